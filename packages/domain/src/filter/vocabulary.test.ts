import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_FIELDS } from './activity-fields.ts';
import { anyFilterOf } from './any-filter.ts';
import { evaluateRow } from './evaluate-row.ts';
import { filterOfModel, modelOf } from './model.ts';
import { normalise } from './normalise.ts';
import { operatorsOf } from './operator.ts';
import { parseFilter } from './parse.ts';
import { printFilter } from './print.ts';
import { TRAFFIC_FIELDS } from './traffic-fields.ts';
import { defineFields, type Vocabulary } from './vocabulary.ts';

/** A list with one field of each kind. */
const FIELDS = defineFields({
  id: { type: 'word', isExact: true },
  name: { type: 'text' },
  state: { type: 'word', values: ['open', 'closed'], conditions: ['in'] },
  owner: { type: 'word', values: ['us', 'them'], mayBeUnknown: true },
  size: { type: 'bytes', mayBeUnknown: true },
  count: { type: 'number' },
  made: { type: 'time' },
  address: { type: 'word', isAddress: true },
});

const ROW: Readonly<Record<keyof typeof FIELDS, string | number | null | readonly string[]>> = {
  id: 'Ab',
  name: 'Quarterly report',
  state: 'open',
  owner: '',
  size: null,
  count: 0,
  made: Date.UTC(2026, 10, 23, 8),
  address: '10.1.2.3',
};

describe('the fields of a list', () => {
  test.each<[string, Vocabulary]>([
    ['those of traffic', TRAFFIC_FIELDS],
    ['those of activities', ACTIVITY_FIELDS],
    ['one of each kind', FIELDS],
  ])('%s: a filter reads back from its text, and from its blocks', (_, fields) => {
    fc.assert(
      fc.property(anyFilterOf(fields), (filter) => {
        const text = printFilter(filter, fields);
        expect(parseFilter(text, fields)).toEqual({ filter: normalise(filter) });
        const again = filterOfModel(modelOf(filter, fields), fields);
        expect(again.unsaid).toEqual([]);
        expect(modelOf(again.filter, fields)).toEqual(modelOf(filter, fields));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['id = Ab', true],
    ['id = ab', false], // exact match
    ['name contains REPORT', true],
    ['name like quarter*', true],
    ['name like "?uarterly rep*t" and not name like quarter', true],
    ['state = OPEN', true],
    ['state != closed', true],
    ['owner = ""', true],
    ['size < 1 or size >= 1', false], // unknown
    ['not exists size', true],
    ['count = 0 and exists count', true],
    ['made >= 2026-11-23 and made < 2026-11-24', true],
    ['made = 2026-11-23T09:00:00+01:00', true],
    ['made < 2026-11-23T08:00Z', false],
    ['address = 10.0.0.0/8', true],
  ])('%s: %s', (text, expected) => {
    const { filter } = parseFilter(text, FIELDS);
    expect(filter && evaluateRow(filter, FIELDS, (field) => ROW[field])).toBe(expected);
  });

  test.each([
    ['risk = high', 'unknown_field', /no field/],
    ['stat = open', 'unknown_field', /“state”/],
    ['state contains op', 'operator_not_for_field', /Use one of: =, !=, in, not in\.$/],
    ['exists state', 'operator_not_for_field', /always there/],
    ['state = ""', 'unknown_value', /open, closed/],
    ['made > yesterday', 'time_expected', /2026-11-23T08:00:00Z/],
    ['made = 2026-13-41', 'time_expected', /is a time/],
    ['made contains 2026', 'operator_not_for_field', /is a time/],
    ['count contains 5', 'operator_not_for_field', /is a number/],
    ['name > 5', 'operator_not_for_field', /is text/],
  ])('%s → %s', (text, code, message) => {
    const { error } = parseFilter(text, FIELDS);
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(message);
  });

  test('define their operators', () => {
    expect(operatorsOf(FIELDS.made, false)).toEqual(['gt', 'gte', 'lt', 'lte', 'is', 'isNot']);
    expect(operatorsOf(FIELDS.size, false)).toContain('empty');
    expect(operatorsOf({ type: 'word', conditions: ['in'] }, false)).toEqual(['is', 'isNot']);
  });
});
