import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyFilter, FIELDS } from './any-filter.ts';
import { addCondition, fieldsOf, removeCondition, topParts, withoutField } from './change.ts';
import { ALL, type Condition, type Filter } from './expression.ts';
import { NONE, normalise } from './normalise.ts';
import { comparisonOf } from './operator.ts';
import { type FilterErrorCode, MAX_FILTER_DEPTH, MAX_FILTER_VALUES, parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { meetsTotals, type RowTotals, splitTotals } from './totals.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';

function parsed(text: string): Filter {
  const { filter, error } = parseFilter(text, TRAFFIC_FIELDS);
  if (error !== undefined) throw new Error(`${error.code} at ${error.position}: ${error.message}`);
  return filter;
}

describe('the text form', () => {
  test('is read back in normal form', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parsed(printFilter(filter, TRAFFIC_FIELDS))).toEqual(normalise(filter));
      }),
      { numRuns: 2000 },
    );
  });

  test('of any text is a filter or an error position within it, never an exception', () => {
    const words = fc.constantFrom(
      ...[
        'and',
        'or',
        'not',
        '(',
        ')',
        ',',
        '=',
        '!=',
        '<',
        '"',
        "'",
        '\\',
        'in',
        'exists',
        'user',
        'risk',
        '!',
      ],
      ...['uploaded', '100MB', 'contains', 'high', ' '],
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 20 }).map((list) => list.join(' ')),
      fc.array(words, { maxLength: 20 }).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { error } = parseFilter(text, TRAFFIC_FIELDS);
        if (error === undefined) return;
        expect(error.position).toBeGreaterThanOrEqual(0);
        expect(error.position + error.length).toBeLessThanOrEqual(text.length);
        expect(error.message).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });

  test('supports every operator', () => {
    expect(parsed('risk in (High, medium) and uploaded > 100MB and not user = "o.haddad"')).toEqual({
      kind: 'and',
      parts: [
        { kind: 'in', field: 'risk', values: ['high', 'medium'] },
        { kind: 'compare', field: 'uploaded', operator: '>', value: 104_857_600 },
        { kind: 'not', part: { kind: 'in', field: 'user', values: ['o.haddad'] } },
      ],
    });
    expect(parsed('host contains "drive"')).toEqual({
      kind: 'text',
      field: 'host',
      operator: 'contains',
      value: 'drive',
    });
    expect(parsed("url STARTS 'https://'")).toMatchObject({ operator: 'starts', value: 'https://' });
    expect(parsed('exists user')).toEqual({ kind: 'exists', field: 'user' });
    expect(parsed('country != us')).toEqual(parsed('not country = us'));
    expect(parsed('country not in (us, de)')).toEqual(parsed('not (country in (us, de))'));
    expect(parsed('host not ends .com')).toEqual(parsed('not host ends ".com"'));
    expect(parsed('requests >= 10K')).toMatchObject({ value: 10_000 });
    expect(parsed('bytes_up <= 1.5kb')).toMatchObject({ value: 1536 });
    expect(parsed('')).toEqual(ALL);
    expect(parsed(' all ')).toEqual(ALL);
    expect(parsed('none')).toEqual(NONE);
  });

  test('"not" binds before "and", "and" before "or"', () => {
    expect(parsed('not user = a and user = b or user = c')).toEqual(
      parsed('((not user = a) and user = b) or user = c'),
    );
    expect(printFilter(parsed('user = a and (user = b or user = c)'), TRAFFIC_FIELDS)).toBe(
      'user = a and (user = b or user = c)',
    );
  });

  test('is written naturally', () => {
    expect(printFilter(parsed('uploaded > 104857600 and url contains "a \\"b\\""'), TRAFFIC_FIELDS)).toBe(
      'uploaded > 100MB and url contains "a \\"b\\""',
    );
    expect(printFilter(ALL, TRAFFIC_FIELDS)).toBe('');
  });

  test.each<[string, FilterErrorCode, number, number, RegExp]>([
    ['usr = a', 'unknown_field', 0, 3, /“user”/],
    ['user > 5', 'operator_not_for_field', 5, 1, /Use one of: =, !=, in/],
    ['uploaded contains x', 'operator_not_for_field', 9, 8, /is a number/],
    ['exists requests', 'operator_not_for_field', 7, 8, /requests > 0/],
    ['user in ()', 'empty_list', 9, 1, /at least one/],
    ['user in a', 'value_expected', 8, 1, /user in \(a, b\)/],
    ['user in (a', 'unclosed_parenthesis', 8, 1, /Add a “\)”/],
    ['user in (a b)', 'unexpected', 11, 1, /“,”/],
    ['user = "abc', 'unclosed_quote', 7, 4, /not closed/],
    ['user = "a\\x"', 'bad_escape', 9, 2, /four hexadecimal/],
    ['(user = a', 'unclosed_parenthesis', 0, 1, /Add a “\)”/],
    ['user = a)', 'unexpected', 8, 1, /Remove it/],
    ['user = a user = b', 'and_or_expected', 9, 4, /“and” or “or”/],
    ['user', 'operator_expected', 4, 0, /how to compare/],
    ['user =', 'value_expected', 6, 0, /missing/],
    ['user = and', 'value_expected', 7, 3, /in quotes/],
    ['= a', 'field_expected', 0, 1, /begins with the name/],
    ['uploaded > many', 'number_expected', 11, 4, /100MB/],
    ['uploaded > 5 XB', 'and_or_expected', 13, 2, /“and”/],
    ['uploaded > 5XB', 'unknown_unit', 11, 3, /KB, MB/],
    ['requests > 5GB', 'unknown_unit', 11, 3, /K, M/],
    ['risk = hihg', 'unknown_value', 7, 4, /low, medium, high/],
    ['device_type = phnoe', 'unknown_value', 14, 5, /desktop, phone/],
    ['seen = old', 'unknown_value', 7, 3, /new/],
    ['user ! a', 'unexpected', 5, 1, /“!=”/],
  ])('%s → %s at %i', (text, code, position, length, message) => {
    const { error } = parseFilter(text, TRAFFIC_FIELDS);
    expect(error).toMatchObject({ code, position, length });
    expect(error?.message).toMatch(message);
  });

  test('is limited in depth, values and length', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}user = a${')'.repeat(depth)}`;
    expect(parseFilter(nested(MAX_FILTER_DEPTH), TRAFFIC_FIELDS).error).toBeUndefined();
    expect(parseFilter(nested(MAX_FILTER_DEPTH + 1), TRAFFIC_FIELDS).error?.code).toBe('too_deep');
    expect(parseFilter(`${'not '.repeat(2000)}user = a`, TRAFFIC_FIELDS).error?.code).toBe('too_deep');
    const many = (count: number) => `dst_port in (${Array.from({ length: count }, (_, i) => i).join(',')})`;
    expect(parseFilter(many(MAX_FILTER_VALUES), TRAFFIC_FIELDS).error).toBeUndefined();
    expect(parseFilter(many(MAX_FILTER_VALUES + 1), TRAFFIC_FIELDS).error?.code).toBe('too_many_values');
    expect(parseFilter(`user = "${'a'.repeat(70_000)}"`, TRAFFIC_FIELDS).error?.code).toBe('too_long');
  });
});

describe('totals', () => {
  test('are split from conditions on events', () => {
    const split = splitTotals(
      parsed('risk = high and uploaded > 1GB and not users < 5 and host contains a'),
      TRAFFIC_FIELDS,
    );
    expect(split.error).toBeUndefined();
    if (split.error !== undefined) return;
    expect(printFilter(split.filter, TRAFFIC_FIELDS)).toBe('risk = high and host contains a');
    expect(split.totals.map((part) => printFilter(part, TRAFFIC_FIELDS))).toEqual([
      'uploaded > 1GB',
      'users >= 5',
    ]);
  });

  test.each([
    ['risk = high or uploaded > 1GB', 'totals_not_alone', 'risk = high or uploaded > 1GB'],
    ['user = a and (users > 1 or users < 5)', 'totals_not_alone', 'users > 1 or users < 5'],
    ['not (users > 1 and user = a)', 'totals_not_alone', 'not (users > 1 and user = a)'],
    ['users != 5', 'totals_negated', 'users != 5'],
  ])('%s cannot be answered', (text, code, part) => {
    expect(splitTotals(parsed(text), TRAFFIC_FIELDS).error).toMatchObject({ code, part });
  });

  test('a row matches all of them or fails', () => {
    const row = { requests: 10, bytes_up: 2048, bytes_down: 1, users: 3 };
    const meets = (text: string) => {
      const split = splitTotals(parsed(text), TRAFFIC_FIELDS);
      return split.error === undefined && meetsTotals(split.totals, row);
    };
    expect(meets('uploaded >= 2KB and users in (2, 3)')).toBe(true);
    expect(meets('traffic > 2049')).toBe(false);
    expect(meets('downloaded < 2 and requests > 10')).toBe(false);
    expect(meets('services >= 0')).toBe(false); // this row has no services
  });
});

describe('a total no source records', () => {
  const unknown: RowTotals = { requests: 10, bytes_up: null, bytes_down: 5 };
  const meets = (text: string, row = unknown) => {
    const split = splitTotals(parsed(text), TRAFFIC_FIELDS);
    if (split.error !== undefined) throw new Error(split.error.message);
    return meetsTotals(split.totals, row);
  };

  test.each([
    ['uploaded > 100MB', false],
    ['uploaded < 100MB', false],
    ['uploaded = 0', false],
    ['exists uploaded', false],
    ['not exists uploaded', true],
    ['not uploaded > 100MB', true],
    ['exists downloaded and not not exists traffic', true],
    ['traffic >= 5 and traffic <= 5', true], // the known part
  ])('%s: %s', (text, expected) => {
    expect(meets(text)).toBe(expected);
  });

  test("doesn't match the opposite comparison", () => {
    expect(comparisonOf(parsed('not uploaded > 1'), TRAFFIC_FIELDS)).toBeUndefined();
    expect(comparisonOf(parsed('not requests > 1'), TRAFFIC_FIELDS)).toMatchObject({ operator: 'lte' });
    expect(meets('not uploaded > 1', { ...unknown, bytes_up: 2 })).toBe(false);
  });
});

describe('editing a filter', () => {
  test('a facet ignores only its own selection', () => {
    expect(printFilter(withoutField(parsed('risk in (high) and user = a'), 'risk'), TRAFFIC_FIELDS)).toBe(
      'user = a',
    );
    expect(
      printFilter(
        withoutField(parsed('not risk = low and (risk = high or user = a)'), 'risk'),
        TRAFFIC_FIELDS,
      ),
    ).toBe('risk = high or user = a');
    expect(withoutField(parsed('risk = high'), 'risk')).toEqual(ALL);
  });

  test('no top-level condition on only that field remains', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(...FIELDS), (filter, field) => {
        for (const part of topParts(withoutField(filter, field))) {
          const fields = fieldsOf(part);
          expect(fields.size === 1 && fields.has(field)).toBe(false);
        }
      }),
    );
  });

  test('a value is added to its field, and removed again', () => {
    const high: Condition = { kind: 'in', field: 'risk', values: ['high'] };
    const low: Condition = { kind: 'in', field: 'risk', values: ['low'] };
    const started = addCondition(parsed('user = a'), high);
    expect(printFilter(started, TRAFFIC_FIELDS)).toBe('user = a and risk = high');
    const both = addCondition(started, low);
    expect(printFilter(both, TRAFFIC_FIELDS)).toBe('user = a and risk in (high, low)');
    expect(printFilter(removeCondition(both, high), TRAFFIC_FIELDS)).toBe('user = a and risk = low');
    expect(printFilter(removeCondition(removeCondition(both, high), low), TRAFFIC_FIELDS)).toBe('user = a');
    const large: Condition = { kind: 'compare', field: 'uploaded', operator: '>', value: 1024 };
    expect(removeCondition(addCondition(ALL, large), large)).toEqual(ALL);
  });
});
