/** `npm run bench`: measures the cost of a request and compares it with other servers. Needs wrk, nginx and an idle machine. */
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Figure } from './bench/machine.ts';
import { Refusal, runCommand } from './run-command.ts';

const programs: Record<string, () => Promise<{ measure(): Promise<Figure[]> }>> = {
  page: () => import('./bench/page.ts'),
  lead: () => import('./bench/lead.ts'),
  kaka: () => import('./bench/kaka.ts'),
  voice: () => import('./bench/voice.ts'),
  call: () => import('./bench/call.ts'),
  start: () => import('./bench/start.ts'),
};
const usage = `npm run bench -- [${Object.keys(programs).join('] [')}] [--json FILE]
  Measures the cost of a request, compares it with other servers, and prints one table with goals. Without a name it measures everything.
  --json also writes the table to a file. Needs wrk, nginx, two processor cores and an idle machine. A figure is the median of five rounds.
Example: npm run bench -- lead page`;

await runCommand(usage, async () => {
  const words = process.argv.slice(2);
  const json = words.indexOf('--json');
  const file = json < 0 ? undefined : words.splice(json, 2)[1];
  if ((json >= 0 && !file) || words.some((word) => !Object.hasOwn(programs, word))) throw new Refusal(usage);
  const { isMet, lineOf } = await import('./bench/machine.ts');
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}`;
  console.log(`${new Date().toISOString().slice(0, 16)} UTC, ${machine}`);
  const figures: Figure[] = [];
  for (const name of words.length > 0 ? words : Object.keys(programs)) {
    const measured = await (await programs[name]?.())?.measure();
    for (const figure of measured ?? []) console.log(lineOf(figure));
    figures.push(...(measured ?? []));
  }
  if (file) {
    const rows = figures.map((figure) => ({ ...figure, ...(figure.goal && { met: isMet(figure) }) }));
    writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, figures: rows }, null, 2)}\n`);
  }
});
