import { isEmail } from '#shared/email.ts';
import type { Log } from '../core/log.ts';
import type { Database } from '../db/database.ts';
import type { LeadRow } from '../db/schema.ts';
import type { Line } from '../services/brain.ts';
import { answersIn } from '../storyteller/answers.ts';
import { plainly } from '../storyteller/words.ts';
import type { Outbox } from './outbox.ts';
import { leadSheetRow, sheetRow } from './sheet.ts';

export interface AryaLeads {
  /**
   * Keeps what Arya learned in a call, for the showroom: once a call, and only when the visitor left a way to be reached.
   * When it resolves, lead and sheet row are on disk.
   */
  keep(call: { callId: string; sessionId: string; lines: readonly Line[] }): Promise<void>;
}

/** The longest any cell gets. */
const detailsMax = 2_000;

export function createAryaLeads({ database, outbox, log }: { database: Database; outbox: Outbox; log: Log }): AryaLeads {
  return {
    async keep({ callId, sessionId, lines }) {
      const contact = contactIn(lines);
      if (!contact) return;
      const id = callId.replace(/^call_/, 'lead_');
      const { given } = answersIn('arya', plainly(lines));
      const noted = [...given].map(([question, answer]) => `${question}: ${answer}`);
      if (contact.phone !== '') noted.unshift(`phone: ${contact.phone}`);
      const lead: LeadRow = {
        id,
        kind: 'arya',
        session_id: sessionId,
        name: contact.name,
        brand: 'Suryodaya Motors',
        website: '',
        description: noted.join(' | ').slice(0, detailsMax),
        email: contact.email,
        created_at: new Date().toISOString(),
      };
      const isNew = await database.transact(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('leads')
          .values(lead)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return false;
        await outbox.promise(trx, sheetRow(leadSheetRow(lead)));
        return true;
      });
      if (isNew) log.info({ lead: id }, 'lead kept');
      outbox.kick();
    },
  };
}

export interface Contact {
  name: string;
  email: string;
  phone: string;
}

/** A way to reach the visitor, and the name that came with it; undefined when none was given. */
export function contactIn(lines: readonly Line[]): Contact | undefined {
  const said = plainly(lines)
    .filter(({ who }) => who === 'visitor')
    .map(({ text }) => text);
  const email = said.flatMap(emailsIn).at(-1) ?? '';
  const phone = said.flatMap(phonesIn).at(-1) ?? '';
  if (email === '' && phone === '') return undefined;
  return { name: said.map(nameIn).findLast((name) => name !== undefined) ?? '', email, phone };
}

/** "meena at the rate example dot in" is how an address is said aloud. */
function emailsIn(text: string): string[] {
  const written = text.replace(/\s+(at the rate( of)?|at)\s+(?=\S+\s*(\.|dot)\s*\w)/gi, '@').replace(/\s+dot\s+/gi, '.');
  return written
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^[<("']+|[>)"'.!?]+$/g, ''))
    .filter(isEmail);
}

/** Seven digits and more, in whatever groups they were said. Source: E.164 allows 15. */
const phonesIn = (text: string): string[] =>
  [...text.matchAll(/\+?\d(?:[\s().-]?\d){6,14}/g)].map(([digits]) => digits.replace(/[^\d+]/g, ''));

/** "My name is Meena Rao and ..." or "Meena Rao, 98450 ...": up to three words that can be a name. */
function nameIn(text: string): string | undefined {
  const after = /(?:\b(?:my name is|name is|this is|i am called|i am|i'm|call me|write|mera naam|naam)|मेरा नाम)\s+(.+)$/iu.exec(text)?.[1];
  const before = /^\W*(\p{Lu}[\p{L}\p{M}']+(?: \p{Lu}[\p{L}\p{M}']+){0,2})\s*(?:,|$)/u.exec(text)?.[1];
  const words = (after?.split(',')[0] ?? before ?? '').trim().split(/\s+/).slice(0, 3);
  const end = words.findIndex((word) => !/^[\p{L}\p{M}'.]{2,}$/u.test(word) || notNames.has(word.toLowerCase()));
  return (end < 0 ? words : words.slice(0, end)).join(' ') || undefined;
}

const notNames = new Set([
  'hai',
  'hain',
  'is',
  'and',
  'aur',
  'my',
  'mera',
  'number',
  'phone',
  'email',
  'mail',
  'from',
  'here',
  'the',
  'not',
  'just',
  'हूँ',
  'है',
  'और',
]);
