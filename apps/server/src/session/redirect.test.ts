import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './redirect.ts';

test.each(['/', '/ui/', '/ui/audit/services?filter=a%20b&x=1#row', '/#/?redirect=%2Fui', '/a/../ui'])(
  '%s is a path of this server',
  (path) => {
    expect(ownPath(path)).toBeDefined();
  },
);

test.each([
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /ui/',
  'ui/',
  '',
  '/\u202eui',
])('%j is not', (wanted) => {
  expect(ownPath(wanted)).toBeUndefined();
});

test('whatever is given, the result stays on this server for a browser', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    'ui',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '//',
    'http:',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = ownPath(parts.join(''));
      if (path === undefined) return;
      expect(new URL(path, 'https://casbah.example/here').origin).toBe('https://casbah.example');
    }),
    { numRuns: 2000 },
  );
});
