import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { startSite } from '../support/site.ts';
import { visitor } from '../support/visitor.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const alerts = read('deploy/alerts.yml');
const manual = read('docs/operating.md');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.warn('\n*** NO PROMTOOL HERE (Debian: prometheus): the alert rules are not checked by it ***\n');

test('alerts and dashboard ask for metrics that the site has', async () => {
  // The provider is asked, and fails: so its metrics are there.
  const razorpay = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'key', RAZORPAY_WEBHOOK_SECRET: 'hook' };
  const site = await startSite({ METRICS_TOKEN: 'token', ...razorpay, RAZORPAY_BASE_URL: 'http://127.0.0.1:9', OPENAI_API_KEY: 'key' });
  const sale = { email: 'meena@example.in', skuName: 'Immunity Booster Nuskha' };
  expect((await visitor(site.url).post('/api/payment-link.js', sale)).body.code).toBe('payment_link_failed');
  const text = await (await fetch(`${site.url}/metrics`, { headers: { Authorization: 'Bearer token' } })).text();
  await site.stop();
  const known = new Set([...text.matchAll(/^(\w+)(?:\{|\s)/gm)].map(([, name]) => name));
  const asked = new Set([...(alerts + read('deploy/grafana.json')).matchAll(/\b(?:vaani|process|nodejs)_\w+/g)].map(([name]) => name));
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(20);
});

test('every alert leads to its line in the runbook', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(alerts).toContain(`runbook: docs/operating.md#${name.toLowerCase()}`);
    expect(manual).toContain(`### ${name}\n`);
  }
});

test('the manual names commands and variables that there are', () => {
  const commands = [...manual.matchAll(/npm run (\w+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([]);
  const example = read('.env.example');
  const variables = new Set([...manual.matchAll(/`([A-Z][A-Z_]{4,})(?:=|`)/g)].map(([, name = '']) => name));
  expect([...variables].filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
});

test('the systemd unit and the operator’s commands use one store: its place is in .env, which both read', () => {
  const unit = read('deploy/vaani.service');
  const [, folder = ''] = /^StateDirectory=(\w+)$/m.exec(unit) ?? [];
  expect(manual).toContain(`echo DATA_DIR=/var/lib/${folder} | sudo -u vaani tee -a .env`);
  const example = read('.env.example');
  const set = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
    words.split(' ').map((word) => word.split('=')[0] ?? ''),
  );
  expect(set.filter((name) => new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
});

// Prometheus' own check, where it is installed.
if (hasPromtool)
  test('promtool finds nothing wrong with the alert rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', join(import.meta.dirname, '../../deploy/alerts.yml')]);
    expect({ status, said: String(stdout) + String(stderr) }).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
  });
