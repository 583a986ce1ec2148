import { type DestinationStream, type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';

export type Log = Logger;

/** One JSON line an event, with its level as a word and its time in ISO 8601, UTC. Nobody's words, addresses or keys: flows log ids, and what slips in under these names is removed. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
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
