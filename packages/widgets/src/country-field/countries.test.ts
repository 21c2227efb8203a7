import { expect, test } from 'vitest';
import { countries } from './countries.ts';

const codes = countries('en').map(({ code }) => code);

test('the countries of ISO 3166-1 and Kosovo, none that is gone, none that is a union [SH-K096]', () => {
  expect(codes).toHaveLength(250);
  expect(codes).toEqual(expect.arrayContaining(['DE', 'FR', 'JP', 'MA', 'TW', 'XK', 'ZA', 'SS']));
  for (const none of ['DD', 'SU', 'YU', 'AN', 'UK', 'EU', 'UN', 'ZZ', 'XA'])
    expect(codes).not.toContain(none);
});

test('names and order depend on the language', () => {
  const named = (language: string, code: string) =>
    countries(language).find((country) => country.code === code)?.name;
  expect(named('de', 'MA')).toBe('Marokko');
  expect(named('ja', 'DE')).toBe('ドイツ');
  const german = countries('de').map(({ name }) => name);
  expect(german.indexOf('Ägypten')).toBeLessThan(german.indexOf('Belgien'));
});
