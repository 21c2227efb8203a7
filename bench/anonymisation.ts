/**
 * Cost of anonymization: uncached requests for the people list and one person in a company of 50,000, with names and
 * with pseudonyms by turns, and the list as a file. Milliseconds and ratios of medians. Prints JSON.
 *
 * `node bench/anonymisation.ts [rows] [turns] [--data FOLDER]`; 5,000,000 rows and 20 turns by default. `--data` keeps
 * the month there for the next run.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { anonymousPerson, type PeopleKey, type PeopleShown } from '@casbah/domain/anonymous-person';
import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import { exportCsv } from '@casbah/server/audit/export';
import { userDetail } from '@casbah/server/audit/user-detail';
import { createServiceIndex } from '@casbah/server/service-index';
import { ReadCache } from '@casbah/server/traffic/read-cache';
import { type Asked, TrafficReads } from '@casbah/server/traffic/reads';
import { userPage } from '@casbah/server/traffic/users';
import { ClickHouseEventStore } from '@casbah/stores/events/clickhouse/store';
import { asking } from '@casbah/stores/events/engine/ask';
import { startEventEngine } from '@casbah/stores/events/engine/start';
import { MONTH, SERVICES, serviceId, TRAFFIC_COLUMNS, trafficRows } from './input/traffic.ts';

const { positionals, values: OPTIONS } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' } },
});
const [ROWS = 5_000_000, TURNS = 20] = positionals.map(Number);
const PEOPLE = 50_000;
const WARM_UP = 2;
const EXPORT_TURNS = 3;

/** Goals with anonymization: 95th percentile in ms, and as a multiple of the same read with names. */
const GOALS = { p95_ms: 400, ratio: 2 };

const KEY: PeopleKey = [0x0706050403020100n, 0x0f0e0d0c0b0a0908n];
const PERSON = 'person.77';
const ANONYMOUS = anonymousPerson(PERSON, KEY);

interface Looks {
  people: PeopleShown | undefined;
  /** Name of a person in this mode. */
  person: string;
  /** Words that match one percent of the people, one person, and no one. */
  words: { some: string; one: string; none: string };
}

const SEES_NAMES: Looks = {
  people: undefined,
  person: PERSON,
  words: { some: 'person.77', one: 'person.4711', none: 'nobody-like-this' },
};
const SEES_NUMBERS: Looks = {
  people: { key: KEY, hidden: true },
  person: ANONYMOUS,
  words: { some: ANONYMOUS.slice(0, 12), one: ANONYMOUS, none: 'anon-user.000' },
};

const INDEX = createServiceIndex(
  Array.from({ length: SERVICES }, (_, number) => ({
    id: serviceId(number),
    name: `Service ${number}`,
    vendor: undefined,
    headquarters: undefined,
    category: `Category ${number % 40}`,
    domains: [],
    description: undefined,
  })),
  ({ id }) => ({ brr: 100 - (Number(id.split('-')[1]) % 100), parts: [] }),
);

