import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const query = (others: object = {}) =>
  JSON.stringify({
    TimeGenerated: '2026-11-20T08:14:22Z',
    EventType: 'Query',
    EventSubType: 'request',
    EventOriginalType: '256',
    SrcIpAddr: '10.1.1.1',
    DnsQuery: 'www.example.com',
    DnsQueryTypeName: 'A',
    Dvc: 'dc1.example',
    ...others,
  });

test('a query of the normalized table', () => {
  expect(eventOf(query())).toMatchObject({
    format: 'asim-dns',
    time: TIME,
    src_ip: '10.1.1.1',
    host: 'www.example.com',
    action: 'allowed',
    extra: { DnsQueryTypeName: 'A' },
  });
  expect(eventOf(query({ DvcAction: 'Blocked', DnsResponseCodeName: 'NXDOMAIN' }))).toMatchObject({
    action: 'blocked',
  });
  expect(eventOf(query({ DnsResponseCodeName: 'REFUSED' }))).toMatchObject({ action: 'blocked' });
  expect(eventOf(query({ DnsResponseCodeName: 'NXDOMAIN' }))).toMatchObject({ action: 'allowed' });
  expect(reasons(query({ EventSubType: 'response' }))).toEqual([
    expect.stringContaining('asim-dns: not_traffic'),
  ]);
});

test('a query of the older table', () => {
  expect(
    eventOf(
      JSON.stringify({
        TimeGenerated: '2026-11-20T08:14:22Z',
        Computer: 'dc1',
        SubType: 'LookupQuery',
        ClientIP: '10.1.1.1',
        Name: 'www.example.com',
        QueryType: 'A',
        Result: 'Success',
        IPAddresses: '203.0.113.7',
      }),
    ),
  ).toMatchObject({ format: 'asim-dns', src_ip: '10.1.1.1', host: 'www.example.com', action: 'allowed' });
});
