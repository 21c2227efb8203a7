import { expect, test } from 'vitest';
import { eventOf, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

test('Jamf (Wandera), JSON and CEF', () => {
  const stream = {
    event: {
      metadata: { schemaVersion: '1.0', vendor: 'Wandera', product: 'Network Traffic Stream' },
      timestamp: '2026-11-20T08:14:22Z',
      account: { customerId: 'c', name: 'Megacorp' },
      device: { deviceId: 'd', deviceName: 'iPhone 17', osType: 'IOS' },
      user: { email: 'jdoe@example.com', name: 'J Doe' },
      source: { ip: '10.1.1.1' },
      destination: { name: 'files.example.com', ip: '203.0.113.9', port: 443 },
      bytesSent: 200,
      bytesReceived: 500,
      action: 'ALLOW',
    },
  };
  const event = {
    time: TIME,
    ...USER,
    src_ip: '10.1.1.1',
    device: 'iPhone 17',
    os: 'IOS',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
  };
  expect(eventOf(JSON.stringify(stream))).toMatchObject({ ...event, format: 'jamf-json' });
  expect(
    eventOf(
      'CEF:0|Jamf|Network Traffic Stream|1.0|3|Network|1|Timestamp=2026-11-20T08:14:22Z UserEmail=jdoe@example.com UserName=J Doe DeviceName=iPhone 17 OsType=IOS SourceIP=10.1.1.1 DestinationIP=203.0.113.9 DestinationPort=443 DestinationHost=files.example.com ACT=ALLOW BytesSent=200 BytesReceived=500',
    ),
  ).toMatchObject({ ...event, format: 'jamf-cef', extra: { UserName: 'J Doe' } });
});
