import { findSpeechCommand } from '#server/adapters/speech.command.ts';
import {
  type Config,
  databaseProblem,
  type Environment,
  type Provider,
  providerKeys,
  providerOptions,
  readConfig,
} from '#server/config.ts';
import { ConfigError } from '#server/core/config-error.ts';
import { ProviderError } from '#server/core/provider-error.ts';
import { engineOf } from '#server/db/engine.ts';
import { type ServiceName, serviceNames } from '#server/services/doors.ts';
import { deadRows, liveChecks, localChecks } from './checks.ts';

export interface Finding {
  service: ServiceName;
  state: 'real' | 'embedded' | 'broken';
  behind: string;
  /** What to do about it; empty when there is nothing to do. */
  mend: string;
}

interface Examined {
  findings: Finding[];
  /** What is wrong beside the providers, one a line. */
  problems: string[];
  /** What works and is hardly meant, one a line. */
  warnings: string[];
}

const providerOf: Partial<Record<ServiceName, Provider>> = {
  voice: 'Vapi',
  brain: 'OpenAI',
  payments: 'Razorpay',
  'lead-sheet': 'Google Sheets',
  scheduler: 'Calendly',
  mailer: 'SMTP',
  speech: 'a speech server',
  hearing: 'a hearing server',
};

const embedded: Record<ServiceName, string> = {
  voice: 'own voice rooms',
  brain: 'storyteller',
  payments: 'sandbox',
  'lead-sheet': 'CSV file',
  scheduler: 'own calendar',
  mailer: 'outbox files',
  speech: 'the visitor’s own voice, else one of this machine',
  hearing: 'the visitor’s browser; typing where it cannot',
  database: 'SQLite file',
};

/** What stands behind each service, and what ails it on this machine. @param live also asks each configured provider something harmless */
export async function examine(env: Environment, live: boolean): Promise<Examined> {
  const missing = (provider: Provider) => providerKeys[provider].filter((name) => !env[name]?.trim());
  const isPart = (provider: Provider) => missing(provider).length > 0 && missing(provider).length < providerKeys[provider].length;
  const variables = (provider: Provider) => [...providerKeys[provider], ...providerOptions[provider]];
  // A problem begins with the variable that has it.
  const all = read(env).problems;
  const ailments = (provider: Provider) =>
    isPart(provider)
      ? [`set ${listed(missing(provider))}, or unset the others`]
      : all.filter((problem) => variables(provider).some((name) => problem.startsWith(`${name} `)));
  // One provider's trouble must not hide the others': what cannot be used is left out, and the rest is read.
  const whole = { ...env };
  for (const provider of Object.keys(providerKeys) as Provider[])
    if (ailments(provider).length > 0) for (const name of variables(provider)) delete whole[name];
  const engine = engineOf(env.DATABASE_URL?.trim() ?? '');
  if (engine === undefined) delete whole.DATABASE_URL;
  const { config, problems } = read(whole);

  const voice = config && (await machineVoice(config));
  const findings = serviceNames.map((service): Finding => {
    // A call of Vapi's carries its own.
    if (config?.vapi && (service === 'speech' || service === 'hearing')) return { service, state: 'real', behind: 'Vapi', mend: '' };
    const provider = providerOf[service];
    const ailing = provider ? ailments(provider) : [];
    if (provider && ailing.length > 0) return { service, state: 'broken', behind: provider, mend: ailing.join('; ') };
    if (provider && missing(provider).length === 0) return { service, state: 'real', behind: provider, mend: '' };
    if (service === 'database' && engine === undefined)
      return { service, state: 'broken', behind: 'an unknown address', mend: databaseProblem };
    if (service === 'database' && engine === 'postgres') return { service, state: 'real', behind: 'Postgres', mend: '' };
    if (service === 'speech' && config?.speechCommand?.startsWith('/'))
      return { service, state: 'real', behind: config.speechCommand, mend: '' };
    return {
      service,
      state: 'embedded',
      behind: service === 'speech' && voice ? voice : embedded[service],
      mend: provider ? `for ${provider}: ${listed(providerKeys[provider])}` : '',
    };
  });

  const warnings = [...(config?.warnings ?? [])];
  if (config) {
    const checks = localChecks(config);
    for (const finding of findings)
      try {
        if (finding.state !== 'broken') await checks[finding.service]?.();
      } catch (error) {
        finding.state = 'broken';
        finding.mend = (error as Error).message;
      }
    if (findings.every(({ service, state }) => service !== 'database' || state !== 'broken')) {
      const dead = await deadRows(config);
      if (dead > 0) warnings.push(`given up by the outbox: ${dead}; npm run outbox -- list says why, retry tries again`);
    }
  }

  if (live && config) {
    const checks = liveChecks(config);
    await Promise.all(
      findings.map(async (finding) => {
        const check = checks[finding.service];
        if (finding.state !== 'real' || !check) return;
        try {
          await check();
          finding.mend = 'answers';
        } catch (error) {
          finding.state = 'broken';
          finding.mend = mendingOf(error, finding.service);
        }
      }),
    );
  }
  return { findings, problems, warnings };
}

