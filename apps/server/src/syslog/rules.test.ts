import { expect, test } from 'vitest';
import { SenderRules, sourceOf } from './rules.ts';

const rule = (
  datasource: string,
  part: { port?: number; network?: string; host?: string; tag?: string },
) => ({
  tenant: 'atlas',
  datasource,
  port: null,
  network: null,
  host: null,
  tag: null,
  ...part,
});
const nobody = { host: undefined, tag: undefined };

test('the smaller network wins, then the port; IPv4 is the same in IPv6 notation', () => {
  const rules = new SenderRules([
    rule('all', {}),
    rule('site', { network: '10.1.0.0/16' }),
    rule('proxy', { network: '10.1.2.3' }),
    rule('port', { port: 6514 }),
  ]);
  const datasource = (address: string, port = 5514) => rules.from(address, port).all?.datasource;
  expect(datasource('10.1.2.3')).toBe('proxy');
  expect(datasource('10.1.2.4')).toBe('site');
  expect(datasource('192.0.2.1')).toBe('all');
  expect(datasource('192.0.2.1', 6514)).toBe('port');
  expect(datasource('2001:db8::1')).toBe('all');
  expect(datasource('::ffff:10.1.2.3')).toBe('proxy');
  expect(datasource('fe80::1%eth0')).toBe('all');
});

test('senders without a rule have no source', () => {
  const rules = new SenderRules([rule('site', { network: '10.1.0.0/16' }), rule('port', { port: 514 })]);
  expect(rules.from('192.0.2.1', 5514)).toEqual({ rules: [], all: undefined });
  expect(rules.from('', 514).rules).toEqual([]);
});

test('behind a relay, hostname and program decide, ignoring case; the rest goes to the general rule', () => {
  const candidates = new SenderRules([
    rule('rest', { network: '10.0.0.1' }),
    rule('lyon', { host: 'FW-Lyon' }),
    rule('squid', { tag: 'squid' }),
    rule('squid of lyon', { tag: 'squid', host: 'fw-lyon' }),
    rule('elsewhere', { network: '10.9.0.0/16', tag: 'squid' }),
  ]).from('10.0.0.1', 514);
  expect(candidates.all).toBeUndefined();
  const datasource = (host?: string, tag?: string) => sourceOf(candidates, { host, tag })?.datasource;
  expect(datasource('fw-lyon', 'SQUID')).toBe('squid of lyon');
  expect(datasource('fw-lyon', 'sshd')).toBe('lyon');
  expect(datasource('other', 'squid')).toBe('squid');
  expect(datasource()).toBe('rest');
});

test('a line that matches only other programs’ rules has no source', () => {
  const candidates = new SenderRules([rule('squid', { tag: 'squid' })]).from('10.0.0.1', 514);
  expect(sourceOf(candidates, nobody)).toBeUndefined();
});
