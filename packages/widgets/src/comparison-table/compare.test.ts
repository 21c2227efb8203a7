import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedAttribute, differencesFirst, differs } from './compare.ts';

const attribute = fc.record({
  id: fc.uuid(),
  label: fc.string(),
  values: fc.array(fc.constantFrom('yes', 'no', undefined), { minLength: 1, maxLength: 4 }),
});

test('differences come first, and nothing is lost or reordered within its part', () => {
  fc.assert(
    fc.property(fc.array(attribute), (attributes: ComparedAttribute[]) => {
      const ordered = differencesFirst(attributes);
      expect(new Set(ordered)).toEqual(new Set(attributes));
      expect(ordered).toHaveLength(attributes.length);
      const firstSame = ordered.findIndex((one) => !differs(one));
      if (firstSame >= 0) expect(ordered.slice(firstSame).some(differs)).toBe(false);
      const order = (part: ComparedAttribute[]) => part.map((one) => attributes.indexOf(one));
      for (const part of [ordered.filter(differs), ordered.filter((one) => !differs(one))])
        expect(order(part)).toEqual(order(part).sort((a, b) => a - b));
    }),
  );
});

test('an unknown answer differs from a known one', () => {
  expect(differs({ id: 'a', label: 'A', values: ['yes', undefined] })).toBe(true);
  expect(differs({ id: 'a', label: 'A', values: [undefined, undefined] })).toBe(false);
});
