/** Functions of one thread that the other can call. Arguments and results are copied (structured clone). */
type Functions = Record<string, (...args: never[]) => unknown>;

/** A `Worker` or `MessagePort` of Node.js. */
interface NodePort {
  postMessage(message: unknown, moved: ArrayBuffer[]): void;
  on(event: 'message', listener: (message: Received) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
}
/** Either side of a web worker. */
interface WebPort {
  postMessage(message: unknown, options: { transfer: ArrayBuffer[] }): void;
  addEventListener(event: 'message', listener: (event: { data: Received }) => void): void;
}

interface Call {
  name: string;
  args: never[];
  /** Absent if the caller ignores the result. */
  id?: number;
}
type Received = Call | { id: number; result: never } | { id: number; error: SentError };

interface SentError {
  name: string;
  message: string;
  stack: string | undefined;
  /** Additional text fields, such as `code`, which a structured clone drops. */
  fields: Readonly<Record<string, string>>;
}

/** An error thrown by a function in the other thread. */
export class RemoteError extends Error {
  readonly fields: SentError['fields'];
  constructor({ name, message, stack, fields }: SentError) {
    super(message);
    this.name = name;
    this.stack = stack ?? message;
    this.fields = fields;
  }
  get code(): string | undefined {
    return this.fields.code;
  }
}

/** The other thread ended before responding; `cause` has the reason. */
export class ThreadEnded extends Error {
  constructor(cause: unknown) {
    super('The thread ended', { cause });
    this.name = 'ThreadEnded';
  }
}

const movedWith = new WeakMap<object, readonly ArrayBuffer[]>();

/** Transfers these buffers with an argument or result instead of copying them; they are empty here afterwards. */
export function transfer<Value extends object>(value: Value, buffers: readonly ArrayBuffer[]): Value {
  movedWith.set(value, buffers);
  return value;
}

/**
 * One side of two threads that call each other's functions. Messages keep their order, so a thread receives a `send`
 * before the result of a later `call`.
 */
export class Rpc<There extends Functions, Here extends Functions = Record<never, never>> {
  readonly #postMessage: (message: object, moved: ArrayBuffer[]) => void;
  readonly #here: Functions;
  readonly #pending = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  #lastId = 0;
  #ended: ThreadEnded | undefined;

  constructor(port: NodePort | WebPort, here: Here) {
    this.#here = here;
    if ('on' in port) {
      this.#postMessage = (message, moved) => port.postMessage(message, moved);
      port.on('message', (message) => this.#receive(message));
      port.on('error', (error) => this.end(error));
      port.on('exit', (code) => this.end(new Error(`Exit code ${code}`)));
    } else {
      this.#postMessage = (message, transfer) => port.postMessage(message, { transfer });
      port.addEventListener('message', ({ data }) => this.#receive(data));
    }
  }

  get isEnded(): boolean {
    return this.#ended !== undefined;
  }

  /** Rejects with a `RemoteError` if the function throws, with `ThreadEnded` if the thread ends first. */
  call<Name extends string & keyof There>(
    name: Name,
    ...args: Parameters<There[Name]>
  ): Promise<Awaited<ReturnType<There[Name]>>> {
    return new Promise((resolve, reject) => {
      if (this.#ended !== undefined) throw this.#ended;
      const id = ++this.#lastId;
      this.#post({ id, name, args }, args);
      this.#pending.set(id, { resolve, reject });
    });
  }

  /** Calls a function without waiting; if it throws, the other thread has an unhandled error. */
  send<Name extends string & keyof There>(name: Name, ...args: Parameters<There[Name]>): void {
    this.#post({ name, args }, args);
  }

  /** Rejects all pending and later calls. Runs automatically when the thread exits. */
  end(cause: unknown): void {
    this.#ended ??= new ThreadEnded(cause);
    for (const { reject } of this.#pending.values()) reject(this.#ended);
    this.#pending.clear();
  }

  #post(message: object, values: readonly unknown[]): void {
    const moved = values.flatMap(
      (value) => (value instanceof Object ? movedWith.get(value) : undefined) ?? [],
    );
    this.#postMessage(message, moved);
  }

  #receive(message: Received): void {
    if ('name' in message) {
      void this.#run(message);
      return;
    }
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ('error' in message) pending?.reject(new RemoteError(message.error));
    else pending?.resolve(message.result);
  }

  async #run({ id, name, args }: Call): Promise<void> {
    const run = this.#here[name];
    if (run === undefined) throw new TypeError(`This thread has no function ${name}`);
    if (id === undefined) {
      await run(...args);
      return;
    }
    try {
      const result = await run(...args);
      this.#post({ id, result }, [result]);
    } catch (error) {
      this.#post({ id, error: sentError(error) }, []);
    }
  }
}

function sentError(error: unknown): SentError {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: undefined, fields: {} };
  const { name, message, stack } = error;
  const fields = Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string'));
  return { name, message, stack, fields };
}
