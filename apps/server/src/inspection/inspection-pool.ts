import { Worker } from 'node:worker_threads';
import { EXTRACT_LIMITS, type ExtractLimits } from '@casbah/inspection/document/limits';
import type { ProblemCode } from '@casbah/inspection/document/problem';
import type { InspectOptions } from '@casbah/inspection/inspect/inspector';
import type { InspectionReport } from '@casbah/inspection/inspect/report';
import { Rpc, transfer } from '@casbah/rpc/rpc';
import type { CompanyDefinitions } from './company-definitions.ts';
import type { InspectionTask, inspecting } from './inspecting.ts';
import type { InspectionSources } from './inspection-sources.ts';

/** A file as it arrives, or text as it is. */
export type PoolDocument =
  | { readonly name?: string | undefined; readonly bytes: AsyncIterable<Uint8Array> }
  | { readonly text: string };

/** What the report has beyond counts and problems. */
export type ReportOptions = Pick<InspectOptions, 'maxFindings' | 'maxText'> & {
  /** A company's, besides what is included. */
  readonly definitions?: Pick<CompanyDefinitions, 'key' | 'load'>;
};

export interface PoolOptions {
  /** Documents inspected at the same time. */
  readonly threads: number;
  /** For one document, from when a thread begins with it. */
  readonly deadlineMs?: number;
  /** Between asking a thread to stop and replacing it. */
  readonly graceMs?: number;
  readonly limits?: ExtractLimits;
  /** Unix time in milliseconds. */
  readonly now: () => number;
  /** Documents that may wait for a thread; more are refused. */
  readonly maxWaiting?: number;
  readonly sources?: InspectionSources;
  readonly startThread?: () => Worker;
}

/** All threads are busy and too many documents wait. */
export class PoolBusy extends Error {}

const DEADLINE_MS = 120_000;
const GRACE_MS = 2000;
/** For building the scanner, and a company's definitions. */
const PREPARATION_MS = 60_000;
/** Idle time after which a thread ends, to free its memory. */
const IDLE_MS = 60_000;
/** A document that needs more makes its thread end instead of the server. */
const THREAD_MEMORY_MB = 1024;

interface Thread {
  readonly worker: Worker;
  readonly rpc: Rpc<typeof inspecting>;
  idle?: NodeJS.Timeout;
}

/**
 * Inspects documents in threads. A thread that is stuck, out of memory or crashed is replaced, and its document is reported as not
 * inspected, with the reason.
 */
export class InspectionPool {
  readonly #options: Required<Omit<PoolOptions, 'sources'>>;
  readonly #idle: Thread[] = [];
  /** Idle and at work. */
  readonly #running = new Set<Thread>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;
  #isStopped = false;

