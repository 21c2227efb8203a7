import { expect, test } from 'vitest';
import { read, TIME } from './test-lines.ts';

test('Route 53 Resolver queries', () => {
  const query = {
    version: '1.100000',
    account_id: '123456789010',
    region: 'us-east-1',
    vpc_id: 'vpc-1',
    query_timestamp: '2026-11-20T08:14:22Z',
    query_name: 'Files.Example.com.',
    query_type: 'A',
    query_class: 'IN',
    rcode: 'NOERROR',
    answers: [
      { Rdata: 'cdn.example.net.', Type: 'CNAME', Class: 'IN' },
      { Rdata: '203.0.113.34', Type: 'A', Class: 'IN' },
    ],
    srcaddr: '10.0.0.5',
    srcport: '56067',
    transport: 'UDP',
    srcids: { instance: 'i-0d15cd0d3adf42b73' },
  };
  const blocked = { ...query, answers: [], firewall_rule_action: 'BLOCK' };
  expect(read(JSON.stringify(query), JSON.stringify(blocked)).events).toEqual([
    {
      format: 'aws-route53-resolver',
      time: TIME,
      src_ip: '10.0.0.5',
      dst_ip: '203.0.113.34',
      host: 'files.example.com',
      action: 'allowed',
      device: 'i-0d15cd0d3adf42b73',
      extra: {
        account_id: '123456789010',
        region: 'us-east-1',
        vpc_id: 'vpc-1',
        query_type: 'A',
        query_class: 'IN',
        rcode: 'NOERROR',
        srcport: '56067',
        transport: 'UDP',
      },
    },
    expect.objectContaining({ host: 'files.example.com', action: 'blocked' }),
  ]);
});
