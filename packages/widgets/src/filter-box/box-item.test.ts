import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoxItem, boxItem, freeTextItem, isChosen, itemId, itemsOf, modelOf } from './box-item.ts';
import { BUCKETS, isBucket } from './bucket.ts';

test('an item has a key, a value, a text, a type, and whether it was typed [WD-E021]', () => {
  expect(boxItem('service', '12', 'Dropbox')).toEqual({
    key: 'S',
    value: '12',
    text: 'Dropbox',
    type: 'service',
    isFreeText: false,
  });
  expect(freeTextItem('filters', 'x')).toEqual({
    key: 'AF',
    value: 'x',
    text: 'x',
    type: 'filters',
    isFreeText: true,
  });
});

test('the model is keyed by bucket and then by id, with values of id and name [WD-E022]', () => {
  const items = [
    boxItem('service', '12', 'Dropbox'),
    boxItem('user', '12', 'Omar'),
    boxItem('service', '13', 'Box'),
  ];
  expect(modelOf(items)).toEqual({
    S: { 12: { id: '12', name: 'Dropbox' }, 13: { id: '13', name: 'Box' } },
    U: { 12: { id: '12', name: 'Omar' } },
  });
});

const item = fc
  .record({
    type: fc.constantFrom(...Object.keys(BUCKETS).filter(isBucket)),
    id: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '0')),
    name: fc.string(),
    typed: fc.boolean(),
  })
  .map(
    ({ type, id, name, typed }): BoxItem =>
      typed || id === name ? freeTextItem(type, id) : boxItem(type, id, name),
  );

test('items survive a round trip through the model, whatever their IDs', () => {
  const items = fc.uniqueArray(item, { selector: itemId });
  const sorted = (of: readonly BoxItem[]) =>
    [...of].sort((one, other) => (itemId(one) < itemId(other) ? -1 : 1));
  fc.assert(
    fc.property(items, (given) => {
      const model = modelOf(given);
      expect(sorted(itemsOf(model))).toEqual(sorted(given));
      // As on the wire: the model is plain JSON.
      expect(sorted(itemsOf(JSON.parse(JSON.stringify(model))))).toEqual(sorted(given));
    }),
  );
});

test('an item is already selected with the same ID, or of its kind with the same text [WD-X006]', () => {
  const chosen = [boxItem('service', '12', 'Dropbox')];
  expect(isChosen(chosen, boxItem('service', '12', 'Renamed'))).toBe(true);
  expect(isChosen(chosen, freeTextItem('service', 'dropbox'))).toBe(true);
  expect(isChosen(chosen, boxItem('user', '12', 'Dropbox'))).toBe(false);
});
