import { ALL_IDENTIFIERS } from '@casbah/inspection/identifiers/all';
import type { InspectionDefinitions } from '@casbah/inspection/inspect/definitions';
import { type InspectOptions, Inspector } from '@casbah/inspection/inspect/inspector';
import type { InspectionReport } from '@casbah/inspection/inspect/report';

/** What the pool asks a thread to inspect; the bytes follow in chunks. */
export interface InspectionTask extends Omit<InspectOptions, 'signal' | 'ocr'> {
  readonly name: string | undefined;
}

/** Bytes of one document as they arrive from the pool. */
class ArrivingBytes {
  #waiting: (() => void) | undefined;
  #chunk: Uint8Array | undefined;
  #consumed: (() => void) | undefined;
  #isDone = false;
  #isUnwanted = false;

  /** Resolves once the chunk was read, so no more than one waits. */
  put(chunk: Uint8Array): Promise<void> {
    if (this.#isUnwanted) return Promise.resolve();
    this.#chunk = chunk;
    this.#waiting?.();
    return new Promise((resolve) => {
      this.#consumed = resolve;
    });
  }

  end(): void {
    this.#isDone = true;
    this.#waiting?.();
  }

  async *read(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        if (this.#chunk === undefined && !this.#isDone)
          await new Promise<void>((resolve) => {
            this.#waiting = resolve;
          });
        const chunk = this.#chunk;
        if (chunk === undefined) return;
        this.#chunk = undefined;
        this.#consumed?.();
        yield chunk;
      }
    } finally {
      // The reader has seen enough: what still comes is dropped.
      this.#isUnwanted = true;
      this.#consumed?.();
    }
  }
}

/** What is looked for without a company's definitions. */
const INCLUDED: InspectionDefinitions = {
  identifiers: ALL_IDENTIFIERS,
  profiles: [],
  reusableRules: [],
  dataFilters: [],
  aliases: [],
  dictionaries: [],
};

let inspector: Inspector | undefined;
let current: { bytes: ArrivingBytes; abort: AbortController } | undefined;

/** Calls of the inspecting thread: one document at a time. */
export const inspecting = {
  /** Builds what inspection needs, so that the first document isn't slower than the others. */
  prepare(): void {
    inspector ??= new Inspector(INCLUDED);
  },
  async inspect({ name, ...options }: InspectionTask): Promise<InspectionReport> {
    const bytes = new ArrivingBytes();
    const abort = new AbortController();
    current = { bytes, abort };
    inspector ??= new Inspector(INCLUDED);
    const document = { bytes: bytes.read(), ...(name === undefined ? {} : { name }) };
    try {
      return await inspector.inspect(document, { ...options, signal: abort.signal });
    } finally {
      current = undefined;
    }
  },
  chunk: (chunk: Uint8Array): Promise<void> => current?.bytes.put(chunk) ?? Promise.resolve(),
  end: (): void => current?.bytes.end(),
  /** Text as it is, without looking for its format. */
  async inspectText(text: string, { name: _, ...options }: InspectionTask): Promise<InspectionReport> {
    inspector ??= new Inspector(INCLUDED);
    return inspector.inspect({ text }, options);
  },
  /** The time is over: the document's report has what was found until now. */
  abort: (): void => current?.abort.abort(),
};
