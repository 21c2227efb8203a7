import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

/** Lines as they were met in the wild, which differ from what the manuals show. */

const NOW = Date.UTC(2026, 10, 21, 9);
const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

function eventOf(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'UTC', now: NOW });
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return { ...events[0]?.event, format: events[0]?.format };
}

test('ASA: outbound with the near side first', () => {
  expect(
    eventOf(
      '<166>Nov 20 08:14:22 fw01 %ASA-6-302013: Built outbound TCP connection 1209723 for inside:10.30.20.30/45083 (45.62.114.1/21267) to outside:185.143.62.40/443 (185.143.62.40/443)',
    ),
  ).toMatchObject({ src_ip: '10.30.20.30', dst_ip: '185.143.62.40', dst_port: 443 });
});

test('ASA: the firewall itself as an endpoint, names of interfaces with spaces and hyphens', () => {
  expect(
    eventOf(
      '<166>Nov 20 2026 08:14:22: %ASA-6-302014: Teardown TCP connection 7177 for mgmt-lan:10.9.17.109/42257 to NP Identity Ifc:10.9.17.6/443 duration 0:00:00 bytes 2698 TCP FINs',
    ),
  ).toMatchObject({ src_ip: '10.9.17.109', dst_ip: '10.9.17.6', dst_port: 443, bytes_down: 2698 });
  expect(
    eventOf(
      '2026-11-20T08:14:22.544871+00:00 DEVICE %FWSM-6-302014: Teardown TCP connection 146520541779339583 for Inside-FW:10.228.122.212/60371 to Outside:176.223.220.230/443 duration 0:00:00 bytes 580 TCP FINs',
    ),
  ).toMatchObject({ src_ip: '10.228.122.212', dst_ip: '176.223.220.230', time: TIME + 544 });
});

test('Palo Alto: without the first field, or with it empty; PAN-OS 4', () => {
  const fields =
    '2026/11/20 08:14:22,0072,THREAT,url,1,2026/11/20 08:14:22,192.168.0.2,204.232.231.46,0.0.0.0,0.0.0.0,rule1,crusher,,web-browsing,vsys1,trust,untrust,ethernet1/2,ethernet1/1,forwardAll,2026/11/20 08:14:22,25848,1,59317,80,0,0,0x208000,tcp,alert,"lsiu.info/evo/x19.php?o=2&t=12",(9999),not-resolved,informational,client-to-server,0,0x0,192.168.0.0-192.168.255.255,United States,0,text/html';
  for (const line of [fields, `,${fields}`, `Nov  20 08:14:22 1,${fields}`])
    expect(eventOf(line), line).toMatchObject({
      format: 'paloalto-csv',
      time: TIME,
      user: 'crusher',
      host: 'lsiu.info',
      dst_port: 80,
      content_type: 'text/html',
    });
});

test('FortiGate: no device named, ports called dport', () => {
  expect(
    eventOf(
      'date=2026-11-20 time=08:14:22 logid=0000000013 type=traffic subtype=forward src=10.1.1.1 sport=1 dst=9.9.9.9 dport=53 service="dns" action=blocked utmaction=block sentbyte=1 rcvdbyte=2',
    ),
  ).toMatchObject({ format: 'fortigate', dst_port: 53, action: 'blocked' });
});

test('a verdict only in the name of a CEF event', () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 h CEF:0|Fortinet|FortiGate|7.0|1|DENY Inbound ICMP|7|src=203.0.113.55 dst=10.10.10.1 proto=ICMP',
    ).action,
  ).toBe('blocked');
  expect(
    eventOf(
      'Nov 20 08:14:22 h CEF:0|Cisco|ASA|9.1|106100|ACCEPT Outbound HTTP|2|src=172.16.0.20 dst=93.184.216.34 dpt=80 bytesOut=15230 bytesIn=82400',
    ),
  ).toMatchObject({
    action: 'allowed',
    bytes_up: 15230,
    bytes_down: 82400,
  });
});

test('CEF with parts of the header left out', () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 h CEF:0|Forcepoint|Security|act=blocked app=https dst=104.26.11.18 dhost=sentry.example requestMethod=POST suser=u1 src=10.1.1.1',
    ),
  ).toMatchObject({
    format: 'forcepoint-cef',
    action: 'blocked',
    host: 'sentry.example',
  });
});

test('LEEF whose tabs became spaces', () => {
  expect(
    eventOf(
      'Mon Oct 02 16:21:40 UTC 2017 zscaler-nss: LEEF:1.0|Zscaler|NSS|4.1|NA|filetype=Archive Files cat=Blocked hostname=www.example.com src=185.27.134.11 url=www.example.com/ policy=Malicious file Blocked srcBytes=31386 usrName=u@demo.com devTime=Fri Nov 20 08:14:22 UTC 2026 recordid=69790990 dst=91.171.43.14 urlcategory=Sports dstBytes=596219',
    ),
  ).toMatchObject({
    format: 'zscaler-leef',
    time: TIME,
    src_ip: '185.27.134.11',
    bytes_up: 31386,
    bytes_down: 596219,
    action: 'blocked',
    category: 'Sports',
  });
});

