/** The table of operators' notes: the only file that reads or writes it. A note goes with what it stands beside. */

import { isOneOf } from '../db/conditions.ts';
import type { Db, Trx } from '../db/database.ts';

/** @returns each subject's note, where it has one */
export async function ofSubjects(db: Db, subjects: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('notes').select(['subject', 'text']).where(isOneOf('subject', subjects)).execute();
  return new Map(rows.map(({ subject, text }) => [subject, text]));
}

/** Writes a subject's note in place of the one before; an empty one takes it away. */
export async function write(trx: Trx, subject: string, text: string, at: string): Promise<void> {
  if (text === '') return erase(trx, [subject]);
  await trx
    .insertInto('notes')
    .values({ subject, text, written_at: at })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ text, written_at: at }))
    .execute();
}

export async function erase(trx: Trx, subjects: readonly string[]): Promise<void> {
  await trx.deleteFrom('notes').where(isOneOf('subject', subjects)).execute();
}
