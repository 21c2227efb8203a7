import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';
import { ONE_RECORD_OF_EACH } from './sample-records.ts';

/** Names that every object inherits, and values of other types than documented. */
const HOSTILE: readonly unknown[] = ['constructor', '__proto__', null, 7, [{}]];

/** The record once for each of its members, at any depth, with that member's value replaced. */
function replaced(record: unknown, value: unknown): unknown[] {
  if (typeof record !== 'object' || record === null) return [value];
  return Object.entries(record).flatMap(([name, member]: [string, unknown]) =>
    [...replaced(member, value), value].map((other): unknown => {
      if (!Array.isArray(record)) return { ...record, [name]: other };
      return record.map((element: unknown, index) => (String(index) === name ? other : element));
    }),
  );
}

test.each(Object.entries(ONE_RECORD_OF_EACH))(
  '%s reads or rejects each record, whatever its values are',
  (name, record) => {
    for (const value of HOSTILE) {
      const lines = replaced(record, value).map((one) => JSON.stringify(one));
      const { events } = readText(lines.join('\n'), {
        format: name,
        timezone: 'UTC',
        now: Date.UTC(2026, 10, 21),
      });
      const functions = events.flatMap(({ event }) =>
        Object.entries(event).filter(([, found]) => typeof found === 'function'),
      );
      expect(functions).toEqual([]);
    }
  },
);
