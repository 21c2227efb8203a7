import type { AlertRuleWindow } from '@casbah/domain/alert-rule';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { catalogued } from '../test-catalogue.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { TrafficReads } from '../traffic/reads.ts';
import { backtest } from './backtest.ts';

const MONDAY = Date.UTC(2026, 10, 16);
const SERVICES = [catalogued('box', 'Box'), catalogued('miro', 'Miro')];

const upload = (day: number, service: string, user: string, bytes_up: number, hour = 9): Event => ({
  ...blankEvent('traffic'),
  time: MONDAY + day * DAY_MS + hour * HOUR_MS,
  host: `${service}.example`,
  service_id: service,
  user,
  bytes_up,
  bytes_down: 1,
  action: 'allowed',
});
const EVENTS = [
  // Monday: 60 + 60 exceed 100 together. Tuesday: no one uploads that much. Wednesday: exceeded again.
  ...[upload(0, 'box', 'amina', 60), upload(0, 'box', 'said', 60), upload(0, 'miro', 'amina', 5)],
  ...[upload(1, 'box', 'amina', 90), upload(2, 'box', 'amina', 150), upload(2, 'miro', 'said', 101, 23)],
];

const index = createServiceIndex(SERVICES, (service) => ({ brr: service.id === 'box' ? 10 : 90, parts: [] }));
const reads = new TrafficReads({
  usage: new MemoryUsageReads(
    EVENTS.map((event, line) => ({ tenant: 'atlas', datasource: 'a', load: 'l', line, event })),
  ),
  servicesOf: async () => index,
  cache: new ReadCache(() => 0),
  clock: () => MONDAY + 3 * DAY_MS,
});
const tried = async (
  filter: string,
  days: number,
  { to = MONDAY + 3 * DAY_MS, tenant = 'atlas', window = 'day' as AlertRuleWindow } = {},
) => {
  const query = { filter, to: isoTime(to) };
  const asked = await reads.ask({ tenant, within: ALL }, query, new AbortController().signal);
  return backtest(reads, asked, { window, days });
};
const iso = (day: number) => isoTime(MONDAY + day * DAY_MS);

test('a condition on totals is evaluated per day', async () => {
  const { windows, services, services_count } = await tried('uploaded > 100', 3);
  expect(windows).toEqual([
    { from: iso(0), to: iso(1), services: 1, requests: 2, bytes_up: 120, bytes_up_unknown: 0 },
    { from: iso(1), to: iso(2), services: 0, requests: 0, bytes_up: 0, bytes_up_unknown: 0 },
    { from: iso(2), to: iso(3), services: 2, requests: 2, bytes_up: 251, bytes_up_unknown: 0 },
  ]);
  expect(services_count).toBe(2);
  expect(services).toMatchObject([
    { id: 'box', name: 'Box', found_in: [0, 2], most_users: 2, requests: 3, bytes_up: 270 },
    { id: 'miro', found_in: [2], bytes_up: 101 },
  ]);
});

test('… or per week or month, which can exceed a threshold that no day does', async () => {
  expect((await tried('uploaded > 260', 3)).services).toEqual([]);
  const week = await tried('uploaded > 260', 3, { window: 'week' });
  expect(week.windows).toEqual([
    { from: iso(0), to: iso(7), services: 1, requests: 4, bytes_up: 360, bytes_up_unknown: 0 },
  ]);
  expect(week.services).toMatchObject([{ id: 'box', found_in: [0], bytes_up: 360 }]);
  const months = (await tried('uploaded > 260', 30, { window: 'month' })).windows;
  expect(months.map(({ from, services }) => [from, services])).toEqual([
    ['2026-10-01T00:00:00.000Z', 0],
    ['2026-11-01T00:00:00.000Z', 1],
  ]);
});

test('risk and users can be conditions, too', async () => {
  expect((await tried('risk = high and users > 1', 3)).services.map(({ id }) => id)).toEqual(['box']);
  const low = (await tried('risk = low', 3)).services;
  expect(low.map(({ id, found_in }) => [id, found_in])).toEqual([['miro', [0, 2]]]);
});

test('the last day ends with the range, and days before the data are empty', async () => {
  const { windows } = await tried('uploaded > 100', 4, { to: MONDAY + 2 * DAY_MS + 12 * HOUR_MS });
  expect(windows.map(({ from, services }) => [from, services])).toEqual([
    [iso(-1), 0],
    [iso(0), 1],
    [iso(1), 0],
    [iso(2), 1],
  ]);
});

test('refuses a condition without service totals; another company has no matches', async () => {
  await expect(tried('services > 3', 3)).rejects.toMatchObject({ code: 'FILTER_INVALID' });
  expect((await tried('uploaded > 0', 3, { tenant: 'rif' })).services).toEqual([]);
});
