import { Worker } from 'node:worker_threads';
import { RemoteError, Rpc, ThreadEnded } from '@casbah/rpc/rpc';
import { ControlStoreUnavailable } from '../control-store.ts';
import { type DatabaseThread, isFatal, type QueryRows, type ServerThread } from './messages.ts';

/** The database refused a statement; `code` is PostgreSQL's SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, fields }: RemoteError) {
    super(message);
    this.name = 'DatabaseError';
    this.code = fields.code;
    this.detail = fields.detail;
    this.constraint = fields.constraint;
  }
}

/** No statement of the control store takes this long, so a database that hasn't answered by then is hanging. */
const PATIENCE_MS = 60_000;

/** The server's side of the PGlite worker. */
export class PgliteWorker {
  readonly #worker: Worker;
  readonly #rpc: Rpc<DatabaseThread, ServerThread>;
  #waiting = 0;
  #patience: NodeJS.Timeout | undefined;

  private constructor(worker: Worker, signal: (text: string) => void) {
    this.#worker = worker;
    this.#rpc = new Rpc<DatabaseThread, ServerThread>(worker, { signal });
    this.gone = new Promise((resolve) => worker.once('exit', resolve));
  }

  /**
   * Opens or creates the database in the folder. `onNotification` receives the signals of its transactions;
   * `hasTables`: whether a new one starts with the tables of all migrations.
   */
  static async open(
    folder: string,
    {
      onNotification = () => {},
      hasTables = false,
    }: { onNotification?: (signal: string) => void; hasTables?: boolean } = {},
  ): Promise<PgliteWorker> {
    const worker = new PgliteWorker(
      new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { folder, hasTables },
        execArgv: [],
        name: 'control-store',
      }),
      onNotification,
    );
    try {
      await worker.#rpc.call('open');
    } catch (error) {
      await worker.kill();
      const cause = errorOf(error);
      throw new ControlStoreUnavailable(`Couldn’t open the control store in ${folder}`, { cause });
    }
    return worker;
  }

  /** Resolves when its thread has ended; only then may another one open the folder. */
  readonly gone: Promise<unknown>;

  /** Whether the worker has exited or was closed. A new one must then be opened. */
  get isEnded(): boolean {
    return this.#rpc.isEnded;
  }

  /** `lead`: statements without parameters that run first, sent in the same message. */
  query(sql: string, parameters: readonly unknown[], lead?: string): Promise<QueryRows> {
    return this.#patiently(this.#rpc.call('query', sql, parameters, lead));
  }

  /** Waits for pending queries, then closes the database and ends the worker. */
  async close(): Promise<void> {
    if (this.isEnded) return;
    await this.#patiently(this.#rpc.call('close'));
    await this.kill();
  }

  /** Kills the worker immediately. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  /** Results arrive in call order, so each one shows that the database responds. */
  async #patiently<Result>(call: Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    if (this.#waiting === 1) this.#watch();
    try {
      return await call;
    } catch (error) {
      if (error instanceof RemoteError && isFatal(error.fields.severity)) this.#rpc.end(errorOf(error));
      throw errorOf(error);
    } finally {
      this.#waiting -= 1;
      this.#watch();
    }
  }

  #watch(): void {
    clearTimeout(this.#patience);
    if (this.#waiting === 0 || this.isEnded) return;
    this.#patience = setTimeout(() => {
      this.#rpc.end(new Error(`No answer within ${PATIENCE_MS / 1000} s`));
      void this.kill();
    }, PATIENCE_MS).unref();
  }
}

function errorOf(error: unknown): unknown {
  if (error instanceof RemoteError) return new DatabaseError(error);
  if (!(error instanceof ThreadEnded)) return error;
  return new ControlStoreUnavailable('The control store has ended', { cause: error.cause });
}
