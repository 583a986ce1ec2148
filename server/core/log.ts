import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** What every line says that is written while a request is answered. */
interface Origin {
  request: string;
  /** Of the visitor's session (`sessionHash`). */
  session?: string;
}

const origins = new AsyncLocalStorage<Origin>();

/** Runs `work`, and all that follows from it, as part of a request. */
export const asRequest = (origin: Origin, work: () => void): void => origins.run(origin, work);

/** From now on the request under way is known to be of this session. */
export function noteSession(sessionId: string): void {
  const origin = origins.getStore();
  if (origin) origin.session ??= sessionHash(sessionId);
}

/** Finds a visitor's lines again. The session itself would open the visitor's chat to whoever reads the log. */
export const sessionHash = (sessionId: string): string => hash('sha256', `session ${sessionId}`).slice(0, 12);

/** One JSON line an event, with its level as a word and its time in ISO 8601, UTC. Nobody's words, addresses or keys: flows log ids, and what slips in under these names is removed. */
export function createLog(level: string, destination: DestinationStream | undefined = terminal()): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    // A copy: pino writes what is logged into it.
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

/** Readable lines where a person watches; undefined elsewhere, where the lines are JSON for whoever collects them. */
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

/** Type, code, message and stack of our own errors; of foreign ones no bodies, which may carry what a visitor wrote. */
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

/** Where it was thrown. Other lines of a stack are the rest of a message that has several. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 7)
    .join('\n');
