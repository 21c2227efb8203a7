/**
 * Memory by process, twice a second, while Casbah receives and reads a Squid log of at least 5 GB, and at rest before,
 * after and after a restart. Linux only: reads /proc. Prints JSON.
 *
 * `node bench/memory.ts [gigabytes]`; repeats the demo company's month. 0 measures only memory at rest. Run no other
 * Casbah, because shared pages would count half.
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
const POLL_EVERY_MS = 500;
const REST_MS = 40_000;
/** The reader thread ends after some idle time. */
const REST_AFTER_MS = 90_000;

/** Goals: megabytes at rest (at the end of each rest), and megabytes added per gigabyte read once warm. */
const GOALS = { at_rest: 600, at_rest_again: 900, at_rest_after_second_start: 600, growth_per_gigabyte: 10 };

/** Key of the sum over all processes. */
const ALL = 'all';

const MAIN = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

const PHASES = ['at_rest', 'uploading', 'reading', 'at_rest_again', 'at_rest_after_second_start'] as const;
type Phase = (typeof PHASES)[number];

/** Resident megabytes of a process: private, and its share of mapped files (programs and libraries). */
interface Memory {
  own: number;
  files: number;
}

interface Look {
  phase: Phase;
  processes: ReadonlyMap<string, Memory>;
  /** Gigabytes of the file read so far. */
  gigabytesRead: number;
}

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-memory-'));
let server: ChildProcess | undefined;
try {
  const data = join(folder, 'data');
  const looks: Look[] = [];
  let phase: Phase | undefined;
  let gigabytesRead = 0;
  const clock = setInterval(() => {
    if (phase === undefined) return;
    const processes = new Map(server?.pid === undefined ? [] : processesFrom(server.pid));
    processes.set('Node, shared with this bench', { own: 0, files: memoryOf('self').files });
    looks.push({ phase, processes, gigabytesRead });
  }, POLL_EVERY_MS);

  const started = await start(data);
  server = started.child;
  const person = await FirstPerson.of({ ...started, setupToken: started.setupToken ?? '' });
  const source = await person.client.call('POST /admin/datasources', { body: { name: 'Squid' } });
  phase = 'at_rest';
  await sleep(REST_MS);
  const read = GIGABYTES === 0 ? undefined : await streamed(person, source.id);
  phase = undefined;
  await stop();

  server = (await start(data)).child;
  phase = 'at_rest_after_second_start';
  await sleep(REST_MS);
  clearInterval(clock);
  report(looks, read);

  async function streamed(person: FirstPerson, id: string): Promise<Read> {
    const month = await writeSquidLog(join(folder, 'month.log'), LINES_A_MONTH);
    const bytes = readFileSync(month.path);
    const months = Math.ceil((GIGABYTES * 1e9) / month.bytes);
    const size = months * month.bytes;

    phase = 'uploading';
    let load = await person.client.call('POST /admin/datasources/{id}/loads', {
      params: { id },
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
      gigabytesRead = (load.progress * size) / 1e9;
    } while (load.status !== LOAD_STATUS.completed && load.status !== LOAD_STATUS.failed);
    const seconds = (performance.now() - since) / 1000;
    if (load.events !== months * month.lines)
      throw new Error(`${load.events} events of ${months * month.lines} lines: ${JSON.stringify(load)}`);

    phase = 'at_rest_again';
    await sleep(REST_AFTER_MS);
    return { size, lines: load.events, seconds };
  }
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

async function stop(): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

interface Started {
  child: ChildProcess;
  origin: string;
  /** Absent if it was set up before. */
  setupToken: string | undefined;
}

async function start(data: string): Promise<Started> {
  const child = spawn(process.execPath, [MAIN, 'start'], {
    env: { ...process.env, CASBAH_DATA: data, CASBAH_PORT: '0', CASBAH_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ready = Promise.withResolvers<Omit<Started, 'child'>>();
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    // Printed in one write: once the first line is there, so are the others.
    const origin = /Casbah is ready: (\S+)/.exec(said)?.[1];
    if (origin !== undefined) ready.resolve({ origin, setupToken: /^Setup token: (\S+)/m.exec(said)?.[1] });
  });
  child.once('exit', (code) => ready.reject(new Error(`Casbah ended with ${code}: ${said}`)));
  return { child, ...(await ready.promise) };
}

/** Adds a month to each line's timestamp in place, so the file length stays the same. */
function monthLater(log: Buffer): void {
  for (let line = 0; line < log.length; line = log.indexOf(10, line) + 1) {
    const seconds = Number(log.toString('latin1', line, line + 10)) + MONTH_SECONDS;
    log.write(String(seconds), line, 10, 'latin1');
  }
}

/** A page shared by several processes counts proportionally for each. */
function memoryOf(pid: number | 'self'): Memory {
  const shares = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (field: string) =>
    (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(shares)?.[1] ?? 0) * 1024) / 1e6;
  return { own: megabytes('Pss_Anon'), files: megabytes('Pss_File') + megabytes('Pss_Shmem') };
}

/** A process and its descendants, by what they run. */
function processesFrom(pid: number): [string, Memory][] {
  try {
    const memory = memoryOf(pid);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return [[nameOf(pid), memory], ...children.flatMap((child) => processesFrom(Number(child)))];
  } catch {
    // It exited during the check.
    return [];
  }
}

function nameOf(pid: number): string {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  if (command.includes(MAIN)) return 'server';
  if (command.includes('events/engine')) return 'event engine';
  return `another: ${command.split('\0').slice(0, 2).join(' ')}`;
}

/** Memory of a process, or of all, in a sample; zero if it wasn't running. */
function megabytesOf({ processes }: Look, name: string): Memory {
  const chosen = name === ALL ? [...processes.values()] : [processes.get(name) ?? { own: 0, files: 0 }];
  return chosen.reduce((sum, { own, files }) => ({ own: sum.own + own, files: sum.files + files }), {
    own: 0,
    files: 0,
  });
}

/** A processed file. */
interface Read {
  size: number;
  lines: number;
  seconds: number;
}

function report(looks: readonly Look[], read: Read | undefined): void {
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
  const seen = PHASES.filter((phase) => looks.some((look) => look.phase === phase));
  const reaches = (phase: keyof typeof GOALS & Phase) =>
    seen.includes(phase) ? summary(phase, ALL).last <= GOALS[phase] : 'not measured';
  const growth = read === undefined ? undefined : growthIn(looks, read.size);
  const grown = growth?.(ALL)?.megabytes;
  console.log(
    JSON.stringify(
      {
        measure: 'memory at rest and while a long Squid log streams in, MB, by process',
        ...(read === undefined
          ? {}
          : {
              gigabytes: Number((read.size / 1e9).toFixed(2)),
              lines: read.lines,
              lines_per_second: Math.round(read.lines / read.seconds),
            }),
        ...Object.fromEntries(seen.map((phase) => [phase, byName((name) => summary(phase, name))])),
        seconds_until_under_the_goal_again: secondsUntil(looks, GOALS.at_rest_again),
        growth_per_gigabyte: byName((name) => growth?.(name) ?? 'too short to tell'),
        goals: GOALS,
        reached: {
          at_rest: reaches('at_rest'),
          at_rest_again: reaches('at_rest_again'),
          at_rest_after_second_start: reaches('at_rest_after_second_start'),
          growth_per_gigabyte: grown === undefined ? 'not measured' : grown <= GOALS.growth_per_gigabyte,
        },
      },
      null,
      2,
    ),
  );
}

/** Memory growth per gigabyte read, by process. Ignores the first fifth, which warms caches and buffers. */
function growthIn(looks: readonly Look[], size: number): (name: string) => ReturnType<typeof slope> {
  const warm = looks.filter(({ phase, gigabytesRead }) => phase === 'reading' && gigabytesRead >= size / 5e9);
  return (name) =>
    slope(
      warm.map((look) => {
        const { own, files } = megabytesOf(look, name);
        return [look.gigabytesRead, own + files];
      }),
    );
}

/** Seconds after the last line was stored until all processes together stay below this; `undefined` if never. */
function secondsUntil(looks: readonly Look[], megabytes: number): number | undefined {
  const after = looks.filter(({ phase }) => phase === 'at_rest_again');
  const last = after.findLastIndex((look) => {
    const { own, files } = megabytesOf(look, ALL);
    return own + files >= megabytes;
  });
  return last === after.length - 1 ? undefined : ((last + 1) * POLL_EVERY_MS) / 1000;
}

/**
 * Least-squares slope and its standard error (the engine's memory fluctuates with each batch); `undefined` if the
 * points define no line.
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
