export type DatabaseEngine = 'sqlite' | 'postgres';

/**
 * The database engine of a DATABASE_URL: `postgres://...` is PostgreSQL, a path or SQLite's `:memory:` is an SQLite file.
 * @returns undefined for any other address, because as a path it would create a folder whose name contains the password
 */
export function engineOf(databaseUrl: string): DatabaseEngine | undefined {
  if (/^postgres(ql)?:\/\//i.test(databaseUrl)) return 'postgres';
  // A scheme of one letter is a drive of Windows.
  const isAddress = /^[a-z][a-z0-9+.-]+:|:\/\/|:[^/\\]*@/i.test(databaseUrl);
  return isAddress ? undefined : 'sqlite';
}
