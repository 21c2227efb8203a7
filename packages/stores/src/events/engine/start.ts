import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE } from './configuration.ts';
import { EngineStartError, endProcess, startProcess } from './engine-process.ts';
import type { EngineOrder } from './messages.ts';

export interface EngineOptions {
  /** Created if missing. Used by one engine at a time. */
  folder: string;
  /** Any free port by default. Stays the same across restarts. */
  port?: number;
  /** Memory limit for all queries; a quarter of the machine's memory, but at least 1 GiB, by default. */
  memoryBytes?: number;
  /** Maximum body of an INSERT after decompression; 1 GiB by default. */
  maxInsertBytes?: number;
  /** How long to wait for another engine on the folder to exit; 10 s by default. */
  lockWaitMs?: number;
  /** Node 24 or later; this process's own by default. */
  nodePath?: string;
  onState?: (state: EngineState) => void;
  /** Gets the process output, which is empty unless something is wrong. */
  log?: (line: string) => void;
}

export type EngineState =
  | { state: 'ready'; pid: number }
  /** It exited unexpectedly and is restarting. */
  | { state: 'restarting'; reason: string; attempt: number }
  | EngineEnd;

export type EngineEnd =
  | { state: 'stopped' }
  /** It can't be kept running and isn't retried. */
  | { state: 'failed'; reason: string };

export interface EventEngine {
  /** URL of ClickHouse's HTTP interface: `http://127.0.0.1:port`. */
  readonly url: string;
  readonly username: string;
  /** Generated at each start, known only to this process. */
  readonly password: string;
  /** The only database, used for names without one. */
  readonly database: string;
  /** Of the current process. */
  readonly pid: number;
  /** Cancels reads, waits for inserts, releases the folder. */
  stop(): Promise<void>;
  /** Resolves when the engine has ended for good. */
  readonly exited: Promise<EngineEnd>;
}

/** Maximum consecutive failed starts. An engine that responded before it died is always restarted. */
const MAX_FAILED_STARTS = 6;
/** The restart delay grows with each exit, unless the engine ran for this long. */
const STABLE_MS = 60_000;
const LONGEST_PAUSE_MS = 5000;
/**
 * Starts the event engine on a folder and keeps it running until `stop`.
 * @throws EngineStartError with advice, if it doesn't respond.
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
      `Couldn’t create the folder ${folder}: ${error instanceof Error ? error.message : error}. Choose another one or change its permissions.`,
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
  let ended: EngineEnd | undefined;
  let settleExited: (end: EngineEnd) => void = () => undefined;
  const exited = new Promise<EngineEnd>((settle) => {
    settleExited = settle;
  });
  function finish(end: EngineEnd): void {
    if (ended !== undefined) return;
    ended = end;
    tell(end);
    settleExited(end);
  }

  let stopping = false;
  /** Settled unless a restart is in progress. */
  let restarting: Promise<void> = Promise.resolve();
  /** Consecutive exits soon after a start. */
  let ends = 0;
  const run = () => startProcess(nodePath, order, options.lockWaitMs ?? 10_000, log);

  let child = await run();
  order.port = child.port;
  watch();

  function watch(): void {
    tell({ state: 'ready', pid: child.pid });
    const since = Date.now();
    child.process.once('exit', (code, signal) => {
      if (stopping) return;
      if (Date.now() - since > STABLE_MS) ends = 0;
      restarting = restart(`it ended by itself (${signal ?? `code ${code}`})`);
    });
  }

  async function restart(reason: string): Promise<void> {
    let last = reason;
    for (let failed = 0; failed < MAX_FAILED_STARTS; failed++) {
      ends += 1;
      tell({ state: 'restarting', reason: last, attempt: ends });
      if (ends > 1) await pause(Math.min(LONGEST_PAUSE_MS, 100 * 2 ** (ends - 1)));
      if (stopping) return;
      try {
        child = await run();
        if (stopping) await endProcess(child.process);
        else watch();
        return;
      } catch (error) {
        last = error instanceof Error ? error.message : String(error);
      }
    }
    finish({ state: 'failed', reason: `The event engine on ${folder} cannot be started again: ${last}` });
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
      stopping = true;
      await restarting;
      await endProcess(child.process);
      finish({ state: 'stopped' });
    },
    exited,
  };
}
