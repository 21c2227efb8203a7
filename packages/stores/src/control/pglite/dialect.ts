import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import { isLead, withBegin } from '../lead.ts';
import type { PgliteWorker } from './worker-client.ts';

/**
 * Kysely over the PGlite worker. Its only connection is handed from transaction to transaction. `current` is
 * called for each, so a transaction whose worker died can't continue in the next one.
 */
export function pgliteDialect(current: () => Promise<PgliteWorker>): Dialect {
  return {
    createAdapter: () => new PGliteAdapter(),
    createDriver: () => new WorkerDriver(current),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class WorkerDriver implements Driver {
  readonly #current: () => Promise<PgliteWorker>;
  constructor(current: () => Promise<PgliteWorker>) {
    this.#current = current;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<WorkerConnection> {
    return new WorkerConnection(await this.#current());
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(connection: WorkerConnection): Promise<void> {
    connection.begin();
  }
  async commitTransaction(connection: WorkerConnection): Promise<void> {
    if (connection.hasNothingToEnd()) return;
    // PostgreSQL answers `COMMIT` after a failed statement with a rollback. Nothing was stored, so report it
    // as an error.
    const { command } = await connection.worker.query('commit', []);
    if (command === 'ROLLBACK') throw new AbortedTransactionError();
  }
  async rollbackTransaction(connection: WorkerConnection): Promise<void> {
    if (connection.hasNothingToEnd()) return;
    await connection.worker.query('rollback', []);
  }
  async destroy(): Promise<void> {}
}

class WorkerConnection implements DatabaseConnection {
  readonly worker: PgliteWorker;
  /** The transaction preamble, until the first statement takes it along. */
  #lead: string | undefined;
  constructor(worker: PgliteWorker) {
    this.worker = worker;
  }
  begin(): void {
    this.#lead = withBegin(undefined);
  }
  /** Whether nothing was sent since `begin`, so the database has no open transaction. */
  hasNothingToEnd(): boolean {
    const hasNothing = this.#lead !== undefined;
    this.#lead = undefined;
    return hasNothing;
  }
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#lead !== undefined && isLead(query)) {
      this.#lead = withBegin(query.sql);
      return { rows: [] };
    }
    const lead = this.#lead;
    this.#lead = undefined;
    const { rows, affected } = await this.worker.query(query.sql, query.parameters, lead);
    // Kysely's types declare the rows; only the database can check them.
    const result = { rows: rows as Row[] };
    return affected === undefined ? result : { ...result, numAffectedRows: BigInt(affected) };
  }
  // biome-ignore lint/correctness/useYield: PGlite holds every answer whole; there is nothing to stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The control store does not stream: read in pages');
  }
}
