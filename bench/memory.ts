/**
 * Memory while a long file streams in: Casbah runs as processes of its own, a Squid log of at least 5 GB is uploaded and
 * read, and the resident memory of each of its processes is looked at twice a second: at rest, while the bytes arrive,
 * while they are read, and at rest again. Linux only: it reads /proc. Prints JSON.
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
const LOOK_EVERY_MS = 500;
const REST_MS = 20_000;
/** The thread that reads is ended when it had nothing to do for a while. */
const REST_AFTER_MS = 90_000;

/** What is aimed at: megabytes at rest, before and after, and megabytes a gigabyte read may add when all is warm. */
const GOALS = { at_rest: 900, at_rest_again: 900, growth_per_gigabyte: 10 };

/** Under this name stand all processes together. */
const ALL = 'all';

const MAIN = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

const PHASES = ['at_rest', 'uploading', 'reading', 'at_rest_again'] as const;
type Phase = (typeof PHASES)[number];

/** Resident megabytes of a process: of its own, and of mapped files (its programs and libraries), which others may share. */
interface Memory {
  own: number;
  files: number;
}

interface Look {
  phase: Phase;
  processes: ReadonlyMap<string, Memory>;
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
      processes: new Map(processesFrom(started.pid)),
      gigabytesRead: (progress * size) / 1e9,
    });
  }, LOOK_EVERY_MS);

  const person = await FirstPerson.of(started);
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

async function start(
  data: string,
): Promise<{ child: ChildProcess; pid: number; origin: string; setupToken: string }> {
  const child = spawn(process.execPath, [MAIN, 'start'], {
    env: { ...process.env, CASBAH_DATA: data, CASBAH_PORT: '0', CASBAH_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = Promise.withResolvers<{ origin: string; setupToken: string }>();
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    const origin = /Casbah is ready: (\S+)/.exec(said)?.[1];
    const setupToken = /^Setup token: (\S+)/m.exec(said)?.[1];
    if (origin !== undefined && setupToken !== undefined) ready.resolve({ origin, setupToken });
  });
  child.once('exit', (code) => ready.reject(new Error(`Casbah ended with ${code}: ${said}`)));
  const told = await ready.promise;
  if (child.pid === undefined) throw new Error('Casbah has no process');
  return { child, pid: child.pid, ...told };
}

/** Adds a month to the seconds that each line begins with: the file stays as long as it was. */
function monthLater(log: Buffer): void {
  for (let line = 0; line < log.length; line = log.indexOf(10, line) + 1) {
    const seconds = Number(log.toString('latin1', line, line + 10)) + MONTH_SECONDS;
    log.write(String(seconds), line, 10, 'latin1');
  }
}

/** A process and all below it, by what they run. Pages that several share are counted for each: the sum is an upper bound. */
function processesFrom(pid: number): [string, Memory][] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (field: string) =>
      (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024) / 1e6;
    const memory = { own: megabytes('RssAnon'), files: megabytes('RssFile') + megabytes('RssShmem') };
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return [[nameOf(pid), memory], ...children.flatMap((child) => processesFrom(Number(child)))];
  } catch {
    // It ended while it was looked at.
    return [];
  }
}

function nameOf(pid: number): string {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (command.includes(MAIN)) return 'server';
  if (command.includes('events/engine')) return 'event engine';
  return `another: ${command.split('\0').slice(0, 2).join(' ')}`;
}

/** What a process holds at a look, or all of them; one that was not there yet, or is gone, holds nothing. */
function megabytesOf({ processes }: Look, name: string): Memory {
  const chosen = name === ALL ? [...processes.values()] : [processes.get(name) ?? { own: 0, files: 0 }];
  return chosen.reduce((sum, { own, files }) => ({ own: sum.own + own, files: sum.files + files }), {
    own: 0,
    files: 0,
  });
}

function report(looks: readonly Look[], size: number, lines: number, seconds: number): void {
  const names = [ALL, ...new Set(looks.flatMap(({ processes }) => [...processes.keys()]))];
  const byName = <Value>(value: (name: string) => Value): Record<string, Value> =>
    Object.fromEntries(names.map((name) => [name, value(name)]));
  const summary = (phase: Phase, name: string) => {
    const memory = looks.filter((look) => look.phase === phase).map((look) => megabytesOf(look, name));
    const middle = (values: number[]) =>
      Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0);
    const sums = memory.map(({ own, files }) => own + files);
    return {
      median: middle(sums),
      peak: Math.round(Math.max(...sums)),
      last: Math.round(sums.at(-1) ?? 0),
      of_which_files: middle(memory.map(({ files }) => files)),
    };
  };
  // The first fifth warms caches and buffers up; what counts is whether it goes on growing.
  const warm = looks.filter(({ phase, gigabytesRead }) => phase === 'reading' && gigabytesRead >= size / 5e9);
  const growth = (name: string) =>
    slope(
      warm.map((look) => {
        const { own, files } = megabytesOf(look, name);
        return [look.gigabytesRead, own + files];
      }),
    );
  const rest = summary('at_rest', ALL).peak;
  const restAgain = summary('at_rest_again', ALL).last;
  const grown = growth(ALL)?.megabytes;
  console.log(
    JSON.stringify(
      {
        measure: 'resident memory while a long Squid log streams in, MB, by process',
        gigabytes: Number((size / 1e9).toFixed(2)),
        lines,
        lines_per_second: Math.round(lines / seconds),
        ...Object.fromEntries(PHASES.map((phase) => [phase, byName((name) => summary(phase, name))])),
        seconds_until_under_the_goal_again: secondsUntil(looks, GOALS.at_rest_again),
        growth_per_gigabyte: byName((name) => growth(name) ?? 'too short to tell'),
        goals: GOALS,
        reached: {
          at_rest: rest < GOALS.at_rest,
          at_rest_again: restAgain < GOALS.at_rest_again,
          growth_per_gigabyte: grown === undefined ? 'not measured' : grown <= GOALS.growth_per_gigabyte,
        },
      },
      null,
      2,
    ),
  );
}

/** After the last line was stored, until all processes together hold less and stay so; `undefined` when they never do. */
function secondsUntil(looks: readonly Look[], megabytes: number): number | undefined {
  const after = looks.filter(({ phase }) => phase === 'at_rest_again');
  const last = after.findLastIndex((look) => {
    const { own, files } = megabytesOf(look, ALL);
    return own + files >= megabytes;
  });
  return last === after.length - 1 ? undefined : ((last + 1) * LOOK_EVERY_MS) / 1000;
}

/**
 * Of the straight line through the points, by least squares, and by how much it may be off (one standard error: the engine's
 * memory goes up and down with each batch); `undefined` where the points do not make one.
 */
function slope(
  points: readonly (readonly [number, number])[],
): { megabytes: number; give_or_take: number } | undefined {
  if (points.length < 5) return undefined;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(points.map(([value]) => value));
  const y = mean(points.map(([, value]) => value));
  const spread = points.reduce((sum, [value]) => sum + (value - x) ** 2, 0);
  if (spread === 0) return undefined;
  const steepness = points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / spread;
  const off = points.reduce((sum, [one, other]) => sum + (other - y - steepness * (one - x)) ** 2, 0);
  return {
    megabytes: Number(steepness.toFixed(1)),
    give_or_take: Number(Math.sqrt(off / (points.length - 2) / spread).toFixed(1)),
  };
}
