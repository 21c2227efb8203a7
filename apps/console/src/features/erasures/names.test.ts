import { expect, test } from 'vitest';
import { nameIn, namesIn, problemOf } from './names.ts';

test('names are lines, each once, with spaces and commas in them', () => {
  expect(namesIn(' omar@atlas.example \r\n\nCN=Omar Haddad,OU=Sales\nomar@atlas.example')).toEqual([
    'omar@atlas.example',
    'CN=Omar Haddad,OU=Sales',
  ]);
  expect(namesIn(' \n')).toEqual([]);
});

test('too many names, or one that is too long, are named before a search', () => {
  const many = Array.from({ length: 21 }, (_, index) => `login${index}`);
  expect(problemOf(many.slice(1))).toBeUndefined();
  expect(problemOf(many)).toEqual({ kind: 'many', maximum: 20 });
  expect(problemOf(['x'.repeat(320)])).toBeUndefined();
  expect(problemOf(['x'.repeat(321)])).toEqual({ kind: 'long', maximum: 320, name: `${'x'.repeat(40)}…` });
});

test('a reason that contains a name is found, but not letters of short logins', () => {
  expect(nameIn('Request of Omar@Atlas.example', ['om', 'omar@atlas.example'])).toBe('omar@atlas.example');
  expect(nameIn('On request', ['om', 'on'])).toBeUndefined();
});
