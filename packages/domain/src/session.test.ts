import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Presence, sessionsOf } from './session.ts';
import { MINUTE_MS } from './time-units.ts';

const PAUSE = 30 * MINUTE_MS;
const RANGE = { from: 1000 * MINUTE_MS, to: 2000 * MINUTE_MS };

const at = (...minutes: number[]): Presence[] =>
  minutes.map((minute) => ({ first: minute * MINUTE_MS, last: minute * MINUTE_MS }));
const minutesOf = (parts: readonly Presence[]) =>
  sessionsOf(parts, RANGE, PAUSE).map(({ first, last }) => [first / MINUTE_MS, last / MINUTE_MS]);

describe('a session', () => {
  test('continues through a pause, and ends with a longer one', () => {
    expect(minutesOf(at(1100, 1110, 1140, 1171, 1172))).toEqual([
      [1100, 1140],
      [1171, 1172],
    ]);
  });

  test('of one request has no length', () => {
    expect(minutesOf(at(1500))).toEqual([[1500, 1500]]);
  });

  test('is marked if cut by the range, and contains nothing outside', () => {
    const [first, last, ...others] = sessionsOf(at(980, 1005, 1990, 2015), RANGE, PAUSE);
    expect(first).toMatchObject({ first: 1005 * MINUTE_MS, begins_before: true, ends_after: false });
    expect(last).toMatchObject({ last: 1990 * MINUTE_MS, begins_before: false, ends_after: true });
    expect(others).toEqual([]);
  });

  test('out of range is rejected', () => {
    expect(minutesOf(at(990, 2000))).toEqual([]);
    expect(minutesOf([])).toEqual([]);
  });
});

const anyPart = fc
  .record({ minute: fc.integer({ min: 960, max: 2040 }), length: fc.nat({ max: 9 }) })
  .map(({ minute, length }) => ({ first: minute * MINUTE_MS, last: minute * MINUTE_MS + length }));
const anyParts = fc.array(anyPart, { maxLength: 60 });

describe('sessions', () => {
  test('contain every part of the range exactly once', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const held = sessionsOf(parts, RANGE, PAUSE).flatMap((session) => session.parts);
        const within = parts.filter(({ first }) => first >= RANGE.from && first < RANGE.to);
        expect(held.toSorted((a, b) => a.first - b.first || a.last - b.last)).toEqual(
          within.toSorted((a, b) => a.first - b.first || a.last - b.last),
        );
      }),
    );
  });

  test('are separated by more than a pause, without longer ones inside', () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 30, max: 200 }), (parts, minutes) => {
        const pause = minutes * MINUTE_MS;
        const sessions = sessionsOf(parts, RANGE, pause);
        sessions.forEach((session, index) => {
          const before = sessions[index - 1];
          if (before !== undefined) expect(session.first - before.last).toBeGreaterThan(pause);
          session.parts.forEach((part, place) => {
            const earlier = session.parts.slice(0, place).map(({ last }) => last);
            if (earlier.length > 0) expect(part.first - Math.max(...earlier)).toBeLessThanOrEqual(pause);
          });
        });
      }),
    );
  });

  test("don't depend on the order or grouping of requests", () => {
    const anySplit = fc.array(fc.record({ part: anyPart, order: fc.nat() }), { maxLength: 40 });
    fc.assert(
      fc.property(anySplit, (drawn) => {
        const parts = drawn.map(({ part }) => part);
        const shuffled = drawn.toSorted((a, b) => a.order - b.order).map(({ part }) => part);
        const bounds = (given: readonly Presence[]) =>
          sessionsOf(given, RANGE, PAUSE).map(({ parts: _, ...session }) => session);
        expect(bounds(shuffled)).toEqual(bounds(parts));
        const single = parts.flatMap(({ first, last }) => [
          { first, last: first },
          { first: last, last },
        ]);
        expect(bounds(single)).toEqual(bounds(parts));
      }),
    );
  });

  test('are fewer with a longer pause, never more', () => {
    fc.assert(
      fc.property(anyParts, fc.integer({ min: 30, max: 100 }), (parts, minutes) => {
        const short = sessionsOf(parts, RANGE, minutes * MINUTE_MS).length;
        expect(sessionsOf(parts, RANGE, 2 * minutes * MINUTE_MS).length).toBeLessThanOrEqual(short);
      }),
    );
  });
});
