import { describe, expect, test } from 'vitest';
import { read, reasons, TIME } from './test-lines.ts';

describe('AWS VPC flow logs', () => {
  const LINE =
    '2 123456789010 eni-1235b8ca123456789 172.31.16.139 203.0.113.12 20641 443 6 20 4249 1795162462 1795162522 ACCEPT OK';
  const EVENT = {
    format: 'aws-vpc-flow',
    time: TIME,
    src_ip: '172.31.16.139',
    dst_ip: '203.0.113.12',
    dst_port: 443,
    action: 'allowed',
    bytes_up: 4249,
    extra: {
      'account-id': '123456789010',
      'interface-id': 'eni-1235b8ca123456789',
      srcport: '20641',
      protocol: 'tcp',
      packets: '20',
      end: '1795162522',
    },
  };

  test('the default format, also from a log group', () => {
    expect(read(LINE, `2026-11-20T08:15:00.000Z ${LINE}`, LINE.replace('ACCEPT', 'REJECT')).events).toEqual([
      EVENT,
      EVENT,
      { ...EVENT, action: 'blocked' },
    ]);
    expect(
      read(
        '2 123456789010 eni-1 2001:db8:1234:a100:8d6e:3477:df66:f105 2001:db8::1 34892 22 6 54 8855 1795162462 1795162522 ACCEPT OK',
      ).events,
    ).toMatchObject([
      { src_ip: '2001:db8:1234:a100:8d6e:3477:df66:f105', dst_ip: '2001:db8::1', dst_port: 22 },
    ]);
  });

  test('a response counts for the requesting client', () => {
    expect(
      read(
        '2 123456789010 eni-1 203.0.113.12 172.31.16.139 443 20641 6 10 9000 1795162462 1795162522 ACCEPT OK',
      ).events,
    ).toMatchObject([
      {
        src_ip: '172.31.16.139',
        dst_ip: '203.0.113.12',
        dst_port: 443,
        bytes_down: 9000,
        extra: { srcport: '20641' },
      },
    ]);
  });

  test('any field order, by header line: versions 3 to 8', () => {
    const names =
      'version vpc-id subnet-id instance-id interface-id account-id type srcaddr dstaddr srcport dstport pkt-srcaddr pkt-dstaddr protocol bytes packets start end action tcp-flags log-status region az-id pkt-src-aws-service pkt-dst-aws-service flow-direction traffic-path ecs-cluster-name reject-reason';
    const values =
      '8 vpc-1 subnet-1 i-1 eni-1 123456789010 IPv4 10.0.1.5 10.0.0.220 49152 443 10.20.33.164 52.95.128.179 6 1500 3 1795162462 1795162472 ACCEPT 2 OK us-east-1 use1-az1 - S3 egress 8 shop -';
    expect(read(names, values, values.replace('ACCEPT', 'REJECT')).events).toEqual([
      expect.objectContaining({
        format: 'aws-vpc-flow',
        time: TIME,
        src_ip: '10.20.33.164',
        dst_ip: '52.95.128.179',
        dst_port: 443,
        bytes_up: 1500,
        action: 'allowed',
        app: 'S3',
        extra: expect.objectContaining({
          'vpc-id': 'vpc-1',
          'tcp-flags': '2',
          'flow-direction': 'egress',
          srcaddr: '10.0.1.5',
        }),
      }),
      expect.objectContaining({ action: 'blocked' }),
    ]);
    const answer =
      '5 vpc-1 subnet-1 i-1 eni-1 123456789010 IPv4 52.95.128.179 10.0.0.71 443 34210 52.95.128.179 10.0.0.71 6 15044 14 1795162462 1795162522 ACCEPT 19 OK us-east-1 use1-az1 S3 - ingress - - -';
    expect(read(names, answer).events).toMatchObject([
      { src_ip: '10.0.0.71', dst_ip: '52.95.128.179', dst_port: 443, bytes_down: 15044, app: 'S3' },
    ]);
  });

  test('as JSON', () => {
    const flow = {
      version: 2,
      account_id: '123456789010',
      interface_id: 'eni-1235b8ca123456789',
      srcaddr: '172.31.16.139',
      dstaddr: '203.0.113.12',
      srcport: 20_641,
      dstport: 443,
      protocol: 6,
      packets: 20,
      bytes: 4249,
      start: 1_795_162_462,
      end: 1_795_162_522,
      action: 'ACCEPT',
      log_status: 'OK',
    };
    expect(read(JSON.stringify(flow)).events).toEqual([{ ...EVENT, format: 'aws-vpc-flow-json' }]);
    expect(reasons(JSON.stringify({ ...flow, srcaddr: '-', dstaddr: '-', log_status: 'NODATA' }))).toEqual([
      'aws-vpc-flow-json: not_traffic: an interval with status NODATA',
    ]);
  });

  test('incomplete records and those without a flow are rejected', () => {
    expect(
      reasons(
        '2 123456789010 eni-1 - - - - - - - 1795162462 1795162522 - NODATA',
        '2 123456789010 eni-1 - - - - - - - 1795162462 1795162522 - SKIPDATA',
      ),
    ).toEqual([
      'aws-vpc-flow: not_traffic: an interval with status NODATA',
      'aws-vpc-flow: not_traffic: an interval with status SKIPDATA',
    ]);
    expect(
      reasons(
        'srcaddr dstaddr dstport bytes start',
        '10.1.1.1 9.9.9.9 443',
        '10.1.1.1 9.9.9.9 443 many 1795162462',
      ),
    ).toEqual([
      'aws-vpc-flow: incomplete_line: 3 values where the header names 5',
      "aws-vpc-flow: unreadable_field: bytes 'many'",
    ]);
  });
});
