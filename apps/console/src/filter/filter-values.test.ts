import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import type { FacetState } from '@casbah/widgets/facet-list/facet.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choicesOf, chooseValue } from './filter-values.ts';

function filterOf(text: string) {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(text);
  return filter;
}
const chosen = (text: string, field: TrafficField, value: string, state: FacetState) =>
  printFilter(chooseValue(filterOf(text), field, value, state), TRAFFIC_FIELDS);

describe('choicesOf', () => {
  test('finds included and excluded values', () => {
    expect(choicesOf(filterOf('risk in (high, medium) and not category = CRM and uploaded > 1GB'))).toEqual({
      risk: { only: ['high', 'medium'], without: [] },
      category: { only: [], without: ['CRM'] },
    });
  });

  test("conditions joined by or can't be shown as one facet", () => {
    expect(choicesOf(filterOf('risk = high or category = CRM'))).toEqual({});
  });
});

describe('chooseValue', () => {
  test.each([
    ['', 'only', 'risk = high'],
    ['risk = medium', 'only', 'risk in (medium, high)'],
    ['risk in (medium, high)', 'none', 'risk = medium'],
    ['risk = high', 'none', ''],
    ['risk = HIGH', 'none', ''],
    ['risk = high and users > 3', 'without', 'users > 3 and risk != high'],
  ] as const)('%s, high %s', (before, state, after) => {
    expect(filterOf(chosen(before, 'risk', 'high', state))).toEqual(filterOf(after));
  });

  test('leaves all other parts unchanged', () => {
    expect(
      filterOf(chosen('(risk = high or brr > 50) and host contains drive', 'risk', 'low', 'only')),
    ).toEqual(filterOf('(risk = high or brr > 50) and host contains drive and risk = low'));
  });

  test("sets a value's state, whatever it was before", () => {
    const states = fc.constantFrom('only' as const, 'without' as const, 'none' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), states), { maxLength: 8 }), (clicks) => {
        let filter = filterOf('users > 3');
        const wanted = new Map<string, FacetState>();
        for (const [value, state] of clicks) {
          filter = chooseValue(filter, 'category', value, state);
          wanted.set(value, state);
        }
        const choice = choicesOf(filter).category ?? { only: [], without: [] };
        for (const [value, state] of wanted) {
          expect(choice.only.includes(value)).toBe(state === 'only');
          expect(choice.without.includes(value)).toBe(state === 'without');
        }
        // It survives a round trip through the URL.
        expect(choicesOf(filterOf(printFilter(filter, TRAFFIC_FIELDS)))).toEqual(choicesOf(filter));
      }),
    );
  });
});
