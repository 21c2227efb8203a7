import { Worker } from 'node:worker_threads';
import { ControlStoreUnavailable } from '../control-store.ts';
import type { CarriedError, QueryRows, WorkerAnswer, WorkerRequest } from './messages.ts';

/** The database refused a statement; `code` is PostgreSQL's SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;
  constructor({ message, code, detail, constraint }: CarriedError) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.detail = detail;
    this.constraint = constraint;
  }
}

/** No statement of the control store takes so long: a database that does not answer by then hangs. */
const PATIENCE_MS = 60_000;

interface Waiting {
  resolve: (rows: QueryRows) => void;
  reject: (error: Error) => void;
}

/** The server's side of the worker that holds PGlite. */
export class PgliteWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 0;
  #patience: NodeJS.Timeout | undefined;
  #ended: Error | undefined;

  #opening: PromiseWithResolvers<void> | undefined = Promise.withResolvers();

  readonly #hear: (signal: string) => void;

  private constructor(worker: Worker, hear: (signal: string) => void) {
    this.#worker = worker;
    this.#hear = hear;
    this.gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.on('message', (answer: WorkerAnswer) => this.#receive(answer));
    worker.on('error', (error) => this.#end(error));
    worker.on('exit', (code) => this.#end(new Error(`The worker ended with code ${code}`)));
  }

  /**
   * Opens the database in the folder, or makes it. `hear` is told what its transactions signal; `hasTables`: whether one that
   * is made has the tables of every migration from the start.
   */
  static async open(
    folder: string,
    { hear = () => {}, hasTables = false }: { hear?: (signal: string) => void; hasTables?: boolean } = {},
  ): Promise<PgliteWorker> {
    const worker = new PgliteWorker(
      new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { folder, hasTables },
        execArgv: [],
        name: 'control-store',
      }),
      hear,
    );
    try {
      await worker.#opening?.promise;
    } catch (error) {
      throw new ControlStoreUnavailable(`The control store in ${folder} does not open`, { cause: error });
    }
    worker.#opening = undefined;
    return worker;
  }

  /** Resolves when its thread runs no more: only then may another one open the folder. */
  readonly gone: Promise<unknown>;

  /** Whether it has ended, by itself or closed: another one must be opened. */
  get isEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** `lead`: statements without parameters that come first, in the same message. */
  query(sql: string, parameters: readonly unknown[], lead?: string): Promise<QueryRows> {
    return this.#send((id) => ({ id, lead, sql, parameters }));
  }

  /** Waits for what was asked before, then closes the database and ends the worker. */
  async close(): Promise<void> {
    if (this.#ended !== undefined) return;
    await this.#send((id) => ({ id, close: true }));
    await this.#worker.terminate();
  }

  /** Ends the worker at once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(request: (id: number) => WorkerRequest): Promise<QueryRows> {
    if (this.#ended !== undefined)
      return Promise.reject(
        new ControlStoreUnavailable('The control store is closed', { cause: this.#ended }),
      );
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      if (this.#waiting.size === 1) this.#watch();
      this.#worker.postMessage(request(id));
    });
  }

  /** Answers come in the order of the questions: each one that comes shows that the database lives. */
  #watch(): void {
    clearTimeout(this.#patience);
    if (this.#waiting.size === 0 || this.#ended !== undefined) return;
    this.#patience = setTimeout(() => {
      this.#end(new Error(`No answer within ${PATIENCE_MS / 1000} s`));
      void this.#worker.terminate();
    }, PATIENCE_MS).unref();
  }

  #receive(answer: WorkerAnswer): void {
    if ('ready' in answer) this.#opening?.resolve();
    else if ('signal' in answer) this.#hear(answer.signal);
    else if ('failed' in answer) this.#opening?.reject(new DatabaseError(answer.failed));
    else {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      this.#watch();
      if ('error' in answer) {
        waiting?.reject(new DatabaseError(answer.error));
        if (answer.error.isFatal) this.#end(new DatabaseError(answer.error));
      } else waiting?.resolve(answer.result);
    }
  }

  #end(error: Error): void {
    this.#ended ??= error;
    this.#opening?.reject(error);
    const gone = new ControlStoreUnavailable('The control store ended while it was asked', { cause: error });
    for (const { reject } of this.#waiting.values()) reject(gone);
    this.#waiting.clear();
    clearTimeout(this.#patience);
  }
}
