import { describe, expect, test } from 'vitest';
import { eventOf, TIME } from './test-lines.ts';

const REQUEST = {
  user_id: 'u1',
  client_id: 'c1',
  display_name: 'Jane Doe',
  category_id: '1000',
  category_label: 'Stockage en ligne',
  url: 'https://www.dropbox.com/upload',
  action: 'allow',
  domain: 'www.dropbox.com',
  src_ip: '10.1.1.1',
  src_port: '41004',
  timestamp: TIME,
  threat: '-',
  dest_ip: '203.0.113.9',
  http_method: 'PUT',
  http_version: '1.1',
  user_received_bytes: '500',
  user_sent_bytes: '200',
  user_status_code: '200',
  peer_status_code: '200',
  theme_label: 'Services',
  type: 'proxy',
  dns_answer: '',
  applications: null,
};

describe('Olfeo', () => {
  test('a request of Olfeo SaaS', () => {
    expect(eventOf(JSON.stringify(REQUEST))).toMatchObject({
      format: 'olfeo-saas',
      time: TIME,
      user: 'Jane Doe',
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      host: 'www.dropbox.com',
      url: 'https://www.dropbox.com/upload',
      method: 'PUT',
      status: 200,
      action: 'allowed',
      bytes_up: 200,
      bytes_down: 500,
      category: 'Stockage en ligne',
    });
  });

  test('a DNS query of Olfeo SaaS', () => {
    const query = eventOf(
      JSON.stringify({
        ...REQUEST,
        type: 'dns',
        url: '',
        action: 'block',
        http_method: '',
        user_received_bytes: '',
        user_sent_bytes: '',
        user_status_code: '',
        dest_ip: '10.0.0.53',
        dns_answer: 'www.dropbox.com.\t3600\tIN\tA\t203.0.113.9',
      }),
    );
    expect(query).toMatchObject({
      host: 'www.dropbox.com',
      dst_ip: '203.0.113.9',
      action: 'blocked',
      extra: { resolver: '10.0.0.53' },
    });
    for (const unknown of ['bytes_up', 'bytes_down', 'status']) expect(query).not.toHaveProperty(unknown);
  });

  test('the Secure Web Gateway, whose lines have a category and no size', () => {
    const line =
      '10.1.1.1 - jdoe [20/11/2026 09:14:22] "CONNECT https://www.dropbox.com HTTP/1.1" 200 - - 1000 Business Services';
    const event = {
      format: 'olfeo-gateway',
      time: TIME,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      host: 'www.dropbox.com',
      url: 'https://www.dropbox.com',
      method: 'CONNECT',
      status: 200,
      category: 'Business Services',
    };
    expect(eventOf(line)).toEqual(event);
    expect(eventOf(`<134>Nov 20 09:20:00 relay olfeo: ${line}`)).toEqual(event);
    expect(eventOf(line.replace('jdoe', '-'))).not.toHaveProperty('user');
  });
});
