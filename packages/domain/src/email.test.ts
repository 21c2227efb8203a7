import { expect, test } from 'vitest';
import { emailOf, isEmail, isTenantName } from './email.ts';

test.each([
  'nadia@atlas.example',
  'n.b+c@a.b.example',
  "o'hara@atlas.example",
  'zoë@atlas.example',
  'A@B.CO',
  `${'a'.repeat(64)}@atlas.example`,
])('%s can be an e-mail [PL-V001]', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'nadia',
  'nadia@',
  '@atlas.example',
  'nadia@atlas',
  'nadia@@atlas.example',
  'na dia@atlas.example',
  'nadia@atlas.example\r\nBcc: x@y.example',
  'nadia@atlas..example',
  'nadia@-atlas.example',
  '"nadia"@atlas.example',
  `${'a'.repeat(65)}@atlas.example`,
  `nadia@${'a.'.repeat(125)}example`,
])('%j cannot [PL-V001]', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('a company is named by its ID or name [PL-V002]', () => {
  for (const name of ['atlas', 'Atlas & Sons', '6f9d0c1e-1111-4222-8333-444455556666', '会社'])
    expect([name, isTenantName(name)]).toEqual([name, true]);
  for (const name of ['', 'a\nb', '<b>', 'x'.repeat(129)])
    expect([name, isTenantName(name)]).toEqual([name, false]);
});

test.each([
  ['the Kelvin sign for a k', 'ni\u212a@atlas.example'],
  ['the Kelvin sign in the domain', 'nadia@ban\u212a.example'],
  ['a capital I with a dot', 'n\u0130l@atlas.example'],
  ['a long s', 'na\u017f@atlas.example'],
  ['a long s in the domain', 'nadia@atla\u017f.example'],
  ['full-width letters', '\uff4eadia@atlas.example'],
  ['the Angstrom sign', '\u212bsa@atlas.example'],
])('an address that case folding would change is rejected: %s', (_what, text) => {
  expect(isEmail(text)).toBe(false);
  expect(emailOf(text)).toBeUndefined();
});

test('an email is stored in lower case and trimmed', () => {
  expect(emailOf(' Nadia@Atlas.EXAMPLE ')).toBe('nadia@atlas.example');
  expect(emailOf('Zo\u00cb@atlas.example')).toBe('zo\u00eb@atlas.example');
  expect(emailOf('nadia')).toBeUndefined();
});
