import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DATABASE } from './configuration.ts';
import { type EngineOrder, isEngineMessage } from './messages.ts';

export interface EngineOptions {
  /** Made when missing. One engine at a time has it. */
  folder: string;
  /** Any free one by default. Stays the same when the engine is started again. */
  port?: number;
  /** Most memory for all queries together: a quarter of the machine's, at least 1 GiB, by default. */
  memoryBytes?: number;
  /** Longest body of one INSERT, after decompression; 1 GiB by default. */
  maxInsertBytes?: number;
  /** How long to wait for another engine on the folder to end; 10 s by default. */
  lockWaitMs?: number;
  /** A Node 24 or later; this process's own by default. */
  nodePath?: string;
  onState?: (state: EngineState) => void;
  /** What the engine's process prints: nothing, as long as all is well. */
  log?: (line: string) => void;
}

export type EngineState =
  | { state: 'ready'; pid: number }
  /** It ended by itself and is started again. */
  | { state: 'restarting'; reason: string; attempt: number }
  | EngineEnd;

export type EngineEnd =
  | { state: 'stopped' }
  /** It could not be kept running; nothing is tried any more. */
  | { state: 'failed'; reason: string };

export interface EventEngine {
  /** ClickHouse's HTTP interface: `http://127.0.0.1:port`. */
  readonly url: string;
  readonly username: string;
  /** Made at each start, known to this process alone. */
  readonly password: string;
  /** The only database there is; names without a database mean this one. */
  readonly database: string;
  /** Of the process that runs now. */
  readonly pid: number;
  /** Ends reads, waits for inserts, frees the folder. */
  stop(): Promise<void>;
  /** Resolves when the engine has ended for good. */
  readonly exited: Promise<EngineEnd>;
}

/** Another process has the folder, or the port, or something else is wrong. */
export type FailureReason = 'locked' | 'port' | 'broken';

