import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'UTC', now: NOW });
  return { events: events.map(({ event, format, line }) => ({ ...event, format, line })), rejects };
}

function eventOf(line: string) {
  const { events, rejects } = read(line);
  expect(rejects).toEqual([]);
  return events[0];
}

describe('CEF of any device', () => {
  test('values with spaces, escapes, labels before and after, IPv6 labels', () => {
    expect(
      eventOf(
        '<134>Nov 20 08:14:22 gw CEF:0|Acme|Gateway|2.0|5|Web \\| Isolation|3|rt=1795162462000 src=10.0.0.1 spt=51000 dhost=Files.Example.com. dst=1.2.3.4 dpt=443 suser=jdoe@example.com act=allow request=https://files.example.com/a?x\\=1&y=2 b requestMethod=put requestClientApplication=Mozilla/5.0 (X11; Linux) cs1=web out cs1Label=Rule cs2Label=URL Category cs2=Cloud Storage in=200 out=100 msg=two\\nlines',
      ),
    ).toMatchObject({
      format: 'cef',
      time: TIME,
      user: 'jdoe@example.com',
      host: 'files.example.com',
      dst_port: 443,
      url: 'https://files.example.com/a?x=1&y=2 b',
      method: 'PUT',
      user_agent: 'Mozilla/5.0 (X11; Linux)',
      category: 'Cloud Storage',
      bytes_up: 100,
      bytes_down: 200,
      message: 'two\nlines',
      extra: { Rule: 'web out', spt: '51000', deviceVendor: 'Acme', deviceProduct: 'Gateway' },
    });
    expect(
      eventOf(
        'CEF: 0|V|P|1|1|n|1|start=Nov 20 2026 08:14:22.123 UTC c6a2=2001:DB8::7 c6a2Label=Source IPv6 Address c6a3=2001:db8::1 c6a3Label=Destination IPv6 Address dpt=443 act=deny',
      ),
    ).toMatchObject({ time: TIME + 123, src_ip: '2001:db8::7', dst_ip: '2001:db8::1', action: 'blocked' });
  });

  test("an alert without a destination or connection fields isn't traffic", () => {
    for (const extension of [
      'src=10.0.0.1 suser=jdoe msg=login failed',
      'dst=10.0.0.1 dhost=x msg=started',
      'src=10.0.0.1 dst=10.0.0.2 msg=scored',
    ])
      expect(
        read(`Nov 20 08:14:22 h CEF:0|V|P|1|1|n|1|rt=1795162462000 ${extension}`).rejects,
        extension,
      ).toMatchObject([{ reason: 'not_traffic', format: 'cef' }]);
  });

  test('no time anywhere', () => {
    expect(read('CEF:0|V|P|1|1|n|1|src=10.0.0.1 dst=1.2.3.4 dpt=443').rejects).toMatchObject([
      { reason: 'unreadable_time', format: 'cef' },
    ]);
  });
});

describe('LEEF of any device', () => {
  const expected = {
    format: 'leef',
    src_ip: '192.0.2.7',
    dst_ip: '172.50.123.1',
    dst_port: 21,
    user: 'joe.black',
  };
  const keys = (delimiter: string) =>
    [
      'src=192.0.2.7',
      'dst=172.50.123.1',
      'sev=5',
      'cat=anomaly',
      'srcPort=81',
      'dstPort=21',
      'usrName=joe.black',
    ].join(delimiter);

  test.each([
    ['1.0, tabs', `LEEF:1.0|Vendor|Product|Version|EventID|${keys('\t')}`],
    ['1.0, pipes', `LEEF:1.0|Vendor|Product|Version|EventID|${keys('|')}`],
    ['2.0, no delimiter named', `LEEF:2.0|Vendor|Product|Version|EventID||${keys('\t')}`],
    ['2.0, header without the field', `LEEF:2.0|Vendor|Product|Version|EventID|${keys('\t')}`],
    ['2.0, caret', `LEEF:2.0|Vendor|Product|Version|EventID|^|${keys('^')}`],
    ['2.0, 0x5E', `LEEF:2.0|Vendor|Product|Version|EventID|0x5E|${keys('^')}`],
    ['2.0, x5e', `LEEF:2.0|Vendor|Product|Version|EventID|x5e|${keys('^')}`],
    ['2.0, x09', `LEEF:2.0|Vendor|Product|Version|EventID|x09|${keys('\t')}`],
    ['2.0, \\t', `LEEF:2.0|Vendor|Product|Version|EventID|\\t|${keys('\t')}`],
    ['2.0, a tab itself', `LEEF:2.0|Vendor|Product|Version|EventID|\t|${keys('\t')}`],
    ['2.0, semicolon', `LEEF:2.0|Vendor|Product|Version|EventID|;|${keys(';')}`],
    ['2.0, x7C', `LEEF:2.0|Vendor|Product|Version|EventID|x7C|${keys('|')}`],
    ['2.0, the pipe itself', `LEEF:2.0|Vendor|Product|Version|EventID|||${keys('|')}`],
  ])('%s', (_, record) => {
    expect(eventOf(`<134>1 2026-11-20T08:14:22Z host ${record}`)).toMatchObject({ ...expected, time: TIME });
  });

  test('devTime, with its own format', () => {
    const record = (time: string) => `LEEF:2.0|V|P|1|E|^|${keys('^')}^devTime=${time}^devTimeFormat=x`;
    expect(eventOf(record('Nov 20 2026 08:14:22.500'))).toMatchObject({ time: TIME + 500 });
    expect(eventOf(record('Nov 20 2026 03:14:22 EST'))).toMatchObject({ time: TIME });
    expect(eventOf(record('1795162462000'))).toMatchObject({ time: TIME });
  });
});

