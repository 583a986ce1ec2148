/** `npm run calibrate`: fits the weights of `server/conversation/topic-weights.json` to the written conversations and prints the rates. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeOf } from '#server/conversation/knowledge.ts';
import { rootId } from '#server/conversation/topic-ids.ts';
import type { Features } from '#server/conversation/topic-likelihood.ts';
import { actIn } from '#server/language/acts.ts';
import { personaSlugs, sells } from '#shared/personas.ts';
import { readTalks } from '#tests/conversation/hold.ts';

const usage = `npm run calibrate   fits the weights of topics to the written conversations and writes server/conversation/topic-weights.json
  Run it after you add many topics or conversations.
Example: npm run calibrate`;
if (process.argv.length > 2) {
  console.log(usage);
  process.exit(/^(--help|-h)$/.test(process.argv[2] ?? '') ? 0 : 1);
}

/** One candidate of one line. */
interface Row {
  line: number;
  features: number[];
  isRight: boolean;
  /** Its weight in the fit. */
  weight: number;
}

const root = join(import.meta.dirname, '..');
const file = join(root, 'server/conversation/topic-weights.json');
/** Lines that no topic answers count half, because they are rare in conversations. */
const unknownWeight = 0.5;
const rightWeight = 1.5;
/** Regularisation: keeps weights small if there are few lines. */
const ridge = 0.002;

let names: (keyof Features)[] = [];
const rows: Row[] = [];
let lines = 0;

const subjectOfLine = (line: string): string => {
  const act = actIn(line);
  return act && act.rest !== '' ? act.rest : line;
};

/** @param meant the roots of the correct topics; empty if no topic is correct */
function add(slug: (typeof personaSlugs)[number], line: string, current: string | undefined, meant: readonly string[]): void {
  const candidates = knowledgeOf(slug).find(subjectOfLine(line), current);
  for (const { topic, features } of candidates.slice(0, 12)) {
    names = Object.keys(features) as (keyof Features)[];
    const isRight = meant.includes(rootId(topic.id));
    const weight = isRight ? rightWeight : meant.length === 0 ? unknownWeight : 1;
    rows.push({ line: lines, features: names.map((name) => features[name]), isRight, weight });
  }
  lines += 1;
}

for (const { persona, turns } of readTalks()) {
  let current: string | undefined;
  for (const { line, expected } of turns) {
    const meant = expected
      .find((one) => one.startsWith('topic='))
      ?.slice('topic='.length)
      .split('|')
      .map((id) => rootId(id.trim()));
    if (meant) add(persona, line, current, meant);
    current = meant?.find((id) => knowledgeOf(persona).topic(id)) ?? (meant ? current : undefined);
  }
}
const unknown = readFileSync(join(root, 'tests/language/unknown-lines.md'), 'utf8').match(/(?<=^- ).+$/gm) ?? [];
for (const [i, line] of unknown.entries()) {
  for (const slug of [...personaSlugs.filter(sells), ...personaSlugs.slice(i % personaSlugs.length).slice(0, 1)]) {
    const current = i % 2 === 0 ? undefined : knowledgeOf(slug).find(unknown[i - 1] ?? '')[0]?.topic.id;
    add(slug, line, current, []);
  }
}

/** Newton's method for a logistic regression; converges in a few steps. */
function fitted(of: readonly Row[]): number[] {
  const size = names.length + 1;
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < 30; step += 1) {
    const gradient = weights.map((weight, i) => (i === 0 ? 0 : ridge * weight));
    const curvature = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? ridge : 0)));
    for (const { features, isRight, weight } of of) {
      const x = [1, ...features];
      const likely = likelihood(weights, features);
      const off = (weight * (likely - (isRight ? 1 : 0))) / of.length;
      const bend = (weight * likely * (1 - likely)) / of.length;
      for (let i = 0; i < size; i += 1) {
        const xi = x[i] as number;
        if (xi === 0) continue;
        (gradient[i] as number) += off * xi;
        const row = curvature[i] as number[];
        for (let j = 0; j < size; j += 1) (row[j] as number) += bend * xi * (x[j] as number);
      }
    }
    const change = solve(curvature, gradient);
    for (let i = 0; i < size; i += 1) (weights[i] as number) -= change[i] as number;
    if (change.every((one) => Math.abs(one) < 1e-7)) break;
  }
  return weights;
}

const likelihood = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * (weights[i + 1] as number), weights[0] as number)));

/** Gaussian elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let i = 0; i < rows.length; i += 1) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i] as number) > Math.abs(rows[best]?.[i] as number) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot] as number[], rows[i] as number[]];
    const top = rows[i] as number[];
    for (const row of rows.slice(i + 1)) {
      const factor = (row[i] as number) / (top[i] as number);
      for (let j = i; j < row.length; j += 1) (row[j] as number) -= factor * (top[j] as number);
    }
  }
  const found = new Array<number>(rows.length).fill(0);
  for (let i = rows.length - 1; i >= 0; i -= 1) {
    const row = rows[i] as number[];
    const rest = found.reduce((sum, value, j) => (j > i ? sum + value * (row[j] as number) : sum), 0);
    found[i] = ((row.at(-1) as number) - rest) / (row[i] as number);
  }
  return found;
}

/** The rates of lines whose likeliest candidate is right, wrong, or below the threshold. Each fifth is judged with weights from the others. */
function rates(threshold: number): string {
  const tally = { right: 0, wrong: 0, declined: 0, 'unknown declined': 0, unknown: 0 };
  for (let fold = 0; fold < 5; fold += 1) {
    const weights = fitted(rows.filter(({ line }) => line % 5 !== fold));
    for (const ofLine of Map.groupBy(
      rows.filter(({ line }) => line % 5 === fold),
      ({ line }) => line,
    ).values()) {
      const [best] = ofLine.map((row) => ({ row, likely: likelihood(weights, row.features) })).sort((a, b) => b.likely - a.likely);
      const isKnown = ofLine.some(({ weight }) => weight !== unknownWeight);
      const isSure = (best?.likely ?? 0) >= threshold;
      if (!isKnown) {
        tally.unknown += 1;
        if (!isSure) tally['unknown declined'] += 1;
      } else tally[isSure ? (best?.row.isRight ? 'right' : 'wrong') : 'declined'] += 1;
    }
  }
  const known = tally.right + tally.wrong + tally.declined;
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(0)} %`;
  return `from ${threshold}: right ${percent(tally.right, known)}, wrong ${percent(tally.wrong, known)}, declined ${percent(tally.declined, known)}; unknown lines declined ${percent(tally['unknown declined'], tally.unknown)}`;
}

for (const threshold of [0.3, 0.37, 0.45, 0.5]) console.log(rates(threshold));
const [bias = 0, ...weights] = fitted(rows);
const rounded = (value: number) => Math.round(value * 100) / 100;
const kept = { bias: rounded(bias), ...Object.fromEntries(names.map((name, i) => [name, rounded(weights[i] as number)])) };
writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
console.log(`${lines} lines, ${rows.length} candidates: ${file.slice(root.length + 1)} is written`);
