import type { Filter } from '@casbah/domain/filter/expression';
import { normalise } from '@casbah/domain/filter/normalise';
import { isNumeric, OPERATORS, operatorsOf } from '@casbah/domain/filter/operator';
import { parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToken, filterOf, partOf, readTypedNumber, tokensOf, writeTypedNumber } from './token.ts';

const parsed = (text: string): Filter => {
  const { filter } = parseFilter(text, TRAFFIC_FIELDS);
  if (filter === undefined) throw new Error(`no filter: ${text}`);
  return filter;
};
const shown = (text: string) =>
  tokensOf(parsed(text), TRAFFIC_FIELDS).map((token) =>
    token.kind === 'expression' ? token.text : [token.field, token.operator, ...token.values].join(' '),
  );

test('each top-level part is a token', () => {
  expect(shown('risk in (high, medium) and uploaded > 100MB and not user = "o.haddad"')).toEqual([
    'risk is high medium',
    `uploaded gt ${100 * 1024 ** 2}`,
    'user isNot o.haddad',
  ]);
  expect(shown('')).toEqual([]);
});

test('negations have their own names', () => {
  expect(
    shown('not host contains drive and not exists user and not users > 5 and not url starts https'),
  ).toEqual(['host notContains drive', 'user empty', 'users lte 5', 'url notStarts https']);
});

test('anything but a single condition stays text', () => {
  expect(shown('risk = high and (user = a or brr > 80)')).toEqual(['risk is high', 'user = a or brr > 80']);
  expect(shown('risk = high or users > 5')).toEqual(['risk = high or users > 5']);
});

const fields = Object.keys(TRAFFIC_FIELDS).filter((name): name is TrafficField => name in TRAFFIC_FIELDS);
const condition: fc.Arbitrary<Filter> = fc.constantFrom(...fields).chain((field): fc.Arbitrary<Filter> => {
  const { type } = TRAFFIC_FIELDS[field];
  if (type === 'number' || type === 'bytes')
    return fc.oneof(
      fc
        .tuple(fc.constantFrom('<' as const, '<=' as const, '>' as const, '>=' as const), fc.nat())
        .map(([operator, value]): Filter => ({ kind: 'compare', field, operator, value })),
      fc
        .array(fc.nat(), { minLength: 1, maxLength: 4 })
        .map((values): Filter => ({ kind: 'in', field, values })),
    );
  return fc.oneof(
    fc
      .array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 })
      .map((values): Filter => ({ kind: 'in', field, values })),
    fc
      .tuple(
        fc.constantFrom('contains' as const, 'starts' as const, 'ends' as const),
        fc.string({ minLength: 1 }),
      )
      .map(([operator, value]): Filter => ({ kind: 'text', field, operator, value })),
    fc.constant<Filter>({ kind: 'exists', field }),
  );
});
const part = fc.oneof(
  condition,
  condition.filter((one) => one.kind !== 'compare').map((one): Filter => ({ kind: 'not', part: one })),
  fc.array(condition, { minLength: 2, maxLength: 3 }).map((parts): Filter => ({ kind: 'or', parts })),
);

test('a filter survives a round trip through tokens', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const filter = normalise({ kind: 'and', parts });
      expect(printFilter(filterOf(tokensOf(filter, TRAFFIC_FIELDS)), TRAFFIC_FIELDS)).toBe(
        printFilter(filter, TRAFFIC_FIELDS),
      );
    }),
  );
});

test("an incomplete token isn't a part yet", () => {
  for (const operator of OPERATORS) {
    const without = partOf({ kind: 'condition', field: 'user', operator, values: [] });
    if (operator === 'filled' || operator === 'empty') expect(without).toBeDefined();
    else expect(without).toBeUndefined();
  }
});

test('another value of the same field is added to its list', () => {
  const filter = addToken(parsed('risk = high'), {
    kind: 'condition',
    field: 'risk',
    operator: 'is',
    values: ['medium'],
  });
  expect(printFilter(filter, TRAFFIC_FIELDS)).toBe('risk in (high, medium)');
  const without = addToken(filter, { kind: 'condition', field: 'user', operator: 'isNot', values: ['a'] });
  expect(printFilter(without, TRAFFIC_FIELDS)).toBe('risk in (high, medium) and user != a');
});

test('every field has operators that fit it', () => {
  expect(operatorsOf(TRAFFIC_FIELDS.risk, true)).toEqual(['is', 'isNot']);
  expect(operatorsOf(TRAFFIC_FIELDS.uploaded, false)[0]).toBe('gt');
  expect(operatorsOf(TRAFFIC_FIELDS.url, false)[0]).toBe('contains');
  for (const field of fields) {
    const value = isNumeric(TRAFFIC_FIELDS[field]) ? 1 : (TRAFFIC_FIELDS[field].values?.[0] ?? 'x');
    for (const operator of operatorsOf(TRAFFIC_FIELDS[field], false)) {
      const built = partOf({ kind: 'condition', field, operator, values: [value] });
      const { filter, error } = parseFilter(
        built === undefined ? '' : printFilter(built, TRAFFIC_FIELDS),
        TRAFFIC_FIELDS,
      );
      expect(error, `${field} ${operator}`).toBeUndefined();
      expect(filter).toBeDefined();
    }
  }
});

test('bytes are written as people write them', () => {
  const MB = 1024 ** 2;
  expect(readTypedNumber(TRAFFIC_FIELDS.uploaded, '100 MB')).toBe(100 * MB);
  expect(readTypedNumber(TRAFFIC_FIELDS.uploaded, '1,5 GB')).toBe(1.5 * 1024 ** 3);
  expect(readTypedNumber(TRAFFIC_FIELDS.uploaded, '1.5gb')).toBe(1.5 * 1024 ** 3);
  expect(readTypedNumber(TRAFFIC_FIELDS.uploaded, '2048')).toBe(2048);
  expect(readTypedNumber(TRAFFIC_FIELDS.users, '1,204')).toBe(1204);
  expect(readTypedNumber(TRAFFIC_FIELDS.users, '10K')).toBe(10_000);
  expect(readTypedNumber(TRAFFIC_FIELDS.uploaded, 'much')).toBeUndefined();
  expect(writeTypedNumber(TRAFFIC_FIELDS.uploaded, 100 * MB)).toBe('100 MB');
  expect(writeTypedNumber(TRAFFIC_FIELDS.users, 1204)).toBe('1204');
});

test('a displayed number is parsed back to the same number', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      fc.constantFrom(TRAFFIC_FIELDS.uploaded, TRAFFIC_FIELDS.users),
      (value, field) => {
        expect(readTypedNumber(field, writeTypedNumber(field, value))).toBe(value);
      },
    ),
  );
});
