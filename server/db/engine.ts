export type DatabaseEngine = 'sqlite' | 'postgres';

/**
 * What stands behind a DATABASE_URL: `postgres://...` is PostgreSQL, a path (or SQLite's `:memory:`) is an SQLite file.
 * @returns undefined for any other address: as a path it would be a folder named with the password
 */
export function engineOf(databaseUrl: string): DatabaseEngine | undefined {
  if (/^postgres(ql)?:\/\//i.test(databaseUrl)) return 'postgres';
  // A scheme of one letter is a disk of Windows.
  const isAddress = /^[a-z][a-z0-9+.-]+:|:\/\/|:[^/\\]*@/i.test(databaseUrl);
  return isAddress ? undefined : 'sqlite';
}
