import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastEntries } from './entries.ts';

test('the weekly panel keeps the last 7 entries [WD-K104]', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1e9), { maxLength: 30 }), (times) => {
      const kept = lastEntries(times.map((time) => ({ time, value: 1 }))).map(({ time }) => time);
      expect(kept).toEqual([...times].sort((a, b) => a - b).slice(-7));
      expect(kept.length).toBe(Math.min(7, times.length));
    }),
  );
});
