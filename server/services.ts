import { accessSync, constants, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createStoryteller } from './adapters/brain.storyteller.ts';
import { createCsvSheet } from './adapters/lead-sheet.csv.ts';
import { createOutboxMailer } from './adapters/mailer.outbox.ts';
import { createSandboxPayments } from './adapters/payments.sandbox.ts';
import { createLocalScheduler } from './adapters/scheduler.local.ts';
import { findSpeechCommand } from './adapters/speech.command.ts';
import { createRecordedSpeech } from './adapters/speech.recorded.ts';
import { createRoomVoice } from './adapters/voice.room.ts';
import type { Config } from './config.ts';
import { ConfigError } from './core/config-error.ts';
import type { Log } from './core/log.ts';
import { createSigner, type Signer } from './core/tokens.ts';
import { type Database, openDatabase, SchemaMismatch } from './db/database.ts';
import { engineOf } from './db/engine.ts';
import { siteSecret } from './db/settings.ts';
import { servicesOf } from './providers.ts';
import type { Services } from './services/registry.ts';
import { embeddedNames } from './services/registry.ts';
import { noSpeech, type Speech, speechInOrder } from './services/speech.ts';
import type { RoomAccess, Voice } from './services/voice.ts';

/** The addresses of this process. They are known when its port is open. */
export interface Addresses {
  publicUrl: string;
  ownUrl: string;
}

/** The composition root: the only place that chooses adapters. The adapter of a real provider is loaded only if it is used. */
export async function openServices(config: Config, { publicUrl, ownUrl }: Addresses, log: Log): Promise<Services> {
  const { openai, hearing, smtp, google, calendly, cal } = config;
  if (!smtp || !google) assertWritable(config.dataDir);
  const [database, spoken] = await Promise.all([openStore(config, log), openSpeech(config, log)]);
  const secret = await siteSecret(database, config.sessionSecret);
  const signer = createSigner(secret);
  const { voice, room } = await openVoice(config, signer);
  const storyteller = createStoryteller();
  const brain = openai && (await import('./adapters/brain.openai.ts')).createOpenAiBrain(openai, log);
  const ears = hearing && (await import('./adapters/hearing.openai.ts')).createOpenAiHearing(hearing);
  const { payments, sandbox } = await openPayments(config, { publicUrl, ownUrl, secret });
  const smtpMailer = smtp && (await import('./adapters/mailer.smtp.ts')).createSmtpMailer(smtp);
  const googleSheet = google && (await import('./adapters/lead-sheet.google.ts')).createGoogleSheet(google, config.businessTimeZone);
  const calendlyCalendar = calendly && (await import('./adapters/scheduler.calendly.ts')).createCalendly(calendly);
  const calCalendar = cal && (await import('./adapters/scheduler.cal.ts')).createCal(cal);

  return {
    database,
    secret,
    signer,
    brain: brain ?? storyteller,
    payments,
    sandbox,
    mailer: smtpMailer ?? createOutboxMailer(join(config.dataDir, 'outbox'), `Vaani <${config.contactEmail}>`),
    leadSheet: googleSheet ?? createCsvSheet(join(config.dataDir, 'leads.csv'), config.businessTimeZone),
    scheduler: calendlyCalendar ?? calCalendar ?? createLocalScheduler(),
    voice,
    room,
    speech: spoken.speech,
    hearing: room && ears,
    used: {
      ...embeddedNames,
      ...servicesOf(config),
      speech: spoken.name,
      database: database.engine,
    },
    async close() {
      smtpMailer?.close();
      await database.close();
    },
  };
}

/** The payment provider, for the site and for the commands of the operator. */
export async function openPayments(
  { razorpay }: Config,
  at: Addresses & { secret: string },
): Promise<Pick<Services, 'payments' | 'sandbox'>> {
  if (razorpay)
    return { payments: (await import('./adapters/payments.razorpay.ts')).createRazorpay(razorpay, at.publicUrl), sandbox: undefined };
  const payments = createSandboxPayments(at);
  return { payments, sandbox: payments.sandbox };
}

/** Without a provider, mails and the lead sheet are files in this folder. @throws ConfigError if it cannot be written */
function assertWritable(dataDir: string): void {
  const path = resolve(dataDir);
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`- ${path} cannot be written (${code}); set DATA_DIR to a folder on a disk with room that this user may write`);
  }
}

/** @throws ConfigError for a store that cannot be opened, because the operator can correct that */
async function openStore({ databaseUrl }: Config, log: Log): Promise<Database> {
  try {
    return await openDatabase(databaseUrl, () =>
      log.error({ store: resolve(databaseUrl) }, 'the store file was removed or replaced; nothing is saved until the site is restarted'),
    );
  } catch (error) {
    if (error instanceof SchemaMismatch) throw new ConfigError(`- ${error.message}`);
    if (!(error instanceof Error && 'code' in error)) throw error;
    const isPostgres = engineOf(databaseUrl) === 'postgres';
    const where = isPostgres ? 'the database of DATABASE_URL' : `the store ${resolve(databaseUrl)}`;
    const advice = isPostgres ? '' : '; set DATA_DIR to a folder on a disk with room that this user may write';
    throw new ConfigError(`- ${where} cannot be opened (${error.message || error.code})${advice}`);
  }
}

async function openVoice(
  { vapi, hearing, callJoinSeconds }: Config,
  signer: Signer,
): Promise<{ voice: Voice; room: RoomAccess | undefined }> {
  if (vapi) return { voice: (await import('./adapters/voice.vapi.ts')).createVapiVoice(vapi), room: undefined };
  const rooms = createRoomVoice({ signer, hears: hearing !== undefined, joinSeconds: callJoinSeconds });
  return { voice: rooms, room: rooms.room };
}

/** The voices of the rooms. `speechInOrder` chooses which of them says a text. */
async function openSpeech({ vapi, speechCommand, speech }: Config, log: Log): Promise<{ speech: Speech; name: string }> {
  if (vapi) return { speech: noSpeech, name: 'Vapi' };
  const provider = speech && (await import('./adapters/speech.openai.ts')).createOpenAiSpeech(speech);
  const machine = await machineVoice(speechCommand);
  const recorded = machine && createRecordedSpeech();
  const name = [provider && `a speech server, ${speech.model}`, machine?.name ?? 'the visitor’s browser'].filter(Boolean).join(', else ');
  return { speech: speechInOrder({ provider, recorded, machine: machine?.speech }, log), name };
}

async function machineVoice(speechCommand: string | undefined): Promise<{ speech: Speech; name: string } | undefined> {
  if (speechCommand === 'none') return undefined;
  const program = speechCommand === 'built-in' ? undefined : await findSpeechCommand(speechCommand);
  if (program) return program;
  if (speechCommand !== undefined && speechCommand !== 'built-in')
    throw new ConfigError(`- SPEECH_COMMAND is not a program that makes speech: ${speechCommand}`);
  const { createBuiltInSpeech } = await import('./adapters/speech.builtin.ts');
  return { speech: createBuiltInSpeech(), name: 'the built-in voice' };
}
