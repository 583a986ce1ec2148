/** Daily budgets. They are counted in the table `daily_usage`, a row for each day and budget. */

import { createHmac } from 'node:crypto';
import { AppError } from '../core/errors.ts';
import { compiled } from '../db/compiled.ts';
import type { Db, Trx } from '../db/database.ts';

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of the budgets, such as `2026-11-21`. */
export function businessDay(now: Date, timeZone: string): string {
  // Cached for each time zone, because creating a formatter takes longer than the rest of a chat turn.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(now);
}

/** The hash of an IP address for one day. The key and the day make sure that a reader of the store cannot recover the address or follow it to the next day. */
export const addressKey = (secret: string, day: string, address: string): string =>
  createHmac('sha256', secret).update(`address ${day} ${address}`).digest('hex').slice(0, 24);

/** The share of one IP address in a daily budget. It prevents one visitor from using the whole budget. */
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

/** Takes `amount` from a daily budget, all or nothing, across all instances. Returns false if less is left. */
export async function tryBudget(trx: Trx, day: string, name: string, amount: number, budget: number): Promise<boolean> {
  await open(trx, { day, name });
  const { numAffectedRows } = await take(trx, { day, name, amount, most: budget - amount });
  return numAffectedRows !== 0n;
}

/**
 * The same, as an error.
 * @param sentence the message for the visitor, if the usual one does not fit
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

/** Adds to what is used, even beyond the limit. */
export async function addToBudget(trx: Trx, day: string, name: string, amount: number): Promise<void> {
  await trx
    .updateTable('daily_usage')
    .set((eb) => ({ used: eb('used', '+', amount) }))
    .where('day', '=', day)
    .where('name', '=', name)
    .execute();
}

/** Returns what was taken and not used. */
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

/** How much of each budget is used on a day, by its name. */
export const usedOn = (db: Db, day: string) => db.selectFrom('daily_usage').selectAll().where('day', '=', day).execute();

/** Deletes the days before this one. */
export const forgetDays = (trx: Trx, before: string) => trx.deleteFrom('daily_usage').where('day', '<', before).execute();

/** Deletes the shares of IP addresses from before this day. */
export const forgetShares = (trx: Trx, before: string) =>
  trx.deleteFrom('daily_usage').where('name', 'like', '%@%').where('day', '<', before).execute();
