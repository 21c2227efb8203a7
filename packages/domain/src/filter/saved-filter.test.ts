import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entryOfSavedFilter,
  groupsOfSavedFilter,
  isSameAttributes,
  SAVED_FILTER_NAME_MAX,
  type SavedAttribute,
  type SavedFilterEntry,
  type SavedFilterGroups,
  type SavedGroupAttribute,
  savedFilterNameError,
  savedFilterOfEntry,
  savedFilterOffer,
  savedFilterOfGroups,
  tooltipAttributes,
  withDefault,
} from './saved-filter.ts';

const asks = (key: string, value: SavedAttribute['value'] = 'x'): SavedAttribute => ({
  key,
  name: key.toUpperCase(),
  value,
  count: 1,
});

describe('the two wire forms', () => {
  const attribute: fc.Arbitrary<SavedAttribute> = fc.record({
    key: fc.string(),
    name: fc.string(),
    value: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 4 })),
    count: fc.option(fc.nat(), { nil: undefined }),
  });
  const entry: fc.Arbitrary<SavedFilterEntry> = fc.record({
    uid: fc.uuid(),
    label: fc.string(),
    data: fc.array(attribute, { maxLength: 5 }),
    is_default: fc.boolean(),
  });
  const groupAttribute = fc.letrec<{ attr: SavedGroupAttribute }>((tie) => ({
    attr: fc.record({
      key: fc.string(),
      label: fc.string(),
      count: fc.nat(),
      subFilters: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('attr'), { maxLength: 2 })),
      isSelected: fc.boolean(),
    }),
  })).attr;
  const groups: fc.Arbitrary<SavedFilterGroups> = fc.record({
    uid: fc.uuid(),
    label: fc.string(),
    privacy: fc.constantFrom('Private', 'Public'),
    data: fc.array(
      fc.record({ key: fc.string(), label: fc.string(), attrs: fc.array(groupAttribute, { maxLength: 3 }) }),
      { maxLength: 3 },
    ),
    activeId: fc.option(fc.string(), { nil: undefined }),
    count: fc.nat(),
    minCount: fc.nat(),
    maxCount: fc.nat(),
  });

  test('the flat one survives a round trip [WD-E006]', () => {
    fc.assert(
      fc.property(entry, (given) => {
        expect(entryOfSavedFilter(savedFilterOfEntry(given))).toEqual(given);
      }),
    );
  });

  test('the grouped one survives a round trip [WD-E007] [PL-E012] [PL-E013]', () => {
    fc.assert(
      fc.property(groups, (given) => {
        expect(groupsOfSavedFilter(savedFilterOfGroups(given))).toEqual(given);
      }),
    );
  });

  test('selections in groups equal the flat attributes [WD-E006] [WD-E007]', () => {
    const leaf = (key: string, count: number, isSelected: boolean): SavedGroupAttribute => ({
      key,
      label: key.toUpperCase(),
      count,
      subFilters: [],
      isSelected,
    });
    const grouped: SavedFilterGroups = {
      uid: 'f1',
      label: 'Risky uploads',
      privacy: 'Public',
      data: [
        {
          key: 'risk',
          label: 'Risk',
          attrs: [leaf('high', 148, true), leaf('medium', 402, true), leaf('low', 9, false)],
        },
        { key: 'country', label: 'Country', attrs: [leaf('us', 3, false)] },
        {
          key: 'tag',
          label: 'Tag',
          attrs: [{ ...leaf('all', 5, false), subFilters: [leaf('new', 2, true)] }],
        },
      ],
      activeId: 'risk',
      count: 3,
      minCount: 2,
      maxCount: 402,
    };
    expect(entryOfSavedFilter(savedFilterOfGroups(grouped, true))).toEqual({
      uid: 'f1',
      label: 'Risky uploads',
      is_default: true,
      data: [
        { key: 'risk', name: 'Risk', value: ['high', 'medium'], count: 550 },
        { key: 'tag', name: 'Tag', value: ['new'], count: 2 },
      ],
    });
  });

  test('the flat one as groups selects its attributes [WD-E007]', () => {
    const flat = savedFilterOfEntry({
      uid: 'f1',
      label: 'Mine',
      is_default: false,
      data: [{ key: 'risk', name: 'Risk', value: 'high', count: 148 }, asks('country', ['us', 'de'])],
    });
    const grouped = groupsOfSavedFilter(flat);
    expect(grouped).toMatchObject({ privacy: 'Private', count: 3, minCount: 1, maxCount: 148 });
    expect(grouped.data[0]?.attrs).toEqual([
      { key: 'high', label: 'high', count: 148, subFilters: [], isSelected: true },
    ]);
    expect(savedFilterOfGroups(grouped).attributes.map(({ value }) => value)).toEqual([
      ['high'],
      ['us', 'de'],
    ]);
  });
});

