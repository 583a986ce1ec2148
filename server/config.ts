import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { isEmail } from '#shared/email.ts';
import { isTimeZone } from '#shared/meeting-times.ts';
import { type PersonaSlug, personaSlugs } from '#shared/personas.ts';
import type {
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
import { ConfigError } from './core/config-error.ts';
import { engineOf } from './db/engine.ts';
import { type ServiceName, serviceNames } from './services/doors.ts';
import type { VapiTarget } from './services/voice.ts';

export interface Config {
  port: number;
  host: string;
  /** Origin visitors use, without a trailing slash; undefined on a developer's machine, where the port names it. */
  publicUrl: string | undefined;
  /** For how long a process that was told to stop says so at `/readyz` while it goes on serving. */
  drainDelaySeconds: number;
  dataDir: string;
  /** `postgres://...`, or the path of an SQLite file. */
  databaseUrl: string;
  sessionSecret: string | undefined;
  /** Express's own setting: hops, or the addresses of proxies; false where nothing is said about them. */
  trustProxy: number | string | false;
  logLevel: string;
  businessTimeZone: string;
  /** Days of the week (1 Monday .. 7 Sunday) on which meetings are offered. */
  businessDays: number[];
  contactEmail: string;
  metricsToken: string | undefined;
  liveServices: ServiceName[];
  speechCommand: string | undefined;
  voiceMinutesPerDay: number;
  chatMessagesPerDay: number;
  /** A provider that is configured; undefined means its embedded default. */
  vapi: VapiConfig | undefined;
  openai: OpenAiConfig | undefined;
  speech: SpeechConfig | undefined;
  hearing: HearingConfig | undefined;
  razorpay: RazorpayConfig | undefined;
  google: GoogleConfig | undefined;
  calendly: CalendlyConfig | undefined;
  smtp: SmtpConfig | undefined;
  /** What works and is hardly meant, one sentence each, for the operator. */
  warnings: string[];
}

/** What becomes of limits by address behind a proxy that the site was not told of. */
export const sharedAddress = 'behind a proxy all visitors would have its address, and share the limits of one';

const defaultContactEmail = 'hello@vaani.example';

/** Of what signs cookies and links. Source: a key of HMAC-SHA256 has 32 bytes (RFC 2104, section 3: no shorter than the hash). */
const minSecretLength = 32;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export type Environment = Record<string, string | undefined>;

/**
 * The variables of the shell, and of the working directory's `.env` where there is one; the shell's own come first.
 * Not by `process.loadEnvFile`, which calls every file that it cannot open ENOENT.
 * @throws ConfigError when it is there and cannot be read: a site must not start on its defaults because of that
 */
export function readEnvironment(): Environment {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync('.env', 'utf8')))) process.env[name] ??= value;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new ConfigError(`- .env is there and cannot be read (${code}); let the user that runs this read it`);
  }
  return process.env;
}

const variableOf = (prefix: string, slug: PersonaSlug) => `${prefix}_${slug.toUpperCase().replaceAll('-', '_')}`;
export const assistantVariable = (slug: PersonaSlug) => variableOf('VAPI_ASSISTANT', slug);
const voiceVariable = (slug: PersonaSlug) => variableOf('SPEECH_VOICE', slug);

export const databaseProblem =
  'DATABASE_URL must be an address such as postgres://user:password@host/database, or the path of an SQLite file';

/** The variables that make a provider, all of them together. */
export const providerKeys = {
  Vapi: ['VAPI_PRIVATE_KEY', ...personaSlugs.map(assistantVariable)],
  OpenAI: ['OPENAI_API_KEY'],
  'a speech server': ['SPEECH_BASE_URL'],
  'a hearing server': ['HEARING_BASE_URL'],
  Razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  'Google Sheets': ['GOOGLE_SERVICE_ACCOUNT_EMAIL', 'GOOGLE_PRIVATE_KEY', 'GOOGLE_SHEET_ID'],
  Calendly: ['CALENDLY_TOKEN', 'CALENDLY_EVENT_TYPE'],
  SMTP: ['SMTP_URL', 'MAIL_FROM'],
} as const satisfies Record<string, readonly string[]>;
export type Provider = keyof typeof providerKeys;

/** What may be said of a provider beside its keys, and means nothing without them. */
export const providerOptions: Record<Provider, readonly string[]> = {
  Vapi: ['VAPI_WEBHOOK_SECRET', 'VAPI_BRAIN', 'VAPI_BASE_URL'],
  OpenAI: ['OPENAI_BASE_URL', 'OPENAI_MODEL'],
  'a speech server': ['SPEECH_API_KEY', 'SPEECH_MODEL', ...personaSlugs.map(voiceVariable)],
  'a hearing server': ['HEARING_API_KEY', 'HEARING_MODEL'],
  Razorpay: ['RAZORPAY_BASE_URL'],
  'Google Sheets': ['GOOGLE_SHEETS_BASE_URL', 'GOOGLE_TOKEN_URL'],
  Calendly: ['CALENDLY_BASE_URL'],
  SMTP: [],
};

