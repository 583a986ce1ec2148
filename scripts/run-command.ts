/** How every command of the operator ends: in what it did, in how it is written, or in a sentence about what is wrong. */
import { ConfigError } from '#server/core/config-error.ts';

/** The command cannot be carried out, for a reason that the operator reads. */
export class Refusal extends Error {}

/**
 * Carries a command out. `--help` prints its usage instead; where it is refused, the reason is printed and the process's exit code is 1.
 * @throws what is no fault of the operator's or of the machine's, with its stack
 */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    return;
  }
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && isTold(error))) throw error;
    console.error(isMisread(error) ? `${error.message}\n\n${usage}` : error.message);
    process.exitCode = 1;
  }
}

const isTold = (error: Error) => error instanceof Refusal || error instanceof ConfigError || isMisread(error) || isFileTrouble(error);

/** What `parseArgs` says of an option that it does not know. */
const isMisread = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** What the system says of a file, which it names. */
const isFileTrouble = (error: Error) => 'syscall' in error && 'path' in error;
