import type { Database } from '../../persistence';

/** A value that a statement can bind. */
export type SqlValue = string | number | Buffer | null;

/** Runs SQL with parameters. Each statement is prepared once and cached. */
export type Statements = {
  get(sql: string, ...parameters: SqlValue[]): unknown;
  all(sql: string, ...parameters: SqlValue[]): unknown[];
  /** Returns the number of changed rows. */
  run(sql: string, ...parameters: SqlValue[]): number;
};

/** Creates an empty cache of prepared statements for a database. */
export function createStatements(db: Database): Statements {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  const prepare = (sql: string) => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };
  return {
    get: (sql, ...parameters) => prepare(sql).get(parameters),
    all: (sql, ...parameters) => prepare(sql).all(parameters),
    run: (sql, ...parameters) => prepare(sql).run(parameters).changes,
  };
}
