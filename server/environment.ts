import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './core/config-error.ts';

export type Environment = Record<string, string | undefined>;

/**
 * The variables of the shell and of `.env` in the working directory. The shell comes first.
 * `process.loadEnvFile` is not used, because it reports ENOENT for every file that it cannot open.
 * @throws ConfigError if `.env` exists and cannot be read: the site must not start with defaults because of that
 */
export function readEnvironment(): Environment {
  try {
    for (const [name, value] of Object.entries(parseEnv(readFileSync('.env', 'utf8')))) process.env[name] ??= value;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT')
      throw new ConfigError(`- .env exists but cannot be read (${code}). Give the user that runs this command permission to read it`);
  }
  readSecrets(process.env, '/run/secrets');
  return process.env;
}

/**
 * Reads secrets from files, as containers get them: `NAME_FILE=/run/secrets/...` sets NAME, unless NAME is set already.
 * Files in other folders are ignored, because variables such as SSL_CERT_FILE belong to other programs.
 * @throws ConfigError for a file that cannot be read
 */
export function readSecrets(env: Environment, folder: string): void {
  for (const [variable, path] of Object.entries(env)) {
    if (!variable.endsWith('_FILE') || !path?.startsWith(`${folder}/`)) continue;
    try {
      env[variable.slice(0, -'_FILE'.length)] ??= readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(
        `- ${variable} names a file that cannot be read (${(error as NodeJS.ErrnoException).code}). Check the path and its permissions`,
      );
    }
  }
}

/** Reads variables one by one and collects their problems: a sentence for each, which begins with the name of the variable. */
export interface Variables {
  problems: string[];
  /** Trimmed; undefined when it is empty. */
  value(name: string): string | undefined;
  whole(name: string, fallback: number, min: number, max: number): number;
  /** An http or https address, without slashes at its end. */
  url(name: string): string | undefined;
}

export function variablesOf(env: Environment): Variables {
  const problems: string[] = [];
  const value = (name: string) => env[name]?.trim() || undefined;
  return {
    problems,
    value,
    whole(name, fallback, min, max) {
      const text = value(name);
      if (text === undefined) return fallback;
      const number = Number(text);
      if (Number.isInteger(number) && number >= min && number <= max) return number;
      problems.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
      return fallback;
    },
    url(name) {
      const text = value(name);
      if (text === undefined) return undefined;
      if (isWebAddress(text)) return text.replace(/\/+$/, '');
      // The message does not repeat the value, because it may contain a password, or be a key in the wrong variable.
      problems.push(`${name} must be an address that begins with https:// or http://`);
      return undefined;
    },
  };
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:/i.test(text);
