import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** How many prepared statements are kept: the product has fewer than a hundred. */
const statementsKept = 500;

/**
 * Node's own SQLite in the shape Kysely expects (that of better-sqlite3; it differs in `reader`, array parameters, booleans and dates).
 * WAL with synchronous FULL: what was answered survives a power cut.
 */
export function openSqlite(path: string): SqliteDatabase {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  // A locked file must not stop the event loop for long: the caller answers 503 and the visitor tries again.
  const db = new DatabaseSync(path, { timeout: 250, enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const statements = new Map<string, StatementSync>();

  const prepare = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      if (statements.size < statementsKept) statements.set(sql, statement);
    }
    return statement;
  };

  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(bind)),
        run: (values) => statement.run(...values.map(bind)),
        iterate: (values) => db.prepare(sql).iterate(...values.map(bind)),
      };
    },
  };
}

function bind(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return (value ?? null) as SQLInputValue;
}
