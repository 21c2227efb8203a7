import { INTERVALS, type TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { traffic } from '../datasets/traffic.ts';
import type { Column } from './column.ts';
import { type Grain, plan, tableOf, within } from './plan.ts';
import { written } from './sql.ts';

const START = Date.UTC(2026, 9, 1);

const columns = (...names: Column[]) => new Set(names);
const tables = (range: TimeRange, of: ReadonlySet<Column>, grain?: (typeof INTERVALS)[number]) =>
  planTraffic(range, of, grain).map(({ table }) => table);

function planTraffic(range: TimeRange, of: ReadonlySet<Column>, grain: Grain, filledFrom?: number) {
  return plan(traffic, range, of, grain, filledFrom).map((piece) => ({
    table: tableOf(piece),
    spans: piece.spans,
  }));
}

describe('the smallest table with the columns is used', () => {
  const days = { from: START, to: START + 3 * DAY_MS };

  test('whole days of services, people and services page facets: only the daily roll-up', () => {
    expect(tables(days, columns('service_id', 'user', 'action', 'source'))).toEqual(['usage_by_day']);
    expect(tables(days, columns('service_id', 'browser', 'os'))).toEqual(['usage_by_day']);
    expect(tables(days, columns('person'))).toEqual(['usage_by_day']);
  });
  test('without people, browsers and systems: the smallest, services by day', () => {
    expect(tables(days, columns('service_id', 'action', 'source'))).toEqual(['services_by_day']);
    expect(tables(days, columns('service_id'), 'month')).toEqual(['services_by_day']);
    expect(tables(days, columns('service_id'), 'hour')).toEqual(['traffic_by_hour']);
  });
  test('with a host, country or category: hosts by day; with people, the hourly roll-up', () => {
    expect(tables(days, columns('service_id', 'category'))).toEqual(['hosts_by_day']);
    expect(tables(days, columns('host', 'country', 'action'))).toEqual(['hosts_by_day']);
    expect(tables(days, columns('host', 'person'))).toEqual(['traffic_by_hour']);
    expect(tables(days, columns('country', 'browser'))).toEqual(['traffic_by_hour']);
    expect(tables(days, columns('host'), 'hour')).toEqual(['traffic_by_hour']);
  });
  test('with fields no roll-up has: single events', () => {
    expect(tables(days, columns('service_id', 'method'))).toEqual(['events']);
    expect(tables(days, columns('url'))).toEqual(['events']);
  });
  test('a histogram finer than a roll-up skips it', () => {
    expect(tables(days, columns('service_id', 'user'), 'week')).toEqual(['usage_by_day']);
    expect(tables(days, columns('service_id'), 'six_hours')).toEqual(['traffic_by_hour']);
    expect(tables(days, columns('service_id'), 'half_hour')).toEqual(['presence_by_half_hour']);
    expect(tables(days, columns('service_id'), 'quarter_hour')).toEqual(['events']);
  });
  test('with a device type: the presence roll-up, as far back as it is filled', () => {
    const of = columns('user', 'device', 'device_type', 'os');
    expect(tables(days, of)).toEqual(['presence_by_half_hour']);
    expect(tables(days, columns('device_type', 'host'))).toEqual(['events']);
    const filledFrom = START + DAY_MS;
    expect(planTraffic(days, of, undefined, filledFrom)).toEqual([
      { table: 'presence_by_half_hour', spans: [{ from: filledFrom, to: days.to }] },
      { table: 'events', spans: [{ from: days.from, to: filledFrom }] },
    ]);
    expect(planTraffic(days, of, undefined, Number.POSITIVE_INFINITY)).toEqual([
      { table: 'events', spans: [days] },
    ]);
  });
  test('partial days and hours at the edges come from finer tables', () => {
    const range = { from: START - 90 * MINUTE_MS, to: START + DAY_MS + 1 };
    expect(planTraffic(range, columns('user'), undefined)).toEqual([
      { table: 'usage_by_day', spans: [{ from: START, to: START + DAY_MS }] },
      { table: 'traffic_by_hour', spans: [{ from: START - HOUR_MS, to: START }] },
      {
        table: 'events',
        spans: [
          { from: START - 90 * MINUTE_MS, to: START - HOUR_MS },
          { from: START + DAY_MS, to: START + DAY_MS + 1 },
        ],
      },
    ]);
  });
  test('a short range is read from single events', () => {
    expect(tables({ from: START + 1, to: START + HOUR_MS - 1 }, columns('user'))).toEqual(['events']);
  });
  test('a dataset without roll-ups is read from single events', () => {
    const of = { kind: 'activity', rollUps: [], totals: {} } as const;
    expect(plan(of, days, columns('service_id'), undefined)).toEqual([{ rollUp: undefined, spans: [days] }]);
  });
  test('an empty range reads nothing', () => {
    const [piece, ...others] = plan(traffic, { from: START, to: START }, columns('user'), undefined);
    expect(others).toEqual([]);
    expect(piece && written(within(piece)).text).toBe('false');
  });
});

const UNITS: Readonly<Record<string, number>> = {
  services_by_day: DAY_MS,
  hosts_by_day: DAY_MS,
  usage_by_day: DAY_MS,
  traffic_by_hour: HOUR_MS,
  presence_by_half_hour: HOUR_MS / 2,
  events: 1,
};

test('the pieces are exactly the range, each complete in its table', () => {
  const moments = fc.oneof(
    fc.integer({ min: START, max: START + 40 * DAY_MS }),
    fc.nat(40 * 24).map((hour) => START + hour * HOUR_MS),
    fc.nat(40).map((day) => START + day * DAY_MS),
  );
  const anyColumns = fc
    .subarray<Column>(['user', 'service_id', 'action', 'host', 'browser', 'device_type', 'url'])
    .map((names) => columns(...names));
  fc.assert(
    fc.property(
      moments,
      moments,
      anyColumns,
      fc.option(fc.constantFrom(...INTERVALS), { nil: undefined }),
      fc.oneof(fc.constant(0), moments),
      (a, b, of, grain, presenceFrom) => {
        const range = { from: Math.min(a, b), to: Math.max(a, b) };
        const pieces = planTraffic(range, of, grain, presenceFrom);
        const spans = pieces
          .flatMap(({ table, spans: list }) => list.map((span) => ({ table, ...span })))
          .sort((x, y) => x.from - y.from);
        let next = range.from;
        for (const { table, from, to } of spans) {
          expect(from).toBe(next);
          expect(to).toBeGreaterThan(from);
          const unit = UNITS[table] ?? Number.NaN;
          if (table === 'presence_by_half_hour') expect(from).toBeGreaterThanOrEqual(presenceFrom);
          expect([from % unit, to % unit]).toEqual([0, 0]);
          next = to;
        }
        expect(next).toBe(range.to);
      },
    ),
    { numRuns: 2000 },
  );
});
