/** `npm run bench -- page|lead|kaka|start`: the server beside others, as ratios. Needs wrk and nginx, and a machine with nothing else to do. */
import { Refusal, runCommand } from './run-command.ts';

const programs: Record<string, () => Promise<unknown>> = {
  page: () => import('./bench/page.ts'),
  lead: () => import('./bench/lead.ts'),
  kaka: () => import('./bench/kaka.ts'),
  start: () => import('./bench/start.ts'),
};
const usage = `npm run bench -- ${Object.keys(programs).join('|')}   the server beside others; needs wrk and nginx`;

await runCommand(usage, async () => {
  const [name = '', ...others] = process.argv.slice(2);
  const program = Object.hasOwn(programs, name) && others.length === 0 ? programs[name] : undefined;
  if (!program) throw new Refusal(usage);
  await program();
});
