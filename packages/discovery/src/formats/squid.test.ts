import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

function read(text: string) {
  return readText(text, { timezone: 'Europe/Paris', now: NOW });
}

/** The only event from a line, with its format. */
function eventOf(line: string) {
  const { events, rejects } = read(line);
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return { ...events[0]?.event, format: events[0]?.format };
}

describe('Squid, native', () => {
  test('a request through the proxy', () => {
    expect(
      eventOf(
        '1795248862.123    921 192.168.0.68 TCP_MISS/200 507 POST http://Example.COM:8080/a/b?c=d jdoe HIER_DIRECT/93.184.216.34 application/xml',
      ),
    ).toMatchObject({
      format: 'squid-native',
      time: 1795248862123,
      src_ip: '192.168.0.68',
      user: 'jdoe',
      host: 'example.com',
      dst_port: 8080,
      dst_ip: '93.184.216.34',
      url: 'http://Example.COM:8080/a/b?c=d',
      method: 'POST',
      status: 200,
      action: 'allowed',
      bytes_down: 507,
      bytes_up: undefined,
      content_type: 'application/xml',
      extra: { elapsed: '921', code: 'TCP_MISS', peerstatus: 'HIER_DIRECT' },
    });
  });

  test('a tunnel, to a name and to an IPv6 address', () => {
    expect(
      eventOf(
        '1795248862.000  60123 10.0.0.7 TCP_TUNNEL/200 39812 CONNECT www.dropbox.com:443 CORP\\jdoe HIER_DIRECT/162.125.1.18 -',
      ),
    ).toMatchObject({
      host: 'www.dropbox.com',
      dst_port: 443,
      url: 'www.dropbox.com:443',
      user: 'jdoe',
      user_domain: 'CORP',
      content_type: undefined,
    });
    expect(
      eventOf(
        '1795248862.000 5 2001:db8::7 TCP_TUNNEL/200 39 CONNECT [2001:DB8::1]:8443 - HIER_DIRECT/2001:db8::1 -',
      ),
    ).toMatchObject({
      src_ip: '2001:db8::7',
      host: '2001:db8::1',
      dst_port: 8443,
      dst_ip: '2001:db8::1',
      user: undefined,
    });
  });

  test('refused by policy, and asked to sign in', () => {
    expect(
      eventOf(
        '1795248862.001 0 10.0.0.7 TCP_DENIED/403 3964 CONNECT bad.example:443 jdoe HIER_NONE/- text/html',
      ),
    ).toMatchObject({
      action: 'blocked',
      status: 403,
      dst_ip: undefined,
    });
    expect(
      eventOf('1795248862.002 0 10.0.0.7 TCP_DENIED/407 4012 GET http://example.com/ - HIER_NONE/- text/html')
        .action,
    ).toBe('authenticated');
    // The service itself refused.
    expect(
      eventOf(
        '1795248862.003 9 10.0.0.7 TCP_MISS/403 512 GET http://example.com/ - HIER_DIRECT/93.184.216.34 text/html',
      ).action,
    ).toBe('allowed');
  });

  test('a parent proxy is not the service', () => {
    expect(
      eventOf(
        '1795248862.004 9 10.0.0.7 TCP_MISS/200 512 GET http://example.com/ - FIRSTUP_PARENT/10.9.9.9 text/html',
      ),
    ).toMatchObject({ dst_ip: undefined, extra: { peerstatus: 'FIRSTUP_PARENT', peerhost: '10.9.9.9' } });
  });

  test('whole seconds', () => {
    expect(
      eventOf(
        '1795162462      0 10.0.0.7 TCP_DENIED/403 3920 CONNECT a.example.com:443 - HIER_NONE/- text/html',
      ),
    ).toMatchObject({
      format: 'squid-native',
      time: 1_795_162_462_000,
      host: 'a.example.com',
      action: 'blocked',
    });
  });

  test("clients that left or used another protocol before a request aren't traffic", () => {
    const lines = [
      '1795248862.005 0 10.0.0.7 NONE_NONE/000 0 - error:transaction-end-before-headers - HIER_NONE/- -',
      '1795248862.005 0 10.0.0.7 NONE_NONE/400 3924 - error:invalid-request - HIER_NONE/- text/html',
      '10.0.0.7 - - [21/Nov/2026:09:14:22 +0100] "- error:transaction-end-before-headers HTTP/0.0" 0 0 "-" "-" NONE_NONE:HIER_NONE',
      '1795248862.005 10.0.0.7:51000 - - 400 NONE_NONE:HIER_NONE GET error:invalid-request "-"',
    ];
    for (const line of lines)
      expect(read(line)).toMatchObject({
        events: [],
        rejects: [{ reason: 'not_traffic', detail: expect.stringContaining('no request came') }],
      });
  });

  test('users as Squid encodes them', () => {
    const line = (user: string) =>
      `1795248862.006 9 10.0.0.7 TCP_MISS/200 512 GET http://example.com/ ${user} HIER_DIRECT/93.184.216.34 text/html`;
    expect(eventOf(line('CORP%5Cj%20doe'))).toMatchObject({ user: 'j doe', user_domain: 'CORP' });
    expect(eventOf(line('jdoe@CORP.EXAMPLE.COM'))).toMatchObject({
      user: 'jdoe@corp.example.com',
      user_domain: 'corp.example.com',
    });
    expect(eventOf(line('ren%C3%A9'))).toMatchObject({ user: 'rené' });
    expect(eventOf(line('50%'))).toMatchObject({ user: '50%' });
  });

  test('after syslog headers', () => {
    const body = '1795248862.007 9 10.0.0.7 TCP_HIT/200 512 GET http://example.com/ - HIER_NONE/- text/html';
    for (const header of [
      '<134>Nov 21 09:14:22 proxy01 squid[1234]: ',
      'Nov 21 09:14:22 proxy01 (squid-1): ',
      '<134>1 2026-11-21T09:14:22.003Z proxy01 squid 1234 - - ',
      '2026-11-21T09:14:22+01:00 proxy01 squid: ',
      '150 <134>1 2026-11-21T09:14:22Z proxy01 squid - - [a@1 b="c ] d"] ',
      'Nov 21 09:14:22 relay Nov 21 09:14:21 proxy01 squid[12]: ',
    ])
      expect(eventOf(header + body), header).toMatchObject({
        format: 'squid-native',
        time: 1795248862007,
        src_ip: '10.0.0.7',
      });
  });

  test('with log_mime_hdrs the headers give user agent and referrer', () => {
    expect(
      eventOf(
        '1795248862.008 9 10.0.0.7 TCP_MISS/200 512 GET http://example.com/ - HIER_DIRECT/93.184.216.34 text/html [User-Agent: Mozilla/5.0 (X11)\\r\\nReferer: http://example.org/\\r\\n] [HTTP/1.1 200 OK\\r\\n]',
      ),
    ).toMatchObject({ user_agent: 'Mozilla/5.0 (X11)', referrer: 'http://example.org/' });
  });

  test('a URL with spaces', () => {
    expect(
      eventOf(
        '1795248862.009 9 10.0.0.7 TCP_MISS/200 512 GET http://example.com/a b c.txt jdoe HIER_DIRECT/93.184.216.34 text/plain',
      ),
    ).toMatchObject({ url: 'http://example.com/a b c.txt', user: 'jdoe', content_type: 'text/plain' });
  });

  test('a truncated line is incomplete, an invalid size unreadable', () => {
    const { rejects } = read(
      [
        '1795248862.010 9 10.0.0.7 TCP_MISS/200 512 GET http://exam',
        '1795248862.010 9 10.0.0.7 TCP_MISS/200 5x2 GET http://example.com/ - HIER_NONE/- -',
        '1795248862.010',
      ].join('\n'),
    );
    expect(rejects).toMatchObject([
      { reason: 'incomplete_line', format: 'squid-native', line: 1 },
      { reason: 'unreadable_field', format: 'squid-native', line: 2 },
      { reason: 'unknown_format', line: 3 },
    ]);
  });
});

