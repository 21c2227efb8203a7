import type { Filter } from '@casbah/domain/filter/expression';
import { compare } from '@casbah/domain/filter/meets';
import { filterOfModel, modelOf } from '@casbah/domain/filter/model';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { modelOfWire, type WireBlock, wireOfModel } from '@casbah/domain/filter/saved-filter-wire';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterText, savedConfig } from './readiness-filters.ts';

/** Former values of `brr`: the risk score, 102 or 103. */
const BEFORE = [...Array.from({ length: 101 }, (_, score) => score), 102, 103];

/** A service as filters see it: for comparisons, for equality, and whether the field has a value. */
interface Seen {
  compared: number | null;
  equal: number;
}
type Look = (field: string) => Seen | undefined;
const lookBefore =
  (score: number): Look =>
  (field) =>
    field === 'brr' ? { compared: score, equal: score } : undefined;
const lookNow = (score: number): Look => {
  const isOnScale = score <= 100;
  const risk = isOnScale ? score : score === 102 ? 100 : null;
  return (field) => {
    switch (field) {
      case 'brr':
        return { compared: risk === null ? null : 100 - risk, equal: isOnScale ? 100 - score : score };
      case 'risk_score':
        return { compared: risk, equal: risk ?? Number.NaN };
      default:
        return undefined;
    }
  };
};

/** Whether a filter finds a service used by `ann` on the host `brr`. */
function meets(filter: Filter, look: Look): boolean {
  switch (filter.kind) {
    case 'and':
      return filter.parts.every((part) => meets(part, look));
    case 'or':
      return filter.parts.some((part) => meets(part, look));
    case 'not':
      return !meets(filter.part, look);
    default: {
      const seen = look(filter.field);
      const word = filter.field === 'host' ? 'brr' : 'ann';
      switch (filter.kind) {
        case 'in':
          return filter.values.some((value) => value === (seen?.equal ?? word));
        case 'compare':
          return (
            seen !== undefined &&
            seen.compared !== null &&
            compare(seen.compared, filter.operator, filter.value)
          );
        case 'exists':
          return seen === undefined || seen.compared !== null;
        case 'text':
          return word.includes(filter.value);
      }
    }
  }
}

function read(text: string): Filter {
  const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(`${text}: ${error.message}`);
  return filter;
}
const foundBefore = (filter: Filter): number[] => BEFORE.filter((score) => meets(filter, lookBefore(score)));
const foundNow = (filter: Filter): number[] => BEFORE.filter((score) => meets(filter, lookNow(score)));

const number = fc.constantFrom(-3, -2, 0, 1, 33, 34, 65.5, 66, 99, 99.5, 100, 101, 102, 102.5, 103, 104, 500);
const written = fc.oneof(
  number.map(String),
  number.map((one) => `"${one}"`),
  fc.constant('0.05K'),
);
const condition = fc.oneof(
  fc
    .tuple(fc.constantFrom('<', '<=', '>', '>=', '=', '!='), written)
    .map(([sign, one]) => `brr ${sign} ${one}`),
  fc.tuple(fc.constantFrom('<', '>=', '='), number).map(([sign, one]) => `BRR${sign}${one}`),
  fc
    .tuple(fc.constantFrom('in', 'not in'), fc.array(written, { minLength: 1, maxLength: 3 }))
    .map(([sign, values]) => `brr ${sign} (${values.join(', ')})`),
  fc.constantFrom(
    'exists brr',
    'host = brr',
    'host in (brr, x)',
    'host contains "brr > 5"',
    "user = 'ann'",
    'all',
  ),
);
const text = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    condition,
    tie('any').map((one) => `not (${one})`),
    tie('any').map((one) => `not ${one}`),
    fc.tuple(tie('any'), fc.constantFrom('and', 'or'), tie('any')).map((parts) => parts.join(' ')),
    fc.tuple(tie('any'), tie('any')).map(([one, other]) => `(${one}) and ( ${other} )`),
  ),
})).any;

describe('a filter from before the inverted rating', () => {
  test('finds the same services as before', () => {
    fc.assert(
      fc.property(text, (one) => {
        expect(foundNow(read(filterText(one)))).toEqual(foundBefore(read(one)));
      }),
      { numRuns: 3000 },
    );
  });

  test('saved in blocks finds the same services as before', () => {
    fc.assert(
      fc.property(text, (one) => {
        const data = wireOfModel(modelOf(read(one), TRAFFIC_FIELDS));
        const turned = savedConfig({ data: JSON.parse(JSON.stringify(data)) });
        const { filter, unsaid } = filterOfModel(
          modelOfWire(JSON.parse(JSON.stringify(turned.data))),
          TRAFFIC_FIELDS,
        );
        expect(unsaid).toEqual([]);
        expect(foundNow(filter)).toEqual(foundBefore(read(one)));
      }),
      { numRuns: 2000 },
    );
  });

  test('saved as a range finds the same services as before', () => {
    const block = {
      field: 'brr',
      operator: 'between',
      type: 'number',
      group: '',
      meta_type: 'number',
      placeholder: '',
    };
    fc.assert(
      fc.property(number, number, (from, to) => {
        const blocks: Record<string, unknown>[] = [{ ...block, from, to }];
        const { data } = savedConfig({ data: { operator: 'OR', groups: [{ operator: 'AND', blocks }] } });
        const { filter } = filterOfModel(modelOfWire(JSON.parse(JSON.stringify(data))), TRAFFIC_FIELDS);
        expect(foundNow(filter)).toEqual(foundBefore(read(`brr >= ${from} and brr <= ${to}`)));
      }),
    );
  });

  test('stays as simple as possible', () => {
    expect(filterText('risk = high and brr < 40')).toBe('risk = high and risk_score < 40');
    expect(filterText('brr >= 66')).toBe('risk_score >= 66 or brr = 103');
    expect(filterText('brr >= 66 and uploaded > 10MB')).toBe(
      '(risk_score >= 66 or brr = 103) and uploaded > 10MB',
    );
    expect(filterText('brr in (102, 80)')).toBe('brr in (102, 20)');
    expect(filterText('host = brr and user = "brr > 5"')).toBe('host = brr and user = "brr > 5"');
    expect(filterText('brr >')).toBe('brr >');
    expect(printFilter(read(filterText('brr < 20')), TRAFFIC_FIELDS)).toBe('risk_score < 20');
  });

  test("keeps single blocks, and inverts the list's sort and columns", () => {
    const block = (rest: Partial<WireBlock>): Record<string, unknown> => ({
      field: 'brr',
      operator: 'lt',
      type: 'number',
      group: '',
      meta_type: 'number',
      placeholder: '',
      ...rest,
    });
    const turned = savedConfig({
      data: {
        operator: 'AND',
        groups: [
          {
            operator: 'OR',
            blocks: [block({ value: 20, originalValue: 20 }), block({ operator: 'is', list: [80, 102] })],
          },
          {
            operator: 'OR',
            blocks: [block({ operator: 'between', from: 1, to: 50 }), block({ operator: 'gt' })],
          },
        ],
      },
      configuration: { sort: '-brr', columns: 'name,brr,vendor' },
    });
    expect(turned.data.groups.map(({ blocks }) => blocks)).toEqual([
      [
        block({ field: 'risk_score', value: 20, originalValue: 20 }),
        block({ operator: 'is', list: [20, 102] }),
      ],
      [
        block({ field: 'risk_score', operator: 'between', from: 1, to: 50 }),
        block({ field: 'risk_score', operator: 'gt' }),
      ],
    ]);
    expect(turned.configuration).toEqual({ sort: '-risk_score', columns: 'name,risk_score,vendor' });
  });
});
