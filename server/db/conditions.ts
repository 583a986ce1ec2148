import { sql } from 'kysely';

/** Rows of the person with this email address. @param email in lower case */
export const hasEmail = (email: string) => sql<boolean>`lower(email) = ${email}`;

/**
 * `column in (values)`. It also accepts no values, which Postgres does not. The list is padded to a power of two with its last value, so
 * that only a few different statements are prepared.
 */
export function isOneOf(column: string, values: readonly string[]) {
  if (values.length === 0) return sql<boolean>`1 = 0`;
  const length = 2 ** Math.ceil(Math.log2(values.length));
  const list = Array.from({ length }, (_, index) => values[index] ?? values.at(-1));
  return sql<boolean>`${sql.ref(column)} in (${sql.join(list)})`;
}

/** Whether one of the columns contains these words, in upper or lower case. */
export const holdsWords = (columns: readonly string[], words: string) => {
  const part = `%${words.toLowerCase().replace(/[!%_]/g, '!$&')}%`;
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${part} escape '!'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};

/** One page of a list, the newest row first. */
export interface Listed {
  /** The words to search for; empty for all rows. */
  words: string;
  /** The last row of the previous page. */
  behind: { at: string; id: string } | undefined;
  limit: number;
}

/** Rows that belong on this page or on a later one. */
export function isListed({ words, behind }: Pick<Listed, 'words' | 'behind'>, at: string, id: string, searched: readonly string[]) {
  const found = words === '' ? sql`1 = 1` : holdsWords(searched, words);
  if (behind === undefined) return sql<boolean>`${found}`;
  return sql<boolean>`${found} and (${sql.ref(at)}, ${sql.ref(id)}) < (${behind.at}, ${behind.id})`;
}
