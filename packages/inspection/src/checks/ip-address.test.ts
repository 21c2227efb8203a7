import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIpv4, isIpv6 } from './ip-address.ts';

it('agrees with Node about addresses', () => {
  const piece = fc.constantFrom(
    '0',
    '1',
    '255',
    '256',
    '01',
    'fe80',
    'ABCD',
    '12345',
    'g',
    ':',
    ':',
    '::',
    '.',
    '.',
  );
  const nearly = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''));
  for (const text of [fc.ipV4(), fc.ipV6(), nearly])
    fc.assert(
      fc.property(text, (address) => {
        expect([address, isIpv4(address)]).toEqual([address, isIPv4(address)]);
        expect([address, isIpv6(address)]).toEqual([address, isIPv6(address)]);
      }),
    );
});
