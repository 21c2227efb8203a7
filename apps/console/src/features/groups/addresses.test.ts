import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

test('finds email addresses in any format', () => {
  const text = `name,email\n"Omar Haddad","o.haddad@atlas.example"\r\nAmina <Amina@Atlas.example>; mailto:rim+x@rif.example, o.haddad@atlas.example.`;
  expect(addressesIn(text)).toEqual(['o.haddad@atlas.example', 'amina@atlas.example', 'rim+x@rif.example']);
  expect(addressesIn('nobody, @ nothing@ @here')).toEqual([]);
});

test('reads thousands of addresses, whatever separates them', () => {
  const address = fc.integer({ min: 0, max: 1e6 }).map((number) => `person-${number}@atlas.example`);
  const separator = fc.constantFrom('\n', '\r\n', ';', ', ', '\t', ' ', '"\n"', '|');
  fc.assert(
    fc.property(fc.uniqueArray(address, { maxLength: 50 }), separator, (addresses, between) => {
      expect(addressesIn(addresses.join(between))).toEqual(addresses);
    }),
  );
});
