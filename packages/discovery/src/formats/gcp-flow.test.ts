import { describe, expect, test } from 'vitest';
import { read, TIME } from './test-lines.ts';

describe('Google Cloud', () => {
  const flow = {
    insertId: 'ut8lbrffooxz5',
    jsonPayload: {
      bytes_sent: '1776',
      connection: {
        dest_ip: '203.0.113.76',
        dest_port: 443,
        protocol: 6,
        src_ip: '10.139.99.242',
        src_port: 50_123,
      },
      dest_location: {
        city: 'Mountain View',
        continent: 'America',
        country: 'United States',
        region: 'California',
      },
      end_time: '2026-11-20T08:14:27.123Z',
      packets_sent: '7',
      reporter: 'SRC',
      src_instance: { project_id: 'p', region: 'us', vm_name: 'vm-1', zone: 'z' },
      start_time: '2026-11-20T08:14:22Z',
    },
    logName: 'projects/p/logs/compute.googleapis.com%2Fvpc_flows',
    receiveTimestamp: '2026-11-20T08:14:33Z',
    resource: { labels: { location: 'z' }, type: 'gce_subnetwork' },
    timestamp: '2026-11-20T08:14:32Z',
  };

  test('VPC flow logs', () => {
    const event = {
      format: 'gcp-vpc-flow',
      time: TIME,
      src_ip: '10.139.99.242',
      dst_ip: '203.0.113.76',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 1776,
      device: 'vm-1',
      country: 'US',
      city: 'Mountain View',
      raw_id: 'ut8lbrffooxz5',
      extra: expect.objectContaining({
        reporter: 'SRC',
        protocol: 'tcp',
        packets_sent: '7',
        'connection.src_port': '50123',
      }),
    };
    expect(read(JSON.stringify(flow)).events).toEqual([event]);
    expect(read(JSON.stringify([flow, flow], undefined, 2)).events).toEqual([event, event]);
    const { connection } = flow.jsonPayload;
    const answer = {
      ...flow,
      jsonPayload: {
        ...flow.jsonPayload,
        connection: {
          ...connection,
          src_ip: connection.dest_ip,
          src_port: 443,
          dest_ip: connection.src_ip,
          dest_port: 50_123,
        },
        src_location: flow.jsonPayload.dest_location,
        dest_location: undefined,
        src_instance: undefined,
        dest_instance: flow.jsonPayload.src_instance,
      },
    };
    expect(read(JSON.stringify(answer)).events).toMatchObject([
      {
        src_ip: '10.139.99.242',
        dst_ip: '203.0.113.76',
        dst_port: 443,
        bytes_down: 1776,
        device: 'vm-1',
        country: 'US',
      },
    ]);
  });

  test('firewall rules', () => {
    const decision = {
      ...flow,
      jsonPayload: {
        connection: flow.jsonPayload.connection,
        disposition: 'DENIED',
        instance: { vm_name: 'vm-1' },
        remote_location: { country: 'Ireland', city: 'Dublin' },
        rule_details: { reference: 'network:n/firewall:f', action: 'DENY', direction: 'EGRESS' },
      },
      timestamp: '2026-11-20T08:14:22Z',
    };
    expect(read(JSON.stringify(decision)).events).toEqual([
      {
        format: 'gcp-firewall',
        time: TIME,
        src_ip: '10.139.99.242',
        dst_ip: '203.0.113.76',
        dst_port: 443,
        action: 'blocked',
        device: 'vm-1',
        country: 'IE',
        city: 'Dublin',
        raw_id: 'ut8lbrffooxz5',
        extra: expect.objectContaining({ protocol: 'tcp', 'rule_details.reference': 'network:n/firewall:f' }),
      },
    ]);
  });
});
