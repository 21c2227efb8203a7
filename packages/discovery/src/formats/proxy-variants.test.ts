import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

describe('Squid', () => {
  const line = (rest: string) => `1795162462.000     12 192.0.2.7 ${rest}`;

  test('without a type, as Kerio Control writes it', () => {
    const event = eventOf(line('TCP_MISS/304 0 GET http://files.example/ - DIRECT/203.0.113.9'));
    expect(event).toMatchObject({ dst_ip: '203.0.113.9', status: 304, time: TIME });
    expect(event?.content_type).toBeUndefined();
  });

  test('a readable time instead of epoch seconds', () => {
    const rest =
      '    12 192.0.2.7 TCP_MISS/200 592 GET http://files.example/ - HIER_DIRECT/203.0.113.9 text/html';
    const times = [
      '20/Nov/2026:09:14:22 +0100',
      '[20/Nov/2026:09:14:22 +0100]',
      '2026-11-20 08:14:22Z',
      '2026-11-20T08:14:22.000+0000',
      '<134>Nov 20 08:14:22 proxy squid[12]: 20/Nov/2026:09:14:22 +0100',
    ];
    for (const time of times)
      expect(eventOf(time + rest), time).toMatchObject({
        format: 'squid-native',
        time: TIME,
        src_ip: '192.0.2.7',
        dst_ip: '203.0.113.9',
        bytes_down: 592,
        content_type: 'text/html',
      });
    expect(reasons(`99/Nov/2026:09:14:22 +0100${rest}`)[0]).toContain('unreadable_time');
  });

  test('referrer and any user agent after the type', () => {
    const request = 'TCP_MISS/200 1 GET http://files.example/ - HIER_NONE/- -';
    expect(eventOf(line(`${request} "http://a.example/" "TMUFE"`))).toMatchObject({
      referrer: 'http://a.example/',
      user_agent: 'TMUFE',
    });
    expect(eventOf(line(`${request} "-" "Updater"`))?.user_agent).toBe('Updater');
    expect(eventOf(line(`${request} "-" "-"`))?.user_agent).toBeUndefined();
    expect(eventOf(line(`${request} "anything"`))?.user_agent).toBeUndefined();
  });
});

test("ProxySG: comments after syslog headers aren't records", () => {
  const header = '<134>Nov 20 08:14:22 192.0.2.1';
  const { events, rejects } = read(
    `${header} #Software: SGOS 7.3.8.1`,
    `${header} #Fields: date time c-ip sc-status s-action sc-bytes cs-bytes cs-method cs-uri-scheme cs-host cs-uri-path`,
    `${header} #Remark: 2114240024 "proxy" "192.0.2.1" "main"`,
    `${header} 2026-11-20 08:14:22 192.0.2.7 200 TCP_NC_MISS 755 108 GET https files.example /a`,
  );
  expect(rejects).toEqual([]);
  expect(events).toEqual([expect.objectContaining({ format: 'bluecoat-proxysg', host: 'files.example' })]);
});

test('WSA, W3C: result and status in one field', () => {
  const { events } = read(
    '#Software: AsyncOS for Web 14.5.0',
    '#Fields: timestamp x-elapsed-time c-ip x-resultcode-httpstatus sc-bytes cs-method cs-url cs-username x-hierarchy-origin cs-mime-type x-acltag',
    '1795162462.000 97 192.0.2.7 TCP_DENIED/403 817 GET http://bets.example/ - NONE/- - OTHER-NONE-Id',
    '1795162462.000 97 192.0.2.7 TCP_MISS/200 817 GET http://files.example/ - DIRECT/files.example text/html DEFAULT_CASE_11-P-Id',
  );
  expect(events).toEqual([
    expect.objectContaining({ status: 403, action: 'blocked' }),
    expect.objectContaining({ status: 200, action: 'allowed' }),
  ]);
});

