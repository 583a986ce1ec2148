/** The providers, one row each: its services, its variables, and how its settings are read from them. */

import { createPrivateKey } from 'node:crypto';
import { isEmail } from '#shared/email.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import type {
  CalConfig,
  CalendlyConfig,
  GoogleConfig,
  HearingConfig,
  OpenAiConfig,
  ProviderVoice,
  RazorpayConfig,
  SmtpConfig,
  SpeechConfig,
  VapiConfig,
} from './adapters/settings.ts';
import type { Variables } from './environment.ts';
import type { ServiceName } from './services/registry.ts';
import type { VapiTarget } from './services/voice.ts';

interface Provider<Key extends string, Settings> {
  /** Its name in messages. */
  label: string;
  /** The services that it provides, the main one first. */
  services: readonly [ServiceName, ...ServiceName[]];
  /** The variables that it needs. All of them must be set. */
  keys: readonly Key[];
  /** Further variables. They have an effect only together with the keys. */
  options: readonly string[];
  /** Reads its settings and adds a problem for each wrong variable. */
  read(keys: Record<Key, string>, variables: Variables): Settings;
  /** Its name in the log line of the start and in `/readyz`, if it is not the label. */
  shown?(settings: Settings): string;
  /** What the doctor says if it does not accept its key. */
  refused: string;
  /** What a message adds if only options are set. */
  hint?: string;
}

const provider = <Key extends string, Settings>(row: Provider<Key, Settings>): Provider<Key, Settings> => row;

const variableOf = (prefix: string, slug: PersonaSlug) => `${prefix}_${slug.toUpperCase().replaceAll('-', '_')}`;
export const assistantVariable = (slug: PersonaSlug) => variableOf('VAPI_ASSISTANT', slug);
const voiceVariable = (slug: PersonaSlug) => variableOf('SPEECH_VOICE', slug);