test('SonicWall: addresses of IPv6 in fields of their own, verdict NA', () => {
  expect(
    eventOf(
      'id=NSA3600 sn=C0EA time="2026-11-20 08:14:22 UTC" fw=2.228.169.242 pri=5 c=512 m=1233 srcV6=fe80::9851:b780 src=:49702:X0-V514 dstV6=2001:db8::3 dst=:5355 proto=udp/5355 fw_action="NA"',
    ),
  ).toMatchObject({
    format: 'sonicwall',
    src_ip: 'fe80::9851:b780',
    dst_ip: '2001:db8::3',
    dst_port: 5355,
    action: 'allowed',
  });
});

test('Sophos: exported from the log viewer', () => {
  expect(
    eventOf(
      '2026-11-20 08:14:22 Firewallmessageid="01001" log_type="Firewall" log_component="Invalid Traffic" log_subtype="Denied" status="Deny" user="" src_ip="10.0.17.1" dst_ip="10.0.17.2" protocol="TCP" src_port="33949" dst_port="8080" bytes_sent="0" bytes_received="0" message="Could not"',
    ),
  ).toMatchObject({ format: 'sophos-firewall', time: TIME, action: 'blocked', dst_port: 8080 });
});

test('WSA: its level in front, a user in quotes, angle brackets in the URL, the Apache style', () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 wsa accesslogs: Info: 1795162462.560 139 10.200.81.126 TCP_MISS/200 988 GET http://www.msnbc.example/p?P=<params><param>x</param></params> "DC\\JohnDoe@dc.com" DIRECT/www.msnbc.example text/xml DEFAULT_CASE_11-DC_Policy-DC_Identity-NONE-NONE-NONE-DefaultGroup <IW_news,5.9,"1","-",-> -',
    ),
  ).toMatchObject({
    format: 'cisco-wsa',
    time: TIME + 560,
    user: 'JohnDoe',
    user_domain: 'DC',
    host: 'www.msnbc.example',
    category: 'IW_news',
    content_type: 'text/xml',
  });
  expect(
    eventOf(
      'Nov 20 08:14:22 wsa accesslogs: 172.11.11.111 "CORP\\jdoe@R" - [20/Nov/2026:08:14:22 +0000] "POST http://sock7.example.com/x" 200 2088 TCP_MISS:DIRECT 155 DEFAULT_CASE_11-AUTH_Policy-DefaultGroup-NONE <IW_comp,-5.4,"-"> -',
    ),
  ).toMatchObject({
    format: 'squid-combined',
    user: 'jdoe',
    src_ip: '172.11.11.111',
    host: 'sock7.example.com',
    status: 200,
    bytes_down: 2088,
    extra: { code: 'TCP_MISS' },
  });
});

test('Umbrella: a header line with underscores', () => {
  expect(
    eventOf(
      '"timestamp","most_granular_identity","identities","internal_ip","external_ip","action","query_type","response_code","domain","categories","most_granular_identity_type","identity_types","blocked_categories"',
      '"2026-11-20 08:14:22","alice@acme.corp","alice@acme.corp,HQ","10.0.1.42","203.0.113.1","Allowed","1 (A)","NOERROR","chat.openai.com.","Generative AI","AD User","AD User,Network",""',
    ),
  ).toMatchObject({
    format: 'umbrella-dns',
    user: 'alice@acme.corp',
    src_ip: '10.0.1.42',
    host: 'chat.openai.com',
    category: 'Generative AI',
    time: TIME,
  });
});

test('Squid: referrer and user agent behind the native format', () => {
  expect(
    eventOf(
      '1795162462.000 9 10.0.0.7 TCP_MISS/200 512 GET http://example.com/ - HIER_DIRECT/93.184.216.34 text/html "https://ref.example/" "curl/8.5.0"',
    ),
  ).toMatchObject({ format: 'squid-native', referrer: 'https://ref.example/', user_agent: 'curl/8.5.0' });
});

test('Meraki: ISO time, no method, a device with an underscore', () => {
  expect(
    eventOf(
      '<134>1 2026-11-20T08:14:22.000Z MX84-CORP flows src=10.1.1.1 dst=9.9.9.9 protocol=tcp sport=4444 dport=443 pattern: allow all',
    ),
  ).toMatchObject({ format: 'meraki', time: TIME, src_ip: '10.1.1.1', dst_port: 443, action: 'allowed' });
  expect(
    eventOf(
      '<134>1 1795162462.526524123 GAWAP201_Farm_Service_ urls src=10.157.26.122:52087 dst=40.99.204.178:443 mac=58:6D:67:D7:0F:28 request: UNKNOWN https://outlook.office365.com/...',
    ),
  ).toMatchObject({ format: 'meraki', host: 'outlook.office365.com', method: undefined, time: TIME + 526 });
});