describe('Skyhigh as pairs', () => {
  test('separated by pipes', () => {
    expect(
      eventOf(
        '<30>Nov 20 08:14:22 proxy mwg: WG|time_stamp=[20/Nov/2026:08:14:22 +0000]|auth_user=|src_ip=192.0.2.7|server_ip=203.0.113.9|host=files.example|url_port=80|status_code=302|bytes_from_client=297|bytes_to_client=4134|categories=|method=GET|url=http://files.example/a|user_agent=Mozilla/5.0 (X11; Linux x86_64)|block_res=81|filename=a|',
      ),
    ).toMatchObject({
      format: 'skyhigh-kv',
      time: TIME,
      dst_port: 80,
      url: 'http://files.example/a',
      status: 302,
      action: 'authenticated',
      user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
      bytes_up: 297,
    });
  });

  test('with names spelled out', () => {
    const line = (status: number, block: number) =>
      `date="2026-11-20T08:14:22.000Z" hostname="gw" username="jdoe" source_ip=192.0.2.7 destination_ip=203.0.113.9 destination_host="files.example" http_status_code=${status} source_bytes=173 destination_bytes=0 http_request_first_line="CONNECT files.example:443 HTTP/1.1" url_categories="Business, Software" block_id=${block}`;
    expect(eventOf(line(200, 0))).toMatchObject({
      format: 'skyhigh-kv',
      time: TIME,
      user: 'jdoe',
      method: 'CONNECT',
      url: 'files.example:443',
      dst_port: 443,
      status: 200,
      action: 'allowed',
      bytes_up: 173,
      category: 'Business, Software',
    });
    expect(eventOf(line(403, 10))?.action).toBe('blocked');
    expect(eventOf(line(407, 81))?.action).toBe('authenticated');
  });
});

test('Skyhigh without a header: bytes in both directions, an ISO time', () => {
  const rest = '192.0.2.7 200 "GET https://files.example/a HTTP/1.1" "Business" "Minimal Risk" "text/html"';
  const behind = '"curl/8.5.0" "" "0" "Example CRM"';
  expect(eventOf(`2026-11-20T08:14:22.000Z "jdoe" ${rest} 4134 297 ${behind}`)).toMatchObject({
    format: 'skyhigh-web-gateway',
    time: TIME,
    bytes_up: 297,
    bytes_down: 4134,
    user_agent: 'curl/8.5.0',
    action: 'allowed',
    app: 'Example CRM',
  });
  const older = eventOf(`[20/Nov/2026:08:14:22 +0000] "jdoe" ${rest} 4134 ${behind}`);
  expect(older).toMatchObject({ bytes_down: 4134, user_agent: 'curl/8.5.0' });
  expect(older?.bytes_up).toBeUndefined();
});

describe('JSON of self-configured proxies', () => {
  test('nginx: a request line', () => {
    expect(
      eventOf(
        '{"time_local":"20/Nov/2026:08:14:22 +0000","remote_addr":"192.0.2.7","remote_user":"jdoe","request":"GET /a HTTP/1.1","status":"200","request_length":"310","body_bytes_sent":"1234","host":"app.example"}',
      ),
    ).toMatchObject({
      time: TIME,
      user: 'jdoe',
      method: 'GET',
      url: 'http://app.example/a',
      bytes_up: 310,
      bytes_down: 1234,
    });
  });

  test('Envoy: directions from its own view', () => {
    expect(
      eventOf(
        '{"start_time":"2026-11-20T08:14:22.000Z","method":"GET","path":"/a","response_code":200,"response_flags":"-","bytes_received":12,"bytes_sent":135,"authority":"files.example:8000","upstream_host":"203.0.113.9:8000","upstream_cluster":"outbound","downstream_remote_address":"192.0.2.7:46520"}',
      ),
    ).toMatchObject({
      src_ip: '192.0.2.7',
      dst_ip: '203.0.113.9',
      dst_port: 8000,
      host: 'files.example',
      bytes_up: 12,
      bytes_down: 135,
    });
  });

  test("W3C names: the service before the proxy, the filter's verdict before the scanner's", () => {
    expect(
      eventOf(
        '{"date":"2026-11-20","time":"08:14:22","c-ip":"192.0.2.7","cs-userdn":"jdoe@corp.example","s-ip":"192.0.2.1","r-ip":"203.0.113.9","cs-host":"files.example","verdict":"Clean","sc-filter-result":"DENIED","cs-bytes":1,"sc-bytes":2}',
      ),
    ).toMatchObject({ user: 'jdoe@corp.example', dst_ip: '203.0.113.9', action: 'blocked' });
  });
});

