/** `npm run evaluate [-- words] [--bad] [--say]`: plays the written conversations with the conversation core and prints the rates. */
import { holdTalks, readTalks } from '#tests/conversation/hold.ts';
import { exitWithHelp } from './run-command.ts';

const args = process.argv.slice(2);
exitWithHelp(`npm run evaluate -- [words] [--bad] [--say]   plays the written test conversations and prints how many answers are right
  words   only conversations whose id, character or note contains these words
  --bad   prints every answer that is not as expected
  --say   prints every turn
Example: npm run evaluate -- kaka --bad`);
const words = args.filter((arg) => !arg.startsWith('--'));
const talks = readTalks().filter(({ id, persona, note }) =>
  words.every((word) => `${id} ${persona} ${note}`.toLowerCase().includes(word.toLowerCase())),
);
const held = holdTalks(talks);
const rate = (hits: number, all: number) => (all === 0 ? '-' : `${((100 * hits) / all).toFixed(0)} % of ${all}`);

if (args.includes('--say') || args.includes('--bad'))
  for (const { talk, turns } of held) {
    const shown = args.includes('--say') ? turns : turns.filter(({ missed }) => missed.length > 0);
    if (shown.length > 0) console.log(`\n=== ${talk.id} | ${talk.persona} | ${talk.note}`);
    for (const { line, reply, heard, missed } of shown)
      console.log(`U: ${line}\nA: ${reply}\n   ${JSON.stringify(heard)}${missed.map((miss) => `\n   MISSED ${miss}`).join('')}`);
  }

const kinds = new Map<string, { hits: number; all: number }>();
const surfaces = new Map<string, { hits: number; all: number }>();
for (const { talk, turns } of held)
  for (const { checks } of turns) {
    if (checks.length === 0) continue;
    const surface = surfaces.get(talk.persona) ?? { hits: 0, all: 0 };
    surface.all += 1;
    if (checks.every(({ holds }) => holds)) surface.hits += 1;
    surfaces.set(talk.persona, surface);
    for (const { kind, holds } of checks) {
      const tally = kinds.get(kind) ?? { hits: 0, all: 0 };
      tally.all += 1;
      if (holds) tally.hits += 1;
      kinds.set(kind, tally);
    }
  }
console.log(`\n${held.length} conversations\n\nturns in which everything expected holds`);
for (const [surface, { hits, all }] of [...surfaces].sort()) console.log(`  ${surface.padEnd(20)} ${rate(hits, all)}`);
console.log('\nby kind of expectation');
for (const [kind, { hits, all }] of [...kinds].sort()) console.log(`  ${kind.padEnd(20)} ${rate(hits, all)}`);
const ms = held.flatMap(({ turns }) => turns.map(({ tookMs }) => tookMs)).sort((a, b) => a - b);
const wordsOf = held
  .filter(({ talk }) => talk.medium === 'voice')
  .flatMap(({ turns }) => turns.map(({ reply }) => reply.split(/\s+/).length))
  .sort((a, b) => a - b);
const at = (list: number[], share: number) => list[Math.floor(list.length * share)] ?? 0;
console.log(`\na turn: median ${at(ms, 0.5).toFixed(1)} ms, 99 % within ${at(ms, 0.99).toFixed(1)} ms`);
console.log(`spoken answers: median ${at(wordsOf, 0.5)} words, 95 % within ${at(wordsOf, 0.95)}`);
