import { execFile } from 'node:child_process';
import { emptyFolder } from './empty-folder.ts';
import { compileCache, programOf } from './operator.ts';

/** `npm run doctor` in an empty folder. PORT is none that another program could have. @returns its table by service, spaces made one */
export function doctor(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; rows: Record<string, string>; out: string }> {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env;
  const cwd = emptyFolder();
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [programOf('doctor'), ...args],
      { cwd, env: { ...compileCache, PATH, HOME, SystemRoot, PORT: '0', ...environment } },
      (error, out, err) => {
        const rows = Object.fromEntries(out.split('\n').map((line) => [line.split(/\s+/)[0] ?? '', line.replace(/\s+/g, ' ')]));
        resolve({ code: error ? Number(error.code) : 0, rows, out: out + err });
      },
    );
  });
}
