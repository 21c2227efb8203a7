import { api } from '@casbah/contract/api';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { describe, expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { catalogued } from '../test-catalogue.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { type Asked, TrafficReads } from '../traffic/reads.ts';
import { serviceDevices, userDevices, userSessions } from './presence.ts';
import { presenceCsv, presenceLines, sharesCsv } from './presence-export.ts';

const NINE = Date.UTC(2026, 9, 5, 9);
const RATINGS: Record<string, number> = { drive: 80, mega: 12, slack: 60 };
const SERVICES = createServiceIndex(
  [catalogued('drive', 'Drive'), catalogued('mega', 'Mega'), catalogued('slack', 'Slack')],
  ({ id }) => ({ brr: RATINGS[id] ?? 103, parts: [] }),
);

const at = (minute: number) => isoTime(NINE + minute * MINUTE_MS);
const event = (minute: number, rest: Partial<Event> = {}): Event => ({
  ...blankEvent('traffic'),
  time: NINE + minute * MINUTE_MS,
  user: 'amy',
  service_id: 'drive',
  bytes_up: 10,
  bytes_down: 1,
  ...rest,
});
const EVENTS = [
  event(0, { device: 'AMY-PC', device_type: 'desktop', os: 'Windows', browser: 'Edge' }),
  event(20, { device: 'amy-pc', device_type: 'tool', browser: 'curl', service_id: 'mega' }),
  event(50, { device: 'AMY-PC', device_type: 'desktop', os: 'Windows', browser: 'Edge' }),
  event(90, { device_type: 'phone', os: 'iOS', browser: 'Safari', service_id: 'slack' }),
  event(91, { user: 'bob', device: '=cmd', device_type: 'phone', os: 'iOS', browser: 'Safari' }),
  event(200, { service_id: undefined }),
];
const reads = new TrafficReads({
  usage: new MemoryUsageReads(
    EVENTS.map((one, line) => ({ tenant: 'atlas', datasource: 'a', load: 'l', line, event: one })),
  ),
  servicesOf: async () => SERVICES,
  cache: new ReadCache(() => 0),
  clock: () => NINE,
});
const ask = (from: number, to: number, filter = ''): Promise<Asked> =>
  reads.ask(
    { tenant: 'atlas', within: ALL },
    { from: at(from), to: at(to), filter },
    new AbortController().signal,
  );
const PAGE = { limit: 20, offset: 0, pause_minutes: 30 };

async function textOf(pieces: AsyncIterable<string> | Iterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

describe('the sessions of a person', () => {
  test('are listed newest first, with their services, riskiest first', async () => {
    const { rows, total } = await userSessions(reads, await ask(-60, 300), 'amy', PAGE);
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      { first_seen: at(200), seconds: 0, services: [], services_count: 0, requests: 1 },
      { first_seen: at(90), services: [{ id: 'slack', level: 'medium' }] },
      {
        first_seen: at(0),
        last_seen: at(50),
        seconds: 3000,
        requests: 3,
        bytes_up: 30,
        bytes_down: 3,
        begins_before: false,
        ends_after: false,
        services: [{ id: 'mega', level: 'high' }, { id: 'drive' }],
      },
    ]);
    const answer = { rows, meta: reads.meta(await ask(-60, 300), total) };
    expect(api['GET /audit/users/{user}/sessions'].answer.parse(answer)).toEqual(answer);
  });

  test('come from requests that match the filter', async () => {
    const asked = await ask(-60, 300, 'service = Drive');
    // Without the traffic to other services, there is a gap of fifty minutes.
    expect((await userSessions(reads, asked, 'AMY', PAGE)).rows).toMatchObject([
      { first_seen: at(50), last_seen: at(50), requests: 1 },
      { first_seen: at(0), last_seen: at(0), requests: 1 },
    ]);
  });

  test('are longer with a longer session gap', async () => {
    const { rows } = await userSessions(reads, await ask(-60, 300), 'amy', { ...PAGE, pause_minutes: 120 });
    expect(rows).toMatchObject([{ first_seen: at(0), last_seen: at(200), services_count: 3 }]);
  });

  test('are marked if the range cuts them off', async () => {
    const { rows } = await userSessions(reads, await ask(10, 40), 'amy', PAGE);
    expect(rows).toMatchObject([
      { first_seen: at(20), last_seen: at(20), begins_before: true, ends_after: true, requests: 1 },
    ]);
  });

  test("of an unknown user aren't found", async () => {
    const asked = await ask(-60, 300);
    await expect(userSessions(reads, asked, 'nobody', PAGE)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(userDevices(reads, asked, 'x'.repeat(256), PAGE)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('are exported completely, page by page', async () => {
    const of = { list: 'sessions', pause_minutes: 30 } as const;
    const csv = await textOf(await presenceCsv(reads, await ask(-60, 300), 'amy', of));
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain(`"${at(0)}","${at(50)}",3000,"false","false",2,"Mega; Drive",3,30,3\r\n`);
    const lines = await textOf(await presenceLines(reads, await ask(-60, 300), 'amy', of));
    expect(
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).seconds),
    ).toEqual([0, 0, 3000]);
    await expect(presenceCsv(reads, await ask(-60, 300), 'nobody', of)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('devices', () => {
  test('of a user are recognized by name in any case, others by type and system', async () => {
    const { rows, total } = await userDevices(reads, await ask(-60, 300), 'amy', PAGE);
    expect(total).toBe(3);
    expect(rows).toMatchObject([
      {
        device: 'AMY-PC',
        device_types: ['desktop', 'tool'],
        os: ['Windows'],
        browsers: ['Edge', 'curl'],
        requests: 3,
        first_seen: at(0),
        last_seen: at(50),
      },
      { device: '', device_types: [], os: [], requests: 1 },
      { device: '', device_types: ['phone'], os: ['iOS'], browsers: ['Safari'], requests: 1 },
    ]);
  });

  test('names are exported without spreadsheet formulas', async () => {
    const of = { list: 'devices', pause_minutes: 30 } as const;
    const csv = await textOf(await presenceCsv(reads, await ask(-60, 300), 'bob', of));
    expect(csv).toContain('\r\n"\'=cmd","phone","iOS","Safari",1,');
  });

  test('of a service are counted by type, system and browser, with users; the rest is unknown', async () => {
    const found = await serviceDevices(reads, await ask(-60, 300), 'drive');
    expect(found).toMatchObject({
      device_types: [
        { value: 'desktop', users: 1, requests: 2, bytes_up: 20 },
        { value: 'phone', users: 1, requests: 1 },
      ],
      os: [{ value: 'Windows' }, { value: 'iOS' }],
      untold: 0,
    });
    expect(await textOf(sharesCsv(found))).toContain('"device_type","desktop",1,2,20,2\r\n');
    await expect(serviceDevices(reads, await ask(-60, 300), 'box')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