/** Which voice speaks, by the rule of docs/voices.md, where no provider does. */
async function machineVoice({ speechCommand }: Config): Promise<string | undefined> {
  if (speechCommand === 'none') return 'the visitor’s browser alone';
  const program = speechCommand === undefined ? await findSpeechCommand() : undefined;
  return `the visitor’s own voice for en-IN or hi-IN, else ${program?.name ?? 'the built-in voice, English only: Hindi in captions'}`;
}

/** The assistants are seven variables of one command. */
function listed(names: readonly string[]): string {
  const others = names.filter((name) => !name.startsWith('VAPI_ASSISTANT_'));
  if (names.length - others.length < 7) return names.join(', ');
  return [...others, 'VAPI_ASSISTANT_* (npm run assistants -- apply makes and prints them)'].join(', ');
}

function read(env: Environment): { config?: Config; problems: string[] } {
  try {
    return { config: readConfig(env), problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.message.split('\n').map((line) => line.replace(/^- /, '')) };
    throw error;
  }
}

const keyOf: Partial<Record<ServiceName, string>> = {
  voice: 'VAPI_PRIVATE_KEY must be the private key, not the public one',
  brain: 'OPENAI_API_KEY is not accepted',
  payments: 'RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET belong together, and to the same mode (test or live)',
  'lead-sheet': 'share the sheet with the address in GOOGLE_SERVICE_ACCOUNT_EMAIL, as an editor',
  scheduler: 'CALENDLY_TOKEN is not accepted',
  mailer: 'the user and password in SMTP_URL are not accepted',
  speech: 'SPEECH_API_KEY is not accepted',
  hearing: 'HEARING_API_KEY is not accepted',
};

/** A failure as something an operator can act on. */
function mendingOf(error: unknown, service: ServiceName): string {
  if (!(error instanceof ProviderError)) {
    const code = (error as { code?: unknown }).code;
    return service === 'database' ? `DATABASE_URL cannot be reached (${String(code ?? 'no answer')})` : (error as Error).message;
  }
  const status = error.status === undefined ? '' : ` (${error.status})`;
  const advice = {
    unauthorized: keyOf[service] ?? 'the key is not accepted',
    rate_limited: `it asks for a pause${status}; try again later`,
    unreachable: 'it cannot be reached from this machine: network, or a wrong address',
    timeout: `no answer within 8 seconds: network, or a wrong address`,
    refused:
      service === 'lead-sheet'
        ? `GOOGLE_SHEET_ID is not known there, or the key is not accepted${status}`
        : `it refuses to be asked${status}: is the address right?`,
    bad_answer: `it is out of order, or something else answers at that address${status}`,
  };
  return advice[error.kind];
}
