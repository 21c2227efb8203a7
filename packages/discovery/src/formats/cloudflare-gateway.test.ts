import { describe, expect, test } from 'vitest';
import { read, TIME } from './test-lines.ts';

describe('Cloudflare Gateway', () => {
  const person = {
    Datetime: '2026-11-20T08:14:22Z',
    Email: 'JDoe@example.com',
    DeviceName: 'PC-7',
    PolicyName: 'P',
  };

  test('HTTP', () => {
    const request = {
      ...person,
      AccountID: 'a',
      Action: 'block',
      ApplicationNames: ['Dropbox'],
      CategoryNames: ['Storage', 'Business'],
      DestinationIP: '203.0.113.9',
      DestinationIPCountryCode: 'IE',
      DestinationPort: 443,
      HTTPHost: 'www.dropbox.com',
      HTTPMethod: 'PUT',
      HTTPStatusCode: 403,
      HTTPVersion: 'HTTP/2',
      IsIsolated: false,
      Referer: 'https://b.example/',
      RequestID: 'r1',
      SourceIP: '198.51.100.7',
      SourceInternalIP: '',
      SourcePort: 47_924,
      URL: 'https://www.dropbox.com/upload',
      UploadedFileNames: ['plan.docx'],
      UserAgent: 'UA',
    };
    expect(read(JSON.stringify(request)).events).toEqual([
      {
        format: 'cloudflare-gateway-http',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '198.51.100.7',
        device: 'PC-7',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        host: 'www.dropbox.com',
        url: 'https://www.dropbox.com/upload',
        method: 'PUT',
        status: 403,
        action: 'blocked',
        user_agent: 'UA',
        referrer: 'https://b.example/',
        app: 'Dropbox',
        category: 'Storage,Business',
        country: 'IE',
        object: 'plan.docx',
        raw_id: 'r1',
        extra: {
          AccountID: 'a',
          HTTPVersion: 'HTTP/2',
          IsIsolated: 'false',
          PolicyName: 'P',
          SourcePort: '47924',
        },
      },
    ]);
    expect(
      read(
        JSON.stringify({
          ...request,
          SourceInternalIP: '10.1.1.1',
          Action: 'isolate',
          Datetime: 1795162462000000000,
        }),
      ).events,
    ).toMatchObject([{ src_ip: '10.1.1.1', action: 'allowed', time: TIME }]);
  });

  test('DNS, network and sessions', () => {
    const query = {
      ...person,
      QueryName: 'www.dropbox.com.',
      QueryNameReversed: 'com.dropbox.www',
      QueryTypeName: 'A',
      QueryCategoryNames: ['Storage'],
      RCode: 0,
      ResolvedIPs: ['203.0.113.9', '203.0.113.10'],
      ResolverDecision: 'blockedByCategory',
      SrcIP: '10.1.1.1',
      DstIP: '172.64.36.1',
      DstPort: 53,
    };
    const connection = {
      ...person,
      Action: 'allowedOnNoRuleMatch',
      DestinationIP: '2001:db8::9',
      DestinationPort: 22,
      SNI: 'git.example.com',
      SessionID: 's1',
      SourceIP: '10.1.1.1',
      Transport: 'tcp',
    };
    const session = {
      SessionStartTime: '2026-11-20T08:14:22Z',
      SessionEndTime: '2026-11-20T08:15:22Z',
      SessionID: 's1',
      Email: 'jdoe@example.com',
      SourceIP: '10.1.1.1',
      OriginIP: '203.0.113.9',
      OriginPort: 443,
      BytesSent: 200,
      BytesReceived: 500,
      Protocol: 'TCP',
    };
    expect(read(JSON.stringify(query), JSON.stringify(connection), JSON.stringify(session)).events).toEqual([
      {
        format: 'cloudflare-gateway-dns',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '10.1.1.1',
        device: 'PC-7',
        dst_ip: '203.0.113.9',
        host: 'www.dropbox.com',
        action: 'blocked',
        category: 'Storage',
        extra: expect.objectContaining({ DstIP: '172.64.36.1', QueryTypeName: 'A' }),
      },
      {
        format: 'cloudflare-gateway-network',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '10.1.1.1',
        device: 'PC-7',
        dst_ip: '2001:db8::9',
        dst_port: 22,
        host: 'git.example.com',
        action: 'allowed',
        raw_id: 's1',
        extra: { PolicyName: 'P', Transport: 'tcp' },
      },
      {
        format: 'cloudflare-network-sessions',
        time: TIME,
        user: 'jdoe@example.com',
        user_domain: 'example.com',
        src_ip: '10.1.1.1',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        action: 'allowed',
        bytes_up: 200,
        bytes_down: 500,
        raw_id: 's1',
        extra: { Protocol: 'TCP', SessionEndTime: '2026-11-20T08:15:22Z' },
      },
    ]);
  });
});
