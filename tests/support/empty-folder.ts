import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/** A folder of the system's for temporary files, empty, that is there until the tests of the file are over. All tests make theirs here. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vaani-'));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

// What is made beside a test file of Vitest: by the browser tests, and for the whole run.
process.once('exit', removeFolders);
