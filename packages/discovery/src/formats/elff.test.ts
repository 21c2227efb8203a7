import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'America/New_York', now: NOW });
  return { events: events.map(({ event, format, line }) => ({ ...event, format, line })), rejects };
}

const MAIN =
  '#Fields: date time time-taken c-ip cs-username cs-auth-group x-exception-id sc-filter-result cs-categories cs(Referer) sc-status s-action cs-method rs(Content-Type) cs-uri-scheme cs-host cs-uri-port cs-uri-path cs-uri-query cs-uri-extension cs(User-Agent) s-ip sc-bytes cs-bytes x-virus-id';
const ALLOWED =
  '2026-11-20 08:14:22 120 10.1.2.3 CORP\\jdoe "CORP\\Sales" - OBSERVED "File Storage/Sharing" https://ref.example/ 200 TCP_NC_MISS GET text/html;%20charset=utf-8 https www.Example.com 443 /a/b ?q=1 - "Mozilla/5.0 (Windows NT 10.0)" 10.9.9.9 5120 812 -';
const DENIED =
  '2026-11-20 08:14:23 1 10.1.2.3 - - policy_denied DENIED "Gambling" - 403 TCP_DENIED CONNECT - tcp bet.example 443 / - - - 10.9.9.9 300 120 -';

describe('Blue Coat ProxySG', () => {
  test("the main format; times are UTC whatever the source's zone", () => {
    const { events, rejects } = read(
      '#Software: SGOS 7.4.6.1',
      '#Version: 1.0',
      '#Start-Date: 2026-11-20 08:00:00',
      MAIN,
      '#Remark: x',
      ALLOWED,
      DENIED,
    );
    expect(rejects).toEqual([]);
    expect(events).toMatchObject([
      {
        format: 'bluecoat-proxysg',
        line: 6,
        time: Date.UTC(2026, 10, 20, 8, 14, 22),
        user: 'jdoe',
        user_domain: 'CORP',
        src_ip: '10.1.2.3',
        host: 'www.example.com',
        dst_port: 443,
        url: 'https://www.example.com/a/b?q=1',
        method: 'GET',
        status: 200,
        action: 'allowed',
        bytes_up: 812,
        bytes_down: 5120,
        user_agent: 'Mozilla/5.0 (Windows NT 10.0)',
        referrer: 'https://ref.example/',
        category: 'File Storage/Sharing',
        dst_ip: undefined,
        extra: {
          'time-taken': '120',
          'cs-auth-group': 'CORP\\Sales',
          's-action': 'TCP_NC_MISS',
          's-ip': '10.9.9.9',
        },
      },
      {
        url: 'tcp://bet.example:443/',
        host: 'bet.example',
        action: 'blocked',
        user: undefined,
        status: 403,
        method: 'CONNECT',
      },
    ]);
  });

  test('fields declared again mid-file, in another order', () => {
    const { events, rejects } = read(
      MAIN,
      ALLOWED,
      '#Software: SGOS 6.7',
      '#Fields: date time c-ip cs-username r-ip sc-status s-action sc-bytes cs-bytes cs-method cs-uri-scheme cs-host cs-uri-path cs-uri-query',
      '2026-11-20 08:14:24 10.1.2.4 asmith 93.184.216.34 200 TCP_HIT 10 20 POST http up.example /in -',
    );
    expect(rejects).toEqual([]);
    expect(events[1]).toMatchObject({
      src_ip: '10.1.2.4',
      user: 'asmith',
      dst_ip: '93.184.216.34',
      bytes_down: 10,
      bytes_up: 20,
      url: 'http://up.example/in',
    });
  });

  test('lines of the main format without a header, and behind syslog headers', () => {
    expect(read(ALLOWED, DENIED).events).toMatchObject([
      { format: 'bluecoat-proxysg', user: 'jdoe' },
      { action: 'blocked' },
    ]);
    const { events, rejects } = read(
      `<13>Nov 20 08:14:30 relay.example 10.9.9.9 2026-11-20T03:14:25-05:00 proxysg ${MAIN}`,
      `<13>Nov 20 08:14:30 relay.example 10.9.9.9 2026-11-20T03:14:25-05:00 proxysg ${ALLOWED}`,
    );
    expect(rejects).toEqual([]);
    expect(events).toMatchObject([
      { format: 'bluecoat-proxysg', time: Date.UTC(2026, 10, 20, 8, 14, 22), user: 'jdoe' },
    ]);
  });

  test('coaching pages, sign-in, application names', () => {
    const fields =
      '#Fields: date time c-ip cs-userdn x-exception-id sc-filter-result sc-status s-action cs-uri-scheme cs-host cs-uri-path x-bluecoat-application-name x-bluecoat-application-operation s-supplier-country';
    const line = (exception: string, result: string, status: number, action: string) =>
      `2026-11-20 08:14:24 10.1.2.4 "CN=J. Doe,OU=Sales,DC=corp,DC=example" ${exception} ${result} ${status} ${action} https drop.example / Dropbox "Upload Files" "United States"`;
    const { events } = read(
      fields,
      line('-', 'OBSERVED', 200, 'TCP_NC_MISS'),
      line('policy_notify_user_compliance', 'DENIED', 403, 'TCP_POLICY_REDIRECT'),
      line('authentication_failed', 'DENIED', 407, 'TCP_DENIED'),
    );
    expect(events).toMatchObject([
      {
        action: 'allowed',
        app: 'Dropbox',
        activity: 'Upload Files',
        country: 'US',
        user: 'J. Doe',
        user_domain: 'corp.example',
      },
      { action: 'warned' },
      { action: 'authenticated' },
    ]);
  });

  test('name=value pairs by syslog', () => {
    const { events, rejects } = read(
      '<134>1 2026-11-21T09:14:03Z proxy bluecoat - splunk_format - c-ip=192.0.0.6 cs-bytes=6269 cs-categories="none" cs-host=gg.example.com cs-ip=192.0.0.7 cs-method=GET cs-uri-path=/x cs-uri-port=8000 cs-uri-scheme=http cs-User-Agent="ocspd/1.0.3" cs-username=user4 rs-status=0 s-action=TCP_HIT sc-bytes=9469 sc-filter-result=OBSERVED sc-status=200',
    );
    expect(rejects).toEqual([]);
    expect(events).toMatchObject([
      {
        format: 'bluecoat-proxysg-kv',
        src_ip: '192.0.0.6',
        dst_ip: '192.0.0.7',
        bytes_up: 6269,
        bytes_down: 9469,
        url: 'http://gg.example.com:8000/x',
        user: 'user4',
        status: 200,
        user_agent: 'ocspd/1.0.3',
      },
    ]);
  });
});

