/** Messages between the server and the PGlite worker. */

export interface QueryRows {
  rows: Record<string, unknown>[];
  affected: number | undefined;
  /** The command as the database reports it: a `COMMIT` of a failed transaction answers `ROLLBACK`. */
  command: string | undefined;
}

export type DatabaseThread = {
  /** Opens the database, or makes it. Comes before all others. */
  open(): Promise<void>;
  /** `lead`: statements without parameters that come first; if they fail, the query doesn't run. */
  query(sql: string, parameters: readonly unknown[], lead: string | undefined): Promise<QueryRows>;
  close(): Promise<void>;
};

export type ServerThread = {
  /** A transaction committed that sends this signal. */
  signal(text: string): void;
};

/** PostgreSQL's severities of an error that ends the database: it must be opened again, which recovers it. */
export const isFatal = (severity: unknown): boolean => severity === 'PANIC' || severity === 'FATAL';
