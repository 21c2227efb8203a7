import { expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const line = (message: string) => `Nov 20 09:14:22 dnsmasq[813]: ${message}`;
const QUERY = {
  format: 'dnsmasq',
  time: TIME,
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  action: 'allowed',
};
const asked = line('query[A] www.example.com from 10.1.1.1');

test('a query is one event, however many lines it has', () => {
  expect(eventOf(asked)).toEqual({ ...QUERY, extra: { query_type: 'A' } });
  const { events, rejects } = read(
    asked,
    line('forwarded www.example.com to 9.9.9.9'),
    line('reply www.example.com is 203.0.113.7'),
    line('reply www.example.com is 203.0.113.8'),
    line('query[AAAA] www.example.com from 10.1.1.1'),
    line('cached www.example.com is NODATA-IPv6'),
  );
  expect(events).toMatchObject([{ ...QUERY, dst_ip: '203.0.113.7' }, { ...QUERY }]);
  expect(rejects.map(({ reason }) => reason)).toEqual(['not_traffic', 'not_traffic']);
});

test.each([
  'gravity blocked www.example.com is 0.0.0.0',
  'regex blacklisted www.example.com is 0.0.0.0',
  'exactly denied www.example.com is ::',
  'blocked upstream with NULL address www.example.com is 0.0.0.0',
  '/etc/pihole/gravity.list www.example.com is 0.0.0.0',
  '/etc/adblock.hosts www.example.com is 0.0.0.0',
  'config www.example.com is 0.0.0.0',
  'config www.example.com is NXDOMAIN',
])('blocked: %s', (message) => {
  expect(eventOf(asked, line(message))).toMatchObject({ ...QUERY, action: 'blocked' });
});

test.each([
  'cached www.example.com is 203.0.113.7',
  'cached-stale www.example.com is 203.0.113.7',
  '/etc/hosts www.example.com is 203.0.113.7',
])('answered: %s', (message) => {
  expect(eventOf(asked, line(message))).toMatchObject({ ...QUERY, dst_ip: '203.0.113.7' });
});

test('line numbers distinguish the same query from two clients', () => {
  const { events } = read(
    '<30>Nov 20 09:14:22 pihole dnsmasq[813]: 7 10.1.1.1/51000 query[A] www.example.com from 10.1.1.1',
    '<30>Nov 20 09:14:22 pihole dnsmasq[813]: 8 10.1.1.2/51001 query[A] www.example.com from 10.1.1.2',
    '<30>Nov 20 09:14:22 pihole dnsmasq[813]: 8 10.1.1.2/51001 gravity blocked www.example.com is 0.0.0.0',
    '<30>Nov 20 09:14:22 pihole dnsmasq[813]: 7 10.1.1.1/51000 reply www.example.com is 203.0.113.7',
  );
  expect(events).toMatchObject([
    { src_ip: '10.1.1.2', action: 'blocked' },
    { src_ip: '10.1.1.1', action: 'allowed', dst_ip: '203.0.113.7' },
  ]);
});

test("other messages aren't traffic", () => {
  expect(
    reasons(
      line('started, version 2.90 cachesize 10000'),
      line('using nameserver 9.9.9.9#53'),
      line('reply www.example.com is 203.0.113.7'),
    ),
  ).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('dnsmasq: not_traffic')));
});
