import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedAddress, ownPath } from './redirect.ts';

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
])("%j isn't", (wanted) => {
  expect(ownPath(wanted)).toBeUndefined();
});

test('whatever the input, the result stays on this server for a browser', () => {
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

const HOSTS = ['portal.example', 'Intranet.example'];

test.each([
  ['portal.example', 'http://portal.example/'],
  ['portal.example:8443/start?x=1', 'http://portal.example:8443/start?x=1'],
  ['https://portal.example/start', 'https://portal.example/start'],
  ['INTRANET.example/a', 'http://intranet.example/a'],
])('%s may be followed, because its host is allowed', (wanted, address) => {
  expect(allowedAddress(wanted, HOSTS)).toBe(address);
});

test.each([
  'evil.example',
  'https://evil.example/portal.example',
  'portal.example.evil.example',
  'https://portal.example@evil.example/',
  'https://me:secret@portal.example/',
  '//portal.example',
  'ftp://portal.example/',
  'javascript:alert(1)//portal.example',
  'data:text/html,portal.example',
  'portal.example\\@evil.example',
  'https://portal.example\t.evil.example',
  '/ui/',
  '',
])('%j may not', (wanted) => {
  expect(allowedAddress(wanted, HOSTS)).toBeUndefined();
});

test('whatever the input, only allowed hosts are followed', () => {
  const pieces = fc.constantFrom(
    'https:',
    'http:',
    '//',
    '/',
    '@',
    ':',
    '.',
    'portal.example',
    'evil.example',
    '#',
    '?',
    '\\',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const address = allowedAddress(parts.join(''), HOSTS);
      if (address === undefined) return;
      expect(new URL(address, 'https://casbah.example').hostname).toBe('portal.example');
    }),
    { numRuns: 2000 },
  );
  expect(allowedAddress('portal.example', [])).toBeUndefined();
});
