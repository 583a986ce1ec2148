import { isIP } from 'node:net';
import { join } from 'node:path';
import { isEmail } from '#shared/email.ts';
import { isGstin, isLatin } from '#shared/gst.ts';
import { isTimeZone } from '#shared/meeting-times.ts';
import type { Seller } from '#shared/seller.ts';
import { ConfigError } from './core/config-error.ts';
import { engineOf } from './db/engine.ts';
import { type Environment, type Variables, variablesOf } from './environment.ts';
import { type ProviderSettings, readProviders, servicesOf } from './providers.ts';
import { type ServiceName, serviceNames } from './services/registry.ts';

export interface Config extends ProviderSettings {
  port: number;
  host: string;
  /** The origin that visitors use, without a trailing slash; undefined on a developer's machine, where it is http://localhost with the port. */
  publicUrl: string | undefined;
  /** Seconds after SIGTERM in which `/readyz` answers 503 and everything else still works. */
  drainDelaySeconds: number;
  dataDir: string;
  /** `postgres://...`, or the path of an SQLite file. */
  databaseUrl: string;
  sessionSecret: string | undefined;
  /** Express's `trust proxy`: a number of hops, or the addresses of proxies; false if TRUST_PROXY is not set. */
  trustProxy: number | string | false;
  logLevel: string;
  businessTimeZone: string;
  /** Days of the week (1 Monday .. 7 Sunday) on which meetings are offered. */
  businessDays: number[];
  contactEmail: string;
  /** The address of the video room for meetings; undefined if a person writes to each visitor. */
  meetingUrl: string | undefined;
  /** The lowest price of a character, as the page shows it: "₹40,000 a month". */
  priceFrom: string | undefined;
  metricsToken: string | undefined;
  /** The key of the operators' desk at `/desk`; without it the address does not exist. */
  deskToken: string | undefined;
  liveServices: ServiceName[];
  speechCommand: string | undefined;
  voiceMinutesPerDay: number;
  /** Seconds after which a call that nobody has joined is ended. A page joins at once; on a slow connection it loads 300 KB first. */
  callJoinSeconds: number;
  /** Seconds that a request may take to arrive. */
  requestSeconds: number;
  chatMessagesPerDay: number;
  /** The seller, if the operator has named one. */
  seller: Seller | undefined;
  /** Hours after which one reminder of an unpaid link is sent; 0: never. */
  remindAfterHours: number;
  /** Settings that work but are probably not intended, one sentence for each. */
  warnings: string[];
}

/** The effect of a missing TRUST_PROXY on limits by address. */
export const sharedAddress = 'behind a proxy, all visitors have the same address and share the limits of one visitor';

const defaultContactEmail = 'hello@vaani.example';

/** Of SESSION_SECRET and DESK_TOKEN. A key of HMAC-SHA256 must not be shorter than the hash, 32 bytes (RFC 2104, section 3). */
const minSecretLength = 32;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

export const databaseProblem =
  'DATABASE_URL must be an address such as postgres://user:password@host/database, or the path of an SQLite file';

/**
 * Reads the configuration from the environment. All keys of a provider are set: the provider is used. None is set: its embedded default
 * is used. Only some are set: the start stops and names the missing ones.
 * @throws ConfigError with every problem, one for each line
 */