describe('key=value, JSON and CSV by common names', () => {
  test('key=value with quotes, spaces, escapes', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 gw proxyd[1]: timestamp="2026-11-20T08:14:22Z" src_ip=10.0.0.1 username="CORP\\\\jdoe" url="https://www.example.com/a?b=\\"c\\"" method=GET status_code=200 bytes_sent=10 bytes_received=20 user_agent=Mozilla/5.0 (X11) action=allowed note=a b c',
      ),
    ).toMatchObject({
      format: 'key-value',
      time: TIME,
      user: 'jdoe',
      user_domain: 'CORP',
      url: 'https://www.example.com/a?b="c"',
      status: 200,
      bytes_up: 10,
      bytes_down: 20,
      user_agent: 'Mozilla/5.0 (X11)',
      action: 'allowed',
      extra: { note: 'a b c' },
    });
    expect(
      eventOf(
        'time=2026-11-20T08:14:22Z,clientip=10.0.0.1,dest_host=www.example.com,dest_port=443,verdict=deny',
      ),
    ).toMatchObject({
      format: 'key-value',
      src_ip: '10.0.0.1',
      host: 'www.example.com',
      dst_port: 443,
      action: 'blocked',
    });
  });

  test('JSON, flat and nested as in ECS', () => {
    expect(
      eventOf(
        '{"timestamp":"2026-11-20T08:14:22.000Z","user":"jdoe","client_ip":"10.0.0.1","url":"https://www.example.com/a","http_method":"get","status":200,"bytes_out":10,"bytes_in":20,"action":"ALLOW"}',
      ),
    ).toMatchObject({
      format: 'json',
      time: TIME,
      user: 'jdoe',
      src_ip: '10.0.0.1',
      host: 'www.example.com',
      method: 'GET',
      status: 200,
      bytes_up: 10,
      bytes_down: 20,
      action: 'allowed',
    });
    expect(
      eventOf(
        '{"@timestamp":"2026-11-20T08:14:22.000Z","source":{"ip":"10.0.0.1","bytes":10},"destination":{"ip":"1.2.3.4","port":443,"domain":"www.example.com","bytes":20},"user":{"name":"jdoe"},"http":{"request":{"method":"POST"},"response":{"status_code":201}},"user_agent":{"original":"curl/8"}}',
      ),
    ).toMatchObject({
      format: 'json',
      src_ip: '10.0.0.1',
      dst_ip: '1.2.3.4',
      dst_port: 443,
      host: 'www.example.com',
      user: 'jdoe',
      method: 'POST',
      status: 201,
      bytes_up: 10,
      bytes_down: 20,
      user_agent: 'curl/8',
    });
  });

  test('JSON of a network sensor', () => {
    expect(
      eventOf(
        '{"ts":1795162462.5,"uid":"C1","id.orig_h":"10.0.0.1","id.orig_p":51000,"id.resp_h":"93.184.216.34","id.resp_p":80,"method":"GET","host":"example.com","uri":"/a","user_agent":"curl/8","request_body_len":10,"response_body_len":20,"status_code":200}',
      ),
    ).toMatchObject({
      time: TIME + 500,
      src_ip: '10.0.0.1',
      dst_ip: '93.184.216.34',
      dst_port: 80,
      host: 'example.com',
      url: 'http://example.com/a',
      bytes_up: 10,
      bytes_down: 20,
      status: 200,
    });
  });

  test('CSV with a header line, any delimiter, quotes, date and time apart', () => {
    const { events, rejects } = read(
      'Date;Time;User Name;Client IP;Destination Host;URL;Bytes Sent;Bytes Received;Action;Browser Notes',
      '2026-11-20;08:14:22;CORP\\jdoe;10.0.0.1;www.example.com;"https://www.example.com/a;b";10;20;Permitted;"said ""hi"""',
      '2026-11-20;08:14:23;;10.0.0.2;bet.example;http://bet.example/;1;2;Denied;',
      'Date;Time;User Name;Client IP;Destination Host;URL;Bytes Sent;Bytes Received;Action;Browser Notes',
      '2026-11-20;08:14:24;x',
    );
    expect(events).toMatchObject([
      {
        format: 'csv',
        line: 2,
        time: TIME,
        user: 'jdoe',
        user_domain: 'CORP',
        src_ip: '10.0.0.1',
        host: 'www.example.com',
        url: 'https://www.example.com/a;b',
        bytes_up: 10,
        bytes_down: 20,
        action: 'allowed',
        extra: { 'Browser Notes': 'said "hi"' },
      },
      { line: 3, action: 'blocked', user: undefined },
    ]);
    expect(rejects).toMatchObject([{ reason: 'incomplete_line', format: 'csv', line: 5 }]);
  });

  test('lines of other programs give no events', () => {
    const { events, rejects } = read(
      'Nov 20 08:14:22 sw1 swlogd: bcmd esm info(5) phy_nlp_enable_set: u=0 p=1 enable:1 phyPresent:YES',
      'Nov 20 08:14:22 h sshd[1]: Accepted password for root from 10.0.0.1 port 22 ssh2',
      'Nov 20 08:14:22 h CRON[1]: (root) CMD (run-parts /etc/cron.hourly)',
      '{"level":"info","message":"started","time":"2026-11-20T08:14:22Z","host":"web1","url":"https://docs.example.com"}',
      'user=admin host=web1 status=ok time=2026-11-20T08:14:22Z',
      'Nov 20 08:14:22 h dhcpd[1]: DHCPREQUEST for 10.130.151.62 from 80:ce:62:9c:0e:70 via eth2',
      'name,size,color',
    );
    expect(events).toEqual([]);
    expect(rejects).toHaveLength(7);
  });
});
