import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** Fields of every line that is written for one request, or for one call in a voice room. */
interface Origin {
  request?: string;
  call?: string;
  /** `sessionHash` of the visitor's session. */
  session?: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Runs `work`. Every line that `work`, or anything it starts, writes to the log gets the fields of `origin`. */
export const withLogFields = (origin: Origin, work: () => void): void => origins.run(origin, work);

/** Adds the session to the later log lines of the current request. */
export function noteSession(sessionId: string): void {
  const origin = origins.getStore();
  if (origin) origin.session ??= sessionHash(sessionId);
}

/** Names a visitor's session in the log. The session id itself would let a reader of the log open the visitor's chat. */
export const sessionHash = (sessionId: string): string => hash('sha256', `session ${sessionId}`).slice(0, 12);

/** Writes one JSON line for each event, with the level as a word and the time in ISO 8601, UTC. Callers log ids only; private data under the names below is removed. */
export function createLog(level: string, destination: DestinationStream | undefined = terminal()): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    // A copy, because pino adds the fields of the line to this object.
    mixin: () => ({ ...origins.getStore() }),
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'email',
        'message',
        'name',
        'authorization',
        'cookie',
        '*.email',
        '*.message.text',
        '*.authorization',
        '*.cookie',
        'req',
        'res',
      ],
      censor: '[removed]',
    },
    serializers: { err: errorForLog },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Writes readable lines to a terminal. Undefined without a terminal: the lines are then JSON, for programs that collect logs. */
function terminal(): DestinationStream | undefined {
  if (!process.stdout.isTTY) return undefined;
  return {
    write(line) {
      const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
      const told = Object.entries(rest).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
      const { message, stack } = (err ?? {}) as { message?: string; stack?: string };
      const clock = new Date(String(time)).toTimeString().slice(0, 8);
      const words = [clock, String(level).padEnd(5), msg, ...told, message && `(${message})`].filter(Boolean).join(' ');
      process.stdout.write(`${words}${level === 'error' && stack ? `\n${stack}` : ''}\n`);
    },
  };
}

/** Type, code, message and stack of an error. Other fields are left out, because the body of a provider's answer may repeat what a visitor wrote. */
function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, status, cause } = error as Error & { code?: unknown; status?: unknown };
  return {
    type: error.name,
    message: error.message.slice(0, 300),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(cause instanceof Error && { cause: errorForLog(cause) }),
  };
}

/** The lines of the stack that name a place in the code. The other lines belong to a message of several lines. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 7)
    .join('\n');
