import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** The number of prepared statements that are kept. The product has fewer than a hundred. */
const statementsKept = 500;
/** While the file is opened, the site answers no requests yet. This is enough time for an instance that is stopping. */
const openTimeoutMs = 5_000;

/**
 * An SQLite file through Node's own SQLite. With WAL and synchronous FULL, a confirmed write survives a power cut.
 * If another process has locked the file, the error comes at once, because waiting inside SQLite would block the event loop. The caller
 * waits instead.
 */
export function openSqlite(path: string): SqliteDialect {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: openTimeoutMs, enableForeignKeyConstraints: true });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0');
  return new Dialect(file);
}

/**
 * Call it right after the file at `path` was opened.
 * @returns a function that tells whether the same file is still at the path. A removed or replaced file accepts writes and loses them
 */
export function placeOf(path: string): () => boolean {
  const identity = () => {
    try {
      const { dev, ino } = statSync(path);
      return `${dev}:${ino}`;
    } catch {
      return undefined;
    }
  };
  const opened = identity();
  return () => identity() === opened;
}

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    const config = { database: asKyselyExpects(file) };
    super(config);
    this.#config = config;
    this.#file = file;
  }
  override createDriver() {
    return new Driver(this.#config, this.#file);
  }
  override createAdapter() {
    return new Adapter();
  }
}

class Adapter extends SqliteAdapter {
  /** A migration that is interrupted changes nothing. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class Driver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(config: SqliteDialectConfig, file: DatabaseSync) {
    super(config);
    this.#file = file;
  }
  /** Takes the write lock first: a transaction fails for a lock before its first statement, or not at all. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** On a full disk SQLite rolls back by itself. A second rollback would be an error that hides the first. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** The interface of better-sqlite3, which differs in `reader`, array parameters, booleans and dates. */
function asKyselyExpects(file: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();

  const prepare = (sql: string): SqliteStatement => {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...values.map(bind)),
      run: (values) => statement.run(...values.map(bind)),
      iterate: (values) => file.prepare(sql).iterate(...values.map(bind)),
    };
  };

  return {
    close: () => file.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        statement = prepare(sql);
        if (statements.size < statementsKept) statements.set(sql, statement);
      }
      return statement;
    },
  };
}

function bind(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return Number(value);
  return (value ?? null) as SQLInputValue;
}

/** SQLITE_BUSY and SQLITE_LOCKED (sqlite.org/rescode.html): another process writes. */
export function isLocked(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' && [5, 6].includes(errcode & 0xff);
}
