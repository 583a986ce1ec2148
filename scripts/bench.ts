/** `npm run bench -- page|lead|kaka|start`: the server beside others, as ratios. Needs wrk and nginx, and a machine with nothing else to do. */
const [what = ''] = process.argv.slice(2);
const programs: Record<string, () => Promise<unknown>> = {
  page: () => import('./bench/page.ts'),
  lead: () => import('./bench/lead.ts'),
  kaka: () => import('./bench/kaka.ts'),
  start: () => import('./bench/start.ts'),
};
const program = programs[what];
if (program) await program();
else console.error(`npm run bench -- ${Object.keys(programs).join('|')}`);
