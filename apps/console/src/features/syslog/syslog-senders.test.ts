import { expect, test } from 'vitest';
import { isRightPart, senderOf, senderOfUnclaimed, typedSender } from './syslog-senders.ts';

test('sends a sender as displayed', () => {
  const sender = { network: '10.1.0.0/16', host: null, tag: 'squid', port: 6514 };
  expect(senderOf(typedSender(sender))).toEqual(sender);
});

test('empty fields match everything', () => {
  const nothing = { key: '1', network: ' ', host: '', tag: '', port: '' };
  expect(senderOf(nothing)).toEqual({ network: null, host: null, tag: null, port: null });
});

test.each([
  ['network', '10.1.0.0/33'],
  ['network', 'proxy'],
  ['port', '0'],
  ['port', '65536'],
  ['host', 'two words'],
  ['tag', 'x'.repeat(49)],
] as const)("%s can't be %s", (part, text) => {
  expect(isRightPart(part, text)).toBe(false);
  expect(senderOf({ key: '1', network: '', host: '', tag: '', port: '', [part]: text })).toBeUndefined();
});

test('suggests an unassigned sender by hostname, otherwise by program', () => {
  const seen = { port: 514, address: '10.0.0.1', lines: 1, last_on: '2026-11-20T08:00:00Z' };
  expect(senderOfUnclaimed({ ...seen, host: 'fw1', tag: 'kernel' })).toMatchObject({
    host: 'fw1',
    tag: null,
  });
  expect(senderOfUnclaimed({ ...seen, host: null, tag: 'kernel' })).toMatchObject({
    host: null,
    tag: 'kernel',
  });
});
