import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { commands } from '../../scripts/bundle-server.ts';
import { emptyFolder } from './empty-folder.ts';

const run = promisify(execFile);

/** What a former run compiled is used again, as by the site itself. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/vaani') };

export type CommandName = (typeof commands)[number];

/** The file that npm starts. */
export const sourceOf = (command: CommandName) => join(import.meta.dirname, `../../scripts/${command}.ts`);

/** The same bundled, for a third of the work, where the run has bundled it (`built-server.ts`). */
export const programOf = (command: CommandName) =>
  process.env.BUNDLED_COMMANDS ? join(process.env.BUNDLED_COMMANDS, `${command}.mjs`) : sourceOf(command);

/**
 * An operator's command, run in an empty folder.
 * @param where the site's DATABASE_URL or DATA_DIR
 * @returns what it printed; rejects with `code` and `stderr` where it failed
 */
export const operator =
  (command: CommandName, where: Record<string, string> = {}, cwd = emptyFolder(), program = programOf(command)) =>
  async (...args: string[]): Promise<string> =>
    (await run(process.execPath, [program, ...args], { cwd, env: { ...compileCache, ...where } })).stdout;
