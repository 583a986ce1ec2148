/** docker-compose.yml and the Dockerfile, as far as they can be checked without an engine. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };

interface Service {
  image?: string;
  environment?: Record<string, string | number>;
  secrets?: string[];
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { start_period?: string };
  cap_add?: string[];
  profiles?: string[];
}
interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file?: string }>;
  volumes: Record<string, unknown>;
}

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { services, secrets, volumes }: Compose = parse(read('docker-compose.yml'), { merge: true });
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '');
const example = read('.env.example');
const isVariable = (name: string) => new RegExp(`^(# )?${name}=`, 'm').test(example);
const own = Object.entries(services).filter(([, { profiles }]) => !profiles);

describe('docker compose', () => {
  test.each(own)('gives the %s a read-only root, no capabilities, logs that end, and a port of this machine alone', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    });
    expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  });

  test('hands secrets over as files, which stay out of the repository and of the image; no password has a default', () => {
    const ignored = ['.gitignore', '.dockerignore'].map((file) => read(file).split('\n'));
    for (const { file = '' } of Object.values(secrets)) {
      expect(file).toMatch(/^secrets\/\w+$/);
      expect(ignored.map((lines) => lines.some((line) => line.replace(/\/$/, '') === dirname(file)))).toEqual([true, true]);
      expect(read('docs/operating.md')).toContain(`sudo -u vaani tee ${file} `);
    }
    for (const { environment = {}, secrets: given = [] } of Object.values(services))
      for (const [name, value] of Object.entries(environment).filter(([each]) => /PASS|SECRET|TOKEN|KEY/.test(each))) {
        expect(name).toMatch(/_FILE$/);
        expect(given.map((secret) => `/run/secrets/${secret}`)).toContain(value);
        expect(Object.keys(secrets)).toEqual(expect.arrayContaining(given));
      }
  });

  test('mounts what there is: files of the repository to be read, volumes to be written', () => {
    for (const mount of Object.values(services).flatMap((service) => service.volumes ?? [])) {
      const [source = '', , mode] = mount.split(':');
      if (source.startsWith('./')) expect([mount, existsSync(join(root, source)), mode]).toEqual([mount, true, 'ro']);
      else expect(Object.keys(volumes)).toContain(source);
    }
  });

  test('starts each when what it needs is healthy, and gives everybody time to become so', () => {
    const hasCheck = ({ image, healthcheck }: Service) =>
      healthcheck?.start_period !== undefined || (image === undefined && dockerfile.includes('HEALTHCHECK --interval=15s'));
    for (const [name, service] of own) {
      expect([name, hasCheck(service)]).toEqual([name, true]);
      for (const [needed, { condition }] of Object.entries(service.depends_on ?? {}))
        expect([needed in services, condition]).toEqual([true, 'service_healthy']);
    }
    expect(dockerfile).toMatch(/HEALTHCHECK .*--start-period=\d+s CMD \["node", .*\/readyz/);
  });

  test('leads from the published port through the proxy to the port of the site', () => {
    const proxy = read('deploy/compose.Caddyfile');
    const [, inside] = /:(\d+)$/.exec(services.proxy?.ports?.[0] ?? '') ?? [];
    expect(proxy).toMatch(new RegExp(`^:${inside} \\{`, 'm'));
    const [, name = '', port] = /name (\w+)\n\s*port (\d+)/.exec(proxy) ?? [];
    expect(services[name]?.environment?.PORT).toBe(Number(port));
  });

  test('sets variables that the site reads, for the local models too, whose servers are named as they are called', () => {
    const local = [...read('local-ai.env').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
    const set = [...Object.keys(services.site?.environment ?? {}), ...local.map(({ name }) => name)];
    // Postgres's own client reads its password.
    expect(set.filter((name) => !isVariable(name) && name !== 'PGPASSWORD_FILE')).toEqual([]);
    const hosts = local.filter(({ value }) => URL.canParse(value) && /^http/.test(value)).map(({ value }) => new URL(value).hostname);
    expect(hosts.length).toBeGreaterThan(2);
    for (const host of hosts) expect(services[host]?.profiles).toEqual(['local-ai']);
  });
});

describe('the image', () => {
  const [, final = ''] = dockerfile.split(/\n(?=FROM debian)/);
  /** What the build takes away, as paths of the repository. */
  const left = /rm -rf node_modules\/\S+ node_modules\/\S+ (.+)$/m.exec(dockerfile)?.[1]?.split(' ') ?? [];

  test('is made of files that there are, and runs as a user of its own, who may write nothing but the data', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const [, words = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm))
      for (const source of words.split(' ').slice(0, -1)) expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    for (const private_ of ['.git', 'node_modules', 'dist', 'data', '.env*', 'secrets']) expect(ignored).toContain(private_);
    expect(final).toMatch(/useradd .*vaani && install -d -o vaani .* \/data\nUSER vaani\nVOLUME \/data/);
    expect(final).toMatch(/DATA_DIR=\/data/);
    const [, program = ''] = /^CMD \["node", "(.+)"\]$/m.exec(final) ?? [];
    expect(existsSync(join(root, program))).toBe(true);
  });

  test('keeps everything that the start and the operator’s commands load', () => {
    expect(left).toEqual(expect.arrayContaining(['client', 'tests', 'docs', 'deploy', '*.ts']));
    const isLeft = (file: string) => left.some((part) => (part === '*.ts' ? /^[^/]+\.ts$/.test(file) : file.startsWith(`${part}/`)));
    const packages = new Set<string>();
    const files = new Set<string>();
    const visit = (file: string) => {
      if (files.has(file)) return;
      files.add(file);
      const code = read(file).replaceAll(/^import type .*$/gm, '');
      for (const [, name = ''] of code.matchAll(/(?:^import |from |import\()'([^'\n]+)'/gm)) {
        if (name.startsWith('node:')) continue;
        if (/^[.#]/.test(name)) visit(name.startsWith('#') ? name.slice(1) : relative(root, join(root, dirname(file), name)));
        else packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
      }
    };
    const commands = [
      'assistants',
      'backup',
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
    ];
    for (const name of commands) visit(`scripts/${name}.ts`);
    visit('server/main.ts');
    expect(files.size).toBeGreaterThan(100);
    expect([...files].filter(isLeft)).toEqual([]);
    expect([...packages].filter((name) => !Object.hasOwn(packageJson.dependencies, name))).toEqual([]);
  });
});
