import { sql } from 'kysely';

/** Rows of the person with this address. @param email in lower case */
export const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email}`;

/**
 * `column in (values)`, also for no values: Postgres reads no empty list. A list is filled up to a power of two with its last value, so
 * that few different statements are prepared.
 */
export function isOneOf(column: string, values: readonly string[]) {
  if (values.length === 0) return sql<boolean>`1 = 0`;
  const length = 2 ** Math.ceil(Math.log2(values.length));
  const list = Array.from({ length }, (_, index) => values[index] ?? values.at(-1));
  return sql<boolean>`${sql.ref(column)} in (${sql.join(list)})`;
}
