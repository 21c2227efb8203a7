import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DropdownItem, runsOf } from './dropdown-item.ts';

test('an item may have all of these [WD-E040]', () => {
  const item: Required<DropdownItem> = {
    title: 'Risky uploads',
    label: 'Risky',
    icon: null,
    isDisabled: false,
    subItems: [],
    subInfo: 'since May',
    checkboxModel: true,
    switchModel: false,
    link: '#risky',
    tooltip: 'Uploads to services of high risk',
    isNewTab: true,
    category: 'Saved',
    key: 'risky',
  };
  expect(runsOf([item])).toEqual([{ category: 'Saved', kind: 'model', items: [item], hasHeading: true }]);
});

test('every item is in one run, in order, under its heading, and each heading appears once', () => {
  const item = fc.record({
    key: fc.uuid(),
    title: fc.string(),
    category: fc.constantFrom(undefined, 'A', 'B'),
    checkboxModel: fc.constantFrom(undefined, true, false),
  });
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const runs = runsOf(items);
      for (const category of [undefined, 'A', 'B']) {
        const inside = runs.filter((run) => run.category === category);
        expect(inside.flatMap((run) => run.items)).toEqual(items.filter((one) => one.category === category));
        expect(inside.filter((run) => run.hasHeading).length).toBe(
          inside.length > 0 && category !== undefined ? 1 : 0,
        );
      }
      for (const run of runs)
        for (const one of run.items)
          expect(one.checkboxModel === undefined ? 'action' : 'model').toBe(run.kind);
    }),
  );
});
