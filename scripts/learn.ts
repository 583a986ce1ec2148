/** `npm run learn`: trains the vector classifiers from the example lines, and stores their weights in `server/language/sentence/learned/`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { warmUpSteps } from '#server/conversation/warm-up.ts';
import type { Example } from '#server/language/examples.ts';
import { sentenceEncoder, vectorSize } from '#server/language/sentence/sentence-encoder.ts';
import { englishOf } from '#server/language/sentence/sentence-vector.ts';
import { bytesOf, meansOf, nearestOf, trainShares } from '#server/language/sentence/train-vectors.ts';
import { collectExamples, type LearnedKind, learnedFolder } from '#server/language/sentence/vector-classifier.ts';
import { personaSlugs } from '#shared/personas.ts';
import { exitWithHelp } from './run-command.ts';

exitWithHelp(`npm run learn -- [name...]   trains the classifiers by meaning and writes server/language/sentence/learned/
  Run it after you change example lines, and commit what it changed. Without names it learns all: five minutes the first time.
  A name is the beginning of a file's name.
Example: npm run learn -- subjects-kaka topics-kaka`);

/** Vectors of examples are kept between runs, because a few lines change and sixty thousand do not. */
const folder = join(import.meta.dirname, '../dist/vectors');
const known = new Map<string, Int8Array>();

function readVectors(): void {
  if (!existsSync(join(folder, 'lines.json'))) return;
  const lines = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8')) as string[];
  const bytes = readFileSync(join(folder, 'vectors.bin'));
  for (const [i, line] of lines.entries()) known.set(line, new Int8Array(bytes.buffer, bytes.byteOffset + i * vectorSize, vectorSize));
}

function storeVectors(): void {
  mkdirSync(folder, { recursive: true });
  const bytes = Buffer.alloc(known.size * vectorSize);
  let at = 0;
  for (const vector of known.values()) {
    bytes.set(new Uint8Array(vector.buffer, vector.byteOffset, vectorSize), at);
    at += vectorSize;
  }
  writeFileSync(join(folder, 'lines.json'), JSON.stringify([...known.keys()]));
  writeFileSync(join(folder, 'vectors.bin'), bytes);
}

function vectorFor(text: string): Int8Array {
  const english = englishOf(text);
  let vector = known.get(english);
  if (!vector) {
    vector = bytesOf(sentenceEncoder().encode(english)).bytes;
    known.set(english, vector);
    if (known.size % 5000 === 0) storeVectors();
  }
  return vector;
}

const base64 = (bytes: Int8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

const only = process.argv.slice(2);
readVectors();
const jobs = new Map<string, { kind: LearnedKind; examples: readonly Example[] }>();
collectExamples((name, kind, examples) => {
  if (only.length === 0 || only.some((one) => name.startsWith(one))) jobs.set(name, { kind, examples });
});
for (const slug of personaSlugs) for (const [, build] of warmUpSteps(slug)) build();
mkdirSync(learnedFolder, { recursive: true });
for (const [name, { kind, examples }] of jobs) {
  const started = performance.now();
  const vectors = examples.map(({ label, text }) => ({ label, vector: vectorFor(text) }));
  const learned = kind === 'means' ? meansOf(vectors) : kind === 'near' ? nearestOf(vectors) : trainShares(vectors);
  const rows = learned.map(({ label, bias, scale, bytes }) => [label, bias.toFixed(4), scale.toFixed(4), base64(bytes)].join('\t'));
  writeFileSync(join(learnedFolder, `${name}.tsv`), `${rows.join('\n')}\n`);
  console.log(`${name}: ${examples.length} examples, ${learned.length} labels, ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
storeVectors();
