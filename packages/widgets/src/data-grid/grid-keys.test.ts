import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Key, keyAction, type Place } from './grid-keys.ts';

const BOUNDS = { rows: 100, columns: 8, page: 20 };
const press = (key: string, place: Place, held: Partial<Key> = {}) =>
  keyAction({ key, ctrl: false, shift: false, alt: false, ...held }, place, BOUNDS);
const goes = (key: string, place: Place, held: Partial<Key> = {}) => {
  const action = press(key, place, held);
  return action?.kind === 'go' ? action.to : undefined;
};

test('arrows move by one cell, j and k by one row', () => {
  const at = { row: 5, column: 3 };
  expect(goes('ArrowDown', at)).toEqual({ row: 6, column: 3 });
  expect(goes('j', at)).toEqual({ row: 6, column: 3 });
  expect(goes('ArrowUp', at)).toEqual({ row: 4, column: 3 });
  expect(goes('k', at)).toEqual({ row: 4, column: 3 });
  expect(goes('ArrowLeft', at)).toEqual({ row: 5, column: 2 });
  expect(goes('ArrowRight', at)).toEqual({ row: 5, column: 4 });
});

test('Home and End move along the row, with Ctrl to the corners', () => {
  const at = { row: 5, column: 3 };
  expect(goes('Home', at)).toEqual({ row: 5, column: 0 });
  expect(goes('End', at)).toEqual({ row: 5, column: 7 });
  expect(goes('Home', at, { ctrl: true })).toEqual({ row: 0, column: 0 });
  expect(goes('End', at, { ctrl: true })).toEqual({ row: 99, column: 7 });
});

test('page keys move by the visible rows and never into the header', () => {
  expect(goes('PageDown', { row: 5, column: 0 })).toEqual({ row: 25, column: 0 });
  expect(goes('PageDown', { row: -1, column: 0 })).toEqual({ row: 20, column: 0 });
  expect(goes('PageUp', { row: 5, column: 0 })).toEqual({ row: 0, column: 0 });
});

test('the header is the row above the first', () => {
  expect(goes('ArrowUp', { row: 0, column: 2 })).toEqual({ row: -1, column: 2 });
  expect(goes('ArrowDown', { row: -1, column: 2 })).toEqual({ row: 0, column: 2 });
});

test('keys in a row and in the header', () => {
  const row = { row: 5, column: 3 };
  const header = { row: -1, column: 3 };
  expect(press('Enter', row)?.kind).toBe('open');
  expect(press('Enter', header)?.kind).toBe('sort');
  expect(press(' ', row)).toEqual({ kind: 'toggle', extend: false });
  expect(press(' ', row, { shift: true })).toEqual({ kind: 'toggle', extend: true });
  expect(press('x', row)).toEqual({ kind: 'toggle', extend: false });
  expect(press('a', row, { ctrl: true })?.kind).toBe('all');
  expect(press('a', row)).toBeUndefined();
  expect(press('Escape', row)?.kind).toBe('leave');
  expect(press('+', row)).toEqual({ kind: 'filter', exclude: false });
  expect(press('-', row)).toEqual({ kind: 'filter', exclude: true });
  expect(press('F10', row, { shift: true })?.kind).toBe('menu');
  expect(press('ContextMenu', row)?.kind).toBe('menu');
  expect(press('ArrowRight', header, { shift: true })).toEqual({ kind: 'resize', by: 16 });
  expect(press('ArrowLeft', header, { ctrl: true })).toEqual({ kind: 'move', by: -1 });
});

test('the browser keeps its own keys', () => {
  for (const key of ['f', 'r', 'l', 'j', 'k'])
    expect(press(key, { row: 1, column: 1 }, { ctrl: true })).toBeUndefined();
  expect(press('ArrowLeft', { row: 1, column: 1 }, { alt: true })).toBeUndefined();
});

test('no key leaves the grid', () => {
  const keys = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageDown',
    'PageUp',
    'j',
    'k',
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: keys, ctrl: fc.boolean(), shift: fc.boolean() }), { maxLength: 40 }),
      fc.record({
        rows: fc.integer({ min: 0, max: 30 }),
        columns: fc.integer({ min: 1, max: 9 }),
        page: fc.integer({ min: 1, max: 12 }),
      }),
      (presses, bounds) => {
        let place: Place = { row: -1, column: 0 };
        for (const one of presses) {
          const action = keyAction({ ...one, alt: false }, place, bounds);
          if (action?.kind === 'go') place = action.to;
          expect(place.row).toBeGreaterThanOrEqual(-1);
          expect(place.row).toBeLessThan(Math.max(bounds.rows, 1));
          expect(place.column).toBeGreaterThanOrEqual(0);
          expect(place.column).toBeLessThan(bounds.columns);
        }
      },
    ),
  );
});
