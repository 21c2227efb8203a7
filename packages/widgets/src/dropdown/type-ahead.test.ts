import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DROPDOWN } from './limits.ts';
import { TypeAhead } from './type-ahead.ts';

const LABELS = ['Allow', 'Block', 'Block and notify', 'Éloigner', 'Notify'];
const press = (typed: string, gap: number) => {
  const typeAhead = new TypeAhead();
  let place = -1;
  let now = 5000;
  for (const letter of typed) {
    const next = typeAhead.press(letter, now, LABELS, place);
    if (next !== -1) place = next;
    now += gap;
  }
  return LABELS[place];
};

test('letters typed within 1200 ms form one word, later ones another [WD-K088]', () => {
  expect(DROPDOWN.typeAheadResetMs).toBe(1200);
  expect(press('block a', 1199)).toBe('Block and notify');
  expect(press('bn', 1199)).toBe('Block');
  expect(press('bn', 1200)).toBe('Notify');
});

test('the same letter moves to the next item, and wraps around', () => {
  expect(press('b', 100)).toBe('Block');
  expect(press('bb', 100)).toBe('Block and notify');
  expect(press('bbb', 100)).toBe('Block');
});

test('accents need not be typed', () => {
  expect(press('elo', 100)).toBe('Éloigner');
});

test('a submenu opens after 300 ms [WD-K089] [PL-K017], and an action resets after 100 ms [WD-K059]', () => {
  expect(DROPDOWN).toMatchObject({ openDelayMs: 300, actionResetMs: 100 });
});

test('leads to an item that starts with what was typed, or nowhere', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b') })),
      fc.constantFrom('a', 'b'),
      (labels, letter) => {
        const place = new TypeAhead().press(letter, 0, labels, -1);
        if (place === -1) expect(labels.some((label) => label.startsWith(letter))).toBe(false);
        else expect(labels[place]?.startsWith(letter)).toBe(true);
      },
    ),
  );
});
