import { expect, test } from 'vitest';
import { conditionFault, EXAMPLES, faultOf, NEW_ALERT_RULE, partFault } from './alert-rule-draft.ts';

test('the examples are valid conditions', () => {
  for (const condition of Object.values(EXAMPLES)) expect(conditionFault(condition)).toBeUndefined();
});

test("finds a condition's problem and its position before sending", () => {
  expect(conditionFault('  ')).toEqual({ kind: 'missing' });
  expect(conditionFault('risk = extreme')).toMatchObject({ kind: 'unreadable', error: { position: 7 } });
  expect(conditionFault('risk = high and not (users > 3 or user = omar)')).toEqual({
    kind: 'people',
    field: 'user',
  });
  expect(conditionFault('risk = high and services > 3')).toEqual({ kind: 'foreign_totals' });
  expect(conditionFault(`host = ${'x'.repeat(9000)}`)).toEqual({ kind: 'too_long' });
});

test('marks only the invalid part', () => {
  expect(partFault({ kind: 'in', field: 'risk', values: ['high'] })).toBeUndefined();
  expect(partFault({ kind: 'exists', field: 'src_ip' })).toEqual({ kind: 'people', field: 'src_ip' });
});

test('requires a name first', () => {
  expect(faultOf(NEW_ALERT_RULE)).toBe('name');
  expect(faultOf({ ...NEW_ALERT_RULE, name: 'One' })).toBe('condition');
  expect(faultOf({ ...NEW_ALERT_RULE, name: 'One', condition: 'users > 3' })).toBeUndefined();
});
