import { expect, test } from 'vitest';
import { fullName, splitName } from './person-name.ts';

test('the last word of a name is the last name', () => {
  expect(splitName(' Nadia  El Fassi ')).toEqual({ first_name: 'Nadia El', last_name: 'Fassi' });
  expect(splitName('Prince')).toEqual({ first_name: 'Prince', last_name: '' });
});

test('people without a name are shown by their address', () => {
  expect(fullName({ first_name: 'Ada', last_name: '' }, 'a@b.example')).toBe('Ada');
  expect(fullName({ first_name: ' ', last_name: '' }, 'ada.l@b.example')).toBe('ada.l');
});
