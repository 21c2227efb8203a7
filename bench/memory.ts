/**
 * Memory while a long file streams in: Casbah runs as processes of its own, a Squid log of at least 5 GB is uploaded and
 * read, and the resident memory of all its processes together is looked at every two seconds: at rest, while the bytes
 * arrive, while they are read, and at rest again. Linux only: it reads /proc. Prints JSON.
 *
 * `node bench/memory.ts [gigabytes]`; the log is a month of the demo company's, again and again, each time a month later.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { FirstPerson } from './input/first-person.ts';
import { writeSquidLog } from './input/squid-log.ts';

const GIGABYTES = Number(process.argv[2] ?? 5);
const LINES_A_MONTH = 1_000_000;
const MONTH_SECONDS = 31 * 86_400;
const PIECE = 8 * 1024 * 1024;
const LOOK_EVERY_MS = 2000;
const REST_MS = 20_000;
/** The thread that reads is ended when it had nothing to do for a minute. */
const REST_AFTER_MS = 90_000;

/** What is aimed at: megabytes at rest, and megabytes a gigabyte read may add when all is warm. */
const GOALS = { at_rest: 900, growth_per_gigabyte: 20 };

const MAIN = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

type Phase = 'at_rest' | 'uploading' | 'reading' | 'at_rest_again';

interface Look {
  phase: Phase;
  megabytes: number;
  /** Of the file that is read. */
  gigabytesRead: number;
}

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-memory-'));
let server: ChildProcess | undefined;
try {
  const month = await writeSquidLog(join(folder, 'month.log'), LINES_A_MONTH);
  const bytes = readFileSync(month.path);
  const months = Math.ceil((GIGABYTES * 1e9) / month.bytes);
  const size = months * month.bytes;

  const started = await start(join(folder, 'data'));
  server = started.child;
  const looks: Look[] = [];
  let phase: Phase = 'at_rest';
  let progress = 0;
  const clock = setInterval(() => {
    looks.push({
      phase,
      megabytes: residentMegabytes(started.pid),
      gigabytesRead: (progress * size) / 1e9,
    });
  }, LOOK_EVERY_MS);

  const person = await FirstPerson.of(started.origin);
  const source = await person.client.call('POST /admin/datasources', { body: { name: 'Squid' } });
  await sleep(REST_MS);

  phase = 'uploading';
  let load = await person.client.call('POST /admin/datasources/{id}/loads', {
    params: { id: source.id },
    body: { file_name: 'access.log', size },
  });
  for (let number = 0; number < months; number++) {
    if (number > 0) monthLater(bytes);
    for (let at = 0; at < bytes.length; at += PIECE)
      await person.send(load.id, number * bytes.length + at, bytes.subarray(at, at + PIECE));
  }

  phase = 'reading';
  const since = performance.now();
  do {
    await sleep(1000);
    load = await person.client.call('GET /admin/loads/{id}', { params: { id: load.id } });
    progress = load.progress;
  } while (load.status !== LOAD_STATUS.completed && load.status !== LOAD_STATUS.failed);
  const seconds = (performance.now() - since) / 1000;
  if (load.events !== months * month.lines)
    throw new Error(`${load.events} events of ${months * month.lines} lines: ${JSON.stringify(load)}`);

  phase = 'at_rest_again';
  await sleep(REST_AFTER_MS);
  clearInterval(clock);
  report(looks, size, load.events, seconds);
} finally {
  if (server !== undefined && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
}

async function start(data: string): Promise<{ child: ChildProcess; pid: number; origin: string }> {
  const child = spawn(process.execPath, [MAIN, 'start'], {
    env: { ...process.env, CASBAH_DATA: data, CASBAH_PORT: '0', CASBAH_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = Promise.withResolvers<string>();
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    const origin = /Casbah is ready: (\S+)/.exec(said)?.[1];
    if (origin !== undefined) ready.resolve(origin);
  });
  child.once('exit', (code) => ready.reject(new Error(`Casbah ended with ${code}: ${said}`)));
  const origin = await ready.promise;
  if (child.pid === undefined) throw new Error('Casbah has no process');
  return { child, pid: child.pid, origin };
}

/** Adds a month to the seconds that each line begins with: the file stays as long as it was. */
function monthLater(log: Buffer): void {
  for (let line = 0; line < log.length; line = log.indexOf(10, line) + 1) {
    const seconds = Number(log.toString('latin1', line, line + 10)) + MONTH_SECONDS;
    log.write(String(seconds), line, 10, 'latin1');
  }
}

/** Of a process and all below it. Pages that several share are counted for each: the sum is an upper bound. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + residentMegabytes(Number(child)), (kilobytes * 1024) / 1e6);
  } catch {
    // It ended while it was looked at.
    return 0;
  }
}

function report(looks: readonly Look[], size: number, lines: number, seconds: number): void {
  const inPhase = (phase: Phase) => looks.filter((look) => look.phase === phase);
  const summary = (phase: Phase) => {
    const sorted = inPhase(phase)
      .map(({ megabytes }) => Math.round(megabytes))
      .sort((one, other) => one - other);
    return { median: sorted[sorted.length >> 1], peak: sorted.at(-1), looks: sorted.length };
  };
  // The first fifth warms caches and buffers up; what counts is whether it goes on growing.
  const reading = inPhase('reading').filter(({ gigabytesRead }) => gigabytesRead >= size / 5e9);
  const growth = slope(reading.map(({ gigabytesRead, megabytes }) => [gigabytesRead, megabytes]));
  const atRest = summary('at_rest');
  console.log(
    JSON.stringify(
      {
        measure: 'resident memory of all processes while a long Squid log streams in, MB',
        gigabytes: Number((size / 1e9).toFixed(2)),
        lines,
        lines_per_second: Math.round(lines / seconds),
        at_rest: atRest,
        uploading: summary('uploading'),
        reading: summary('reading'),
        at_rest_again: summary('at_rest_again'),
        growth_per_gigabyte: growth === undefined ? 'too short to tell' : Number(growth.toFixed(1)),
        goals: GOALS,
        reached: {
          at_rest: (atRest.peak ?? Number.POSITIVE_INFINITY) < GOALS.at_rest,
          growth_per_gigabyte: growth === undefined ? 'not measured' : growth <= GOALS.growth_per_gigabyte,
        },
      },
      null,
      2,
    ),
  );
}

/** Of the straight line through the points, by least squares; `undefined` where the points do not make one. */
function slope(points: readonly (readonly [number, number])[]): number | undefined {
  if (points.length < 5) return undefined;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const spread = points.reduce((sum, [value]) => sum + (value - x) ** 2, 0);
  if (spread === 0) return undefined;
  return points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread;
}
