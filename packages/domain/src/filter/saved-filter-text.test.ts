import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilterOf } from './any-filter.ts';
import { filterOfModel, modelOf } from './model.ts';
import { parseFilter } from './parse.ts';
import { FIELDS_OF_APP, keptFilter, wireOfKept } from './saved-filter-text.ts';
import { modelOfWire, SAVED_FILTER_APPS, type SavedFilterApp, wireOfModel } from './saved-filter-wire.ts';
import { isTextType } from './vocabulary.ts';

const APPS = Object.keys(SAVED_FILTER_APPS).filter((app): app is SavedFilterApp => app in FIELDS_OF_APP);

describe('a saved filter is stored as text', () => {
  test.each(APPS)('%s: conditions are restored to the same blocks', (app) => {
    const fields = FIELDS_OF_APP[app];
    fc.assert(
      fc.property(anyFilterOf(fields), (filter) => {
        const wire = wireOfModel(modelOf(filter, fields));
        const kept = keptFilter(app, wire);
        expect(parseFilter(kept.filter, fields)).toEqual({
          filter: filterOfModel(modelOfWire(wire), fields).filter,
        });
        expect(wireOfKept(app, kept)).toEqual(wire);
      }),
      { numRuns: 300 },
    );
  });

  test.each(APPS)('%s: blocks from the console need nothing beside the text', (app) => {
    const fields = FIELDS_OF_APP[app];
    const [field, definition] =
      Object.entries(fields).find(
        ([, { type, conditions }]) => isTextType(type) && conditions?.[0] !== 'text',
      ) ?? [];
    if (field === undefined || definition === undefined) throw new Error(`${app} has no words`);
    const values = [definition.values?.[0] ?? 'x'];
    const wire = wireOfModel(modelOf({ kind: 'in', field, values }, fields));
    expect(keptFilter(app, wire).written).toBeUndefined();
  });

  test("details the text can't restore are kept beside it: a block's appearance, an unknown field", () => {
    const block = { field: 'role', operator: 'is' as const, value: 'admin', type: 'text' as const };
    const wire = (placeholder: string) => ({
      operator: 'OR' as const,
      groups: [
        { operator: 'AND' as const, blocks: [{ ...block, group: '', meta_type: 'text', placeholder }] },
      ],
    });
    expect(keptFilter('users', wire('Choose'))).toEqual({ filter: 'role = admin', written: wire('Choose') });
    expect(keptFilter('history', wire(''))).toEqual({ filter: '', written: wire('') });
  });

  test('unreadable text becomes a single block', () => {
    const { groups } = wireOfKept('users', { filter: 'shoe_size > 40' });
    expect(groups[0]?.blocks).toMatchObject([{ field: 'expression', value: 'shoe_size > 40' }]);
  });
});
