import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byNewest, leavesGap, mergeNewest, pollMs, unknownRows } from './live-tail.ts';

const row = (id: string) => ({ id });
const rows = (...ids: readonly string[]) => ids.map(row);

test('arrivals go where their time puts them, late ones below newer rows', () => {
  const known = rows('300-a', '200-a', '100-a');
  const newest = rows('400-1', '300-a', '250-1', '200-a');
  expect(mergeNewest(known, unknownRows(known, newest))).toEqual(
    rows('400-1', '300-a', '250-1', '200-a', '100-a'),
  );
});

test('activities of the same time are ordered by key', () => {
  expect(rows('5-9', '5-10', '5-ffffffffffffffff', '6-0').sort(byNewest)).toEqual(
    rows('6-0', '5-ffffffffffffffff', '5-10', '5-9'),
  );
});

test('a whole page of unknown rows leaves a gap, which a first page does not', () => {
  expect(leavesGap(rows('1-1'), rows('9-1', '8-1'), 2)).toBe(true);
  expect(leavesGap(rows('1-1'), rows('9-1'), 2)).toBe(false);
  expect(leavesGap(rows('8-1'), rows('9-1', '8-1'), 2)).toBe(false);
  expect(leavesGap([], rows('9-1', '8-1'), 2)).toBe(false);
});

test('merging in any steps gives the same list, without duplicates', () => {
  const id = fc.tuple(fc.nat(50), fc.nat(50)).map(([time, key]) => `${time}-${key.toString(16)}`);
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (first, second) => {
      const known = rows(...first).sort(byNewest);
      const merged = mergeNewest(known, unknownRows(known, rows(...second)));
      const all = [...new Set([...first, ...second])];
      expect(merged).toEqual(rows(...all).sort(byNewest));
    }),
  );
});

test('without the live stream, the log is polled every 30 s, in the operator’s company every 5 s [SH-K016] [SH-K017]', () => {
  expect([pollMs(false), pollMs(true)]).toEqual([30_000, 5000]);
});
