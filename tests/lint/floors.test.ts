import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder } from '../support/empty-folder.ts';

const root = join(import.meta.dirname, '../..');

/** The floors of the server, each with those that it may stand on. Everything not named here is refused. */
const floors: Record<string, readonly string[]> = {
  core: [],
  db: ['core'],
  personas: [],
  language: ['personas'],
  guides: ['core'],
  services: ['core', 'db', 'personas', 'language', 'guides'],
  conversation: ['personas', 'language'],
  flows: ['core', 'db', 'personas', 'language', 'guides', 'services', 'conversation'],
  adapters: ['core', 'db', 'personas', 'language', 'guides', 'services'],
  http: ['core', 'db', 'personas', 'language', 'guides', 'services', 'conversation', 'flows'],
  room: ['core', 'db', 'personas', 'language', 'guides', 'services', 'conversation', 'flows'],
};
const names = Object.keys(floors);

/** What puts the floors together, each with the floors that it may name. */
const composition: Record<string, readonly string[]> = {
  'environment.ts': ['core', 'db', 'personas', 'language', 'guides', 'services'],
  'providers.ts': ['core', 'db', 'personas', 'language', 'guides', 'services'],
  'config.ts': ['core', 'db', 'personas', 'language', 'guides', 'services'],
  'services.ts': ['core', 'db', 'personas', 'language', 'guides', 'services', 'adapters'],
  'flows.ts': names.filter((name) => name !== 'adapters'),
  'main.ts': names.filter((name) => name !== 'adapters'),
};

/** The parts of the client, each with those that it may name. */
const clientParts: Record<string, readonly string[]> = {
  ui: [],
  call: ['ui'],
  chat: ['ui'],
  lead: ['ui'],
  home: ['ui', 'chat', 'lead'],
  desk: ['ui'],
  pages: ['ui', 'call', 'chat', 'lead', 'home', 'desk'],
};

interface Planted {
  /** The file that imports. */
  from: string;
  /** What it imports. */
  what: string;
  isRefused: boolean;
}

const imports = (from: string, what: string, isRefused: boolean): Planted => ({ from, what, isRefused });

const planted: Planted[] = [
  ...names.flatMap((from) => [
    ...names
      .filter((to) => to !== from)
      .map((to) => imports(`server/${from}/to-${to}.ts`, `../${to}/there.ts`, !floors[from]?.includes(to))),
    ...Object.keys(composition).map((file) => imports(`server/${from}/to-${file}`, `../${file}`, true)),
    imports(`server/${from}/to-client.ts`, '#client/there.ts', true),
    imports(`server/${from}/to-tests.ts`, '#tests/there.ts', true),
    imports(`server/${from}/to-scripts.ts`, '../../scripts/there.ts', true),
    imports(`server/${from}/to-express.ts`, 'express', from !== 'http'),
    imports(`server/${from}/to-shared.ts`, '#shared/api.ts', false),
    imports(`server/${from}/to-itself.ts`, './there.ts', false),
  ]),
  // Each way of naming a file, and files in folders of their own.
  imports('server/core/by-alias.ts', '#server/flows/there.ts', true),
  imports('server/conversation/deep/to-db.ts', '../../db/there.ts', true),
  imports('server/conversation/deep/to-language.ts', '../../language/there.ts', false),
  // The composition, one file after the other.
  ...Object.entries(composition).flatMap(([from, may]) =>
    names.map((to) => imports(`server/${from}`, `./${to}/there.ts`, !may.includes(to))),
  ),
  imports('server/config.ts', './providers.ts', false),
  imports('server/providers.ts', './environment.ts', false),
  imports('server/providers.ts', './adapters/settings.ts', false),
  imports('server/providers.ts', './services.ts', true),
  imports('server/config.ts', './services.ts', true),
  imports('server/config.ts', './flows.ts', true),
  imports('server/services.ts', './config.ts', false),
  imports('server/services.ts', './flows.ts', true),
  imports('server/flows.ts', './config.ts', false),
  imports('server/main.ts', './services.ts', false),
  // What a floor may not know although it is no floor.
  imports('server/core/to-product.ts', '#shared/catalog.ts', true),
  ...['node:net', 'node:http', 'node:fs/promises', 'node:crypto'].map((what, i) => imports(`server/conversation/io-${i}.ts`, what, true)),
  ...['node:fs', 'node:path'].map((what, i) => imports(`server/conversation/own-texts-${i}.ts`, what, false)),
  // The two sides, and what they share.
  ...['#server/core/there.ts', '../server/core/there.ts', 'node:fs', '#tests/there.ts'].map((what, i) =>
    imports(`client/wrong-${i}.ts`, what, true),
  ),
  imports('client/to-scripts.ts', '../scripts/there.ts', true),
  imports('client/right.ts', '#shared/api.ts', false),
  // The parts of the client: each with those that it may name. Its files, such as `routes.tsx`, put the pages together.
  ...Object.entries(clientParts).flatMap(([from, may]) =>
    Object.keys(clientParts)
      .filter((to) => to !== from)
      .map((to) => imports(`client/${from}/to-${to}.ts`, `../${to}/there.ts`, !may.includes(to))),
  ),
  ...Object.keys(clientParts).flatMap((from) => [
    imports(`client/${from}/to-server.ts`, '#server/core/there.ts', true),
    imports(`client/${from}/to-node.ts`, 'node:fs', true),
    imports(`client/${from}/to-vapi.ts`, '@vapi-ai/web', true),
    imports(`client/${from}/to-shared.ts`, '#shared/api.ts', false),
  ]),
  imports('client/call/line.vapi.ts', '@vapi-ai/web', false),
  ...['#server/core/there.ts', '#client/there.ts', '../server/there.ts', '../tests/there.ts', 'node:fs', 'react', 'zod'].map((what, i) =>
    imports(`shared/wrong-${i}.ts`, what, true),
  ),
  ...['./api.ts', 'zod/mini'].map((what, i) => imports(`shared/right-${i}.ts`, what, false)),
];