export const providers = {
  vapi: provider({
    label: 'Vapi',
    // Vapi also does the speech synthesis and the speech recognition of its calls.
    services: ['voice', 'speech', 'hearing'],
    keys: ['VAPI_PRIVATE_KEY', ...personaSlugs.map(assistantVariable)],
    options: ['VAPI_WEBHOOK_SECRET', 'VAPI_BRAIN', 'VAPI_BASE_URL'],
    read(keys, { value, url, problems }): VapiConfig {
      const targets = personaSlugs.map((slug) => [slug, vapiTarget(keys[assistantVariable(slug)] ?? '')] as const);
      for (const [slug, target] of targets)
        if (!target) problems.push(`${assistantVariable(slug)} must be the id of an assistant, or squad:<id>, or workflow:<id>`);
      const brain = value('VAPI_BRAIN') ?? 'own';
      if (brain !== 'own' && brain !== 'hosted') problems.push('VAPI_BRAIN must be own or hosted');
      return {
        privateKey: keys.VAPI_PRIVATE_KEY ?? '',
        targets: Object.fromEntries(targets) as Record<PersonaSlug, VapiTarget>,
        webhookSecret: value('VAPI_WEBHOOK_SECRET'),
        brain: brain as VapiConfig['brain'],
        baseUrl: url('VAPI_BASE_URL') ?? 'https://api.vapi.ai',
      };
    },
    refused: 'VAPI_PRIVATE_KEY must be the private key, not the public one',
  }),

  openai: provider({
    label: 'OpenAI',
    services: ['brain'],
    keys: ['OPENAI_API_KEY'],
    options: ['OPENAI_BASE_URL', 'OPENAI_MODEL'],
    read: (keys, { value, url }): OpenAiConfig => ({
      apiKey: keys.OPENAI_API_KEY,
      baseUrl: url('OPENAI_BASE_URL') ?? 'https://api.openai.com/v1',
      model: value('OPENAI_MODEL') ?? 'gpt-4o-mini',
    }),
    shown: ({ model }) => `OpenAI-compatible, ${model}`,
    refused: 'OPENAI_API_KEY is not accepted',
    // Servers such as Ollama have no keys.
    hint: 'if the server needs no key, write any word',
  }),

  speech: provider({
    label: 'a speech server',
    services: ['speech'],
    keys: ['SPEECH_BASE_URL'],
    options: ['SPEECH_API_KEY', 'SPEECH_MODEL', ...personaSlugs.map(voiceVariable)],
    read: (_keys, { value, url }): SpeechConfig => ({
      baseUrl: url('SPEECH_BASE_URL') ?? '',
      apiKey: value('SPEECH_API_KEY'),
      model: value('SPEECH_MODEL') ?? 'gpt-4o-mini-tts',
      voices: Object.fromEntries(personaSlugs.flatMap((slug) => providerVoice(slug, value(voiceVariable(slug))))),
    }),
    shown: ({ model }) => `a speech server, ${model}`,
    refused: 'SPEECH_API_KEY is not accepted',
  }),

  hearing: provider({
    label: 'a hearing server',
    services: ['hearing'],
    keys: ['HEARING_BASE_URL'],
    options: ['HEARING_API_KEY', 'HEARING_MODEL'],
    read: (_keys, { value, url }): HearingConfig => ({
      baseUrl: url('HEARING_BASE_URL') ?? '',
      apiKey: value('HEARING_API_KEY'),
      model: value('HEARING_MODEL') ?? 'gpt-4o-mini-transcribe',
    }),
    shown: ({ model }) => `a hearing server, ${model}`,
    refused: 'HEARING_API_KEY is not accepted',
  }),

  razorpay: provider({
    label: 'Razorpay',
    services: ['payments'],
    keys: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    options: ['RAZORPAY_BASE_URL'],
    read(keys, { url, problems }): RazorpayConfig {
      const webhookSecrets = keys.RAZORPAY_WEBHOOK_SECRET.split(',').map((secret) => secret.trim());
      // With an empty secret (an extra comma), anybody could sign a payment.
      if (webhookSecrets.includes('')) problems.push('RAZORPAY_WEBHOOK_SECRET must be one secret, or two separated by a comma');
      return {
        keyId: keys.RAZORPAY_KEY_ID,
        keySecret: keys.RAZORPAY_KEY_SECRET,
        webhookSecrets,
        baseUrl: url('RAZORPAY_BASE_URL') ?? 'https://api.razorpay.com',
      };
    },
    refused: 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET must belong together and to one mode (test or live)',
  }),

  google: provider({
    label: 'Google Sheets',
    services: ['lead-sheet'],
    keys: ['GOOGLE_SERVICE_ACCOUNT_EMAIL', 'GOOGLE_PRIVATE_KEY', 'GOOGLE_SHEET_ID'],
    options: ['GOOGLE_SHEETS_BASE_URL', 'GOOGLE_TOKEN_URL'],
    read(keys, { url, problems }): GoogleConfig {
      // In environment files the key is on one line, with \n for each line end.
      const privateKey = keys.GOOGLE_PRIVATE_KEY.replaceAll('\\n', '\n');
      if (!isPrivateKey(privateKey))
        problems.push('GOOGLE_PRIVATE_KEY is not a private key. Write it on one line, with \\n for each line end');
      return {
        serviceAccountEmail: keys.GOOGLE_SERVICE_ACCOUNT_EMAIL,
        privateKey,
        sheetId: keys.GOOGLE_SHEET_ID,
        sheetsBaseUrl: url('GOOGLE_SHEETS_BASE_URL'),
        tokenUrl: url('GOOGLE_TOKEN_URL'),
      };
    },
    refused: 'share the sheet with the address in GOOGLE_SERVICE_ACCOUNT_EMAIL, as an editor',
  }),

  calendly: provider({
    label: 'Calendly',
    services: ['scheduler'],
    keys: ['CALENDLY_TOKEN', 'CALENDLY_EVENT_TYPE'],
    options: ['CALENDLY_BASE_URL'],
    read(keys, { url, problems }): CalendlyConfig {
      if (!/^https?:\/\/[^/]+\/event_types\/[^/]+$/i.test(keys.CALENDLY_EVENT_TYPE))
        problems.push(
          'CALENDLY_EVENT_TYPE must be the address of the event type, https://api.calendly.com/event_types/..., not of its booking page. docs/operating.md says where to find it',
        );
      return {
        token: keys.CALENDLY_TOKEN,
        eventType: keys.CALENDLY_EVENT_TYPE,
        baseUrl: url('CALENDLY_BASE_URL') ?? 'https://api.calendly.com',
      };
    },
    refused: 'CALENDLY_TOKEN is not accepted',
  }),

  cal: provider({
    label: 'Cal.com',
    services: ['scheduler'],
    keys: ['CAL_API_KEY', 'CAL_EVENT_TYPE_ID'],
    options: ['CAL_BASE_URL'],
    read(keys, { url, problems }): CalConfig {
      if (!/^\d{1,15}$/.test(keys.CAL_EVENT_TYPE_ID))
        problems.push('CAL_EVENT_TYPE_ID must be the number at the end of the event type\u2019s address in Cal.com');
      return {
        apiKey: keys.CAL_API_KEY,
        eventTypeId: Number(keys.CAL_EVENT_TYPE_ID),
        baseUrl: url('CAL_BASE_URL') ?? 'https://api.cal.com/v2',
      };
    },
    refused: 'CAL_API_KEY is not accepted',
  }),

  smtp: provider({
    label: 'SMTP',
    services: ['mailer'],
    keys: ['SMTP_URL', 'MAIL_FROM'],
    options: [],
    read(keys, { problems }): SmtpConfig {
      if (!/^smtps?:$/.test(URL.parse(keys.SMTP_URL)?.protocol ?? ''))
        problems.push('SMTP_URL must be an address such as smtps://user:password@mail.example:465');
      if (!isSender(keys.MAIL_FROM)) problems.push('MAIL_FROM must be an email address, or a name and an address: Vaani <hello@vaani.in>');
      return { url: keys.SMTP_URL, from: keys.MAIL_FROM };
    },
    refused: 'the user and password in SMTP_URL are not accepted',
  }),
};

