import { CompiledQuery, type QueryResult, sql } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

/** The placeholder of a value while a statement is built. */
class Placeholder {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A statement that is built once and run often. Building it with Kysely takes longer than running it in SQLite.
 * @param build builds the statement; `values` are placeholders, which it must not read
 */
export function compiled<Values extends object, Row>(
  build: (trx: Trx, values: Values) => { compile(trx: Trx): CompiledQuery<Row> },
): (trx: Trx, values: Values) => Promise<QueryResult<Row>> {
  /** SQLite and Postgres need different statements. */
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
 * @param unlessSame the unique column: if a row with the same value exists, nothing is inserted
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
