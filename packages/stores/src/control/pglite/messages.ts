/** What travels between the server and the worker that holds PGlite. */

export interface WorkerQuery {
  id: number;
  /** Statements without parameters that come first; where they fail, the query is not asked. */
  lead: string | undefined;
  sql: string;
  parameters: readonly unknown[];
}

export type WorkerRequest = WorkerQuery | { id: number; close: true };

export interface QueryRows {
  rows: Record<string, unknown>[];
  affected: number | undefined;
  /** The command as the database tells it: a `COMMIT` of a failed transaction answers `ROLLBACK`. */
  command: string | undefined;
}

/** An error as it survives the crossing: with the database's own code. */
export interface CarriedError {
  message: string;
  code: string | undefined;
  detail: string | undefined;
  constraint: string | undefined;
  /** The database is beyond repair by itself (no room for its log): it must be opened anew, which recovers it. */
  isFatal: boolean;
}

export type WorkerAnswer =
  | { ready: true }
  | { failed: CarriedError }
  /** Something was committed that says so. */
  | { signal: string }
  | { id: number; result: QueryRows }
  | { id: number; error: CarriedError };
