import { describe, expect, test } from 'vitest';
import { addTexts, firstOption, itemsThatFit, matcherOf, offeredItems, type TypeaheadItem } from './item.ts';

const item = (value: string, disabled = false): TypeaheadItem => ({ key: `id of ${value}`, value, disabled });
const OWN = [item('Dropbox'), item('Dropbox Paper'), item('MEGA', true), item('Google Drive')];

test('text that names an option selects it, without duplicates [WD-V038]', () => {
  const chosen = addTexts([], ['dropbox', ' Dropbox ', 'own text', 'OWN TEXT'], OWN);
  expect(chosen).toEqual([item('Dropbox'), { key: 'own text', value: 'own text', isFreeText: true }]);
  expect(addTexts(chosen, ['DROPBOX', 'own text'], OWN)).toEqual(chosen);
});

test('a disabled option is neither selected by its text nor by Enter [WD-V041]', () => {
  expect(addTexts([], ['mega'], OWN)).toEqual([{ key: 'mega', value: 'mega', isFreeText: true }]);
  expect(firstOption([item('MEGA', true), item('MEGA 2')], 'mega', false)).toBe(1);
  expect(firstOption([item('MEGA', true)], 'mega', false)).toBe(-1);
});

describe('Enter takes', () => {
  test('an exact option, otherwise the first; with custom text only an exact one', () => {
    expect(firstOption(OWN, 'dropbox paper', true)).toBe(1);
    expect(firstOption(OWN, 'drop', true)).toBe(-1);
    expect(firstOption(OWN, 'drop', false)).toBe(0);
  });
});

test('offers local options and server results, each once, none that is selected, at most 50 local ones [WD-K080]', () => {
  const many = Array.from({ length: 120 }, (_, index) => item(`Drive ${index}`));
  const own = [...OWN, ...many];
  const offered = offeredItems(
    own,
    matcherOf(own),
    'dr',
    [item('Dropbox'), item('Drupal')],
    [item('Dropbox Paper')],
  );
  expect(offered.items).toHaveLength(51);
  expect(offered.items.filter(({ value }) => value === 'Dropbox')).toHaveLength(1);
  expect(offered.items.at(-1)?.value).toBe('Drupal');
  expect(offered.items.some(({ value }) => value === 'Dropbox Paper')).toBe(false);
  expect(offered.more).toBe(2 + 120 - 50);
});

test('of an earlier response, only options that still match are offered', () => {
  expect(itemsThatFit(OWN, 'paper').map(({ value }) => value)).toEqual(['Dropbox Paper']);
});
