import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { ACTIVITY_FORMATS } from './registry.ts';
import { ONE_RECORD_OF_EACH } from './sample-records.ts';

const OPTIONS = { timezone: 'UTC', now: Date.UTC(2026, 10, 21) };

/** The record with the value at one of its places replaced; `place` counts members in depth. */
function replaced(value: unknown, place: { left: number }, other: unknown): unknown {
  if (place.left-- === 0) return other;
  if (Array.isArray(value)) return value.map((member) => replaced(member, place, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, replaced(member, place, other)]),
  );
}

describe('records with any value anywhere', () => {
  test.each(ACTIVITY_FORMATS.map(({ name }) => name))('%s reads or rejects them', (name) => {
    const record = ONE_RECORD_OF_EACH[name] ?? {};
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.jsonValue(), (left, other) => {
        const line = JSON.stringify(replaced(record, { left }, other));
        const { events, rejects } = readText(line, { ...OPTIONS, format: name });
        expect(events.length + rejects.length).toBeGreaterThan(0);
        for (const { event } of events) expect(Number.isFinite(event.time)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