describe('Squid, common and combined', () => {
  test('combined', () => {
    expect(
      eventOf(
        '10.0.0.9 - jdoe [21/Nov/2026:09:14:22 +0100] "GET http://www.example.com/x HTTP/1.1" 200 1024 "http://ref.example/" "Mozilla/5.0 (X11; Linux) \\"q\\"" TCP_MISS:HIER_DIRECT',
      ),
    ).toMatchObject({
      format: 'squid-combined',
      time: Date.UTC(2026, 10, 21, 8, 14, 22),
      src_ip: '10.0.0.9',
      user: 'jdoe',
      host: 'www.example.com',
      url: 'http://www.example.com/x',
      method: 'GET',
      status: 200,
      bytes_down: 1024,
      referrer: 'http://ref.example/',
      user_agent: 'Mozilla/5.0 (X11; Linux) "q"',
      action: 'allowed',
      extra: { code: 'TCP_MISS', peerstatus: 'HIER_DIRECT' },
    });
  });

  test('common, a tunnel, refused', () => {
    expect(
      eventOf(
        '10.0.0.9 - - [21/Nov/2026:09:14:22 +0100] "CONNECT www.example.com:443 HTTP/1.1" 403 3964 TCP_DENIED:HIER_NONE',
      ),
    ).toMatchObject({
      format: 'squid-combined',
      host: 'www.example.com',
      dst_port: 443,
      action: 'blocked',
      user: undefined,
    });
    expect(
      eventOf(
        '10.0.0.9 - - [21/Nov/2026:09:14:22 +0100] "GET http://www.example.com/ HTTP/1.1" 407 3964 "-" "-" TCP_DENIED:HIER_NONE',
      ),
    ).toMatchObject({ action: 'authenticated', referrer: undefined, user_agent: undefined });
  });

  test('Apache and nginx as forward proxies', () => {
    expect(
      eventOf('10.0.0.9 - jdoe [21/Nov/2026:09:14:22 +0000] "CONNECT api.example.com:443 HTTP/1.1" 200 -'),
    ).toMatchObject({
      format: 'apache-proxy',
      host: 'api.example.com',
      bytes_down: undefined,
      action: 'allowed',
    });
    expect(
      eventOf(
        '<190>Nov 21 09:14:22 edge nginx: 10.0.0.9 - - [21/Nov/2026:09:14:22 +0000] "GET http://example.com/a HTTP/1.1" 200 5 "-" "curl/8.0"',
      ),
    ).toMatchObject({ format: 'apache-proxy', src_ip: '10.0.0.9', user_agent: 'curl/8.0' });
  });

  test("a web server's own log isn't traffic to a service", () => {
    const { events, rejects } = read(
      '10.0.0.9 - - [21/Nov/2026:09:14:22 +0000] "GET /index.html HTTP/1.1" 200 5 "-" "curl/8.0"',
    );
    expect(events).toEqual([]);
    expect(rejects).toMatchObject([{ reason: 'not_traffic', format: 'apache-proxy' }]);
  });
});