export function readConfig(env: Environment): Config {
  const variables = variablesOf(env);
  const { problems, value, whole, url } = variables;
  const providers = readProviders(variables);

  const seller = readSeller(variables);

  const dataDir = value('DATA_DIR') ?? 'data';
  const databaseUrl = value('DATABASE_URL') ?? join(dataDir, 'vaani.sqlite');
  // The message does not repeat the value, because it may contain a password.
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
    problems.push(`TRUST_PROXY must be the number of proxies in front of the site, or their addresses, not "${proxies}"`);

  const liveServices = (value('LIVE_SERVICES') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean) as ServiceName[];
  for (const name of liveServices)
    if (!serviceNames.includes(name))
      problems.push(`LIVE_SERVICES names "${name}", which is not a service. The services are ${serviceNames.join(', ')}`);

  const publicUrl = url('PUBLIC_URL');
  const origin = publicUrl && new URL(publicUrl).origin;
  if (publicUrl !== origin) problems.push(`PUBLIC_URL must be an origin without a path: ${origin}`);
  const contactEmail = value('CONTACT_EMAIL');
  if (contactEmail !== undefined && !isEmail(contactEmail)) problems.push('CONTACT_EMAIL must be an email address');
  const sessionSecret = value('SESSION_SECRET');
  if (sessionSecret !== undefined && sessionSecret.length < minSecretLength)
    problems.push(`SESSION_SECRET must have ${minSecretLength} characters or more. Make one with: openssl rand -hex 32`);
  const deskToken = value('DESK_TOKEN');
  if (deskToken !== undefined && deskToken.length < minSecretLength)
    problems.push(`DESK_TOKEN must have ${minSecretLength} characters or more. Make one with: openssl rand -hex 32`);
  const warnings: string[] = [];
  if (publicUrl !== undefined && contactEmail === undefined && providers.smtp)
    problems.push(`CONTACT_EMAIL must be set: without it, mails ask buyers to write to ${defaultContactEmail}, which does not exist`);
  else if (publicUrl !== undefined && contactEmail === undefined)
    warnings.push(`CONTACT_EMAIL is not set: the pages ask visitors to write to ${defaultContactEmail}, which does not exist`);
  if (publicUrl !== undefined && proxies === false)
    warnings.push(`TRUST_PROXY is not set: ${sharedAddress}. Set it to the number of proxies in front of the site, or to 0`);

  if (publicUrl?.startsWith('http:') && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname))
    warnings.push(
      `PUBLIC_URL begins with http: browsers do not allow the microphone there, and others on the network can read what visitors write${deskToken === undefined ? '' : ' and the key of the desk'}. Use https`,
    );
  if (publicUrl?.startsWith('https:') && !providers.razorpay)
    warnings.push('the public site takes test payments: everybody who presses "pay" gets a guide without paying. Set the keys of Razorpay');
  if (publicUrl?.startsWith('https:') && providers.razorpay && !seller?.grievance)
    warnings.push(
      'the site takes real payments and does not name the seller. Set SELLER_NAME, SELLER_ADDRESS and GRIEVANCE_OFFICER: the E-Commerce Rules require them',
    );
  if (providers.calendly && providers.cal)
    warnings.push('the keys of Calendly and of Cal.com are set: the site uses Calendly. Unset the keys of the one that you do not use');
  if (providers.vapi && providers.vapi.webhookSecret === undefined)
    warnings.push(
      'VAPI_WEBHOOK_SECRET is not set: Vapi cannot report joined and ended calls, and its assistants do not use the conversation of this site',
    );

  const config: Config = {
    ...providers,
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
    meetingUrl: url('MEETING_URL'),
    priceFrom: value('PRICE_FROM'),
    metricsToken: value('METRICS_TOKEN'),
    deskToken,
    liveServices,
    seller,
    // A link is valid for a day, so a later reminder would be useless.
    remindAfterHours: whole('REMIND_AFTER_HOURS', 0, 0, 20),
    speechCommand: value('SPEECH_COMMAND'),
    callJoinSeconds: whole('CALL_JOIN_SECONDS', 20, 5, 300),
    requestSeconds: whole('REQUEST_SECONDS', 15, 5, 300),
    voiceMinutesPerDay: whole('VOICE_MINUTES_PER_DAY', 600, 0, 1_000_000),
    chatMessagesPerDay: whole('CHAT_MESSAGES_PER_DAY', 20_000, 0, 100_000_000),
    warnings,
  };

  const embedded = liveServices.filter((name) => serviceNames.includes(name) && !isReal(config, name));
  if (embedded.length > 0)
    problems.push(
      `LIVE_SERVICES requires a real provider for ${embedded.join(', ')}, and none is configured. Set the keys of a provider, or remove the name`,
    );

  if (problems.length > 0) throw new ConfigError(problems.map((problem) => `- ${problem}`).join('\n'));
  return config;
}

/** The seller. @returns undefined if none is named: receipts then name only the site */
function readSeller({ value, whole, problems }: Variables): Seller | undefined {
  const [name, address, gstin] = [value('SELLER_NAME'), value('SELLER_ADDRESS'), value('SELLER_GSTIN')?.toUpperCase()];
  const [officer, contact] = [value('GRIEVANCE_OFFICER'), value('GRIEVANCE_CONTACT')];
  const rate = whole('GST_RATE', 18, 1, 40);
  if (name === undefined || address === undefined) {
    const set = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN', 'GRIEVANCE_OFFICER', 'GRIEVANCE_CONTACT'].filter((each) => value(each));
    if (set.length > 0)
      problems.push(
        `${set.join(' and ')} ${set.length > 1 ? 'need' : 'needs'} both SELLER_NAME and SELLER_ADDRESS: set the missing one, or unset all`,
      );
    return undefined;
  }
  if (gstin !== undefined && !isGstin(gstin))
    problems.push(
      'SELLER_GSTIN is not a valid GSTIN: its last letter does not match the rest. Compare it with the registration certificate',
    );
  if (contact !== undefined && officer === undefined)
    problems.push('GRIEVANCE_CONTACT needs GRIEVANCE_OFFICER: set the name and designation of the officer');
  for (const [variable, text] of Object.entries({ SELLER_NAME: name, SELLER_ADDRESS: address }))
    if (!isLatin(text)) problems.push(`${variable} must be in Latin letters, because invoices have no font for others`);
  return {
    name,
    address,
    ...(gstin !== undefined && { gst: { gstin, rate } }),
    ...(officer !== undefined && { grievance: { officer, ...(contact !== undefined && { contact }) } }),
  };
}

/** Whether a service uses more than its embedded default. */
function isReal(config: Config, service: ServiceName): boolean {
  if (servicesOf(config)[service] !== undefined) return true;
  if (service === 'speech') return config.speechCommand !== undefined && config.speechCommand !== 'none';
  return service === 'database' && engineOf(config.databaseUrl) === 'postgres';
}

function trustProxy(text: string | undefined): number | string | false {
  if (text === undefined) return false;
  if (text === 'false') return 0;
  return /^\d{1,2}$/.test(text) ? Number(text) : text;
}

/** Whether Express accepts it: an address, a range of addresses, or its names for the private ranges. */
function isProxy(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  if (bits === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  return isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)));
}