  constructor(options: PoolOptions) {
    this.#options = {
      deadlineMs: DEADLINE_MS,
      graceMs: GRACE_MS,
      limits: EXTRACT_LIMITS,
      maxWaiting: 1000,
      startThread: () =>
        new Worker(new URL('./worker.ts', import.meta.url), {
          execArgv: [],
          workerData: options.sources,
          resourceLimits: { maxOldGenerationSizeMb: THREAD_MEMORY_MB },
        }),
      ...options,
    };
  }

  /** Reads the bytes as a thread wants them. Rejects with `PoolBusy`, or if the bytes fail to arrive. */
  async inspect(document: PoolDocument, wanted: ReportOptions = {}): Promise<InspectionReport> {
    await this.#turn();
    try {
      return await this.#run(document, wanted);
    } finally {
      this.#busy -= 1;
      this.#waiting.shift()?.();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#idle.length = 0;
    await Promise.all([...this.#running].map((thread) => end(thread)));
  }

  async #turn(): Promise<void> {
    if (this.#busy >= this.#options.threads) {
      if (this.#waiting.length >= this.#options.maxWaiting) throw new PoolBusy();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#busy += 1;
  }

  async #run(document: PoolDocument, { definitions, ...wanted }: ReportOptions): Promise<InspectionReport> {
    const { deadlineMs, graceMs, limits, now } = this.#options;
    const name = 'text' in document ? undefined : document.name;
    const task: InspectionTask = { name, now: now(), limits, definitions: definitions?.key, ...wanted };
    const thread = this.#idle.pop() ?? this.#start();
    clearTimeout(thread.idle);
    const { worker, rpc } = thread;
    // Only a thread at work keeps the process running.
    worker.ref();
    const late = Promise.withResolvers<never>();
    const timers: NodeJS.Timeout[] = [];
    const sending = { size: 0, isWanted: true };
    try {
      // Building the scanner isn't the document's fault: its time begins afterwards.
      const preparation = setTimeout(() => late.reject(new Stuck()), PREPARATION_MS);
      await Promise.race([late.promise, prepare(rpc, definitions)]).finally(() => clearTimeout(preparation));
      timers.push(setTimeout(() => late.reject(new Stuck()), deadlineMs + graceMs));
      timers.push(setTimeout(() => rpc.send('abort'), deadlineMs));
      // Whatever fails first decides.
      const report = await Promise.race([
        late.promise,
        'text' in document
          ? rpc.call('inspectText', document.text, task)
          : inspectBytes(rpc, document.bytes, task, sending),
      ]);
      this.#keep(thread);
      return report;
    } catch (error) {
      // Native code can't be interrupted: the thread ends when it returns, and isn't waited for.
      void worker.terminate();
      if (error instanceof BytesFailed) throw error.cause;
      return notInspected(name, sending.size, error);
    } finally {
      sending.isWanted = false;
      for (const timer of timers) clearTimeout(timer);
    }
  }

  #start(): Thread {
    const worker = this.#options.startThread();
    const thread: Thread = { worker, rpc: new Rpc<typeof inspecting>(worker, {}) };
    this.#running.add(thread);
    worker.once('exit', () => this.#running.delete(thread));
    return thread;
  }

  #keep(thread: Thread): void {
    if (this.#isStopped || thread.rpc.isEnded) return void end(thread);
    thread.worker.unref();
    thread.idle = setTimeout(() => {
      this.#idle.splice(this.#idle.indexOf(thread), 1);
      void end(thread);
    }, IDLE_MS).unref();
    this.#idle.push(thread);
  }
}

async function prepare(
  rpc: Rpc<typeof inspecting>,
  definitions: ReportOptions['definitions'],
): Promise<void> {
  if (await rpc.call('prepare', definitions?.key)) return;
  if (definitions !== undefined) await rpc.call('define', definitions.key, await definitions.load());
}

class Stuck extends Error {}

/** The bytes of the document failed to arrive; not the thread's fault. */
class BytesFailed extends Error {}

/** What was sent to a thread, and whether it wants more. */
interface Sending {
  size: number;
  isWanted: boolean;
}

/** Sends the bytes while the thread reads them. The report may come before all were sent. */
async function inspectBytes(
  rpc: Rpc<typeof inspecting>,
  bytes: AsyncIterable<Uint8Array>,
  task: InspectionTask,
  sending: Sending,
): Promise<InspectionReport> {
  const report = rpc.call('inspect', task);
  return Promise.race([report, send(rpc, bytes, sending).then(() => report)]);
}

async function send(
  rpc: Rpc<typeof inspecting>,
  bytes: AsyncIterable<Uint8Array>,
  sending: Sending,
): Promise<void> {
  const chunks = bytes[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((cause: unknown) => {
      throw new BytesFailed('The document did not arrive', { cause });
    });
    // A thread that has seen enough is given to the next document.
    if (next.done === true || !sending.isWanted) break;
    const copy = new Uint8Array(next.value);
    sending.size += copy.length;
    await rpc.call('chunk', transfer(copy, [copy.buffer]));
  }
  if (sending.isWanted) await rpc.call('end');
}

async function end({ worker, idle }: Thread): Promise<void> {
  clearTimeout(idle);
  await worker.terminate();
}

function notInspected(name: string | undefined, size: number, error: unknown): InspectionReport {
  const [code, detail] = reason(error);
  return {
    ...(name === undefined ? {} : { file: name }),
    type: { id: 'unknown', class: 'other', mediaType: 'application/octet-stream' },
    size,
    characters: 0,
    findings: [],
    omittedFindings: 0,
    counts: [],
    kinds: [],
    problems: [{ code, path: [], detail }],
    files: [],
    verdicts: [],
  };
}

function reason(error: unknown): [ProblemCode, string] {
  if (error instanceof Stuck) return ['timed_out', 'Inspection took too long and was stopped'];
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return ['out_of_memory', 'Inspection needed too much memory and was stopped'];
  return ['worker_failed', 'Inspection failed and was stopped'];
}
