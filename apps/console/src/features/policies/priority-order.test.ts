import { EXCLUSIVE_GROUPS, RESPONSE_KINDS } from '@casbah/domain/policy/response';
import { expect, test } from 'vitest';
import { inGroup, isDefaultOrder, swapped } from './priority-order.ts';

test('two kinds of a group change places, all others keep theirs', () => {
  const order = swapped(RESPONSE_KINDS, 'block', 'coach');
  expect(inGroup(order, EXCLUSIVE_GROUPS.request)).toEqual([
    'coach',
    'require_second_factor',
    'block',
    'skip_inspection',
  ]);
  expect(inGroup(order, EXCLUSIVE_GROUPS.file)).toEqual(EXCLUSIVE_GROUPS.file);
});

test('an order is the default one if each group has its default order', () => {
  expect(isDefaultOrder(RESPONSE_KINDS)).toBe(true);
  expect(isDefaultOrder(swapped(RESPONSE_KINDS, 'notify', 'ticket'))).toBe(true);
  expect(isDefaultOrder(swapped(RESPONSE_KINDS, 'unshare', 'change_access'))).toBe(false);
});
