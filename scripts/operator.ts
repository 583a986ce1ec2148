/** Runs the operator's commands on the store of the site, while the site runs. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { type Database, openMigrated, SchemaMismatch } from '#server/db/database.ts';
import { engineOf } from '#server/db/engine.ts';
import { environment } from './environment.ts';
import { Refusal, runCommand } from './run-command.ts';

export interface Station {
  config: Config;
  database: Database;
}

export interface Command {
  /** The arguments after its name: `<required> [optional] [--option <value>]`. */
  takes?: string;
  does: string;
  run(station: Station, words: string[], options: Record<string, string | undefined>): Promise<void>;
}

/**
 * Runs the command that the command line names, or prints which commands exist. Sets the exit code of the process.
 * @param example the arguments of one typical call, for the usage text
 */
export async function operate(script: string, about: string, example: string, commands: Record<string, Command>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const help = usage(script, about, example, command ? { [name]: command } : commands);
  // Stores, their -wal files and exports contain names and addresses: only the user who runs the command may read them.
  process.umask(0o077);
  await runCommand(help, async () => {
    const read = command && understood(command, args);
    if (!read) throw new Refusal(help);
    const config = readConfig(environment());
    const database = await openStore(config);
    await command.run({ config, database }, read.positionals, read.values).finally(() => database.close());
  });
}

function usage(script: string, about: string, example: string, commands: Record<string, Command>): string {
  const lines = Object.entries(commands).map(([name, { takes, does }]) => [[name, takes].filter(Boolean).join(' '), does] as const);
  const width = Math.max(...lines.map(([call]) => call.length));
  const calls = lines.map(([call, does]) => `  npm run ${script} -- ${call.padEnd(width)}   ${does}`);
  return [about, ...calls, `Example: npm run ${script} -- ${example}`].join('\n');
}

/** @returns undefined if arguments are missing, unknown, or too many */
function understood({ takes = '' }: Command, args: string[]) {
  const options = Object.fromEntries([...takes.matchAll(/--(\w+)/g)].map(([, option]) => [option, { type: 'string' as const }]));
  const words = takes.replace(/\[--\w+ <[^>]+>\]/g, '');
  const needed = words.match(/<[^>]+>/g)?.length ?? 0;
  const possible = needed + (words.match(/\[[^\]]+\]/g)?.length ?? 0);
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length < needed || positionals.length > possible) return undefined;
    return { positionals, values: values as Record<string, string | undefined> };
  } catch {
    return undefined;
  }
}

/** The message for a DATABASE_URL or DATA_DIR without a store. */
export const noStore = (path: string) =>
  `There is no store at ${resolve(path)}. Run this command in the folder of the site, or with the same DATA_DIR or DATABASE_URL as the site.`;

/** Does not create a missing SQLite file: an empty store would hide that the path is wrong. */
async function openStore({ databaseUrl }: Config): Promise<Database> {
  const isFile = engineOf(databaseUrl) === 'sqlite';
  if (isFile && !existsSync(databaseUrl)) throw new Refusal(noStore(databaseUrl));
  try {
    return await openMigrated(databaseUrl);
  } catch (error) {
    if (error instanceof SchemaMismatch) throw new Refusal(error.message);
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new Refusal(`${isFile ? `The store ${resolve(databaseUrl)}` : 'The database of DATABASE_URL'} cannot be opened (${error.code}).`);
  }
}

/** A time in the business time zone: `21 Nov 2026, 9:43 pm`. */
export const told = (at: string | null, { businessTimeZone: timeZone }: Config): string =>
  at === null ? '' : new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));

/** Prints rows as a table, or `none` if there are no rows. */
export function show(title: string, rows: readonly object[], none = 'none'): void {
  console.log(rows.length > 0 ? title : `${title}: ${none}`);
  if (rows.length > 0) console.table(rows);
}