/** A circle of types, and one by way of a later import. */
const circles = {
  'server/core/circle-a.ts': "import type { B } from './circle-b.ts';\nexport type A = B | 1;\n",
  'server/core/circle-b.ts': "import type { A } from '#server/core/circle-a.ts';\nexport type B = A | 2;\n",
  'shared/round-a.ts': "export const b = () => import('./round-b.ts');\n",
  'shared/round-b.ts': "export type { b } from './round-a.ts';\n",
};

/** A program of the project's own. @returns its status and what it printed */
function run(program: string, args: string[], cwd: string): Promise<{ status: number | null; printed: string }> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += data;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, printed }));
  });
}

/** A copy of the rules, without the site: what is planted in it nobody else sees. */
function copyOfRules(files: Record<string, string>): string {
  const dir = emptyFolder();
  const { vcs: _, $schema: __, ...rules } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const all: Record<string, string> = { 'biome.json': JSON.stringify(rules), ...files };
  for (const name of ['package.json', ...globSync('tsconfig*.json', { cwd: root })]) all[name] = readFileSync(join(root, name), 'utf8');
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  return dir;
}

/** As Biome writes it with `--reporter=json`. */
interface Diagnostic {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
}

describe('the floors', () => {
  let dir: string;
  /** What the linter said of a line of a file, or of its circles. */
  const said = new Map<string, string>();
  /** Several plants share a file: a line each. */
  const lineOf = new Map<Planted, number>();

  beforeAll(async () => {
    const files: Record<string, string> = { ...circles };
    for (const plant of planted) {
      const text = files[plant.from] ?? '';
      lineOf.set(plant, text.split('\n').length);
      files[plant.from] = `${text}export type * from '${plant.what}';\n`;
    }
    dir = copyOfRules(files);
    const { printed } = await run(
      '@biomejs/biome/bin/biome',
      ['lint', '--reporter=json', '--max-diagnostics=none', 'server', 'client', 'shared'],
      dir,
    );
    const { diagnostics } = JSON.parse(printed) as { diagnostics: Diagnostic[] };
    for (const { category, message, location } of diagnostics) {
      const file = location.path.replaceAll('\\', '/');
      if (category === 'lint/style/noRestrictedImports') said.set(`${file}:${location.start.line}`, message);
      if (category === 'lint/suspicious/noImportCycles') said.set(`${file}:circle`, message);
    }
  });

  test('are all that the server has', () => {
    const entries = readdirSync(join(root, 'server'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).map(({ name }) => name);
    expect(folders.sort()).toEqual([...names].sort());
    expect(files.sort()).toEqual(Object.keys(composition).sort());
  });

  test.each(planted.filter(({ isRefused }) => isRefused))('$from may not import $what, and is told why', (plant) => {
    expect(said.get(`${plant.from}:${lineOf.get(plant)}`)).toMatch(/^\S.* .*\.$/);
  });

  test('let everything pass that is no step up', () => {
    const refused = planted.filter((plant) => !plant.isRefused && said.has(`${plant.from}:${lineOf.get(plant)}`));
    expect(refused).toEqual([]);
  });

  test.each(Object.keys(circles))('%s is seen to be in a circle', (file) => {
    expect(said.has(`${file}:circle`)).toBe(true);
  });

  // The linter does not look at `import('./file.ts').Name` where a type is expected.
  test('import types where the linter sees it', () => {
    const files = globSync('{server,client,shared}/**/*.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /\bimport\('[.#][^']*'\)\.[A-Z]/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('the types', () => {
  const browserOnly = 'export const a = document.title;\n';
  const nodeOnly = {
    'process.ts': 'export const a = process.pid;\n',
    'buffer.ts': "export const a = Buffer.from('');\n",
    'module.ts': "export { readFileSync } from 'node:fs';\n",
  };
  const under = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
  // Vapi's package is what would bring Node's types along.
  const vapi = { 'client/vapi.ts': "import Vapi from '@vapi-ai/web';\nexport const vapi: unknown = Vapi;\n" };
  const standIn = { 'client/no-node.d.ts': readFileSync(join(root, 'client/no-node.d.ts'), 'utf8') };

  async function refusedIn(project: string, files: Record<string, string>): Promise<string[]> {
    const args = ['-p', project, '--pretty', 'false', '--tsBuildInfoFile', 'types.tsbuildinfo'];
    const { printed } = await run('typescript/bin/tsc', args, copyOfRules(files));
    return [...new Set([...printed.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort();
  }

  test('of shared/ are neither a browser’s nor Node’s', async () => {
    const files = { ...under('shared', { ...nodeOnly, 'document.ts': browserOnly }), 'shared/right.ts': 'export const a = [1].at(-1);\n' };
    const refused = await refusedIn('tsconfig.shared.json', files);
    expect(refused).toEqual(['shared/buffer.ts', 'shared/document.ts', 'shared/module.ts', 'shared/process.ts']);
  });

  test('of client/ are a browser’s, and not Node’s', async () => {
    const files = { ...standIn, ...vapi, ...under('client', { ...nodeOnly, 'document.ts': browserOnly }) };
    const refused = await refusedIn('tsconfig.client.json', files);
    expect(refused).toEqual(['client/buffer.ts', 'client/module.ts', 'client/process.ts']);
  });
});
