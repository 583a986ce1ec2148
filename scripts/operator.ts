/** How an operator's commands are run: beside the site, on its store, with a sentence where something is missing. */
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
  /** What follows its name: `<needed> [not needed] [--option <value>]`. */
  takes?: string;
  does: string;
  run(station: Station, words: string[], options: Record<string, string | undefined>): Promise<void>;
}

/** Runs the command that the command line names, or says which there are. Sets the process's exit code. */
export async function operate(script: string, about: string, commands: Record<string, Command>): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const help = usage(script, about, command ? { [name]: command } : commands);
  // Stores, their -wal and exports hold names and addresses: what a command makes is for its own user's eyes.
  process.umask(0o077);
  await runCommand(help, async () => {
    const read = command && understood(command, args);
    if (!read) throw new Refusal(help);
    const config = readConfig(environment());
    const database = await openStore(config);
    await command.run({ config, database }, read.positionals, read.values).finally(() => database.close());
  });
}

function usage(script: string, about: string, commands: Record<string, Command>): string {
  const lines = Object.entries(commands).map(([name, { takes, does }]) => [[name, takes].filter(Boolean).join(' '), does] as const);
  const width = Math.max(...lines.map(([call]) => call.length));
  return [about, ...lines.map(([call, does]) => `  npm run ${script} -- ${call.padEnd(width)}   ${does}`)].join('\n');
}

/** @returns undefined when words are missing, too many or unknown */
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

/** What is said where DATABASE_URL or DATA_DIR leads to no file. */
export const noStore = (path: string) =>
  `There is no store at ${resolve(path)}. Run this command in the folder of the site, or with the same DATA_DIR or DATABASE_URL as the site.`;

/** An SQLite file that is not there is not made: its orders are elsewhere. */
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

/** When something was, as the business reads its clock: `21 Nov 2026, 9:43 pm`. */
export const told = (at: string | null, { businessTimeZone: timeZone }: Config): string =>
  at === null ? '' : new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at));

/** Rows as a table, or a word in their place. */
export function show(title: string, rows: readonly object[], none = 'none'): void {
  console.log(rows.length > 0 ? title : `${title}: ${none}`);
  if (rows.length > 0) console.table(rows);
}
