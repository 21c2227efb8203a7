/** Messages between the server and the PGlite worker. */

export interface QueryRows {
  rows: Record<string, unknown>[];
  affected: number | undefined;
  /** Command tag as the database reports it: a `COMMIT` of a failed transaction returns `ROLLBACK`. */
  command: string | undefined;
}

export type DatabaseThread = {
  /** Opens or creates the database. Must be called first. */
  open(): Promise<void>;
  /** `lead`: statements without parameters that run first; if they fail, the query doesn't run. */
  query(sql: string, parameters: readonly unknown[], lead: string | undefined): Promise<QueryRows>;
  close(): Promise<void>;
};

export type ServerThread = {
  /** A committed transaction sent this signal. */
  signal(text: string): void;
};

/** PostgreSQL severities that end the database; reopening recovers it. */
export const isFatal = (severity: unknown): boolean => severity === 'PANIC' || severity === 'FATAL';
