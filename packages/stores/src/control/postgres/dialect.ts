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

/** Kysely's own dialect, but a transaction begins in one round trip: `begin`, its role and its tenant go out together. */
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
    // After a failed statement PostgreSQL answers `COMMIT` by rolling back: nothing was stored, so nothing may say so.
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
  /** The beginning of a transaction, until its first statement. */
  #lead: string | undefined;
  constructor(inner: DatabaseConnection) {
    this.inner = inner;
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
    await this.#sendLead();
    return this.inner.executeQuery<Row>(query);
  }
  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    await this.#sendLead();
    yield* this.inner.streamQuery<Row>(query, chunkSize);
  }
  /** Waited for: what comes after it must not be asked where it failed. */
  async #sendLead(): Promise<void> {
    const lead = this.#lead;
    this.#lead = undefined;
    if (lead !== undefined) await this.inner.executeQuery(CompiledQuery.raw(lead));
  }
}
