import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line that is known to have a label: what the classifiers learn from. */
export interface Example<Label extends string = string> {
  readonly label: Label;
  readonly text: string;
}

/** The example lines of a file in this folder. @throws Error when a line has no label above it */
export const examplesIn = (file: string): Example[] => readExamples(join(import.meta.dirname, file));

/** The example lines of a file: `## label`, and under it `- a line`. @throws Error when a line has no label above it */
export function readExamples(file: string): Example[] {
  const examples: Example[] = [];
  let label: string | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('## ')) label = line.slice(3).trim();
    else if (line.startsWith('- ')) {
      if (label === undefined) throw new Error(`${file}: a line under no heading: ${line}`);
      examples.push({ label, text: line.slice(2).trim() });
    }
  }
  return examples;
}
