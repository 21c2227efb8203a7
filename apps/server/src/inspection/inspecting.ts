import { workerData } from 'node:worker_threads';
import { INCLUDED_ONLY } from '@casbah/inspection/inspect/definitions';
import { type InspectOptions, Inspector } from '@casbah/inspection/inspect/inspector';
import type { InspectionReport } from '@casbah/inspection/inspect/report';
import { once } from '@casbah/inspection/scan/once';
import { builtDefinitions } from './built-definitions.ts';
import type { DefinitionsData } from './company-definitions.ts';
import { type InspectionSources, ocrOf, scannedAlong, scannerOf, threatLists } from './inspection-sources.ts';

/** What the pool asks a thread to inspect; the bytes follow in chunks. */
export interface InspectionTask extends Omit<InspectOptions, 'signal' | 'ocr' | 'scanned'> {
  readonly name: string | undefined;
  /** Key of a company's definitions, which are ready. */
  readonly definitions?: string | undefined;
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

const NO_SOURCES: InspectionSources = {
  clamd: undefined,
  hashesFile: undefined,
  addressesFile: undefined,
  ocrFolder: undefined,
};

/** Companies whose definitions a thread keeps ready. */
const KEPT = 4;
/** Without a company's definitions. */
const NO_COMPANY = '';
const inspectors = new Map<string, Inspector>();
let current: { bytes: ArrivingBytes; abort: AbortController } | undefined;

/** The one last used is kept longest. */
function inspectorOf(key: string): Inspector {
  const inspector = inspectors.get(key);
  if (inspector === undefined) throw new Error('Definitions are missing');
  inspectors.delete(key);
  inspectors.set(key, inspector);
  return inspector;
}

function keep(key: string, inspector: Inspector): void {
  inspectors.set(key, inspector);
  const [oldest] = inspectors.keys();
  if (inspectors.size > KEPT && oldest !== undefined) inspectors.delete(oldest);
}

const sources: InspectionSources = workerData ?? NO_SOURCES;
const scanner = scannerOf(sources);
const lists = once(() => threatLists(sources));
const recognition = once(() => ocrOf(sources));

/** Calls of the inspecting thread: one document at a time. */
export const inspecting = {
  /** Whether definitions are ready; without a company's, they are afterwards. */
  prepare(key: string = NO_COMPANY): boolean {
    if (key === NO_COMPANY && !inspectors.has(key))
      keep(key, new Inspector({ ...INCLUDED_ONLY, threats: lists() }));
    return inspectors.has(key);
  },
  /** Makes a company's definitions ready. */
  define(key: string, data: DefinitionsData): void {
    keep(key, new Inspector({ ...builtDefinitions(data), threats: lists() }));
  },
  async inspect({ name, definitions = NO_COMPANY, ...options }: InspectionTask): Promise<InspectionReport> {
    const bytes = new ArrivingBytes();
    const abort = new AbortController();
    current = { bytes, abort };
    const along = scanner === undefined ? undefined : scannedAlong(bytes.read(), scanner, abort.signal);
    const document = { bytes: along?.bytes ?? bytes.read(), ...(name === undefined ? {} : { name }) };
    const scanned = along === undefined ? {} : { scanned: () => along.verdict() };
    const ocr = await recognition();
    try {
      return await inspectorOf(definitions).inspect(document, {
        ...options,
        ...scanned,
        ...(ocr === undefined ? {} : { ocr: ocr.recognize }),
        signal: abort.signal,
      });
    } finally {
      current = undefined;
    }
  },
  chunk: (chunk: Uint8Array): Promise<void> => current?.bytes.put(chunk) ?? Promise.resolve(),
  end: (): void => current?.bytes.end(),
  /** Text as it is, without looking for its format. */
  async inspectText(
    text: string,
    { name: _, definitions = NO_COMPANY, ...options }: InspectionTask,
  ): Promise<InspectionReport> {
    return inspectorOf(definitions).inspect({ text }, options);
  },
  /** The time is over: the document's report has what was found until now. */
  abort: (): void => current?.abort.abort(),
};
