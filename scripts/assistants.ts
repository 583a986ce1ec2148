/**
 * Creates and updates the seven assistants at Vapi from the texts of this site. `npm run assistants` shows what would change, `-- diff`
 * every changed field, `-- apply` makes the changes. Changes made in the dashboard stay unless `--overwrite` is given. It prints the lines
 * for .env.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { assistantVariable } from '#server/providers.ts';
import { personaSlugs } from '#shared/personas.ts';
import { environment } from './environment.ts';
import { Refusal, runCommand } from './run-command.ts';
import { type Vapi, VapiRefusal } from './vapi/client.ts';
import { vapiFromEnvironment } from './vapi/environment.ts';
import { type Applied, type Difference, mergedInto, planFor, type RemoteAssistant, type Step } from './vapi/plan.ts';
import { type Assistant, brainFor, wantedAssistant, withSecret } from './vapi/wanted.ts';

const usage = `Creates and updates the seven assistants at Vapi from the texts of this site:
  npm run assistants -- plan                    shows what would change; changes nothing
  npm run assistants -- diff                    the same, with every changed field
  npm run assistants -- apply [--overwrite]     makes the changes and prints the lines for .env; --overwrite also replaces changes made in the dashboard
Example: npm run assistants -- plan`;
const commands = ['plan', 'diff', 'apply'] as const;
type Command = (typeof commands)[number];

const { PUBLIC_URL, VAPI_WEBHOOK_SECRET, VAPI_BRAIN, DATA_DIR } = environment();
const secret = VAPI_WEBHOOK_SECRET || undefined;
const secretHash = secret && createHash('sha256').update(secret).digest('hex');
const publicUrl = PUBLIC_URL?.replace(/\/+$/, '') || undefined;
const notesFile = join(DATA_DIR || 'data', 'vapi-assistants.json');

await runCommand(usage, async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean', default: false } } });
  const command = commands.find((known) => known === (positionals[0] ?? 'plan'));
  if (command === undefined || positionals.length > 1) throw new Refusal(usage);
  const vapi = vapiFromEnvironment();
  try {
    await run(vapi, command, values.overwrite);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof VapiRefusal) console.error(JSON.stringify(error.body, null, 2));
    process.exitCode = 1;
  }
});

function isList(answer: unknown): answer is RemoteAssistant[] {
  return Array.isArray(answer);
}

async function run(vapi: Vapi, command: Command, overwrite: boolean): Promise<void> {
  const remote = await vapi('assistant.list', { query: [['limit', '1000']] });
  if (!isList(remote))
    throw new Refusal('The server at VAPI_BASE_URL is not Vapi: it did not answer with a list of assistants. Check VAPI_BASE_URL.');
  const notes = readNotes();
  const ids: string[] = [];
  let left = 0;
  for (const slug of personaSlugs) {
    const wanted = wantedAssistant(slug, publicUrl, brainFor(publicUrl, secret, VAPI_BRAIN));
    const step = planFor(wanted, secretHash, notes[slug], remote);
    const does = command === 'apply' && (step.kind !== 'drift' || overwrite);
    console.log(sentence(slug, step, does));
    if (step.kind !== 'create' && step.kind !== 'same' && (command === 'diff' || step.kind === 'drift'))
      for (const line of step.differences) console.log(shown(line));
    if (does) {
      const id = await carryOut(vapi, step, wanted);
      notes[slug] = { id, assistant: wanted, ...(wanted.server !== undefined && { secretHash }) };
      writeNotes(notes);
      ids.push(`${assistantVariable(slug)}=${id}`);
    } else {
      if (step.kind !== 'same') left += 1;
      if (step.kind !== 'create') ids.push(`${assistantVariable(slug)}=${step.id}`);
    }
  }
  if (ids.length > 0) console.log(`\n# For .env\n${ids.join('\n')}`);
  if (command !== 'apply' && left > 0) console.log('\nNothing was changed. npm run assistants -- apply makes these changes.');
  if (command === 'apply' && left > 0) console.log('\nChanges made in the dashboard were kept. --overwrite replaces them.');
}

/** @returns the id of the assistant */
async function carryOut(through: Vapi, step: Step, wanted: Assistant): Promise<string> {
  const body = withSecret(wanted, secret);
  if (step.kind === 'create') return ((await through('assistant.create', { body })) as RemoteAssistant).id;
  if (step.kind === 'same') return step.id;
  const fields = Object.entries(body).map(([field, value]) => [field, mergedInto(step.there[field], value)]);
  await through('assistant.update', { params: { id: step.id }, body: Object.fromEntries(fields) });
  return step.id;
}

function sentence(slug: string, step: Step, does: boolean): string {
  const fields = 'differences' in step ? step.differences.map(({ field }) => field).join(', ') || 'webhook secret' : '';
  const words = {
    create: does ? 'created' : 'to be created',
    same: 'up to date',
    update: `${does ? 'updated' : 'to be updated'}: ${fields}`,
    drift: `${does ? 'overwritten' : 'changed in the dashboard, kept'}: ${fields}`,
  };
  return `${slug.padEnd(20)}${words[step.kind]}`;
}

function shown({ field, there, wanted }: Difference): string {
  const short = (value: unknown) => {
    const text = JSON.stringify(value) ?? '(nothing)';
    return text.length > 120 ? `${text.slice(0, 117)}...` : text;
  };
  return `    ${field}\n      there:  ${short(there)}\n      wanted: ${short(wanted)}`;
}

function readNotes(): Record<string, Applied> {
  try {
    return JSON.parse(readFileSync(notesFile, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

function writeNotes(notes: Record<string, Applied>): void {
  mkdirSync(dirname(notesFile), { recursive: true });
  writeFileSync(`${notesFile}.part`, `${JSON.stringify(notes, null, 2)}\n`);
  renameSync(`${notesFile}.part`, notesFile);
}
