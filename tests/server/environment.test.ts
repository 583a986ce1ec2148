import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readSecrets } from '#server/environment.ts';
import { providers } from '#server/providers.ts';
import { emptyFolder } from '../support/empty-folder.ts';
import { withValues } from '../support/provider-values.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const example = read('.env.example');
const withDefaults = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));

test('.env.example copied as it is changes nothing, and what it shows as defaults are the defaults', () => {
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
  expect(readConfig(withDefaults)).toEqual(readConfig({}));
});

test('.env.example names every variable that the site reads, and no other', () => {
  const asked = new Set<string>();
  const everything: Record<string, string> = withValues(Object.values(providers).flatMap(({ keys }): readonly string[] => keys));
  readConfig(
    new Proxy(everything, {
      get(values, name) {
        asked.add(String(name));
        return values[String(name)];
      },
    }),
  );
  expect([...asked].sort()).toEqual(Object.keys(withDefaults).sort());
});

/** What `docker compose up` gives the site: its own `environment:`, before the `.env`, before the image's ENV. */
function composed(env: Record<string, string | undefined>) {
  const block = /\n {4}environment:\n((?: {6}.*\n)+)/.exec(read('docker-compose.yml'))?.[1] ?? '';
  const own = [...block.matchAll(/^ {6}([A-Z_]+): (.+)$/gm)].map(([, name = '', value = '']): [string, string] => [
    name,
    value.replaceAll(/\$\{(\w+):-([^}]*)\}/g, (_whole, variable: string, fallback: string) => env[variable] || fallback),
  ]);
  return readConfig({ ...env, ...Object.fromEntries(own) });
}

test('a container can be reached and can write, without a .env, with .env.example, and with a developer’s own', () => {
  const local = { HOST: '127.0.0.1', DATA_DIR: './data' };
  for (const env of [{}, parseEnv(example), withDefaults, local])
    expect(composed(env)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data', databaseUrl: 'postgres://vaani@database/vaani' });
  // The port is that of the proxy on the machine.
  const own = { PORT: '8080', DATABASE_URL: 'postgres://elsewhere/vaani' };
  expect(composed(own)).toMatchObject({ port: 3000, databaseUrl: 'postgres://elsewhere/vaani' });
});

test('a secret may be a file that a container is given; files of other programs are not read', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'smtp'), 'smtp://mail.example\n');
  const env: Record<string, string | undefined> = {
    SMTP_URL_FILE: join(folder, 'smtp'),
    METRICS_TOKEN: 'of the variable',
    METRICS_TOKEN_FILE: join(folder, 'smtp'),
    SSL_CERT_FILE: '/etc/ssl/none.pem',
  };
  readSecrets(env, folder);
  expect(env).toMatchObject({ SMTP_URL: 'smtp://mail.example', METRICS_TOKEN: 'of the variable' });
  expect(env).not.toHaveProperty('SSL_CERT');
  expect(() => readSecrets({ OPENAI_API_KEY_FILE: join(folder, 'none') }, folder)).toThrow(
    /OPENAI_API_KEY_FILE .* cannot be read \(ENOENT\)/,
  );
});
