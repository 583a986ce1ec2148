import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the runbook has for each alert a command, and lines of the log that the server writes', () => {
  const [, runbook = ''] = read('docs/operating.md').split('\n## Runbook\n');
  const server = globSync('{server,shared}/**/*.ts', { cwd: root }).map(read).join('\n');
  const names = [...read('deploy/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const [, section = ''] = new RegExp(`### ${name}\\n([^]*?)(?=\\n### |$)`).exec(runbook) ?? [];
    expect({ name, section }).toEqual({ name, section: expect.stringMatching(/`(npm run|systemctl|journalctl|df|pg_isready)\b/) });
    const [, log = ''] = /^Log: (.+)$/m.exec(section) ?? [];
    const lines = [...log.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);
    expect({ name, lines }).not.toEqual({ name, lines: [] });
    // A field of a line, such as "status":429, is none of its words.
    expect(lines.filter((words) => !words.startsWith('"') && !server.includes(words))).toEqual([]);
  }
});