describe('Zscaler', () => {
  test('CEF of the DNS feed: the query, and the answer if it is an address', () => {
    const line = (asked: string, answered: string, response: string) =>
      `Nov 20 08:14:22 nss CEF:0|Zscaler|NSSDNSlog|5.7|x|Default Rule|3|suser=jdoe@corp.example cs2=${asked} cs2Label=reqaction cs3=${answered} cs3Label=resaction cs5=files.example cs5Label=dns_req cs6=${response} cs6Label=dns_resp cat=File Host src=192.0.2.7 dst=192.0.2.53 dpt=53`;
    const passed = eventOf(line('Allow', 'Allow', '203.0.113.9'));
    expect(passed).toMatchObject({ host: 'files.example', dst_ip: '203.0.113.9', action: 'allowed' });
    expect(passed?.dst_port).toBeUndefined();
    const refused = eventOf(line('REQ_BLOCK', 'Allow', 'NotFound'));
    expect(refused?.action).toBe('blocked');
    expect(refused?.dst_ip).toBeUndefined();
    expect(eventOf(line('Allow', 'RES_BLOCK', 'NotFound'))?.action).toBe('blocked');
  });

  test('CEF of the firewall feed: the application and the country', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 nss CEF:0|Zscaler|NSSFWlog|5.7|Allow|Default|3|act=Allow suser=jdoe@corp.example src=192.0.2.7 dst=203.0.113.9 dpt=443 in=4000 out=1200 cs2=HTTPS cs2Label=nwService cs3=Zoom cs3Label=nwApp destCountry=Germany',
      ),
    ).toMatchObject({ app: 'Zoom', country: 'DE', bytes_up: 1200, bytes_down: 4000 });
  });

  test('the firewall feed by its alternative names', () => {
    expect(
      eventOf(
        '{"sourcetype":"zscalernss-fw","event":{"datetime":"Fri Nov 20 08:14:22 2026","login":"jdoe@corp.example","clt_sport":"50122","srv_dport":"445","clt_sip":"192.0.2.7","srv_dip":"203.0.113.9","action":"Block/Drop","inbytes":"0","outbytes":"66"}}',
      ),
    ).toMatchObject({ src_ip: '192.0.2.7', dst_ip: '203.0.113.9', dst_port: 445, action: 'blocked' });
  });

  test('escapes in the user agent', () => {
    expect(
      eventOf(
        '{"sourcetype":"zscalernss-web","event":{"datetime":"2026-11-20 08:14:22","action":"Allowed","user":"jdoe@corp.example","ClientIP":"192.0.2.7","url":"files.example/a","useragent":"Mozilla/5.0%20(X11%3b%20Linux)","urlcategory":"Online%20Chat"}}',
      ),
    ).toMatchObject({ user_agent: 'Mozilla/5.0 (X11; Linux)', category: 'Online Chat' });
  });

  test('LEEF with the categories of the web feed', () => {
    expect(
      eventOf(
        'Fri Nov 20 08:14:22 UTC 2026 nss: LEEF:1.0|Zscaler|NSS|4.1|NA|cat=Blocked\tsrc=192.0.2.7\turl=files.example/\turlsupercategory=Business\tsrcBytes=31\tusrName=jdoe@corp.example\tdevTime=Fri Nov 20 08:14:22 UTC 2026\tdst=203.0.113.9\turlcategory=Sports\tdstBytes=59',
      ),
    ).toMatchObject({ format: 'zscaler-leef', user: 'jdoe@corp.example', action: 'blocked', bytes_up: 31 });
  });
});

test('CEF without its first word, but with the space after it', () => {
  expect(
    eventOf(
      ' 0|Forcepoint|Security|8.5.4|9|Transaction blocked|7| act=blocked app=http dst=203.0.113.9 dhost=files.example dpt=80 src=192.0.2.7 loginID=- rt=1795162462000 in=0 out=0 requestMethod=GET request=http://files.example/a',
    ),
  ).toMatchObject({ format: 'forcepoint-cef', time: TIME, bytes_up: 0, bytes_down: 0, action: 'blocked' });
});

test('Netskope network events: an IP address instead of the host', () => {
  expect(
    eventOf(
      '{"access_method":"Client","traffic_type":"PrivateApp","type":"network","app":"[Wiki]","action":"allow","dsthost":"203.0.113.9","dstip":"","dstport":443,"timestamp":1795162462,"user":"jdoe@corp.example","client_bytes":31,"server_bytes":93}',
    ),
  ).toMatchObject({ host: '203.0.113.9', dst_ip: '203.0.113.9', bytes_up: 31, bytes_down: 93 });
});

test('CEF with the method under its plain name', () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 <local0.info> 192.0.2.1 CEF:0|Citrix|NetScaler|NS14.1|APPFW|APPFW_STARTURL|6|src=192.0.2.7 spt=50122 method=GET request=http://shop.example/a act=blocked',
    ),
  ).toMatchObject({ format: 'netscaler-cef', method: 'GET', host: 'shop.example', action: 'blocked' });
});