export class EngineStartError extends Error {
  override name = 'EngineStartError';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** After so many failures in a row within `STABLE_MS` of each other, nothing more is tried. */
const MAX_ATTEMPTS = 6;
const STABLE_MS = 60_000;
/** A folder with many parts is loaded before the engine answers. */
const READY_MS = 120_000;
const STOP_MS = 15_000;
/** Threads on which queries run and files are read; see `lanes.ts`. */
const THREADS = 16;

/**
 * Starts the event engine on a folder and keeps it running until `stop`.
 * @throws EngineStartError saying what to do, when it does not answer.
 */
export async function startEventEngine(options: EngineOptions): Promise<EventEngine> {
  const nodePath = options.nodePath ?? process.execPath;
  if (options.nodePath === undefined && Number(process.versions.node.split('.')[0]) < 24)
    throw new EngineStartError(
      'broken',
      `The event engine needs Node.js 24 or later; this is ${process.version}.`,
    );
  const folder = resolve(options.folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new EngineStartError(
      'broken',
      `The folder ${folder} cannot be made: ${error instanceof Error ? error.message : error}. Choose another or change its rights.`,
    );
  }
  const order: EngineOrder = {
    folder,
    port: options.port ?? 0,
    user: 'casbah',
    password: randomBytes(32).toString('hex'),
    memoryBytes: options.memoryBytes ?? Math.max(1024 ** 3, Math.trunc(totalmem() / 4)),
    maxInsertBytes: options.maxInsertBytes ?? 1024 ** 3,
  };
  const log = options.log ?? ((line: string) => process.stderr.write(`event engine: ${line}\n`));
  const tell = options.onState ?? (() => undefined);
  let stopping = false;
  let settleExited: (end: EngineEnd) => void = () => undefined;
  const exited = new Promise<EngineEnd>((settle) => {
    settleExited = settle;
  });
  function finish(end: EngineEnd): void {
    tell(end);
    settleExited(end);
  }

  let child = await startProcess(nodePath, order, options.lockWaitMs ?? 10_000, log);
  order.port = child.port;
  tell({ state: 'ready', pid: child.pid });
  watch();

  function watch(): void {
    const since = Date.now();
    once(child.process, 'exit').then(([code, signal]) => {
      if (stopping) return;
      const reason = `it ended by itself (${signal === null ? `code ${code}` : signal})`;
      restart(reason, Date.now() - since > STABLE_MS ? 1 : failures + 1).catch((error: unknown) =>
        finish({ state: 'failed', reason: String(error) }),
      );
    });
  }
  let failures = 0;
  async function restart(reason: string, attempt: number): Promise<void> {
    failures = attempt;
    if (attempt > MAX_ATTEMPTS) {
      finish({
        state: 'failed',
        reason: `The event engine on ${folder} does not keep running: ${reason}. See the log, then start again.`,
      });
      return;
    }
    tell({ state: 'restarting', reason, attempt });
    // At once the first time; then 0.2 s, 0.4 s, …
    if (attempt > 1) await pause(100 * 2 ** (attempt - 1));
    if (stopping) return;
    try {
      child = await startProcess(nodePath, order, options.lockWaitMs ?? 10_000, log);
    } catch (error) {
      await restart(error instanceof Error ? error.message : String(error), attempt + 1);
      return;
    }
    if (stopping) {
      await end(child.process);
      return;
    }
    tell({ state: 'ready', pid: child.pid });
    watch();
  }

  return {
    url: `http://127.0.0.1:${order.port}`,
    username: order.user,
    password: order.password,
    database: DATABASE,
    get pid() {
      return child.pid;
    },
    async stop() {
      if (stopping) {
        await exited;
        return;
      }
      stopping = true;
      await end(child.process);
      finish({ state: 'stopped' });
    },
    exited,
  };
}

interface EngineProcess {
  process: ChildProcess;
  pid: number;
  port: number;
}

async function startProcess(
  nodePath: string,
  order: EngineOrder,
  lockWaitMs: number,
  log: (line: string) => void,
): Promise<EngineProcess> {
  const deadline = Date.now() + lockWaitMs;
  while (true) {
    try {
      return await startProcessOnce(nodePath, order, log);
    } catch (error) {
      // The one before may be ending: its folder and its port are free in a moment.
      const waits = error instanceof EngineStartError && error.reason !== 'broken';
      if (!waits || Date.now() > deadline) throw error;
      await pause(200);
    }
  }
}

async function startProcessOnce(
  nodePath: string,
  order: EngineOrder,
  log: (line: string) => void,
): Promise<EngineProcess> {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), [], {
    execPath: nodePath,
    execArgv: [],
    // Without the parent's secrets; times without a zone are UTC.
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      UV_THREADPOOL_SIZE: String(THREADS),
    },
    // ClickHouse must not pick up a configuration from where the server happens to be started.
    cwd: order.folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // ClickHouse prints why it cannot open a store, and its library does not tell.
  const printed: string[] = [];
  let print = (line: string) => {
    printed.push(line);
  };
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null)
      createInterface({ input: stream }).on('line', (line) => {
        if (line.trim() !== '') print(line);
      });
  return await new Promise((answer, reject) => {
    let failure: { reason: FailureReason; text: string } = { reason: 'broken', text: 'it ended at once' };
    const timer = setTimeout(() => {
      failure = { reason: 'broken', text: `it did not answer within ${READY_MS / 1000} s` };
      child.kill('SIGKILL');
    }, READY_MS);
    child.on('error', (error) => {
      failure = { reason: 'broken', text: error.message };
      child.kill('SIGKILL');
    });
    // When it has ended and everything it said has been heard.
    child.once('close', () => {
      clearTimeout(timer);
      const locked = printed.some((line) => line.includes('Cannot lock file'));
      const text = [failure.text, ...printed.slice(-5)].join('\n');
      const reason = locked ? 'locked' : failure.reason;
      reject(new EngineStartError(reason, explain(reason, text, order)));
    });
    child.on('message', (message) => {
      if (!isEngineMessage(message)) return;
      if (message.type === 'failed') failure = message;
      else if (child.pid !== undefined) {
        clearTimeout(timer);
        for (const line of printed.splice(0)) log(line);
        print = log;
        answer({ process: child, pid: child.pid, port: message.port });
      }
    });
    // A process that is gone already shows by its end.
    child.send(order, () => undefined);
  });
}

function explain(reason: FailureReason, text: string, order: EngineOrder): string {
  switch (reason) {
    case 'locked':
      return `Another process uses the event store in ${order.folder}. Stop the Casbah that runs on this folder, or choose another folder.`;
    case 'port':
      return `Port ${order.port} of the event engine is in use. Choose another port.`;
    case 'broken':
      return `The event engine on ${order.folder} did not start: ${text}`;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.connected) child.send('stop', () => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(timer);
}