describe('other W3C logs', () => {
  test('any #Fields, tabs, a date only in the directive, + for spaces in the user agent', () => {
    const { events, rejects } = read(
      '# Version: 1.0',
      '#Date: 2026-11-20 00:00:00',
      '#Fields: time\tc-ip\tcs-username\tcs-method\tcs-uri\tsc-status\tcs(User-Agent)\tsc-bytes',
      '08:14:22\t10.0.0.1\tJ Doe\tGET\thttp://a.example/x y\t200\tMozilla/5.0+(X11)\t12',
    );
    expect(rejects).toEqual([]);
    expect(events).toMatchObject([
      {
        format: 'w3c',
        time: Date.UTC(2026, 10, 20, 8, 14, 22),
        user: 'J Doe',
        url: 'http://a.example/x y',
        user_agent: 'Mozilla/5.0 (X11)',
        bytes_down: 12,
      },
    ]);
  });

  test('Forefront TMG', () => {
    const { events } = read(
      '#Software: Microsoft Forefront Threat Management Gateway',
      '#Fields: c-ip\tcs-username\tc-agent\tdate\ttime\ts-computername\tcs-referred\tr-host\tr-ip\tr-port\ttime-taken\tcs-bytes\tsc-bytes\tcs-protocol\ts-operation\tcs-uri\tcs-mime-type\ts-object-source\tsc-status',
      '10.0.0.1\tCORP\\jdoe\tMozilla/5.0 (Windows)\t2026-11-20\t08:14:22\tTMG1\t-\twww.example.com\t93.184.216.34\t443\t31\t700\t9000\tSSL-tunnel\t-\twww.example.com:443\t-\tInet\t200',
      '10.0.0.1\tanonymous\t-\t2026-11-20\t08:14:22\tTMG1\t-\tbet.example\t-\t80\t1\t70\t90\thttp\tGET\thttp://bet.example/\t-\t-\t12202',
    );
    expect(events).toMatchObject([
      {
        format: 'microsoft-tmg',
        user: 'jdoe',
        dst_ip: '93.184.216.34',
        bytes_up: 700,
        bytes_down: 9000,
        dst_port: 443,
        action: 'allowed',
        device: undefined,
      },
      { action: 'blocked', status: undefined, host: 'bet.example' },
    ]);
  });

  test("a web server's log names no service", () => {
    const { events, rejects } = read(
      '#Fields: date time s-ip cs-method cs-uri-stem c-ip sc-status',
      '2026-11-20 08:14:22 10.0.0.2 GET / 10.0.0.1 200',
    );
    expect(events).toEqual([]);
    expect(rejects).toMatchObject([{ reason: 'not_traffic', format: 'w3c' }]);
  });

  test('a line with a missing value is incomplete', () => {
    const { rejects } = read(MAIN, ALLOWED.slice(0, -10), ALLOWED.slice(0, 150));
    expect(rejects).toMatchObject([
      { reason: 'incomplete_line', format: 'bluecoat-proxysg', line: 2 },
      { reason: 'incomplete_line', line: 3 },
    ]);
  });

  test('rejects a header with too many fields', () => {
    const { events, rejects } = read(`#Fields: date time c-ip cs-host ${'x '.repeat(20_000)}`, ALLOWED);
    expect(events.map(({ line }) => line)).toEqual([2]);
    expect(rejects.map(({ reason }) => reason)).toEqual(['unknown_format']);
  });
});
