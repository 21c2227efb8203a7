import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventOf, read, TIME } from './test-lines.ts';

describe('Squid with a custom logformat', () => {
  test('client with port, host, version and status in separate fields', () => {
    expect(
      eventOf(
        '1795162462.500 10.1.1.7:40122 files.example:443 198.51.100.9:443 1.1 CONNECT 200 TCP_TUNNEL:HIER_DIRECT files.example:443 "curl/8.5.0"',
      ),
    ).toMatchObject({
      format: 'squid-custom',
      time: TIME + 500,
      src_ip: '10.1.1.7',
      dst_ip: '198.51.100.9',
      dst_port: 443,
      host: 'files.example',
      url: 'files.example:443',
      method: 'CONNECT',
      status: 200,
      action: 'allowed',
      user_agent: 'curl/8.5.0',
    });
  });

  test("an all-zero address isn't a service: no request was sent", () => {
    const event = eventOf(
      '1795162462.500 10.1.1.7:40122 bad.example:443 0.0.0.0:0 1.1 CONNECT 403 TCP_DENIED:HIER_NONE bad.example:443 "-"',
    );
    expect(event).toMatchObject({ action: 'blocked', status: 403, host: 'bad.example' });
    expect(event?.dst_ip).toBeUndefined();
    expect(event?.user_agent).toBeUndefined();
  });

  test('the native fields without the user, followed by quoted ones', () => {
    expect(
      eventOf(
        '2026-11-20T08:14:22.832Z 91 10.1.1.8 TCP_TUNNEL/200 1279 CONNECT chat.example:443 HIER_DIRECT/198.51.100.9 - "Java/21" "-"',
      ),
    ).toMatchObject({
      format: 'squid-custom',
      time: TIME + 832,
      src_ip: '10.1.1.8',
      dst_ip: '198.51.100.9',
      bytes_down: 1279,
      user_agent: 'Java/21',
    });
  });

  test('pairs by common names', () => {
    expect(
      eventOf(
        '1795162462.123 10.1.1.9 TCP_TUNNEL/200 CONNECT 198.51.100.3:443 ssl_sni=a.example tx=100 rx=200',
      ),
    ).toMatchObject({ status: 200, url: '198.51.100.3:443', bytes_up: 100, bytes_down: 200 });
  });

  test('the request in quotes, a user behind the URL, a type', () => {
    expect(
      eventOf(
        '[20/Nov/2026:08:14:22 +0000] 10.1.1.9 "GET http://a.example/x HTTP/1.1" TCP_MISS/200 64 text/html',
      ),
    ).toMatchObject({ url: 'http://a.example/x', method: 'GET', content_type: 'text/html', bytes_down: 64 });
    expect(
      eventOf(
        '1795162462.123 10.1.1.9 POST http://a.example/x CORP%5Cjdoe TCP_MISS/201 64 "http://b.example/"',
      ),
    ).toMatchObject({ user: 'jdoe', user_domain: 'CORP', referrer: 'http://b.example/', status: 201 });
  });

  test('a line of the native format that is truncated or has an invalid size stays in the native format', () => {
    const { events, rejects } = read(
      '1795162462.010 9 10.0.0.7 TCP_MISS/200 512 GET http://exam',
      '1795162462.010 9 10.0.0.7 TCP_MISS/200 5x2 GET http://example.com/ - HIER_NONE/- -',
    );
    expect(events).toEqual([]);
    expect(rejects.map(({ format }) => format)).toEqual(['squid-native', 'squid-native']);
  });

  test('fields are found in any order', () => {
    const fields = {
      client: '10.1.1.7',
      result: 'TCP_MISS/200 512',
      request: 'GET http://a.example/x?y=1',
      peer: 'HIER_DIRECT/198.51.100.9',
      type: 'text/html',
      agent: '"Mozilla/5.0 (X11; Linux)"',
    };
    fc.assert(
      fc.property(fc.shuffledSubarray(Object.values(fields), { minLength: 6 }), (order) => {
        expect(eventOf(`1795162462.123 ${order.join(' ')}`)).toMatchObject({
          src_ip: '10.1.1.7',
          dst_ip: '198.51.100.9',
          url: 'http://a.example/x?y=1',
          method: 'GET',
          status: 200,
          bytes_down: 512,
          user_agent: 'Mozilla/5.0 (X11; Linux)',
        });
      }),
    );
  });
});
