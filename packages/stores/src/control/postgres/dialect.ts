import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type QueryResult,
} from 'kysely';
import { isLead, withBegin } from '../lead.ts';

/** Kysely's PostgreSQL dialect, except that `begin`, role and tenant go out in one round trip. */
export class LeadingPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new LeadingDriver(new PostgresDriver(this.#config));
  }
}

class LeadingDriver implements Driver {
  readonly #driver: Driver;
  constructor(driver: Driver) {
    this.#driver = driver;
  }
  init(): Promise<void> {
    return this.#driver.init();
  }
  async acquireConnection(): Promise<LeadingConnection> {
    return new LeadingConnection(await this.#driver.acquireConnection());
  }
  async beginTransaction(connection: LeadingConnection): Promise<void> {
    connection.begin();
  }
  async commitTransaction(connection: LeadingConnection): Promise<void> {
    if (connection.hasNothingToEnd()) return;
    const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'));
    // PostgreSQL answers `COMMIT` after a failed statement with a rollback. Nothing was stored, so report it
    // as an error.
    if (rows[0]?.command === 'ROLLBACK') throw new AbortedTransactionError();
  }
  async rollbackTransaction(connection: LeadingConnection): Promise<void> {
    if (!connection.hasNothingToEnd()) await this.#driver.rollbackTransaction(connection.inner);
  }
  releaseConnection(connection: LeadingConnection): Promise<void> {
    return this.#driver.releaseConnection(connection.inner);
  }
  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}

class LeadingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** The transaction preamble, until the first statement. */
  #lead: string | undefined;
  constructor(inner: DatabaseConnection) {
    this.inner = inner;
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
    await this.#sendLead();
    return this.inner.executeQuery<Row>(query);
  }
  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    await this.#sendLead();
    yield* this.inner.streamQuery<Row>(query, chunkSize);
  }
  /** Awaited, because no statement may run if the preamble failed. */
  async #sendLead(): Promise<void> {
    const lead = this.#lead;
    this.#lead = undefined;
    if (lead !== undefined) await this.inner.executeQuery(CompiledQuery.raw(lead));
  }
}
