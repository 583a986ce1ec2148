import { sql } from 'kysely';

/** Rows of the person with this address. @param email in lower case */
export const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email}`;

/** `column in (values)`, also for no values: Postgres reads no empty list. */
export const isOneOf = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;
