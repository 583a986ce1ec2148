import { CompiledQuery, type QueryResult, sql } from 'kysely';
import type { Trx } from './database.ts';
import type { Schema } from './schema.ts';

/**
 * An insert that is built once and run often: to build it takes Kysely longer than SQLite takes to run it.
 * @param unlessSame the column by which a row that is there already is known: it stays as it is
 * @returns the insert; it resolves to whether the row is new
 */
export function compiledInsert<Table extends keyof Schema & string>(
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  unlessSame: keyof Schema[Table] & string,
): (trx: Trx, row: Schema[Table]) => Promise<boolean> {
  /** SQLite and Postgres are written differently. */
  const statements = new WeakMap<object, string>();
  const build = (trx: Trx) => {
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const values = sql.join(columns.map(() => null));
    return sql`insert into ${sql.table(table)} (${names}) values (${values}) on conflict (${sql.ref(unlessSame)}) do nothing`.compile(trx)
      .sql;
  };
  return async (trx, row) => {
    const { adapter } = trx.getExecutor();
    const statement = statements.get(adapter) ?? build(trx);
    statements.set(adapter, statement);
    const { numAffectedRows }: QueryResult<unknown> = await trx.executeQuery(
      CompiledQuery.raw(
        statement,
        columns.map((column) => row[column]),
      ),
    );
    return numAffectedRows !== 0n;
  };
}
