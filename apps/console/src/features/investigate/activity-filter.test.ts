import { ACTIVITY_FIELDS } from '@casbah/domain/filter/activity-fields';
import { anyFilterOf } from '@casbah/domain/filter/any-filter';
import { normalise } from '@casbah/domain/filter/normalise';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityFilterText, readActivityFilter } from './activity-filter.ts';

test('the text of any filter is read back as that filter', () => {
  fc.assert(
    fc.property(anyFilterOf(ACTIVITY_FIELDS), (filter) => {
      expect(readActivityFilter(activityFilterText(filter)).filter).toEqual(normalise(filter));
    }),
  );
});

test('plain words are a filter, and an invalid text matches everything until it is mended', () => {
  expect(activityFilterText(readActivityFilter('omar "q3 refunds"').filter)).toBe(
    'text contains omar and text contains "q3 refunds"',
  );
  expect(readActivityFilter('usr = omar').error?.code).toBe('unknown_field');
  expect(activityFilterText(readActivityFilter('usr = omar').filter)).toBeUndefined();
  expect(activityFilterText(readActivityFilter('all').filter)).toBeUndefined();
});
