import { expect, test } from 'vitest';
import { isEmail, isTenantName } from './email.ts';

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

test('a company is named by its id or its name [PL-V002]', () => {
  for (const name of ['atlas', 'Atlas & Sons', '6f9d0c1e-1111-4222-8333-444455556666', '会社'])
    expect([name, isTenantName(name)]).toEqual([name, true]);
  for (const name of ['', 'a\nb', '<b>', 'x'.repeat(129)])
    expect([name, isTenantName(name)]).toEqual([name, false]);
});
