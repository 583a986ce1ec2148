import { ConfigError } from '#server/core/config-error.ts';
import { type Environment, readEnvironment } from '#server/environment.ts';

/** The variables of the shell and of a `.env`, as the site reads them. A `.env` that cannot be read ends the command with a sentence. */
export function environment(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
