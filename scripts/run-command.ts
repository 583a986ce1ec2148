/** Runs a command of the operator, prints its usage, and prints expected errors as one sentence without a stack. */
import { ConfigError } from '#server/core/config-error.ts';

/** The command cannot be carried out. The message tells the operator why. */
export class Refusal extends Error {}

/**
 * Runs a command. `--help` prints its usage instead. After a Refusal the reason is printed, and the exit code of the process is 1.
 * @throws any other error, with its stack, because it is a defect of the command
 */
export async function runCommand(usage: string, work: () => Promise<void>): Promise<void> {
  if (asksForHelp()) {
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

/** Prints the usage and ends the process if `--help` is given. For scripts that begin their work when they are loaded. */
export function exitWithHelp(usage: string): void {
  if (!asksForHelp()) return;
  console.log(usage);
  process.exit(0);
}

const asksForHelp = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

const isTold = (error: Error) => error instanceof Refusal || error instanceof ConfigError || isMisread(error) || isFileTrouble(error);

/** An error of `parseArgs`, such as an unknown option. */
const isMisread = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** An error of the file system. Its message names the file. */
const isFileTrouble = (error: Error) => 'syscall' in error && 'path' in error;