/**
 * A provider of which something is set, and no key: without a word, its embedded default would stand in its place.
 * @returns the problem in a sentence, with names alone; undefined where there is none
 */
function strayOptions(provider: Provider, env: Environment): string | undefined {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const options = providerOptions[provider].filter(isSet);
  if (options.length === 0 || providerKeys[provider].some(isSet)) return undefined;
  // Ollama and its like have no keys to give.
  const hint = provider === 'OpenAI' ? '; for a server that needs none, write any word' : '';
  return `${options.join(' and ')} ${options.length > 1 ? 'are' : 'is'} set without ${providerKeys[provider].join(', ')}${hint}`;
}

/**
 * Environment to configuration. A provider's keys: all set, the provider; none, its embedded default;
 * some, or only what goes with them, the start stops and says which are missing.
 * @throws ConfigError with every problem found, one a line
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;

  const whole = (name: string, fallback: number, min: number, max: number) => {
    const text = value(name);
    if (text === undefined) return fallback;
    const number = Number(text);
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    return fallback;
  };
  const url = (name: string) => {
    const text = value(name);
    if (text === undefined) return undefined;
    if (isWebAddress(text)) return text.replace(/\/+$/, '');
    // Not repeated: it may hold a password, or be a key in the wrong place.
    problems.push(`${name} must be an http or https address`);
    return undefined;
  };
  /** All of a provider's keys, or nothing at all; a part is a problem. */
  const group = <P extends Provider>(provider: P): Record<(typeof providerKeys)[P][number], string> | undefined => {
    const names: readonly string[] = providerKeys[provider];
    const missing = names.filter((name) => value(name) === undefined);
    if (missing.length === names.length) {
      const stray = strayOptions(provider, env);
      if (stray) problems.push(stray);
      return undefined;
    }
    if (missing.length > 0) {
      problems.push(`${provider} is configured in part; missing: ${missing.join(', ')}`);
      return undefined;
    }
    return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<(typeof providerKeys)[P][number], string>;
  };

  const vapi = group('Vapi');
  const openai = group('OpenAI');
  const speech = group('a speech server');
  const hearing = group('a hearing server');
  const razorpay = group('Razorpay');
  const google = group('Google Sheets');
  const calendly = group('Calendly');
  const smtp = group('SMTP');

  // An empty one, as a comma too many leaves it, would let anybody sign a payment.
  const webhookSecrets = razorpay?.RAZORPAY_WEBHOOK_SECRET.split(',').map((secret) => secret.trim()) ?? [];
  if (webhookSecrets.includes('')) problems.push('RAZORPAY_WEBHOOK_SECRET must be one secret, or two separated by a comma');
  if (smtp && !/^smtps?:$/.test(URL.parse(smtp.SMTP_URL)?.protocol ?? ''))
    problems.push('SMTP_URL must be an address such as smtps://user:password@mail.example:465');

  if (smtp && !isSender(smtp.MAIL_FROM)) problems.push('MAIL_FROM must be an email address, or a name and one: Vaani <hello@vaani.in>');
  if (calendly && !/^https?:\/\/[^/]+\/event_types\/[^/]+$/i.test(calendly.CALENDLY_EVENT_TYPE))
    problems.push(
      'CALENDLY_EVENT_TYPE must be the address of the event type, https://api.calendly.com/event_types/..., not of its booking page: docs/operating.md says where it is found',
    );
  // Environment files carry the key on one line, its line ends written as \n.
  const googlePrivateKey = google?.GOOGLE_PRIVATE_KEY.replaceAll('\\n', '\n');
  if (googlePrivateKey !== undefined && !isPrivateKey(googlePrivateKey))
    problems.push('GOOGLE_PRIVATE_KEY is no private key: it goes on one line, its line ends written as \\n');
  const vapiTargets = personaSlugs.map((slug) => [slug, vapi && vapiTarget(vapi[assistantVariable(slug)] ?? '')] as const);
  for (const [slug, target] of vapiTargets)
    if (vapi && !target) problems.push(`${assistantVariable(slug)} must be the id of an assistant, or squad:<id>, or workflow:<id>`);

  const dataDir = value('DATA_DIR') ?? 'data';
  const databaseUrl = value('DATABASE_URL') ?? join(dataDir, 'vaani.sqlite');
  // Not repeated: it may hold a password.
  if (engineOf(databaseUrl) === undefined) problems.push(databaseProblem);
  const businessTimeZone = value('BUSINESS_TIME_ZONE') ?? 'Asia/Kolkata';
  if (!isTimeZone(businessTimeZone)) problems.push(`BUSINESS_TIME_ZONE is not a time zone: "${businessTimeZone}"`);

  const businessDays = (value('BUSINESS_DAYS') ?? '1,2,3,4,5,6,7').split(',').map(Number);
  if (!businessDays.every((day) => Number.isInteger(day) && day >= 1 && day <= 7))
    problems.push('BUSINESS_DAYS must list days from 1 (Monday) to 7 (Sunday), such as 1,2,3,4,5');

  const logLevel = value('LOG_LEVEL') ?? 'info';
  if (!logLevels.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${logLevel}"`);

  const proxies = trustProxy(value('TRUST_PROXY'));
  if (typeof proxies === 'string' && !proxies.split(',').every(isProxy))
    problems.push(`TRUST_PROXY must be the number of proxies in front, or their addresses, not "${proxies}"`);

  const liveServices = (value('LIVE_SERVICES') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean) as ServiceName[];
  for (const name of liveServices)
    if (!serviceNames.includes(name)) problems.push(`LIVE_SERVICES names "${name}"; known: ${serviceNames.join(', ')}`);

  const vapiBrain = value('VAPI_BRAIN') ?? 'own';
  if (vapiBrain !== 'own' && vapiBrain !== 'hosted') problems.push('VAPI_BRAIN must be own or hosted');
  const publicUrl = url('PUBLIC_URL');
  const origin = publicUrl && new URL(publicUrl).origin;
  if (publicUrl !== origin) problems.push(`PUBLIC_URL must be an origin and nothing else: ${origin}`);
  const contactEmail = value('CONTACT_EMAIL');
  if (contactEmail !== undefined && !isEmail(contactEmail)) problems.push('CONTACT_EMAIL must be an email address');
  const sessionSecret = value('SESSION_SECRET');
  if (sessionSecret !== undefined && sessionSecret.length < minSecretLength)
    problems.push(`SESSION_SECRET must have ${minSecretLength} characters or more, as openssl rand -hex 32 makes them`);
  const warnings: string[] = [];
  if (publicUrl !== undefined && contactEmail === undefined && smtp)
    problems.push(
      `CONTACT_EMAIL must be set: the mails that go out would ask buyers to write to ${defaultContactEmail}, where nobody reads`,
    );
  else if (publicUrl !== undefined && contactEmail === undefined)
    warnings.push(`CONTACT_EMAIL is not set: the pages ask visitors to write to ${defaultContactEmail}, where nobody reads`);
  if (publicUrl !== undefined && proxies === false)
    warnings.push(`TRUST_PROXY is not set: ${sharedAddress}; set it to the number of proxies in front, or to 0`);

  if (publicUrl?.startsWith('http:') && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname))
    warnings.push('PUBLIC_URL is http: browsers give such a page no microphone, and what visitors write travels in the open');
  if (publicUrl?.startsWith('https:') && !razorpay)
    warnings.push('the public site takes test payments: whoever presses "pay" gets a guide; set the keys of Razorpay');
  if (vapi && value('VAPI_WEBHOOK_SECRET') === undefined)
    warnings.push(
      'VAPI_WEBHOOK_SECRET is not set: Vapi cannot tell of joined and ended calls, and its assistants do not speak the conversation of this site',
    );

  const config: Config = {
    port: whole('PORT', 3000, 0, 65_535),
    host: value('HOST') ?? '127.0.0.1',
    publicUrl,
    drainDelaySeconds: whole('DRAIN_DELAY_SECONDS', 0, 0, 300),
    dataDir,
    databaseUrl,
    sessionSecret,
    trustProxy: proxies,
    logLevel,
    businessTimeZone,
    businessDays,
    contactEmail: contactEmail ?? defaultContactEmail,
    metricsToken: value('METRICS_TOKEN'),
    liveServices,
    speechCommand: value('SPEECH_COMMAND'),
    voiceMinutesPerDay: whole('VOICE_MINUTES_PER_DAY', 600, 0, 1_000_000),
    chatMessagesPerDay: whole('CHAT_MESSAGES_PER_DAY', 20_000, 0, 100_000_000),
    vapi: vapi && {
      privateKey: vapi.VAPI_PRIVATE_KEY ?? '',
      targets: Object.fromEntries(vapiTargets) as Record<PersonaSlug, VapiTarget>,
      webhookSecret: value('VAPI_WEBHOOK_SECRET'),
      brain: vapiBrain as 'own' | 'hosted',
      baseUrl: url('VAPI_BASE_URL') ?? 'https://api.vapi.ai',
    },
    openai: openai && {
      apiKey: openai.OPENAI_API_KEY,
      baseUrl: url('OPENAI_BASE_URL') ?? 'https://api.openai.com/v1',
      model: value('OPENAI_MODEL') ?? 'gpt-4o-mini',
    },
    speech: speech && {
      baseUrl: url('SPEECH_BASE_URL') ?? '',
      apiKey: value('SPEECH_API_KEY'),
      model: value('SPEECH_MODEL') ?? 'gpt-4o-mini-tts',
      voices: Object.fromEntries(personaSlugs.flatMap((slug) => providerVoice(slug, value(voiceVariable(slug))))),
    },
    hearing: hearing && {
      baseUrl: url('HEARING_BASE_URL') ?? '',
      apiKey: value('HEARING_API_KEY'),
      model: value('HEARING_MODEL') ?? 'gpt-4o-mini-transcribe',
    },
    razorpay: razorpay && {
      keyId: razorpay.RAZORPAY_KEY_ID,
      keySecret: razorpay.RAZORPAY_KEY_SECRET,
      webhookSecrets,
      baseUrl: url('RAZORPAY_BASE_URL') ?? 'https://api.razorpay.com',
    },
    google: google && {
      serviceAccountEmail: google.GOOGLE_SERVICE_ACCOUNT_EMAIL,
      privateKey: googlePrivateKey ?? '',
      sheetId: google.GOOGLE_SHEET_ID,
      sheetsBaseUrl: url('GOOGLE_SHEETS_BASE_URL'),
      tokenUrl: url('GOOGLE_TOKEN_URL'),
    },
    calendly: calendly && {
      token: calendly.CALENDLY_TOKEN,
      eventType: calendly.CALENDLY_EVENT_TYPE,
      baseUrl: url('CALENDLY_BASE_URL') ?? 'https://api.calendly.com',
    },
    smtp: smtp && { url: smtp.SMTP_URL, from: smtp.MAIL_FROM },
    warnings,
  };

  const embedded = liveServices.filter((name) => serviceNames.includes(name) && !isLive(config, name));
  if (embedded.length > 0) problems.push(`LIVE_SERVICES asks for ${embedded.join(', ')}, but no provider is configured behind it`);

  if (problems.length > 0) throw new ConfigError(problems.map((problem) => `- ${problem}`).join('\n'));
  return config;
}

