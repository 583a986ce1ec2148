import { findSpeechCommand } from '#server/adapters/speech.command.ts';
import { type Config, databaseProblem, readConfig } from '#server/config.ts';
import { ConfigError } from '#server/core/config-error.ts';
import { ProviderError } from '#server/core/provider-error.ts';
import { engineOf } from '#server/db/engine.ts';
import type { Environment } from '#server/environment.ts';
import { type ProviderName, providerNames, providers } from '#server/providers.ts';
import { embeddedNames, type ServiceName, serviceNames } from '#server/services/registry.ts';
import { deadRows, liveChecks, localChecks, portTaken, storeMismatch } from './checks.ts';

export interface Finding {
  service: ServiceName;
  state: 'real' | 'embedded' | 'broken';
  behind: string;
  /** What the operator must do; empty if there is nothing to do. */
  mend: string;
}

interface Examined {
  findings: Finding[];
  /** Problems that belong to no provider, one for each line. */
  problems: string[];
  /** Whether the configuration can be read. If not, no provider is asked. */
  isReadable: boolean;
  /** Settings that work but are probably not intended, one for each line. */
  warnings: string[];
  /** The address of the desk; undefined without a key. */
  desk: string | undefined;
}

/** Names of defaults that say more than the names in the registry. */
const remarks: Partial<Record<ServiceName, string>> = {
  speech: 'a voice of the visitor’s browser, else one of this machine',
  hearing: 'the visitor’s browser; typing where it cannot',
};

/** The provider of each service, and what is wrong with it on this machine. @param live also sends each configured provider a harmless request */
export async function examine(env: Environment, live: boolean): Promise<Examined> {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const missing = (name: ProviderName) => (providers[name].keys as readonly string[]).filter((key) => !isSet(key));
  const variables = (name: ProviderName): string[] => [...providers[name].keys, ...providers[name].options];
  // Each problem begins with the name of its variable.
  const all = read(env).problems;
  const ailments = (name: ProviderName) => {
    const absent = missing(name);
    if (absent.length > 0 && absent.length < providers[name].keys.length) return [`set ${listed(absent)}, or unset the others`];
    return all.filter((problem) => variables(name).some((variable) => problem.startsWith(`${variable} `)));
  };
  // The problem of one provider must not hide those of the others: its variables are left out, and the rest is read.
  const whole = { ...env };
  for (const name of providerNames) if (ailments(name).length > 0) for (const variable of variables(name)) delete whole[variable];
  const engine = engineOf(env.DATABASE_URL?.trim() ?? '');
  if (engine === undefined) delete whole.DATABASE_URL;
  const { config, problems } = read(whole);

  const voice = config && (await machineVoice(config));
  const findings = serviceNames.map((service): Finding => {
    const real = providerNames.find((name) => config?.[name] !== undefined && providers[name].services.some((own) => own === service));
    const names = providerNames.filter((each) => providers[each].services[0] === service);
    // Reported even if another provider of the service is complete, because the start fails all the same.
    const ailing = names.find((each) => ailments(each).length > 0);
    if (ailing) return { service, state: 'broken', behind: providers[ailing].label, mend: ailments(ailing).join('; ') };
    if (real !== undefined) return { service, state: 'real', behind: providers[real].label, mend: '' };
    if (service === 'database' && engine === undefined)
      return { service, state: 'broken', behind: 'an address that is not understood', mend: databaseProblem };
    if (service === 'database' && engine === 'postgres') return { service, state: 'real', behind: 'Postgres', mend: '' };
    if (service === 'speech' && config?.speechCommand?.startsWith('/'))
      return { service, state: 'real', behind: config.speechCommand, mend: '' };
    return {
      service,
      state: 'embedded',
      behind: (service === 'speech' ? voice : undefined) ?? remarks[service] ?? embeddedNames[service],
      mend: names.map((name) => `for ${providers[name].label}: ${listed(providers[name].keys)}`).join('; '),
    };
  });

  const port = config && (await portTaken(config));
  if (port !== undefined) problems.push(port);
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
    const database = findings.find(({ service }) => service === 'database');
    const mismatch = database?.state === 'broken' ? undefined : await storeMismatch(config);
    if (database && mismatch !== undefined) Object.assign(database, { state: 'broken', mend: mismatch });
    if (database?.state !== 'broken') {
      const dead = await deadRows(config);
      if (dead > 0)
        warnings.push(
          `failed deliveries that are not tried again: ${dead}. npm run outbox -- list says why, npm run outbox -- retry tries again`,
        );
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
  const desk = config?.deskToken && `${config.publicUrl ?? `http://localhost:${config.port}`}/desk`;
  return { findings, problems, isReadable: config !== undefined, warnings, desk };
}

/** The voice that speaks without a provider, as docs/voices.md says. */
async function machineVoice({ speechCommand }: Config): Promise<string | undefined> {
  if (speechCommand === 'none') return 'the visitor’s browser alone';
  const program = speechCommand === undefined ? await findSpeechCommand() : undefined;
  return `a voice of the visitor’s browser for en-IN or hi-IN, else ${program?.name ?? 'the built-in voice, English only: Hindi in captions'}`;
}

/** The names of variables. The seven variables of the assistants are shown as one, because one command prints them all. */
function listed(names: readonly string[]): string {
  const others = names.filter((name) => !name.startsWith('VAPI_ASSISTANT_'));
  if (names.length - others.length < 7) return names.join(', ');
  return [...others, 'VAPI_ASSISTANT_* (npm run assistants -- apply creates and prints them)'].join(', ');
}

function read(env: Environment): { config?: Config; problems: string[] } {
  try {
    return { config: readConfig(env), problems: [] };
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.message.split('\n').map((line) => line.replace(/^- /, '')) };
    throw error;
  }
}

/** What the operator can do about a failure. */
function mendingOf(error: unknown, service: ServiceName): string {
  const refused = Object.values(providers).find(({ services }) => services[0] === service)?.refused;
  if (!(error instanceof ProviderError)) {
    const code = (error as { code?: unknown }).code;
    return service === 'database' ? `DATABASE_URL cannot be reached (${String(code ?? 'no answer')})` : (error as Error).message;
  }
  const status = error.status === undefined ? '' : ` (${error.status})`;
  const advice = {
    unauthorized: refused ?? 'the key is not accepted',
    rate_limited: `it limits the number of requests${status}. Try again later`,
    unreachable: 'it cannot be reached from this machine. Check the network and the address',
    timeout: 'no answer within 8 seconds. Check the network and the address',
    refused:
      service === 'lead-sheet'
        ? `Google does not know GOOGLE_SHEET_ID, or does not accept the key${status}`
        : `it refuses the request${status}. Check the address`,
    bad_answer: `its answer cannot be used${status}. It has a fault, or another server answers at this address`,
  };
  return advice[error.kind];
}
