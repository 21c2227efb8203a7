import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankEvent } from '../event.ts';
import { evaluate } from './evaluate.ts';
import { addressOf, isInNetwork, isPublicAddress, networkOf, writeAddress } from './network.ts';

test('exactly the addresses the platform knows are valid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
      expect(addressOf(text)).toBeTypeOf('bigint');
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789abcdefg:.'), maxLength: 24 }), (text) => {
      if (isIPv4(text) || isIPv6(text)) expect(addressOf(text)).toBeDefined();
      // We accept only leading zeros, which some logs write, in addition.
      else if (!/(^|\.)0\d/.test(text)) expect(addressOf(text)).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

test("an address is in each of its networks, its neighbors outside aren't", () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(128), (text, digits) => {
      const prefix = text.includes(':') ? digits : digits % 33;
      const network = networkOf(`${text}/${prefix}`);
      const address = addressOf(text);
      if (network === undefined || address === undefined) throw new Error(text);
      expect(isInNetwork(address, network)).toBe(true);
      expect(isInNetwork(network.low - 1n, network)).toBe(false);
      expect(isInNetwork(network.high + 1n, network)).toBe(false);
      expect(addressOf(writeAddress(network.low))).toBe(network.low);
    }),
  );
});

test('an invalid network is rejected', () => {
  for (const text of [
    '10.0.0.0',
    '10.0.0.0/33',
    '::/129',
    '10.0.0/8',
    '10.0.0.0/',
    '/8',
    '10.0.0.0/8/8',
    'a/8',
  ])
    expect(networkOf(text), text).toBeUndefined();
});

test('an address on the internet is public; private and special ones are not', () => {
  for (const text of ['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450::1', '::ffff:8.8.8.8'])
    expect(isPublicAddress(text), text).toBe(true);
  for (const text of [
    ...['10.1.2.3', '172.16.0.1', '192.168.1.1', '127.0.0.1', '169.254.1.1', '224.0.0.1', '255.255.255.255'],
    ...['100.64.0.1', '203.0.113.9', '::1', 'fe80::1', 'fc00::1', '2001:db8::1', '::ffff:10.0.0.1', 'name'],
  ])
    expect(isPublicAddress(text), text).toBe(false);
});

test('a network as a value of an address matches every address in it', () => {
  const from = (src_ip: string) => ({ ...blankEvent('traffic'), src_ip, host: src_ip });
  const inNetwork = { kind: 'in', field: 'src_ip', values: ['10.0.0.0/8', '2001:db8::/32'] } as const;
  const asks = (address: string) => evaluate(inNetwork, from(address), () => false);
  expect(asks('10.200.3.4')).toBe(true);
  expect(asks('::ffff:10.0.0.9')).toBe(true);
  expect(asks('2001:DB8::5')).toBe(true);
  expect(asks('11.0.0.1')).toBe(false);
  expect(asks('pc-1')).toBe(false);
  expect(evaluate({ ...inNetwork, field: 'host' }, from('10.200.3.4'), () => false)).toBe(false);
});
