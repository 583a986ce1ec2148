/**
 * Bundles the server into `dist/server`: `main.mjs`, and parts that are loaded on demand. A start then reads a few files instead of six
 * hundred, which takes half the time and 30 MB less memory. Texts (.md, .txt) stay in `server/` and are read from there.
 *
 * The tests also bundle the operator's commands, into `dist/commands`, because they run them hundreds of times.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { digestOf, noteBuilt } from './freshness.ts';

const root = join(import.meta.dirname, '..');

/** The packages that every start loads. The others stay in `node_modules`, because most are needed only for a provider. */
const ofEveryStart = ['cookie-parser', 'csv-stringify', 'express', 'express-rate-limit', 'helmet', 'kysely', 'pino', 'ws', 'zod'];
/** The packages of many files that commands load. */
const ofCommands = ['@vapi-ai', 'kysely', 'pino', 'write-excel-file', 'zod'];

/** A process with an earlier bundle may still load parts of it. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

const isOfPackage = (path: string) => path.includes('/node_modules/') || path.includes('\\node_modules\\');

/** In the bundle, a module that reads a file of its folder finds it in the folder of its source. */
const besideItsSource = (output: string): Plugin => ({
  name: 'beside-its-source',
  transform(code, id) {
    if (!id.startsWith(root) || isOfPackage(id)) return;
    const source = relative(output, id).replaceAll('\\', '/');
    return code.replaceAll(/import\.meta\.(dirname|url)/g, (_, what) =>
      what === 'url'
        ? `new URL(${JSON.stringify(source)}, import.meta.url).href`
        : `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`,
    );
  },
});

async function bundle(part: 'server' | 'commands', entries: readonly string[], packages: readonly string[]): Promise<void> {
  const digest = digestOf(part);
  const output = join(root, 'dist', part);
  const bundled = new Set(packages);
  const made = await rolldown({
    input: Object.fromEntries(entries.map((entry) => [basename(entry, '.ts'), join(root, entry)])),
    cwd: root,
    platform: 'node',
    external: (id, importer) => /^(@[^/]+\/)?[a-z]/.test(id) && !isOfPackage(importer ?? '') && !bundled.has(id.split('/')[0] ?? id),
    plugins: [besideItsSource(output)],
  });
  const { output: files } = await made.generate({ entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await made.close();
  mkdirSync(output, { recursive: true });
  // Entries are replaced last, so that a start uses either the old bundle or the new one.
  const isEntry = (file: (typeof files)[number]) => Number(file.type === 'chunk' && file.isEntry);
  for (const file of files.toSorted((a, b) => isEntry(a) - isEntry(b))) {
    const unfinished = join(output, `${file.fileName}.${process.pid}`);
    writeFileSync(unfinished, file.type === 'chunk' ? file.code : file.source);
    renameSync(unfinished, join(output, file.fileName));
  }
  noteBuilt(part, digest);
  const current = new Set(files.map(({ fileName }) => fileName));
  for (const name of readdirSync(output))
    if (!current.has(name) && statSync(join(output, name)).mtimeMs < Date.now() - keptMs) rmSync(join(output, name), { force: true });
}

export const bundleServer = (): Promise<void> => bundle('server', ['server/main.ts'], ofEveryStart);

/** The commands for the operator of a site. The other scripts are for developers. */
export const commands = [
  'assistants',
  'backup',
  'bench',
  'calls',
  'doctor',
  'leads',
  'meetings',
  'migrate',
  'orders',
  'outbox',
  'privacy',
  'smoke',
  'vapi',
] as const;

export const bundleCommands = (): Promise<void> =>
  bundle(
    'commands',
    commands.map((name) => `scripts/${name}.ts`),
    ofCommands,
  );
