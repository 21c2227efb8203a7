import { describe, expect, test } from 'vitest';
import { read, reasons, TIME } from './test-lines.ts';

describe('OCSF', () => {
  const common = {
    category_uid: 4,
    category_name: 'Network Activity',
    severity: 'Informational',
    severity_id: 1,
    time: TIME,
    metadata: { version: '1.3.0', uid: 'event-1', product: { name: 'Gateway', vendor_name: 'Acme' } },
    src_endpoint: { ip: '10.1.1.1', port: 51_000, hostname: 'PC-7' },
  };

  test('HTTP activity', () => {
    const request = {
      ...common,
      class_uid: 4002,
      class_name: 'HTTP Activity',
      action: 'Denied',
      action_id: 2,
      disposition: 'Blocked',
      actor: { user: { name: 'jdoe', domain: 'CORP' } },
      dst_endpoint: { ip: '203.0.113.9', port: 443, location: { country: 'US', city: 'Reno' } },
      http_request: {
        http_method: 'post',
        user_agent: 'curl/8',
        referrer: 'https://b.example/',
        url: {
          url_string: 'https://files.example.com/a?b=1',
          hostname: 'files.example.com',
          categories: ['Storage', 'Business'],
        },
      },
      http_response: { code: 403, content_type: 'text/html' },
      traffic: { bytes: 700, bytes_in: 500, bytes_out: 200 },
      app_name: 'Files',
      message: 'Request blocked',
    };
    expect(read(JSON.stringify(request)).events).toEqual([
      {
        format: 'ocsf',
        time: TIME,
        user: 'jdoe',
        user_domain: 'CORP',
        src_ip: '10.1.1.1',
        device: 'PC-7',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        host: 'files.example.com',
        url: 'https://files.example.com/a?b=1',
        method: 'POST',
        status: 403,
        action: 'blocked',
        bytes_up: 200,
        bytes_down: 500,
        user_agent: 'curl/8',
        referrer: 'https://b.example/',
        content_type: 'text/html',
        category: 'Storage,Business',
        app: 'Files',
        country: 'US',
        city: 'Reno',
        severity: 'Informational',
        message: 'Request blocked',
        raw_id: 'event-1',
        extra: expect.objectContaining({ class_name: 'HTTP Activity', 'metadata.product.name': 'Gateway' }),
      },
    ]);
  });

  test('network and DNS activity', () => {
    const session = {
      ...common,
      class_uid: 4001,
      action_id: 1,
      dst_endpoint: { ip: '203.0.113.9', port: 443, hostname: 'a.example' },
      traffic: { bytes: 900 },
    };
    const query = {
      ...common,
      class_uid: 4003,
      query: { hostname: 'a.example.', type: 'A' },
      answers: [{ type: 'A', rdata: '203.0.113.9' }],
      dst_endpoint: { ip: '10.0.0.53', port: 53 },
      disposition: 'Blocked',
    };
    expect(read(JSON.stringify(session), JSON.stringify(query)).events).toMatchObject([
      {
        format: 'ocsf',
        src_ip: '10.1.1.1',
        dst_ip: '203.0.113.9',
        dst_port: 443,
        host: 'a.example',
        bytes_up: 900,
        action: 'allowed',
      },
      {
        format: 'ocsf',
        src_ip: '10.1.1.1',
        dst_ip: '203.0.113.9',
        host: 'a.example',
        action: 'blocked',
        extra: { 'resolver.ip': '10.0.0.53' },
      },
    ]);
    expect(reasons(JSON.stringify({ ...common, class_uid: 3002, class_name: 'Authentication' }))).toEqual([
      'ocsf: not_traffic: a record of class Authentication',
    ]);
  });
});
