import { describe, expect, test } from 'vitest';
import { eventOf, TIME } from './test-lines.ts';

const USER = { user: 'jdoe@example.com', user_domain: 'example.com' };

describe('Menlo Security', () => {
  test('JSON', () => {
    const request = {
      event_time: '2026-11-20T08:14:22.600000Z',
      vendor: 'Menlo Security',
      product: 'MSIP',
      version: '2.0',
      name: 'file_download',
      userid: 'jdoe@example.com',
      'x-client-ip': '10.1.1.1',
      origin_ip: '198.51.100.7',
      dst: ['203.0.113.9', '203.0.113.10'],
      domain: 'files.example.com',
      url: 'https://files.example.com/a',
      request_type: 'GET',
      response_code: '200',
      refererl: 'https://b.example/',
      pe_action: 'isolate',
      'user-agent': 'UA',
      'content-type': 'text/html; charset=UTF-8',
      categories: ['Business', 'Storage'],
      filename: 'a.pdf',
      xff_ip: 'NA',
      severity: '5',
      bytes_in: 500,
      bytes_out: 200,
    };
    const event = {
      format: 'menlo-json',
      time: TIME + 600,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'GET',
      status: 200,
      action: 'allowed',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA',
      referrer: 'https://b.example/',
      content_type: 'text/html; charset=UTF-8',
      category: 'Business,Storage',
      object: 'a.pdf',
      severity: '5',
      extra: { name: 'file_download', origin_ip: '198.51.100.7' },
    };
    expect(eventOf(JSON.stringify(request))).toEqual(event);
    expect(eventOf(JSON.stringify({ event: { ...request, pe_action: 'block' } }))).toEqual({
      ...event,
      action: 'blocked',
    });
  });

  test('CEF', () => {
    expect(
      eventOf(
        '<14>1 2026-11-20T08:14:23Z menlo - - - - CEF:0|Menlo Security|MSIP|2.0|page_request|page_request|5|rt=1795162462000 suser=jdoe@example.com src=10.1.1.1 dst=203.0.113.9 dpt=443 dhost=files.example.com request=https://files.example.com/a requestMethod=GET requestClientApplication=UA 1.0 act=block in=500 out=200 outcome=403 cs1Label=URL Category cs1=Storage cs2=HTTP Status cs2Label=other',
      ),
    ).toMatchObject({
      format: 'menlo-cef',
      time: TIME,
      ...USER,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      method: 'GET',
      status: 403,
      action: 'blocked',
      bytes_up: 200,
      bytes_down: 500,
      user_agent: 'UA 1.0',
      category: 'Storage',
    });
  });
});