describe('a name', () => {
  const filters = [
    { uid: 'f1', name: 'Risky uploads' },
    { uid: 'f2', name: 'Storage' },
  ];

  test('is required [WD-V007]', () => {
    expect(savedFilterNameError('', filters, undefined)).toBe('REQUIRED');
    expect(savedFilterNameError('   ', filters, undefined)).toBe('REQUIRED');
  });

  test('is at most 64 characters [WD-V008] [WD-K030]', () => {
    expect(SAVED_FILTER_NAME_MAX).toBe(64);
    expect(savedFilterNameError('😀'.repeat(64), filters, undefined)).toBeUndefined();
    expect(savedFilterNameError('x'.repeat(65), filters, undefined)).toBe('MAX_LENGTH');
  });

  test('used by another filter is rejected; the edited one may keep its own [WD-V009] [WD-X030]', () => {
    expect(savedFilterNameError('Storage', filters, undefined)).toBe('EXISTING_FILTER');
    expect(savedFilterNameError(' storage ', filters, 'f1')).toBe('EXISTING_FILTER');
    expect(savedFilterNameError('Storage', filters, 'f2')).toBeUndefined();
    expect(savedFilterNameError('Other', filters, undefined)).toBeUndefined();
  });
});

describe('the button', () => {
  const active = { attributes: [asks('risk', ['high', 'medium'])], isDefault: false };

  test('is Save while nothing is loaded [WD-S015]', () => {
    expect(savedFilterOffer(undefined, active.attributes, false)).toBe('save');
  });

  test('is Save as or Update once the loaded filter has other attributes or another default flag [WD-S016]', () => {
    expect(savedFilterOffer(active, active.attributes, false)).toBe('nothing');
    expect(savedFilterOffer(active, [asks('risk', ['medium', 'high'])], false)).toBe('nothing');
    expect(savedFilterOffer(active, [asks('risk', 'high')], false)).toBe('save_as_or_update');
    expect(savedFilterOffer(active, [], false)).toBe('save_as_or_update');
    expect(savedFilterOffer(active, active.attributes, true)).toBe('save_as_or_update');
  });

  test('ignores order, names and counts', () => {
    const one = [asks('risk', 'high'), asks('user', 'a')];
    expect(
      isSameAttributes(one, [{ ...asks('user', 'a'), count: 99, name: 'Who' }, asks('risk', 'high')]),
    ).toBe(true);
    expect(isSameAttributes(one, [asks('user', 'a')])).toBe(false);
  });
});

test('a new default clears the previous one [WD-S020]', () => {
  const filters = [
    { uid: 'f1', isDefault: true },
    { uid: 'f2', isDefault: false },
  ];
  expect(withDefault(filters, 'f2')).toEqual([
    { uid: 'f1', isDefault: false },
    { uid: 'f2', isDefault: true },
  ]);
  expect(withDefault(filters, undefined).some(({ isDefault }) => isDefault)).toBe(false);
});

test('a tooltip names five attributes and counts the rest [WD-K031]', () => {
  const attributes = Array.from({ length: 7 }, (_, index) => asks(`a${index}`));
  expect(tooltipAttributes(attributes)).toEqual({ shown: attributes.slice(0, 5), more: 2 });
  expect(tooltipAttributes(attributes.slice(0, 5)).more).toBe(0);
});
