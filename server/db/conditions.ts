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

/** Whether one of the columns holds these words, in whatever case. */
export const holdsWords = (columns: readonly string[], words: string) => {
  const part = `%${words.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${part} escape '!'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};

/** A page of a list, the latest first. */
export interface Listed {
  /** What is searched for; empty for everything. */
  words: string;
  /** Where the page before ended. */
  behind: { at: string; id: string } | undefined;
  limit: number;
}

/** Rows that belong on this page or on a later one. */
export function isListed({ words, behind }: Pick<Listed, 'words' | 'behind'>, at: string, id: string, searched: readonly string[]) {
  const found = words === '' ? sql`1 = 1` : holdsWords(searched, words);
  if (behind === undefined) return sql<boolean>`${found}`;
  return sql<boolean>`${found} and (${sql.ref(at)}, ${sql.ref(id)}) < (${behind.at}, ${behind.id})`;
}