const folder = mkdtempSync(join(tmpdir(), 'casbah-bench-anonymisation-'));
try {
  console.log(JSON.stringify(await measured(OPTIONS.data ?? folder), null, 2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measured(data: string): Promise<unknown> {
  const engine = await startEventEngine({ folder: data });
  const store = new ClickHouseEventStore(engine);
  try {
    await store.migrate();
    const ask = asking(engine);
    const step = 500_000;
    const shape = { people: PEOPLE, otherHosts: 20_000, rows: ROWS };
    for (let from = Number(await ask.text('SELECT count() FROM events')); from < ROWS; from += step)
      await ask.text(
        `INSERT INTO events (${TRAFFIC_COLUMNS}) ${trafficRows(shape, from, Math.min(step, ROWS - from))}`,
      );
    while ((await ask.text('SELECT count() FROM system.merges')) !== '0') await pause(500);
    ask.close();

    const reads: Record<string, unknown> = {};
    const worst = { p95_ms: 0, ratio: 0 };
    for (const [name, read] of Object.entries(readsOf())) {
      const times = await byTurns(TURNS, (looks) => asked(store, looks).then((one) => read(one, looks)));
      const figures = compared(times);
      reads[name] = figures;
      worst.p95_ms = Math.max(worst.p95_ms, figures.numbers.p95);
      worst.ratio = Math.max(worst.ratio, figures.ratio);
    }
    const exported = compared(
      await byTurns(EXPORT_TURNS, async (looks) => {
        const { reads, asked: everything } = await asked(store, looks);
        for await (const _ of exportCsv(reads, everything, 'users', {}));
      }),
    );
    worst.ratio = Math.max(worst.ratio, exported.ratio);
    return {
      rows: ROWS,
      people: await peopleIn(store),
      turns: TURNS,
      goals: GOALS,
      worst,
      reached: { p95_ms: worst.p95_ms < GOALS.p95_ms, ratio: worst.ratio < GOALS.ratio },
      reads: { ...reads, 'the whole list as a file': exported },
    };
  } finally {
    await store.close();
    await engine.stop();
  }
}

type Ready = Awaited<ReturnType<typeof asked>>;

function readsOf(): Record<string, (ready: Ready, looks: Looks) => Promise<unknown>> {
  const list =
    (more: Partial<Parameters<typeof userPage>[2]>) =>
    ({ reads, asked }: Ready) =>
      userPage(reads, asked, { limit: 100, offset: 0, ...more });
  const searched =
    (word: keyof Looks['words']) =>
    ({ reads, asked }: Ready, { words }: Looks) =>
      userPage(reads, asked, { limit: 100, offset: 0, q: words[word] });
  return {
    'first page, most requests first': list({}),
    'a page in the middle': list({ offset: 20_000 }),
    'by name': list({ sort: 'user' }),
    'by name, a page in the middle': list({ sort: 'user', offset: 20_000 }),
    'by services': list({ sort: '-services' }),
    'by services of high risk': list({ sort: '-high_risk_services' }),
    'by addresses': list({ sort: '-addresses' }),
    'search: some': searched('some'),
    'search: one': searched('one'),
    'search: nothing found': searched('none'),
    'one person, on a page of their own': ({ reads, asked }, { person }) =>
      userDetail(reads, asked, person, async () => undefined),
  };
}

/** The whole month, as requested without caches. */
async function asked(
  store: ClickHouseEventStore,
  { people }: Looks,
): Promise<{ reads: TrafficReads; asked: Asked }> {
  const reads = new TrafficReads({
    usage: store.usage,
    servicesOf: async () => INDEX,
    cache: new ReadCache(Date.now),
    clock: Date.now,
  });
  const span = { from: isoTime(MONTH.from), to: isoTime(MONTH.to) };
  const reader = { tenant: 'acme', within: ALL, people };
  return { reads, asked: await reads.ask(reader, span, new AbortController().signal) };
}

async function peopleIn(store: ClickHouseEventStore): Promise<number> {
  const { reads, asked: everything } = await asked(store, SEES_NAMES);
  return (await userPage(reads, everything, { limit: 1, offset: 0 })).total;
}

interface Times {
  names: number[];
  numbers: number[];
}

async function byTurns(turns: number, read: (looks: Looks) => Promise<unknown>): Promise<Times> {
  const times: Times = { names: [], numbers: [] };
  for (let turn = -WARM_UP; turn < turns; turn += 1)
    for (const [looks, taken] of [
      [SEES_NAMES, times.names],
      [SEES_NUMBERS, times.numbers],
    ] as const) {
      const from = performance.now();
      await read(looks);
      if (turn >= 0) taken.push(performance.now() - from);
    }
  return times;
}

function compared({ names, numbers }: Times) {
  const [with_names, without] = [spread(names), spread(numbers)];
  return { names: with_names, numbers: without, ratio: rounded(without.p50 / with_names.p50) };
}

function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
