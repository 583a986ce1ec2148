import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Line {
  label: string;
  text: string;
}

/** The lines of a file beside this one: `## label`, and under it `- a line`. */
export function linesOf(file: string): Line[] {
  let label = '';
  return readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('## ')) label = line.slice(3);
      return line.startsWith('- ') ? [{ label, text: line.slice(2) }] : [];
    });
}

/** The share of lines that are understood, and those that are not, to be read when the share is too small. */
export function shareOf(lines: readonly Line[], isUnderstood: (line: Line) => boolean): { share: number; missed: string[] } {
  const missed = lines.filter((line) => !isUnderstood(line)).map(({ label, text }) => `${label}: ${text}`);
  return { share: 1 - missed.length / lines.length, missed };
}
