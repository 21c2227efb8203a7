import { expect, test } from 'vitest';
import { pauseOf, readUserSearch } from './user-search.ts';

// Any value that the server accepts, not only those offered.
test.each(['60', '120', '1440'])('keeps a session gap of %s minutes', (pause) => {
  const found = readUserSearch({ range: '7d', pause });
  expect(found).toMatchObject({ range: '7d', pause });
  expect(pauseOf(found)).toBe(Number(pause));
});

test.each(['30', '29', '1441', '45.5', 'long', '', '-60', 'NaN', '1e9'])(
  'leaves %j out of the URL: the default of half an hour, or invalid',
  (pause) => {
    const found = readUserSearch({ range: '7d', pause });
    expect(found).toEqual({ range: '7d' });
    expect(pauseOf(found)).toBe(30);
  },
);
