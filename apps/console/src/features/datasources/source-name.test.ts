import { isDatasourceName } from '@casbah/domain/datasource';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeName, sourceNameOf } from './source-name.ts';

test.each([
  ['access.log', 'access'],
  ['access.log.1.gz', 'access'],
  ['lyon-fgt-2026-11-18.log.gz', 'lyon-fgt'],
  ['SG_main__20261118.log.gz', 'SG_main'],
  ['Palo Alto, all sites.csv.zip', 'Palo Alto, all sites'],
  ['2026-11-18.log', '2026-11-18'],
  ['C:\\logs\\proxy.txt', 'proxy'],
  ['export[3]{a}.csv', 'export 3 a'],
])('%s is called %s', (file, name) => {
  expect(sourceNameOf(file)).toBe(name);
});

test('a suggested name is valid, or empty if nothing is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (file) => {
      const name = sourceNameOf(file);
      expect(name === '' || isDatasourceName(name)).toBe(true);
    }),
  );
});

test('a taken name gets a number', () => {
  expect(freeName('access', ['proxy'])).toBe('access');
  expect(freeName('access', ['Access', 'access 2'])).toBe('access 3');
});
