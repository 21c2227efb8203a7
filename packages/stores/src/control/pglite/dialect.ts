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
 * Kysely over the worker that holds PGlite. There is one connection: Kysely hands it to one transaction after the other.
 * `current` is asked for each: a transaction that its worker didn't survive must not continue in the next one.
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
    // After a failed statement PostgreSQL answers `COMMIT` by rolling back: nothing was stored, so nothing may say so.
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
  /** The beginning of a transaction, until its first statement takes it along. */
  #lead: string | undefined;
  constructor(worker: PgliteWorker) {
    this.worker = worker;
  }
  begin(): void {
    this.#lead = withBegin(undefined);
  }
  /** Whether nothing was asked since `begin`: the database knows of no transaction. */
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
    // Kysely's types say what a query answers; the database is the proof.
    const result = { rows: rows as Row[] };
    return affected === undefined ? result : { ...result, numAffectedRows: BigInt(affected) };
  }
  // biome-ignore lint/correctness/useYield: PGlite holds every answer whole; there is nothing to stream.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The control store does not stream: read in pages');
  }
}
