import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a former run compiled is used again, as by the site itself. */
export const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/vaani') };

/** A folder that is empty. */
export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'vaani-operator-'));

type OperatorScript =
  | 'assistants'
  | 'backup'
  | 'bench'
  | 'calls'
  | 'leads'
  | 'meetings'
  | 'migrate'
  | 'orders'
  | 'outbox'
  | 'privacy'
  | 'smoke'
  | 'vapi';

/**
 * An operator's command, run in an empty folder.
 * @param where the site's DATABASE_URL or DATA_DIR
 * @returns what it printed; rejects with `code` and `stderr` where it failed
 */
export const operator =
  (script: OperatorScript, where: Record<string, string> = {}, cwd = emptyFolder()) =>
  async (...args: string[]): Promise<string> =>
    (
      await run(process.execPath, [join(import.meta.dirname, `../../scripts/${script}.ts`), ...args], {
        cwd,
        env: { ...compileCache, ...where },
      })
    ).stdout;
