import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEventFilter, SPAN } from '../random-events.ts';
import { all, asStored, type TestStore, tries } from './test-store.ts';

export function describeFilters(tested: TestStore): void {
  const { scope } = tested;
  describe('a filter', () => {
    test('selects exactly the matching events', async () => {
      await fc.assert(
        fc.asyncProperty(anyEventFilter, async (filter) => {
          const [found, expected] = await Promise.all([
            all(tested.store.usage.events(scope(SPAN, filter), 10_000)),
            all(tested.reference.events(scope(SPAN, filter), 10_000)),
          ]);
          expect(found).toEqual(expected.map(asStored));
        }),
        tries(40),
      );
    });

    test("on totals is refused, because it isn't about single events", async () => {
      const { filter } = parseFilter('uploaded > 1', TRAFFIC_FIELDS);
      if (filter === undefined) throw new Error('no filter');
      await expect(async () => tested.store.usage.byService(scope(SPAN, filter))).rejects.toThrow(RangeError);
    });
  });
}
