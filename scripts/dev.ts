/**
 * `npm run dev`: runs the site for development. A change in server/ or shared/ restarts the server. A change in client/ or shared/ builds
 * the pages first. Texts (.md, .txt) count as code. Data is in data/dev; the first start adds a sale and a lead.
 *
 * `node --watch` does not see files that are read and not imported, and `vite build --watch` does not prerender. For that reason it watches
 * the files itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { environment } from './environment.ts';
import { exitWithHelp } from './run-command.ts';

exitWithHelp(`npm run dev   builds the site, starts it on http://localhost:3000 (or PORT), and does so again after every change
  The data is in data/dev. To begin with new data, stop the command and delete that folder.
Example: PORT=3100 npm run dev`);

process.chdir(join(import.meta.dirname, '..'));
process.env.DATA_DIR ??= 'data/dev';
const { PORT, DATA_DIR = 'data/dev', DATABASE_URL } = environment();
const site = `http://localhost:${PORT || 3000}`;
const isNew = !DATABASE_URL && !existsSync(join(DATA_DIR, 'vaani.sqlite'));

/** Waits until an editor has written all files of one change. */
const settleMs = 150;

const run = (...args: string[]) => spawn(process.execPath, args, { stdio: 'inherit' });
const ended = (child: ChildProcess) => new Promise<boolean>((resolve) => child.once('exit', (code) => resolve(code === 0)));

let server: ChildProcess | undefined;
const startServer = () => {
  server = run('--import', './server/compile-cache.mjs', 'server/main.ts');
};

async function stopServer(): Promise<void> {
  const stopping = server;
  if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return;
  const gone = ended(stopping);
  stopping.kill('SIGTERM');
  await gone;
}

let mustBuild = false;
let timer: NodeJS.Timeout | undefined;
let isRenewing = false;

async function renew(): Promise<void> {
  // A change during the build sets the timer, which the loop below checks.
  if (isRenewing) return;
  isRenewing = true;
  do {
    clearTimeout(timer);
    timer = undefined;
    if (mustBuild) {
      mustBuild = false;
      console.log('Building the site...');
      // If the build fails, the old pages stay. The build has printed the error.
      if (!(await ended(run('scripts/build.ts')))) continue;
    }
    await stopServer();
    startServer();
  } while (timer !== undefined);
  isRenewing = false;
}

function changed(folder: string): void {
  if (folder !== 'server') mustBuild = true;
  clearTimeout(timer);
  timer = setTimeout(() => void renew(), settleMs);
}

/** Adds a sale and a lead, so that pages and commands have data to show. Only if every service is an embedded default. */
async function seed(): Promise<void> {
  const { services } = (await (await fetch(`${site}/readyz`)).json()) as { services: Record<string, string> };
  if (services.payments !== 'sandbox' || services.mailer !== 'outbox files' || services['lead-sheet'] !== 'CSV file') return;
  await ended(run('scripts/smoke.ts', site, DATA_DIR));
  await fetch(`${site}/api/submit-to-google-sheets.js`, {
    method: 'POST',
    headers: { Origin: site, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Meena Iyer', brand: 'Meena Pickles', website: 'https://meena.example', email: 'meena@example.in' }),
  });
}

/** @returns true when the server answers; false if it does not answer within half a minute */
async function isUp(): Promise<boolean> {
  for (let tries = 0; tries < 150; tries += 1) {
    if (
      await fetch(`${site}/livez`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void stopServer().then(() => process.exit(0));
  });

if (!(await ended(run('scripts/build-if-stale.ts')))) process.exit(1);
startServer();
for (const folder of ['client', 'server', 'shared']) watch(folder, { recursive: true }, () => changed(folder));
if (isNew && (await isUp())) await seed().catch((error: unknown) => console.warn('The test sale and the lead could not be added:', error));
