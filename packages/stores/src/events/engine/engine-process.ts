import { type ChildProcess, fork } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EngineOrder, isEngineMessage } from './messages.ts';

/** A folder with many parts is loaded before the engine answers. */
const READY_MS = 120_000;
const STOP_MS = 15_000;
/** Threads on which queries run and files are read; see `lanes.ts`. */
const THREADS = 24;

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

/** One run of the engine: an order given, answered, and obeyed until its process ends. */
export interface EngineProcess {
  process: ChildProcess;
  pid: number;
  port: number;
}

/**
 * @param lockWaitMs how long the engine before this one may take to end.
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
      // What Node made of our TypeScript: making it again takes a compiler that then stays in memory.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
    // ClickHouse must not pick up a configuration from where the server happens to be started.
    cwd: order.folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // ClickHouse prints why it can't open a store; its library doesn't return it.
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
