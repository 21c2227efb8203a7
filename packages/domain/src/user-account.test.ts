import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from './time-units.ts';
import {
  isLockedOut,
  isUserOrGroupText,
  isUserSearch,
  USER_IDS_MAXIMUM,
  USERS_CHUNK,
  USERS_PAGE,
} from './user-account.ts';

test('people are looked up with two non-space characters, or two words [PF-V011]', () => {
  for (const text of ['', ' ', 'a', ' a ', '😀']) expect([text, isUserSearch(text)]).toEqual([text, false]);
  for (const text of ['ab', 'a b', ' a  b ', '李龍', '😀😀'])
    expect([text, isUserSearch(text)]).toEqual([text, true]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const characters = [...text.replace(/\s+/gu, '')].length;
      expect(isUserSearch(text)).toBe(characters >= 2);
    }),
  );
});

test('only possible parts of a name or address are looked up [PF-V013]', () => {
  for (const text of [
    "O'Neil",
    'El Fassi, Nadia',
    'a.b+c@atlas.example',
    'R&D (Fès)',
    '李小龍',
    'a'.repeat(256),
  ])
    expect([text, isUserOrGroupText(text)]).toEqual([text, true]);
  for (const text of ['', '  ', '<b>', 'a;b', '{x}', 'a"b', 'a\u0000b', 'a\\b', 'a'.repeat(257)])
    expect([text, isUserOrGroupText(text)]).toEqual([text, false]);
});

test('an account is locked until its lock expires, unless someone unlocks it [PF-S035]', () => {
  const lock_time = 1_000_000;
  const quarter = 15 * MINUTE_MS;
  expect(isLockedOut({ lock_time, unlock_time: null }, lock_time)).toBe(true);
  expect(isLockedOut({ lock_time, unlock_time: null }, lock_time + quarter - 1)).toBe(true);
  expect(isLockedOut({ lock_time, unlock_time: null }, lock_time + quarter)).toBe(false);
  expect(isLockedOut({ lock_time, unlock_time: lock_time + 1 }, lock_time + 2)).toBe(false);
  expect(isLockedOut({ lock_time, unlock_time: null }, lock_time + 60_000, 1)).toBe(false);
});

test('pages, lookups and name queries have limits [PF-K028] [PF-K029] [PF-K036]', () => {
  expect([USERS_PAGE, USERS_CHUNK, USER_IDS_MAXIMUM]).toEqual([15, 30, 1000]);
});
