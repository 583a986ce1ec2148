/** What a day may cost, counted in the store: `daily_usage`, a row a day and budget. */

import { createHmac } from 'node:crypto';
import { AppError } from '../core/errors.ts';
import { compiled } from '../db/compiled.ts';
import type { Db, Trx } from '../db/database.ts';

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day by which budgets are counted, such as `2026-11-21`. */
export function businessDay(now: Date, timeZone: string): string {
  // Made once a time zone: making one takes longer than everything else in a turn of the chat.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(now);
}

/** A network address for one day: keyed, so that whoever reads the store learns no address, and cannot follow one to the next day. */
export const addressKey = (secret: string, day: string, address: string): string =>
  createHmac('sha256', secret).update(`address ${day} ${address}`).digest('hex').slice(0, 24);

/** The budget of one address within that of the day: nobody uses up the day for everybody. */
export const shareOf = (name: string, key: string): string => `${name}@${key}`;

const open = compiled((trx, { day, name }: { day: string; name: string }) =>
  trx
    .insertInto('daily_usage')
    .values({ day, name, used: 0 })
    .onConflict((conflict) => conflict.doNothing()),
);

const take = compiled((trx, { day, name, amount, most }: { day: string; name: string; amount: number; most: number }) =>
  trx
    .updateTable('daily_usage')
    .set((eb) => ({ used: eb('used', '+', amount) }))
    .where('day', '=', day)
    .where('name', '=', name)
    .where('used', '<=', most),
);

/** Takes `amount` from a day's budget, all or nothing, whichever instance asks. False when so much is not left. */
export async function tryBudget(trx: Trx, day: string, name: string, amount: number, budget: number): Promise<boolean> {
  await open(trx, { day, name });
  const { numAffectedRows } = await take(trx, { day, name, amount, most: budget - amount });
  return numAffectedRows !== 0n;
}

/**
 * The same for what cannot go on without.
 * @param sentence what the visitor reads then, where the usual one does not fit
 * @throws AppError daily_limit_reached
 */
export async function takeFromBudget(
  trx: Trx,
  day: string,
  name: string,
  amount: number,
  budget: number,
  sentence?: string,
): Promise<void> {
  if (await tryBudget(trx, day, name, amount, budget)) return;
  throw new AppError('daily_limit_reached', { retryAfterSeconds: 3600, ...(sentence !== undefined && { sentence }) });
}

/** What has been used already, however much is left. */
export async function addToBudget(trx: Trx, day: string, name: string, amount: number): Promise<void> {
  await trx
    .updateTable('daily_usage')
    .set((eb) => ({ used: eb('used', '+', amount) }))
    .where('day', '=', day)
    .where('name', '=', name)
    .execute();
}

/** Puts back what was taken and not used. */
export async function returnToBudget(trx: Trx, day: string, name: string, amount: number): Promise<void> {
  if (amount <= 0) return;
  await trx
    .updateTable('daily_usage')
    .set((eb) => ({ used: eb('used', '-', amount) }))
    .where('day', '=', day)
    .where('name', '=', name)
    .where('used', '>=', amount)
    .execute();
}

/** What a day has used of each budget, by its name. */
export const usedOn = (db: Db, day: string) => db.selectFrom('daily_usage').selectAll().where('day', '=', day).execute();

/** Forgets the days before one. */
export const forgetDays = (trx: Trx, before: string) => trx.deleteFrom('daily_usage').where('day', '<', before).execute();

/** Forgets what single addresses used before a day. */
export const forgetShares = (trx: Trx, before: string) =>
  trx.deleteFrom('daily_usage').where('name', 'like', '%@%').where('day', '<', before).execute();
