/**
 * Syslog lines per second over one TCP connection, until the last one is safe on disk; whether all arrive once and in
 * order; and whether memory stays flat. As a peer, a listener that only writes to a file. Prints JSON.
 *
 * `node bench/syslog.ts [lines]`; 3,000,000 of about 200 bytes by default.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createReadStream, createWriteStream, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import type { Listening, ServerCalls, ThreadData } from '@casbah/server/syslog/thread-messages';

const LINES = Number(process.argv[2] ?? 3_000_000);
const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-syslog-'));

function send(port: number): ChildProcess {
  const script = fileURLToPath(new URL('./input/syslog-sender.ts', import.meta.url));
  return spawn(process.execPath, [script, String(port), String(LINES)], { stdio: 'inherit' });
}

/** Number of lines that arrived exactly once and in order. */
async function linesInOrder(files: readonly string[]): Promise<number> {
  let next = 0;
  for (const file of files)
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: 0 })) {
      const number = Number(/ n=(\d+) /.exec(line)?.[1]);
      if (number !== next) throw new Error(`Line ${next} is missing: ${number} came in its place`);
      next += 1;
    }
  return next;
}

async function casbah(): Promise<{ seconds: number; memory: number; quarters: number[]; files: string[] }> {
  const workerData: ThreadData = {
    files: { folder },
    listeners: [{ protocol: 'tcp', host: '127.0.0.1', port: 0 }],
    tls: undefined,
  };
  const thread = new Worker(new URL('../apps/server/src/syslog/worker.ts', import.meta.url), { workerData });
  const files: string[] = [];
  const stopped = Promise.withResolvers<void>();
  let began = 0;
  let before = 0;
  let most = 0;
  const quarters: number[] = [];
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const rpc = new Rpc<Listening, ServerCalls>(thread, {
    async open() {
      const load = String(files.length).padStart(6, '0');
      files.push(join(folder, load));
      return { load, file: load };
    },
    async seal() {},
    state({ listeners: [listener], sources: [received] }) {
      if (began === 0 && listener !== undefined) {
        began = performance.now();
        before = process.memoryUsage().rss;
        send(listener.port);
      } else if (received !== undefined) {
        const { rss } = process.memoryUsage();
        while (received.lines >= (LINES * (quarters.length + 1)) / 4 && quarters.length < 4)
          quarters.push(rss - before);
        if (received.lines === LINES) stopped.resolve(rpc.call('stop'));
      }
    },
  });
  const source = { tenant: 'atlas', datasource: 'proxy', network: null, host: null, tag: null, port: null };
  rpc.send('rules', [[source]]);
  await stopped.promise;
  const seconds = (performance.now() - began) / 1000;
  clearInterval(watch);
  await thread.terminate();
  return { seconds, memory: most - before, quarters, files };
}

/** A listener that only writes. */
async function peer(): Promise<number> {
  const done = Promise.withResolvers<number>();
  let began = 0;
  const server = createServer((socket) => {
    pipeline(socket, createWriteStream(join(folder, 'peer'), { flush: true })).then(
      () => done.resolve((performance.now() - began) / 1000),
      done.reject,
    );
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    began = performance.now();
    send(address instanceof Object ? address.port : 0);
  });
  const seconds = await done.promise;
  server.close();
  return seconds;
}

try {
  const ours = await casbah();
  const inOrder = await linesInOrder(ours.files);
  const theirs = await peer();
  const perSecond = (seconds: number) => Math.round(LINES / seconds);
  console.log(
    JSON.stringify({
      lines: LINES,
      in_order: inOrder,
      lines_a_second: perSecond(ours.seconds),
      peer_lines_a_second: perSecond(theirs),
      ratio: Math.round((theirs / ours.seconds) * 100) / 100,
      memory_more_at_most: ours.memory,
      memory_more_after_quarters: ours.quarters,
      files: readdirSync(folder).length - 1,
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