/** Whether a real provider is configured behind a service. */
function isLive(config: Config, service: ServiceName): boolean {
  const provider: Record<ServiceName, unknown> = {
    voice: config.vapi,
    brain: config.openai,
    payments: config.razorpay,
    'lead-sheet': config.google,
    scheduler: config.calendly,
    mailer: config.smtp,
    // A call of Vapi's carries its own.
    speech: config.vapi ?? config.speech ?? (config.speechCommand === 'none' ? undefined : config.speechCommand),
    hearing: config.vapi ?? config.hearing,
    database: engineOf(config.databaseUrl) === 'postgres' || undefined,
  };
  return provider[service] !== undefined;
}

/** @returns undefined for a kind that nobody knows, and where there is no id */
function vapiTarget(text: string): VapiTarget | undefined {
  const [, kind = 'assistant', id] = /^(?:(assistant|squad|workflow):)?([^\s:]+)$/.exec(text) ?? [];
  return id === undefined ? undefined : { kind: kind as VapiTarget['kind'], id };
}

/** One name speaks every language, as OpenAI's voices do; of two the first is for English and the second for Hindi, `none` where there is none. */
function providerVoice(slug: PersonaSlug, text: string | undefined): [PersonaSlug, ProviderVoice][] {
  if (text === undefined) return [];
  const [en = '', hi = en] = text.split(',').map((name) => name.trim());
  return [[slug, { en, hi: hi === 'none' || hi === '' ? undefined : hi }]];
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:/i.test(text);

/** `hello@vaani.in` or `Vaani <hello@vaani.in>`. */
const isSender = (text: string) => isEmail(/<([^<>]*)>$/.exec(text)?.[1] ?? text);

/** An RSA key, as Google gives its service accounts. */
function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function trustProxy(text: string | undefined): number | string | false {
  if (text === undefined) return false;
  if (text === 'false') return 0;
  return /^\d{1,2}$/.test(text) ? Number(text) : text;
}

/** As Express takes them: an address, a range of addresses, or its names for the usual private ones. */
function isProxy(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)));
}
