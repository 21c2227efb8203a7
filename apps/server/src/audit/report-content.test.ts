import { blankEvent, type Event } from '@casbah/domain/event';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { reportContent } from './report-content.ts';

const use = (time: string, user: string, service_id: string): Event => ({
  ...blankEvent('traffic'),
  time: Date.parse(`${time}Z`),
  user,
  service_id,
  host: `${service_id}.example`,
  bytes_up: 1,
  bytes_down: 1,
  action: 'allowed' as const,
});
const EVENTS = [
  use('2026-08-31T08:00', 'amina', 'box'),
  use('2026-09-30T23:59', 'amina', 'box'),
  use('2026-10-01T00:00', 'amina', 'box'),
  use('2026-10-31T23:59', 'bruno', 'box'),
  use('2026-11-01T00:00', 'carla', 'zoom'),
];
const kept = EVENTS.map((event, index) => ({
  tenant: 'atlas',
  datasource: 'a',
  load: 'l',
  line: index + 1,
  event,
}));
const write = reportContent({
  usage: new MemoryUsageReads(kept),
  servicesOf: async () => createServiceIndex([], () => ({ brr: 50, parts: [] })),
  cache: new ReadCache(() => 0),
  clock: () => 0,
});
const span = { from: Date.parse('2026-10-01T00:00Z'), to: Date.parse('2026-11-01T00:00Z') };

test('covers only its period, and names no one', async () => {
  const { content, csv } = await write({ tenant: 'atlas', span, filter: '' });
  expect(content).toMatchObject({ requests: 2, users: 2, services: 1, before: { requests: 2 } });
  expect(content.months.at(-1)).toMatchObject({
    from: '2026-10-01T00:00:00.000Z',
    requests: 2,
    is_whole: true,
  });
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(JSON.stringify(content) + csv).not.toMatch(/amina|bruno|carla/);
});

test.each(['user = amina', 'not user in (amina)', 'risk = high or src_ip = 10.0.0.1', 'risk ='])(
  'refuses a filter about people or an invalid one: %s',
  async (filter) => {
    await expect(write({ tenant: 'atlas', span, filter })).rejects.toMatchObject({ code: 'FILTER_INVALID' });
  },
);
