import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LookupMemory } from './lookup.ts';

const found = (index: number, key = `k${index}`) => ({ data: { key, value: key }, index });

test('results are cached by query, ignoring case and spaces [WD-S075]', () => {
  const memory = new LookupMemory();
  expect(memory.get('om')).toBeUndefined();
  memory.add('om', [found(0)]);
  expect(memory.get(' OM ')?.items).toEqual([{ key: 'k0', value: 'k0' }]);
  expect(memory.get('oma')).toBeUndefined();
});

test('pages follow each other by index, and one without new items is the end [WD-C010]', () => {
  const memory = new LookupMemory();
  expect(memory.add('o', [found(1), found(0)])).toMatchObject({ ended: false });
  expect(memory.add('o', [found(2), found(1)]).items.map(({ key }) => key)).toEqual(['k0', 'k1', 'k2']);
  expect(memory.add('o', [])).toMatchObject({ ended: true });
});

test('an item appears once, whatever its index on the server', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(fc.nat(9), fc.nat(5)), { maxLength: 6 })), (pages) => {
      const memory = new LookupMemory();
      for (const page of pages)
        memory.add(
          'q',
          page.map(([index, key]) => found(index, `k${key}`)),
        );
      const keys = memory.get('q')?.items.map(({ key }) => key) ?? [];
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('the cache is limited: the oldest query is dropped', () => {
  const memory = new LookupMemory();
  for (let query = 0; query <= 100; query++) memory.add(`q${query}`, [found(0)]);
  expect(memory.get('q0')).toBeUndefined();
  expect(memory.get('q100')).toBeDefined();
});
