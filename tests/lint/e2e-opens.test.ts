import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/**
 * Where a test may use `goto` itself, and why. Everywhere else `open` (`support.ts`) opens a page and waits until it answers: what is pressed
 * before is lost on a busy machine.
 */
const mayGo: Record<string, string> = {
  'support.ts': 'it is `open`',
  'slow-line.spec.ts': 'what a page does before it answers is its subject',
  'home-late.spec.ts': 'what a page does before it answers is its subject',
  'every-visitor.spec.ts': 'a visitor without JavaScript',
  'home.spec.ts': 'a visitor without JavaScript',
  'lead-booking.spec.ts': 'a visitor without JavaScript',
  'site.spec.ts': 'a visitor without JavaScript',
  'voice-pages.spec.ts': 'a visitor without JavaScript',
  'pay.spec.ts': 'the pay page has no script',
  'selling.spec.ts': 'a visitor without JavaScript',
};

/** The files of these texts that use `goto`. */
const going = (texts: Record<string, string>): string[] => Object.keys(texts).filter((file) => /\.goto\(/.test(texts[file] ?? ''));

test('a page is opened with `open`, which waits until it answers', () => {
  const files = globSync('*.ts', { cwd: join(root, 'tests/e2e') });
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, 'tests/e2e', file), 'utf8')]));
  expect(going(texts).sort()).toEqual(Object.keys(mayGo).sort());
});

test('a bare `goto` is seen', () => {
  expect(going({ 'planted.spec.ts': "await page.goto('/kaka-voice');", 'right.spec.ts': "await open(page, '/kaka-voice');" })).toEqual([
    'planted.spec.ts',
  ]);
});
