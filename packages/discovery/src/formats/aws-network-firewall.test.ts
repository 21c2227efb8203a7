import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const record = (event: object) =>
  JSON.stringify({
    firewall_name: 'edge',
    availability_zone: 'us-east-1b',
    event_timestamp: String(TIME / 1000 + 7),
    event: {
      timestamp: '2026-11-20T08:14:22.000000+0000',
      flow_id: 1582438383425873,
      proto: 'TCP',
      src_ip: '10.1.1.1',
      src_port: 51_000,
      dest_ip: '192.0.2.7',
      dest_port: 443,
      ...event,
    },
  });
const CONNECTION = {
  format: 'aws-network-firewall',
  time: TIME,
  src_ip: '10.1.1.1',
  dst_ip: '192.0.2.7',
  dst_port: 443,
};

test('alerts, with the verdict', () => {
  const alert = (action: string, others: object = {}) =>
    record({
      event_type: 'alert',
      alert: { action, signature_id: 2, rev: 0, signature: 'blocked site', category: 'Policy', severity: 3 },
      ...others,
    });
  expect(
    eventOf(alert('blocked', { tls: { sni: 'www.example.com', version: 'TLS 1.3' }, app_proto: 'tls' })),
  ).toMatchObject({
    ...CONNECTION,
    host: 'www.example.com',
    action: 'blocked',
    category: 'Policy',
  });
  expect(
    eventOf(
      alert('allowed', {
        dest_port: 80,
        http: {
          hostname: 'www.example.com',
          url: '/x',
          http_method: 'GET',
          http_user_agent: 'curl/8',
          status: 200,
        },
      }),
    ),
  ).toMatchObject({ url: 'http://www.example.com/x', method: 'GET', status: 200, action: 'allowed' });
  expect(eventOf(alert('allowed', { verdict: { action: 'drop' } }))).toMatchObject({ action: 'blocked' });
});

test('flows in both directions name the client first', () => {
  const flow = {
    event_type: 'netflow',
    netflow: { pkts: 3, bytes: 1234, start: '2026-11-20T08:14:21.0+0000' },
  };
  expect(eventOf(record(flow))).toMatchObject({ ...CONNECTION, bytes_up: 1234, action: 'allowed' });
  const back = { src_ip: '192.0.2.7', src_port: 443, dest_ip: '10.1.1.1', dest_port: 51_000 };
  const answer = eventOf(record({ ...flow, ...back }));
  expect(answer).toMatchObject({ ...CONNECTION, bytes_down: 1234 });
  expect(answer).not.toHaveProperty('bytes_up');
});

test("TLS errors name the host; other records aren't traffic", () => {
  expect(
    eventOf(record({ event_type: 'tls', sni: 'www.example.com', tls_error: { error_message: 'x' } })),
  ).toMatchObject({ ...CONNECTION, host: 'www.example.com' });
  expect(reasons(record({ event_type: 'stats' }))).toEqual([
    'aws-network-firewall: not_traffic: a record of the kind stats',
  ]);
});
