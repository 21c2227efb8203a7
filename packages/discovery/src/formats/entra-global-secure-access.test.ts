import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

/** As written by a diagnostic setting; names from the `networkAccessTraffic` resource. */
const RECORD = {
  time: '2026-11-20T08:20:00.0000000Z',
  resourceId: '/tenants/t1/providers/Microsoft.aadiam',
  operationName: 'Network Access Traffic',
  category: 'NetworkAccessTrafficLogs',
  properties: {
    action: 'allow',
    agentVersion: '2.8.45',
    connectionId: 'c1.0',
    createdDateTime: '2026-11-20T08:14:22.0000000Z',
    destinationFQDN: 'www.dropbox.com',
    destinationIp: '203.0.113.9',
    destinationPort: 443,
    destinationWebCategory: { displayName: 'FileSharing' },
    deviceCategory: 'client',
    deviceOperatingSystem: 'Windows 11',
    headers: { referrer: 'https://b.example/', origin: '' },
    initiatingProcessName: 'msedge.exe',
    receivedBytes: 500,
    sentBytes: 200,
    sourceIp: '198.51.100.7',
    trafficType: 'internet',
    transactionId: 't1',
    transportProtocol: 'tcp',
    userPrincipalName: 'JDoe@example.com',
  },
};

describe('Microsoft Entra Global Secure Access', () => {
  const event = {
    format: 'entra-global-secure-access',
    time: TIME,
    user: 'jdoe@example.com',
    user_domain: 'example.com',
    src_ip: '198.51.100.7',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'www.dropbox.com',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    category: 'FileSharing',
    os: 'Windows 11',
    raw_id: 't1',
  };

  test('a record of a diagnostic setting', () => {
    expect(eventOf(JSON.stringify(RECORD))).toEqual({
      ...event,
      referrer: 'https://b.example/',
      extra: {
        agentVersion: '2.8.45',
        connectionId: 'c1.0',
        deviceCategory: 'client',
        initiatingProcessName: 'msedge.exe',
        time: '2026-11-20T08:20:00.0000000Z',
        trafficType: 'internet',
        transportProtocol: 'tcp',
      },
    });
  });

  test('a row of the NetworkAccessTraffic table and an entry of Microsoft Graph', () => {
    const row = {
      TimeGenerated: '2026-11-20T08:14:22Z',
      Type: 'NetworkAccessTraffic',
      Action: 'Denied',
      DestinationFqdn: 'www.dropbox.com',
      DestinationIp: '',
      DestinationPort: 443,
      SourceIp: '198.51.100.7',
      TrafficType: 'internet',
      TransactionId: 't1',
      UserPrincipalName: 'jdoe@example.com',
    };
    const { properties } = RECORD;
    expect(eventOf(JSON.stringify(row))).toEqual({
      format: event.format,
      time: TIME,
      user: event.user,
      user_domain: event.user_domain,
      src_ip: event.src_ip,
      dst_port: 443,
      host: event.host,
      action: 'blocked',
      raw_id: 't1',
      extra: { TrafficType: 'internet', Type: 'NetworkAccessTraffic' },
    });
    expect(eventOf(JSON.stringify(properties))).toMatchObject(event);
  });

  test("records of other categories aren't traffic", () => {
    const other = (category: string) => JSON.stringify({ ...RECORD, category });
    expect(
      reasons(
        other('NetworkAccessConnectionEvents'),
        other('RemoteNetworkHealthLogs'),
        other('NetworkAccessAlerts'),
      ),
    ).toEqual(
      ['NetworkAccessConnectionEvents', 'RemoteNetworkHealthLogs', 'NetworkAccessAlerts'].map(
        (category) => `entra-global-secure-access: not_traffic: a record of ${category}`,
      ),
    );
  });
});
