import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseShown, howMany, optionsThatFit, PER_COLUMN } from './show-all.ts';

test('a column has ten options [WD-K075]', () => {
  expect(PER_COLUMN).toBe(10);
});

test('the search finds all words, without case and accents [WD-W067]', () => {
  const options = [
    { value: '1', label: 'Côte d’Ivoire' },
    { value: '2', label: 'Ireland' },
  ];
  expect(optionsThatFit(options, 'IVOIRE cote').map(({ value }) => value)).toEqual(['1']);
  expect(optionsThatFit(options, ' ')).toHaveLength(2);
});

test('select all takes only the visible ones, and none deselects them [WD-W067]', () => {
  const option = fc.record({ value: fc.uuid(), label: fc.string(), disabled: fc.boolean() });
  fc.assert(
    fc.property(
      fc.uniqueArray(option, { selector: ({ value }) => value }),
      fc.nat(),
      fc.boolean(),
      (options, at, on) => {
        const split = options.length === 0 ? 0 : at % options.length;
        const shown = options.slice(0, split);
        const before = new Set(options.filter((_, index) => index % 2 === 0).map(({ value }) => value));
        const after = chooseShown(shown, before, on);
        const free = shown.filter(({ disabled }) => !disabled);
        expect(howMany(shown, after)).toBe(on && free.length > 0 ? 'all' : 'none');
        for (const { value, disabled } of options)
          if (disabled || !shown.some((one) => one.value === value))
            expect(after.has(value)).toBe(before.has(value));
      },
    ),
  );
});
