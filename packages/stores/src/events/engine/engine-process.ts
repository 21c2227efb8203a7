import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EngineOrder, isEngineMessage } from './messages.ts';

/** Startup timeout; the engine loads all parts before it responds. */
const READY_MS = 120_000;
const STOP_MS = 15_000;
/** Threads for queries and file reads; see `lanes.ts`. */
const THREADS = 24;

/** Another process holds the folder or the port, or something else is wrong. */
export type FailureReason = 'locked' | 'port' | 'broken';

export class EngineStartError extends Error {
  override name = 'EngineStartError';
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** One run of the engine process, from its order until it exits. */
export interface EngineProcess {
  process: ChildProcess;
  pid: number;
  port: number;
}

/**
 * @param lockWaitMs how long a previous engine may take to exit
 * @throws EngineStartError
 */
export async function startProcess(
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
      // A previous engine may be exiting and will free its folder and port soon.
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
    // Excludes the parent's secrets; times without a zone are UTC.
    env: {
      PATH: process.env.PATH,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      UV_THREADPOOL_SIZE: String(THREADS),
      // Node's compile cache for our TypeScript; compiling again would keep a compiler in memory.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    // Keeps ClickHouse from reading a configuration in the server's working directory.
    cwd: order.folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // ClickHouse prints why it can't open a store, but its library doesn't return it.
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
    // After it has exited and all its output was read.
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
    // If the process is already gone, its exit event reports it.
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

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.connected) child.send('stop', () => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await gone;
  clearTimeout(timer);
}
