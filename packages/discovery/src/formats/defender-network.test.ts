import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const ROW = {
  Timestamp: '2026-11-20T08:14:22.0000000Z',
  DeviceId: 'd1',
  DeviceName: 'pc-7.corp.example',
  ActionType: 'ConnectionSuccess',
  RemoteIP: '203.0.113.9',
  RemotePort: 443,
  RemoteUrl: 'www.dropbox.com',
  LocalIP: '10.1.1.1',
  LocalPort: 51_000,
  Protocol: 'Tcp',
  LocalIPType: 'Private',
  RemoteIPType: 'Public',
  InitiatingProcessFileName: 'chrome.exe',
  InitiatingProcessAccountDomain: 'corp',
  InitiatingProcessAccountName: 'jdoe',
  InitiatingProcessAccountUpn: 'JDoe@example.com',
  ReportId: 77,
  AdditionalFields: null,
};

function streamed(row: object, table = 'DeviceNetworkEvents'): string {
  return JSON.stringify({
    time: '2026-11-20T08:20:00.0000000Z',
    tenantId: 't1',
    operationName: 'Publish',
    category: `AdvancedHunting-${table}`,
    properties: row,
  });
}

describe('Microsoft Defender for Endpoint', () => {
  const event = {
    format: 'defender-network-events',
    time: TIME,
    user: 'jdoe@example.com',
    user_domain: 'example.com',
    src_ip: '10.1.1.1',
    device: 'pc-7.corp.example',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'www.dropbox.com',
    action: 'allowed',
    raw_id: '77',
  };
  const extra = {
    ActionType: 'ConnectionSuccess',
    DeviceId: 'd1',
    InitiatingProcessAccountName: 'jdoe',
    InitiatingProcessFileName: 'chrome.exe',
    LocalIPType: 'Private',
    LocalPort: '51000',
    Protocol: 'Tcp',
    RemoteIPType: 'Public',
  };

  test('a connection: streamed, as a hunting row, and as a Log Analytics row', () => {
    expect(eventOf(streamed(ROW))).toEqual({
      ...event,
      extra: { ...extra, time: '2026-11-20T08:20:00.0000000Z' },
    });
    expect(eventOf(JSON.stringify(ROW))).toEqual({ ...event, extra });
    const { Timestamp, ...columns } = ROW;
    const row = { ...columns, TimeGenerated: Timestamp, Type: 'DeviceNetworkEvents' };
    expect(eventOf(JSON.stringify(row))).toEqual({
      ...event,
      extra: { ...extra, Type: 'DeviceNetworkEvents' },
    });
  });

  test('a URL, a domain account, a system account', () => {
    const row = { ...ROW, RemoteUrl: 'https://www.dropbox.com/upload', InitiatingProcessAccountUpn: '' };
    expect(eventOf(streamed(row))).toMatchObject({
      url: 'https://www.dropbox.com/upload',
      host: 'www.dropbox.com',
      user: 'jdoe',
      user_domain: 'corp',
    });
    const system = eventOf(streamed({ ...row, InitiatingProcessAccountName: 'system' }));
    expect(system?.user).toBeUndefined();
    expect(system?.extra).toMatchObject({ InitiatingProcessAccountName: 'system' });
  });

  test('an unanswered attempt has no verdict', () => {
    for (const ActionType of ['ConnectionFailed', 'ConnectionAttempt', 'ConnectionRequest'])
      expect(eventOf(streamed({ ...ROW, ActionType }))).toMatchObject({
        action: 'other',
        extra: { action: ActionType },
      });
  });

  test('an inbound connection has the other side as its client', () => {
    const incoming = eventOf(
      streamed({ ...ROW, ActionType: 'InboundConnectionAccepted', RemoteUrl: '', LocalPort: 3389 }),
    );
    expect(incoming).toMatchObject({
      src_ip: '203.0.113.9',
      dst_ip: '10.1.1.1',
      dst_port: 3389,
      action: 'allowed',
      extra: { RemotePort: '443', server_device: 'pc-7.corp.example' },
    });
    expect(incoming).not.toHaveProperty('user');
    expect(incoming).not.toHaveProperty('device');
  });

  test('what network protection saw in a connection', () => {
    const inspected = (ActionType: string, fields: object) =>
      eventOf(streamed({ ...ROW, ActionType, RemoteUrl: '', AdditionalFields: JSON.stringify(fields) }));
    expect(inspected('SslConnectionInspected', { direction: 'Out', server_name: 'a.example' })).toMatchObject(
      {
        host: 'a.example',
        dst_ip: '203.0.113.9',
        action: 'allowed',
      },
    );
    expect(
      inspected('HttpConnectionInspected', {
        direction: 'Out',
        host: 'a.example',
        method: 'GET',
        uri: '/x',
        status_code: '200',
        user_agent: 'UA',
      }),
    ).toMatchObject({ host: 'a.example', method: 'GET', status: 200, user_agent: 'UA' });
    const query = inspected('DnsConnectionInspected', { direction: 'Out', query: 'a.example' });
    expect(query).toMatchObject({ host: 'a.example', extra: { resolver: '203.0.113.9' } });
    expect(query).not.toHaveProperty('dst_ip');
  });

  test("records that aren't connections to another device, and other tables", () => {
    const { RemoteIP: _, LocalIP: __, ...process } = ROW;
    expect(
      reasons(
        streamed({ ...ROW, ActionType: 'ListeningConnectionCreated', RemoteIP: '' }),
        streamed({ ...ROW, RemoteIP: '127.0.0.1', RemoteIPType: 'Loopback' }),
        streamed({ ...ROW, ActionType: 'NetworkSignatureInspected' }),
        streamed({ ...ROW, ActionType: 'LogonSuccess' }, 'DeviceLogonEvents'),
        JSON.stringify({ ...process, ActionType: 'ProcessCreated' }),
      ),
    ).toEqual([
      'defender-network-events: not_traffic: a program that waits for connections',
      'defender-network-events: not_traffic: a connection within the device',
      'defender-network-events: not_traffic: a signature found in a connection',
      'defender-network-events: not_traffic: a record of DeviceLogonEvents',
      'defender-network-events: not_traffic: a record of another table',
    ]);
  });
});
