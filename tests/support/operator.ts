import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A folder that is empty. */
export const emptyFolder = () => mkdtempSync(join(tmpdir(), 'vaani-operator-'));

type OperatorScript = 'assistants' | 'backup' | 'bench' | 'leads' | 'orders' | 'outbox' | 'privacy' | 'smoke' | 'vapi';

/**
 * An operator's command, run in an empty folder.
 * @param where the site's DATABASE_URL or DATA_DIR
 * @returns what it printed; rejects with `code` and `stderr` where it failed
 */
export const operator =
  (script: OperatorScript, where: Record<string, string> = {}, cwd = emptyFolder()) =>
  async (...args: string[]): Promise<string> =>
    (await run(process.execPath, [join(import.meta.dirname, `../../scripts/${script}.ts`), ...args], { cwd, env: where })).stdout;
