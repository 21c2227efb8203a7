import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const VERDICT = {
  siteId: '51284',
  policyId: '38307',
  listName: 'Malware',
  categoryName: 'Malware',
  actionId: '1',
  actionName: 'Monitor',
  severityLevel: 'High',
  internalClientIP: 'N/A',
  policyEvaluationSource: 'dns',
};

const QUERY = {
  id: '0',
  configId: '1041',
  l7Protocol: 'DNS',
  query: {
    time: '2026-11-20T08:14:22Z',
    clientIp: '198.51.100.7',
    dnsIp: '198.18.193.241',
    domain: 'www.dropbox.com.',
    uuid: 'u1',
    queryType: 'A',
    deviceId: 'N/A',
    deviceName: 'PC-7',
    resolved: [
      { type: 'CNAME', response: 'edge.example.', asn: 'N/A', asname: 'N/A' },
      { type: 'A', response: '203.0.113.9', asn: '19679', asname: 'N/A' },
    ],
  },
  event: VERDICT,
};

const TRANSACTION = {
  id: '0',
  l7Protocol: 'HTTPS',
  isEvent: false,
  request: {
    startTime: TIME,
    connectionId: '0x37',
    domain: 'www.dropbox.com.',
    uri: '/upload',
    method: 'PUT',
    clientPort: 48_176,
    destinationIP: '203.0.113.9',
    destinationPort: 443,
    uuid: 'u2',
    clientIp: '198.51.100.7',
    queryStrings: [],
    headers: [
      { name: 'Content-Length', value: '2369' },
      { name: 'Content-Type', value: 'application/zip' },
      { name: 'User-Agent', value: 'UA' },
      { name: 'Referer', value: 'https://b.example/' },
    ],
  },
  response: {
    endTime: TIME + 100,
    hash: '',
    headers: [{ name: 'Content-Type', value: 'text/html' }],
  },
  event: { ...VERDICT, actionName: 'Block - Error Page', internalClientIP: '10.1.1.1', deviceName: 'PC-7' },
  userIdentity: { encryptedUserID: '', encryptedUserName: '', groups: [] },
};

describe('Akamai Secure Internet Access', () => {
  test('a query: DNS activity, and a threat event', () => {
    const event = {
      format: 'akamai-secure-internet-access',
      time: TIME,
      src_ip: '198.51.100.7',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      host: 'www.dropbox.com',
      action: 'allowed',
      category: 'Malware',
      severity: 'High',
      raw_id: 'u1',
    };
    expect(eventOf(JSON.stringify(QUERY))).toMatchObject({
      ...event,
      extra: { 'query.dnsIp': '198.18.193.241', 'query.queryType': 'A', l7Protocol: 'DNS' },
    });
    const { l7Protocol: _, ...activity } = QUERY;
    expect(eventOf(`<14>Nov 20 08:20:00 relay ULS: ${JSON.stringify(activity)}`)).toMatchObject(event);
  });

  test('a request through the proxy', () => {
    const event = eventOf(JSON.stringify(TRANSACTION));
    expect(event).toMatchObject({
      format: 'akamai-secure-internet-access',
      time: TIME,
      src_ip: '10.1.1.1',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.dropbox.com',
      url: 'https://www.dropbox.com/upload',
      method: 'PUT',
      action: 'blocked',
      user_agent: 'UA',
      referrer: 'https://b.example/',
      content_type: 'text/html',
      raw_id: 'u2',
    });
    for (const unknown of ['user', 'bytes_up', 'bytes_down', 'status'])
      expect(event).not.toHaveProperty(unknown);
  });

  test("a connection: an encrypted name isn't a user, and the direction of bytes is undocumented", () => {
    const event = eventOf(
      JSON.stringify({
        id: '123',
        connectionId: '0xAB',
        domain: 'www.dropbox.com',
        connStartTime: '2026-11-20T08:14:22Z',
        connEndTime: '2026-11-20T08:14:23Z',
        clientIP: '198.51.100.7',
        clientPort: 35_593,
        destinationIP: '203.0.113.9',
        destinationPort: 443,
        policyAction: 'onramp',
        machineName: 'PC-7',
        stats: { httpRequestCount: 1, inBytes: 10, outBytes: 20 },
        dropInfo: { wasDropped: true, droppedReason: 'Destination Filter' },
        decryptedInternalClientIP: '10.1.1.1',
        encryptedInternalClientName: 'X4f=',
      }),
    );
    expect(event).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      device: 'PC-7',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.dropbox.com',
      action: 'blocked',
      extra: { 'stats.inBytes': '10', encryptedInternalClientName: 'X4f=' },
    });
    for (const unknown of ['user', 'bytes_up', 'bytes_down']) expect(event).not.toHaveProperty(unknown);
    const named = {
      ...TRANSACTION,
      userIdentity: { encryptedUserID: 'a', encryptedUserName: 'X4f=', groups: [] },
    };
    expect(eventOf(JSON.stringify(named))).not.toHaveProperty('user');
  });

  test('verdicts', () => {
    const verdict = (actionName: string) =>
      eventOf(JSON.stringify({ ...QUERY, event: { ...VERDICT, actionName } }))?.action;
    expect(['Classify', 'Bypass', 'Allow', 'Block - Custom Response'].map(verdict)).toEqual([
      'allowed',
      'allowed',
      'allowed',
      'blocked',
    ]);
  });

  test("an event without a domain isn't traffic", () => {
    expect(
      reasons(JSON.stringify({ ...QUERY, query: { ...QUERY.query, domain: '', resolved: [] } })),
    ).toEqual(['akamai-secure-internet-access: not_traffic: no host, URL or destination address']);
  });
});
