import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ConfigError } from '#server/core/config-error.ts';
import { engineOf } from '#server/db/engine.ts';
import { type ProviderName, providers as rows } from '#server/providers.ts';
import { serviceNames } from '#server/services/registry.ts';
import { sample, withValues } from '../support/provider-values.ts';

const providers = Object.values(rows).map(({ label, keys }): [string, readonly string[]] => [label, keys]);
/** Every way to set a part of them; of many names, every way to set or to miss a single one. */
function partsOf(names: readonly string[]): string[][] {
  if (names.length > 4) return names.flatMap((name) => [[name], names.filter((other) => other !== name)]);
  const all = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_name, place) => (bits >> place) & 1));
  return all.filter(({ length }) => length > 0 && length < names.length);
}
const parts = providers.flatMap(([provider, names]) =>
  partsOf(names).map((set) => ({ provider, set, missing: names.filter((name) => !set.includes(name)) })),
);

describe('a provider whose keys are set in part', () => {
  test.each(parts)('$provider with only $set stops the start and names what is missing', ({ provider, set, missing }) => {
    let problem: unknown;
    try {
      readConfig(withValues(set));
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(ConfigError);
    const { message } = problem as ConfigError;
    expect(message).toContain(`${provider} is configured only in part. Missing: ${missing.join(', ')}`);
    for (const name of set) expect(message).not.toContain(sample(name));
  });
});

const options = Object.values(rows).flatMap(({ label: provider, options, keys }) => options.map((option) => ({ provider, option, keys })));

test.each(options)(
  '$option without any key of $provider stops the start: its embedded default would stand in silently',
  ({ option, keys }) => {
    expect(() => readConfig({ [option]: 'https://canary.example' })).toThrow(
      new RegExp(`^- ${option} is set without ${keys.join(', ')}(?!.*canary)`),
    );
  },
);

test('whoever names a server of words that needs no key is told to write any word', () => {
  const environment = { OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama3' };
  expect(() => readConfig(environment)).toThrow(
    '- OPENAI_BASE_URL and OPENAI_MODEL are set without OPENAI_API_KEY; if the server needs no key, write any word',
  );
  expect(readConfig({ ...environment, OPENAI_API_KEY: 'ollama' }).openai).toMatchObject({ model: 'llama3' });
});

describe('LIVE_SERVICES', () => {
  test.each(serviceNames)('refuses the embedded default behind %s', (name) => {
    expect(() => readConfig({ LIVE_SERVICES: name })).toThrow(`LIVE_SERVICES requires a real provider for ${name}`);
  });

  test('takes Vapi behind the speech, which its calls carry', () => {
    const live = { LIVE_SERVICES: 'voice,speech', ...withValues(rows.vapi.keys) };
    expect(readConfig(live).liveServices).toEqual(['voice', 'speech']);
    expect(readConfig({ ...live, SPEECH_COMMAND: 'none' }).liveServices).toEqual(['voice', 'speech']);
  });
});

test.each([
  [{ RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c,' }, 'RAZORPAY_WEBHOOK_SECRET'],
  [{ SMTP_URL: 'mail.example:25', MAIL_FROM: 'a@b.in' }, 'SMTP_URL'],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'localhost:11434' }, 'OPENAI_BASE_URL'],
  [{ PORT: 'eighty' }, 'PORT'],
  [{ CONTACT_EMAIL: 'seva at vaani.in' }, 'CONTACT_EMAIL'],
  [{ SELLER_NAME: 'Namaste Voices' }, 'SELLER_NAME'],
  [{ SELLER_GSTIN: '27AAPFU0939F1ZV' }, 'SELLER_GSTIN'],
  [{ SELLER_NAME: 'Namaste Voices', SELLER_ADDRESS: 'Pune', SELLER_GSTIN: '27AAPFU0939F1ZW' }, 'SELLER_GSTIN'],
  [{ SELLER_NAME: 'नमस्ते', SELLER_ADDRESS: 'Pune' }, 'SELLER_NAME'],
  [{ SELLER_NAME: 'Namaste Voices', SELLER_ADDRESS: 'Pune', GRIEVANCE_CONTACT: '+91 98450 12345' }, 'GRIEVANCE_CONTACT'],
  [{ GST_RATE: '18.5' }, 'GST_RATE'],
  [{ PUBLIC_URL: 'vaani.in' }, 'PUBLIC_URL'],
  [{ BUSINESS_TIME_ZONE: 'Mars/Olympus' }, 'BUSINESS_TIME_ZONE'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  // Whoever trusts everybody lets everybody choose an address of their own.
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8, proxy.example' }, 'TRUST_PROXY'],
])('a value that cannot be used is named: %j', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

const valuesOf = (provider: ProviderName) => withValues(rows[provider].keys);

test.each([
  [{ ...valuesOf('google'), GOOGLE_PRIVATE_KEY: 'canary' }, 'GOOGLE_PRIVATE_KEY'],
  [{ ...valuesOf('google'), GOOGLE_PRIVATE_KEY: sample('GOOGLE_PRIVATE_KEY').slice(0, 900) }, 'GOOGLE_PRIVATE_KEY'],
  [{ ...valuesOf('calendly'), CALENDLY_EVENT_TYPE: 'canary' }, 'CALENDLY_EVENT_TYPE'],
  [{ ...valuesOf('calendly'), CALENDLY_EVENT_TYPE: 'https://calendly.com/canary/30min' }, 'CALENDLY_EVENT_TYPE'],
  [{ ...valuesOf('smtp'), MAIL_FROM: 'Canary' }, 'MAIL_FROM'],
  [{ ...valuesOf('smtp'), MAIL_FROM: 'Vaani <canary>' }, 'MAIL_FROM'],
  [{ ...valuesOf('vapi'), VAPI_ASSISTANT_MINI: 'team:canary' }, 'VAPI_ASSISTANT_MINI'],
  [{ ...valuesOf('vapi'), VAPI_ASSISTANT_KAKA: 'squad:' }, 'VAPI_ASSISTANT_KAKA'],
  [{ SESSION_SECRET: 'canary of thirty-one characters' }, 'SESSION_SECRET'],
  [{ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'canary' }, 'OPENAI_BASE_URL'],
  [{ PUBLIC_URL: 'https://canary:pass@vaani.in' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://vaani.in/canary' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'https://vaani.in?canary' }, 'PUBLIC_URL'],
])('a value that no provider would take is named at the start, and not repeated: case %#', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^- ${name} (?!.*canary).*$`, 'i'));
});

test('an address, a sender, a key and the ids of calls are taken in each of their forms', () => {
  expect(readConfig({ PUBLIC_URL: 'https://vaani.in/' }).publicUrl).toBe('https://vaani.in');
  expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  expect(readConfig({ ...valuesOf('smtp'), MAIL_FROM: 'hello@vaani.in' }).smtp?.from).toBe('hello@vaani.in');
  const key = sample('GOOGLE_PRIVATE_KEY').replaceAll('\\n', '\n');
  expect(readConfig({ ...valuesOf('google'), GOOGLE_PRIVATE_KEY: key }).google?.privateKey).toBe(key.trim());
  const ids = { VAPI_ASSISTANT_MINI: 'squad:s1', VAPI_ASSISTANT_KAKA: 'workflow:w1', VAPI_ASSISTANT_ARYA: 'assistant:a1' };
  expect(readConfig({ ...valuesOf('vapi'), ...ids }).vapi?.targets).toMatchObject({
    mini: { kind: 'squad', id: 's1' },
    kaka: { kind: 'workflow', id: 'w1' },
    arya: { kind: 'assistant', id: 'a1' },
    rishi: { kind: 'assistant', id: 'value-of-VAPI_ASSISTANT_RISHI' },
  });
});

test.each([
  'postgress://user:pass-canary@db/vaani',
  'POSTGRE://user:pass-canary@db',
  'postgresql:/user:pass-canary@db/vaani',
  'postgres//user:pass-canary@db/vaani',
  'user:pass-canary@db:5432/vaani',
  'mysql://user:pass-canary@db/vaani',
  'file:///var/lib/pass-canary.sqlite',
])('a DATABASE_URL of another kind is no file: %s stops the start, and is not repeated', (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^- DATABASE_URL must be an address such as postgres:(?!.*canary)/);
});

test.each([
  ['postgres://user:pass@db/vaani', 'postgres'],
  ['PostgreSQL://user@/vaani?host=/var/run/postgresql', 'postgres'],
  ['data/vaani.sqlite', 'sqlite'],
  ['/home/me@work/12:30.sqlite', 'sqlite'],
  ['C:\\Users\\me@work\\vaani.sqlite', 'sqlite'],
  [':memory:', 'sqlite'],
])('behind a DATABASE_URL %s stands %s', (url, engine) => {
  expect(engineOf(url)).toBe(engine);
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test('a public site that takes real money and does not name who sells is warned about; one that does is not', () => {
  const live = { ...withValues(rows.razorpay.keys), PUBLIC_URL: 'https://vaani.in', CONTACT_EMAIL: 'seva@vaani.in' };
  const unnamed = /does not name the seller/;
  expect(readConfig(live).warnings.join('\n')).toMatch(unnamed);
  const named = { SELLER_NAME: 'Namaste Voices', SELLER_ADDRESS: 'Pune', GRIEVANCE_OFFICER: 'Asha Rao' };
  expect(readConfig({ ...live, ...named }).warnings.join('\n')).not.toMatch(unnamed);
  expect(readConfig({ ...live, ...named, GRIEVANCE_OFFICER: '' }).warnings.join('\n')).toMatch(unnamed);
});
