import { randomUUID } from 'node:crypto';
import { blankEvent } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

/** The test server's clock: a Saturday, noon UTC. */
const NOW = Date.UTC(2026, 10, 21, 12);
const [STEADY, YOUNG, EMPTY, FOREIGN] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
/** It stopped three weeks ago. */
const GONE = randomUUID();
const GONE_HOURS = 21 * 24;
const at = (hoursAgo: number): number => NOW - hoursAgo * HOUR_MS;
const visit = (datasource: string, time: number) => ({
  ...blankEvent('traffic'),
  datasource,
  time,
  user: 'amina',
  host: 'one.example',
});
/** Every hour of this many days, except the missing ones. */
const steady = (source: string, days: number, missing: readonly number[] = []) =>
  Array.from({ length: days * 24 }, (_, hour) => hour + 1)
    .filter((hour) => !missing.includes(hour))
    .map((hour) => visit(source, at(hour) + MINUTE_MS));

const gone = steady(GONE, 60).filter(({ time }) => time < at(GONE_HOURS));

let server: TestServer;
let nadia: Browser;
beforeAll(async () => {
  server = await openTestServer({
    traffic: {
      atlas: [...steady(STEADY, 60, [1, 2, 30, 31, 32, 300]), ...steady(YOUNG, 9, [40]), ...gone],
      rif: steady(FOREIGN, 30),
    },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'rif', email: 'rim@rif.example', role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
  const source = { format: 'auto', timezone: 'UTC', created_on: 1, created_by: null };
  await server.control.inTenant('atlas', async (tx) => {
    await addDatasource(tx, { ...source, tenant_id: 'atlas', id: STEADY, name: 'Steady' });
    await addDatasource(tx, { ...source, tenant_id: 'atlas', id: YOUNG, name: 'Young' });
    await addDatasource(tx, { ...source, tenant_id: 'atlas', id: EMPTY, name: 'Empty' });
    await addDatasource(tx, { ...source, tenant_id: 'atlas', id: GONE, name: 'Gone' });
  });
  await server.control.inTenant('rif', (tx) =>
    addDatasource(tx, { ...source, tenant_id: 'rif', id: FOREIGN, name: 'Foreign' }),
  );
  // One job per hour, which ends twelve minutes after its newest line; the slow one took an hour.
  for (const hour of [2, 3, 4, 5, 6]) await ended(STEADY, at(hour), hour === 4 ? 60 : 12);
  for (let hours = 0; hours < 96; hours += 6) await ended(GONE, at(GONE_HOURS + hours), 12);
  // Not evidence of the lag: a duplicate file, reparsed lines, a failed job, an old job.
  await ended(STEADY, at(2), 5000, { duplicate_of: 'x' });
  await ended(STEADY, at(2), 5000, { is_parse_again: true });
  await ended(STEADY, at(2), 5000, { status: 'failed' });
  await ended(STEADY, at(24 * 40), 5000);
});
afterAll(() => server.close());

async function ended(
  datasource: string,
  finished: number,
  minutes: number,
  rest: { duplicate_of?: string; is_parse_again?: boolean; status?: 'failed' } = {},
): Promise<void> {
  const id = randomUUID();
  await server.control.inTenant('atlas', async (tx) => {
    await addLoad(tx, {
      id,
      tenant_id: 'atlas',
      datasource_id: datasource,
      file_name: 'a.log',
      size: 1,
      status: 'queued',
      is_parse_again: false,
      created_on: finished,
    });
    await tx
      .updateTable('loads')
      .set({
        status: 'completed',
        finished_on: finished,
        last_event: finished - minutes * MINUTE_MS,
        ...rest,
      })
      .where('id', '=', id)
      .execute();
  });
}

const of = async (source: string, query = '') =>
  (await nadia.get(`/admin/datasources/${source}/arrivals${query}`)).json();

describe('arrivals of a source', () => {
  test('cover each hour of seven days, including empty and missing ones', async () => {
    const answer = await of(STEADY);
    expect(answer).toMatchObject({
      interval: 'hour',
      from: isoTime(at(167)),
      to: isoTime(at(-1)),
      newest_event: isoTime(at(3) + MINUTE_MS),
    });
    expect(answer.events).toHaveLength(168);
    const empty = answer.events.filter(({ events }: { events: number }) => events === 0);
    expect(empty.map(({ time }: { time: string }) => time)).toEqual(
      [32, 31, 30, 2, 1, 0].map((h) => isoTime(at(h))),
    );
    // Lines of the last two hours may still arrive: one job per hour, read within twelve minutes.
    expect(answer.gaps).toEqual([{ from: isoTime(at(32)), to: isoTime(at(29)) }]);
  });

  test('cover thirty days by day, with gaps by the hour', async () => {
    const answer = await of(STEADY, '?days=30');
    expect(answer).toMatchObject({ interval: 'day', to: '2026-11-22T00:00:00.000Z' });
    expect(answer.events).toHaveLength(30);
    expect(answer.events.at(-3)).toEqual({ time: '2026-11-19T00:00:00.000Z', events: 24 });
    expect(answer.gaps).toEqual([
      { from: isoTime(at(300)), to: isoTime(at(299)) },
      { from: isoTime(at(32)), to: isoTime(at(29)) },
    ]);
  });

  test('include the median lag of files, by interval, too', async () => {
    const { lag } = await of(STEADY);
    expect(lag.usual).toBe(12 * MINUTE_MS);
    expect(lag.over_time).toEqual(
      [6, 5, 4, 3, 2].map((hour) => ({
        time: isoTime(at(hour)),
        lag: (hour === 4 ? 60 : 12) * MINUTE_MS,
        loads: 1,
      })),
    );
    expect((await of(STEADY, '?days=30')).lag.over_time).toEqual([
      { time: '2026-11-21T00:00:00.000Z', lag: 12 * MINUTE_MS, loads: 5 },
    ]);
  });

  test('report a source known for less than two weeks', async () => {
    const answer = await of(YOUNG);
    expect(answer.gaps).toEqual([]);
    expect(answer.gaps_told_from).toBe(isoTime(at(9 * 24) + 14 * DAY_MS));
    expect(answer.lag).toEqual({ usual: null, over_time: [] });
  });

  test('report a source silent for three weeks, since when, and all its hours as missing', async () => {
    const week = await of(GONE);
    expect(week).toMatchObject({ newest_event: isoTime(at(GONE_HOURS + 1) + MINUTE_MS) });
    expect(week.silent_since).toBe(isoTime(at(GONE_HOURS)));
    // Lines of the last hours may still arrive: files came every six hours.
    expect(week.gaps).toEqual([{ from: week.from, to: expect.stringMatching(/^2026-11-21T0/) }]);
    const month = await of(GONE, '?days=30');
    expect(month.gaps).toEqual([{ from: isoTime(at(GONE_HOURS)), to: week.gaps[0].to }]);
    expect((await of(STEADY)).silent_since).toBeNull();
  });

  test('are empty for a source without events', async () => {
    expect(await of(EMPTY)).toMatchObject({ newest_event: null, gaps_told_from: null, gaps: [] });
  });

  test("don't exist for another company's source", async () => {
    expect(await of(FOREIGN)).toMatchObject({ error: 'NOT_FOUND' });
    const rim = new Browser(server.app);
    await rim.signIn('rim@rif.example');
    expect((await rim.get(`/admin/datasources/${STEADY}/arrivals`)).statusCode).toBe(404);
    expect((await rim.get(`/admin/datasources/${FOREIGN}/arrivals`)).statusCode).toBe(200);
    expect((await of(STEADY, '?days=8')).error).toBe('BAD_REQUEST');
  });
});
