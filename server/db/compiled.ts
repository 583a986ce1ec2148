import { CompiledQuery, type QueryResult, sql } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement that is built once and run often: to build it takes Kysely longer than SQLite takes to run it.
 * @param build the statement; `values` are put into it and cannot be looked at
 */
export function compiled<Values extends object, Row>(
  build: (trx: Trx, values: Values) => { compile(trx: Trx): CompiledQuery<Row> },
): (trx: Trx, values: Values) => Promise<QueryResult<Row>> {
  /** SQLite and Postgres are written differently. */
  const statements = new WeakMap<object, CompiledQuery>();
  const placeholders = new Proxy({} as Values, { get: (_, name) => new Placeholder(name) });
  return (trx, values) => {
    const { adapter } = trx.getExecutor();
    const statement = statements.get(adapter) ?? build(trx, placeholders).compile(trx);
    statements.set(adapter, statement);
    const parameters = statement.parameters.map((value) => (value instanceof Placeholder ? values[value.name as keyof Values] : value));
    return trx.executeQuery(CompiledQuery.raw(statement.sql, parameters) as CompiledQuery<Row>);
  };
}

/**
 * An insert of whole rows, built once.
 * @param unlessSame the column by which a row that is there already is known: it stays as it is
 * @returns the insert; it resolves to whether the row is new
 */
export function compiledInsert<Table extends keyof Schema & string>(
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  unlessSame: keyof Schema[Table] & string,
): (trx: Trx, row: Schema[Table]) => Promise<boolean> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const run = compiled<Schema[Table], unknown>((_trx, row) => {
    const values = sql.join(columns.map((column) => row[column]));
    return sql`insert into ${sql.table(table)} (${names}) values (${values}) on conflict (${sql.ref(unlessSame)}) do nothing`;
  });
  return async (trx, row) => (await run(trx, row)).numAffectedRows !== 0n;
}
