import { ConfigError } from '#server/core/config-error.ts';
import { type Environment, readEnvironment } from '#server/environment.ts';

/** The variables of the shell and of `.env`, as the site reads them. If `.env` cannot be read, the command ends with a message. */
export function environment(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