export type ProviderName = keyof typeof providers;
export const providerNames = Object.keys(providers) as ProviderName[];

/** The settings of the providers that are configured; undefined means the embedded default of their services. */
export type ProviderSettings = { [Name in ProviderName]: ReturnType<(typeof providers)[Name]['read']> | undefined };

/**
 * The settings of each provider. All of its keys are set: the provider is used. None is set: the embedded default. Only some keys, or only
 * options, are a problem: otherwise the embedded default would be used without notice.
 */
export const readProviders = (variables: Variables): ProviderSettings =>
  Object.fromEntries(
    providerNames.map((name) => [name, readProvider(providers[name] as Provider<string, unknown>, variables)]),
  ) as ProviderSettings;

function readProvider<Key extends string, Settings>(row: Provider<Key, Settings>, variables: Variables): Settings | undefined {
  const { value, problems } = variables;
  const missing = row.keys.filter((key) => value(key) === undefined);
  if (missing.length === 0) return row.read(Object.fromEntries(row.keys.map((key) => [key, value(key)])) as Record<Key, string>, variables);
  const stray = row.options.filter((option) => value(option) !== undefined);
  if (missing.length < row.keys.length) problems.push(`${row.label} is configured only in part. Missing: ${missing.join(', ')}`);
  else if (stray.length > 0) {
    const hint = row.hint === undefined ? '' : `; ${row.hint}`;
    problems.push(`${stray.join(' and ')} ${stray.length > 1 ? 'are' : 'is'} set without ${row.keys.join(', ')}${hint}`);
  }
  return undefined;
}

/** The services that have a real provider, with its name. If two provide the same service, the first row is used. */
export function servicesOf(settings: ProviderSettings): Partial<Record<ServiceName, string>> {
  const named: Partial<Record<ServiceName, string>> = {};
  const name = <Key extends string, Settings>({ label, services, shown }: Provider<Key, Settings>, own: Settings | undefined) => {
    if (own !== undefined) for (const service of services) named[service] ??= shown?.(own) ?? label;
  };
  for (const each of providerNames) name(providers[each] as Provider<string, unknown>, settings[each]);
  return named;
}

/** @returns undefined for an unknown kind, and without an id */
function vapiTarget(text: string): VapiTarget | undefined {
  const [, kind = 'assistant', id] = /^(?:(assistant|squad|workflow):)?([^\s:]+)$/.exec(text) ?? [];
  return id === undefined ? undefined : { kind: kind as VapiTarget['kind'], id };
}

/** One name: the voice speaks every language, as OpenAI's voices do. Two names: English and Hindi; `none` means no voice for Hindi. */
function providerVoice(slug: PersonaSlug, text: string | undefined): [PersonaSlug, ProviderVoice][] {
  if (text === undefined) return [];
  const [en = '', hi = en] = text.split(',').map((name) => name.trim());
  return [[slug, { en, hi: hi === 'none' || hi === '' ? undefined : hi }]];
}

/** `hello@vaani.in` or `Vaani <hello@vaani.in>`. */
const isSender = (text: string) => isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text);

/** Whether it is an RSA key. Keys of Google's service accounts are. */
function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
