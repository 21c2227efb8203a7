import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

test('an IPv4 address is one visitor, in any notation', () => {
  expect(visitorOf('198.51.100.7')).toBe('198.51.100.7');
  expect(visitorOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(visitorOf('255.255.255.255')).toBe('255.255.255.255');
});

test("an IPv6 subscriber's whole network is one visitor", () => {
  expect(visitorOf('2001:db8:1:2::1')).toBe(visitorOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
  expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'));
  expect(visitorOf('fe80::1%eth0')).toBe(visitorOf('fe80::2'));
  expect(visitorOf('::1')).not.toBe(visitorOf('1::'));
});

test('anything but an IP address is used unchanged', () => {
  expect(visitorOf('')).toBe('');
});
