import { HOUR_MS } from '@casbah/domain/time-units';
import { expect, test } from 'vitest';
import { readText } from '../read-text.ts';

/** Real-world lines that differ from the manuals. */

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

test('ASA: the firewall itself as an endpoint, interface names with spaces and hyphens', () => {
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

test('Palo Alto: first field missing or empty; PAN-OS 4', () => {
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

test('FortiGate: no device name, ports called dport', () => {
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

test('CEF with missing header parts', () => {
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

test('LEEF with spaces in place of tabs', () => {
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

test('SonicWall: separate IPv6 fields, verdict NA', () => {
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

test('WSA: level prefix, quoted user, angle brackets in the URL, Apache style', () => {
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

test('Squid: referrer and user agent after the native format', () => {
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

test('ASA: a denial without a rule, of a protocol, and for a user', () => {
  const head = '<166>Nov 20 2026 08:14:22 fw01 :';
  expect(
    eventOf(
      `${head} %ASA-2-106006: Deny inbound UDP from 192.0.2.66/137 to 10.1.2.42/138 on interface inside`,
    ),
  ).toMatchObject({ src_ip: '192.0.2.66', dst_ip: '10.1.2.42', dst_port: 138, action: 'blocked' });
  expect(
    eventOf(
      `${head} %ASA-3-106014: Deny inbound icmp src outside:192.0.2.66 dst inside:10.1.2.42 (type 8, code 0)`,
    ),
  ).toMatchObject({ src_ip: '192.0.2.66', dst_ip: '10.1.2.42', dst_port: undefined, action: 'blocked' });
  expect(
    eventOf(
      `${head} %ASA-4-106023: Deny protocol 47 src outside:192.0.2.66 dst inside:10.1.2.42 by access-group "out" [0x0, 0x0]`,
    ),
  ).toMatchObject({
    src_ip: '192.0.2.66',
    dst_ip: '10.1.2.42',
    extra: { protocol: '47', access_group: 'out' },
  });
  for (const user of ['jdoe', "'jdoe'"])
    expect(
      eventOf(
        `${head} %ASA-4-106103: access-list web denied tcp for user ${user} inside/10.1.1.1(51000) -> outside/203.0.113.9(443) hit-cnt 1 first hit [0x0, 0x0]`,
      ),
    ).toMatchObject({
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      action: 'blocked',
    });
});

test('ASA: no colon after the number, a name and port as an endpoint, a directory after LOCAL', () => {
  expect(
    eventOf(
      'Nov 20 2026 08:14:22 : %ASA-6-302016 Teardown UDP connection 40 for outside:203.0.113.9/500 to inside:10.1.1.1/500 duration 0:02:02 bytes 1416',
    ),
  ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '203.0.113.9', bytes_down: 1416 });
  expect(
    eventOf(
      'Nov 20 2026 08:14:22: %ASA-6-302013: Built outbound TCP connection 4 for outside:203.0.113.9/1234 (203.0.113.9/1234) to dmz:build-box/5678 (build-box/5678)',
    ),
  ).toMatchObject({ device: 'build-box', user: undefined, dst_ip: '203.0.113.9', dst_port: 1234 });
  expect(
    eventOf(
      'Nov 20 2026 08:14:22: %ASA-6-302014: Teardown TCP connection 4 for outside:192.0.2.15/50120(LOCAL\\corp\\jdoe) to inside:10.1.1.4/443 duration 0:02:05 bytes 9610 TCP FINs from outside (corp\\jdoe)',
    ),
  ).toMatchObject({ user: 'jdoe', user_domain: 'corp', src_ip: '192.0.2.15', dst_ip: '10.1.1.4' });
});

test('ASA: dropped by the botnet filter, with the name from its list', () => {
  const head = 'Nov 20 2026 08:14:22 fw01 :';
  expect(
    eventOf(
      `${head} %ASA-4-338006: Dynamic Filter dropped blacklisted TCP traffic from inside:10.1.1.45/6798 (192.0.2.1/7890) to outside:203.0.113.129/80 (203.0.113.129/80), destination 203.0.113.129 resolved from dynamic list: Bad.example, threat-level: very-high, category: Malware`,
    ),
  ).toMatchObject({
    src_ip: '10.1.1.45',
    dst_ip: '203.0.113.129',
    dst_port: 80,
    host: 'bad.example',
    category: 'Malware',
    action: 'blocked',
    extra: { threat_level: 'very-high' },
  });
  expect(
    eventOf(
      `${head} %ASA-4-338004: Dynamic Filter monitored blacklisted TCP traffic from inside:10.1.1.45/6798 (192.0.2.1/7890) to outside:203.0.113.129/80 (203.0.113.129/80), destination 203.0.113.129 resolved from dynamic list: 203.0.113.129/255.255.255.255`,
    ),
  ).toMatchObject({ host: undefined, action: 'allowed' });
});

test('Firepower: placeholders for unknown users', () => {
  for (const user of ['Not Found', 'Pending', 'Special Identities\\No Authentication Required'])
    expect(
      eventOf(
        `2026-11-20T08:14:22Z fw %FTD-1-430003: AccessControlRuleAction: Block with reset, SrcIP: 10.1.1.1, DstIP: 203.0.113.9, SrcPort: 50815, DstPort: 443, User: ${user}, InitiatorBytes: 261, ResponderBytes: 66`,
      ),
      user,
    ).toMatchObject({ user: undefined, action: 'blocked', bytes_up: 261 });
});

test("Check Point: the gateway's own syslog, with a one-digit zone", () => {
  const rest =
    '192.0.2.9 gw-1 - Log [Fields@1.3.6.1.4.1.2620 Action="drop" inzone="DMZ" outzone="External" service_id="https" src="10.1.1.1" dst="203.0.113.9" proto="6" user="" src_user_name="jdoe" src_machine_name="pc-7" ProductName="VPN-1 & FireWall-1" svc="443" sport_svc="56530" ProductFamily="Network" ]';
  const event = {
    format: 'checkpoint',
    user: 'jdoe',
    device: 'pc-7',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    action: 'blocked',
  };
  expect(eventOf(`<85>1 2026-11-20T08:14:22--5:00 ${rest}`)).toMatchObject({
    ...event,
    time: TIME + 5 * HOUR_MS,
  });
  expect(eventOf(`<85>1 2026-11-20T08:14:22+2:00 ${rest}`)).toMatchObject({
    ...event,
    time: TIME - 2 * HOUR_MS,
  });
});

test('Umbrella: the person among the identities, if a machine determined the policy', () => {
  expect(
    eventOf(
      '"2026-11-20 08:14:22","pc-7","pc-7,J Doe (jdoe@example.com)","10.1.1.1","192.0.2.1","Allowed","1 (A)","NOERROR","files.example.","Storage","Roaming Computers","Roaming Computers,AD Users",""',
    ),
  ).toMatchObject({ user: 'jdoe@example.com', device: 'pc-7', host: 'files.example' });
  // Names of people contain commas
  expect(
    eventOf(
      '"2026-11-20 08:14:22","Doe, J (JDoe@example.com)","Doe, J (JDoe@example.com),pc-7","2001:db8::1","2001:db8::2","Allowed","28 (AAAA)","NOERROR","files.example.","Storage","AD Users","AD Users,Anyconnect Roaming Client",""',
    ),
  ).toMatchObject({ user: 'jdoe@example.com', device: 'pc-7', src_ip: '2001:db8::1' });
});

test("Umbrella cloud firewall: a tunnel isn't a user; name and bytes in newer versions", () => {
  expect(
    eventOf(
      '"2026-11-20 08:14:22","[211]","Paris","CDFW Tunnel Device","OUTBOUND","6","84","10.1.1.1","60951","203.0.113.9","443","ams1","12","ALLOW","files.example,www.example","44,66","1795162462","1795162462","3","3","1108","755","39-42","","eu-central-2b"',
    ),
  ).toMatchObject({
    format: 'umbrella-ip',
    user: undefined,
    device: undefined,
    host: 'files.example',
    bytes_up: 1108,
    bytes_down: 755,
    extra: { identity: 'Paris' },
  });
});

test('SonicWall: a service name for a port, and configuration changes', () => {
  const line = (text: string) =>
    `id=firewall sn=1 time="2026-11-20 08:14:22" fw=192.0.2.1 pri=6 c=262144 m=98 msg="Connection Opened" n=2 ${text}`;
  expect(eventOf(line('src=10.1.1.1:28503 dst=203.0.113.9 proto=tcp/https'))).toMatchObject({
    dst_port: 443,
  });
  expect(eventOf(line('src=10.1.1.1:28503 dst=203.0.113.9 proto=udp/4500'))).toMatchObject({
    dst_port: 4500,
  });
  expect(
    eventOf(line('src=:28503:WAN srcV6=2001:db8::1 dst=::LAN dstV6=2001:db8::2 proto=tcp/dns')),
  ).toMatchObject({ src_ip: '2001:db8::1', dst_ip: '2001:db8::2', dst_port: 53 });
  const { events, rejects } = readText(
    'id=firewall sn=1 time="2026-11-20 08:14:22" fw=192.0.2.1 pri=6 c=16 m=1382 src=10.1.1.1:64889 dst=10.1.1.2:443:X1 usr="admin" msg="Configuration succeeded: \'Logging Level\'" n=35',
    { timezone: 'UTC', now: NOW },
  );
  expect(events).toEqual([]);
  expect(rejects).toMatchObject([{ reason: 'not_traffic', format: 'sonicwall' }]);
});

test('FortiGate: method and user agent from the raw headers', () => {
  expect(
    eventOf(
      'date=2026-11-20 time=08:14:22 tz="+0000" devid="FG1" logid="0317013312" type="utm" subtype="webfilter" eventtype="ftgd_allow" srcip=10.1.1.1 dstip=203.0.113.9 dstport=443 service="HTTPS" hostname="files.example" action="passthrough" url="https://files.example/" sentbyte=17 rcvdbyte=23 rawdata="Method=CONNECT|User-Agent=Mozilla/5.0 (X11)|Referer=https://www.example/"',
    ),
  ).toMatchObject({ method: 'CONNECT', user_agent: 'Mozilla/5.0 (X11)', referrer: 'https://www.example/' });
});

test('Zscaler: base64 and escaped fields', () => {
  expect(
    eventOf(
      '{"version":"v9","sourcetype":"zscalernss-web","event":{"time":"Fri Nov 20 08:14:22 2026","tz":"GMT","host":"files.example","serverip":"203.0.113.9","action":"Allowed","b64url":"ZmlsZXMuZXhhbXBsZS9hP2I9Ig==","b64referer":"d3d3LmV4YW1wbGU=","reqsize":"13","respsize":"105","reqmethod":"GET","respcode":"200","cltip":"10.1.1.1","cltintip":"192.0.2.1","login":"jdoe%40example.com","appname":"Sharing","urlsubcat":"Storage"}}',
    ),
  ).toMatchObject({
    format: 'zscaler-web-json',
    url: 'files.example/a?b="',
    referrer: 'www.example',
    user: 'jdoe@example.com',
    src_ip: '10.1.1.1',
    category: 'Storage',
  });
});

test('Zscaler DNS: the query, and whether request and response were allowed', () => {
  const line = (more: string) =>
    `{"sourcetype":"zscalernss-dns","event":{"datetime":"Fri Nov 20 08:14:22 2026","tz":"GMT","user":"jdoe@example.com","clt_sip":"10.1.1.1","srv_dip":"192.0.2.53","dns_req":"files.example","dns_reqtype":"A record","domcat":"Storage",${more}}}`;
  expect(eventOf(line('"reqaction":"REQ_ALLOW","resaction":"RES_ALLOW"'))).toMatchObject({
    format: 'zscaler-dns-json',
    user: 'jdoe@example.com',
    src_ip: '10.1.1.1',
    dst_ip: undefined,
    host: 'files.example',
    category: 'Storage',
    action: 'allowed',
  });
  expect(eventOf(line('"reqaction":"REQ_BLOCK"'))).toMatchObject({ action: 'blocked' });
  expect(eventOf(line('"reqaction":"Allow","resaction":"Block"'))).toMatchObject({ action: 'blocked' });
});

function rejectsOf(text: string) {
  const { events, rejects } = readText(text, { timezone: 'UTC', now: NOW });
  expect(events).toEqual([]);
  return rejects;
}

test('Barracuda CloudGen: streaming in JSON, and a session whose verdict is a field', () => {
  expect(
    eventOf(
      '{"timestamp":1795162462,"action":"End","user":"jdoe","src_ip":"10.1.1.1","dst_ip":"203.0.113.9","dst_port":443,"fw_rule":"LAN-2-INTERNET","fwd_bytes":1108,"rev_bytes":755}',
    ),
  ).toMatchObject({
    format: 'barracuda-firewall-json',
    time: TIME,
    user: 'jdoe',
    dst_port: 443,
    action: 'allowed',
    bytes_up: 1108,
    bytes_down: 755,
  });
  // The address stands in for an unknown user
  expect(
    eventOf(
      '{"timestamp":1795162462,"action":"Block","user":"10.1.1.1","src_ip":"10.1.1.1","dst_ip":"203.0.113.9","dst_port":443,"fw_rule":"NO"}',
    ),
  ).toMatchObject({ user: undefined, action: 'blocked' });
  expect(
    eventOf(
      '<14>Nov 20 08:14:22 fw box_Firewall_Activity: type=FWD|proto=TCP|srcIF=eth1|srcIP=10.1.1.1|srcPort=51000|dstIP=203.0.113.9|dstPort=443|action=Block|rule=NO',
    ),
  ).toMatchObject({ format: 'barracuda-firewall', action: 'blocked' });
});

test('ProxySG 3 without a header; on direct connections, the supplier is the service', () => {
  expect(
    eventOf(
      '2026-11-20 08:14:22 84 10.1.1.1 200 TCP_NC_MISS 755 1108 GET http files.example /a ?b=1 jdoe DIRECT 203.0.113.9 text/html "Mozilla/5.0 (X11)" PROXIED none - 192.0.2.1 SG-HTTP-Service - none -',
    ),
  ).toMatchObject({
    format: 'bluecoat-proxysg',
    user: 'jdoe',
    dst_ip: '203.0.113.9',
    host: 'files.example',
    bytes_up: 1108,
    bytes_down: 755,
    action: 'allowed',
  });
});

test("Sophos: mail isn't service use, a virus was stopped, threats use other address fields", () => {
  const line = (text: string) =>
    `<30>device="SFW" date=2026-11-20 time=08:14:22 timezone="UTC" device_name="XG" device_id=S1 log_id=1 ${text}`;
  expect(
    rejectsOf(
      line(
        'log_type="Anti-Virus" log_component="SMTP" log_subtype="Virus" src_ip=192.0.2.7 dst_ip=203.0.113.9 dst_port=25 status=""',
      ),
    ),
  ).toMatchObject([{ reason: 'not_traffic' }]);
  expect(
    eventOf(
      line(
        'log_type="Anti-Virus" log_component="HTTP" log_subtype="Virus" user_name="jdoe" url="http://files.example/a.zip" domainname="files.example" src_ip=10.1.1.1 dst_ip=203.0.113.9 dst_port=80',
      ),
    ),
  ).toMatchObject({ action: 'blocked', host: 'files.example' });
  expect(
    eventOf(
      line(
        'log_type="ATP" log_component="Firewall" log_subtype="Drop" user_name="jdoe" sourceip=10.1.1.1 destinationip=203.0.113.9 threatname=C2/Generic-A',
      ),
    ),
  ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '203.0.113.9', action: 'blocked' });
});

test("Palo Alto LEEF: a file isn't a URL", () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 pa LEEF:1.0|Palo Alto Networks|PAN-OS Syslog Integration|8.1|alert|cat=THREAT|ReceiveTime=2026/11/20 08:14:22|Subtype=file|src=10.1.1.1|dst=203.0.113.9|dstPort=443|usrName=jdoe|Miscellaneous="report.pdf"|action=alert',
    ),
  ).toMatchObject({ url: undefined, object: 'report.pdf', user: 'jdoe' });
});

test('Forcepoint LEEF: escaped characters in addresses', () => {
  const line =
    'LEEF:1.0|Forcepoint|Security|8.5.0|transaction:permitted|sev=1\tdevTime=1795162462\tusrName=jdoe\tsrc=10.1.1.1\tdst=203.0.113.9\tdstPort=443\tmethod=GET\tresponseCode=200\turl=https://files.example/?a\\=1\\&b logRecordSource=OnPrem';
  expect(eventOf(line.replace('\\&', '&'))).toMatchObject({
    url: 'https://files.example/?a=1&b',
    status: 200,
    action: 'allowed',
  });
});

test('Skyhigh CEF: the status in the header, a rule that was only evaluated', () => {
  expect(
    eventOf(
      'CEF:0|McAfee|Web Gateway|12.1|200|Proxy-Block If Infected|2|rt=Nov 20 2026 08:14:22 cat=Access Log dst=203.0.113.9 dhost=files.example suser=jdoe src=10.1.1.1 requestMethod=GET request=http://files.example/ in=755 out=1108',
    ),
  ).toMatchObject({ status: 200, action: 'allowed', category: undefined, bytes_up: 755, bytes_down: 1108 });
});

test('WSA: the user agent after the verdicts', () => {
  expect(
    eventOf(
      '1795162462.123 84 10.1.1.1 TCP_MISS/200 755 GET http://files.example/ jdoe DIRECT/files.example text/html DEFAULT_CASE_12-Default-Default-NONE-NONE-NONE-DefaultGroup <IW_comp,3.0,-,"-",-,-,-> - "Updater/1.2 (x64)"',
    ),
  ).toMatchObject({ format: 'cisco-wsa', user_agent: 'Updater/1.2 (x64)' });
});

test('Stormshield: a log-only rule has no verdict', () => {
  const line = (text: string) =>
    `id=firewall time="2026-11-20 08:14:22" fw="SN" tz=+0000 startime="2026-11-20 08:14:22" ipproto=tcp src=10.1.1.1 dst=203.0.113.9 dstport=443 ${text}`;
  expect(eventOf(line('action=log logtype="filter"'))).toMatchObject({ format: 'stormshield' });
  expect(eventOf(line('logtype="filter"'))).toMatchObject({ action: undefined });
  expect(eventOf(line('sent=1 rcvd=2 logtype="connection"'))).toMatchObject({ action: 'allowed' });
});

test('ScreenOS: translated addresses, records without a session, and the weekday before the date', () => {
  expect(
    eventOf(
      '<134>Fri Nov 20 08:14:22 2026 ns5 NetScreen device_id=ns5 [Root]system-notification-00257(traffic): start_time="2026-11-20 08:14:22" duration=0 policy_id=1 service=https proto=6 src zone=Trust dst zone=Untrust action=Permit sent=1108 rcvd=755 src=10.1.1.1 dst=203.0.113.9 src_port=51000 dst_port=443 src-xlated ip=192.0.2.1 port=22041 dst-xlated ip=203.0.113.9 port=443 session_id=1',
    ),
  ).toMatchObject({ format: 'juniper-screenos', dst_port: 443, bytes_up: 1108, bytes_down: 755 });
  expect(
    rejectsOf(
      '<134>Nov 20 08:14:22 ns5 NetScreen device_id=ns5 [Root]system-warning-00515: Admin user jdoe has logged on via the console',
    ),
  ).toMatchObject([{ reason: 'not_traffic', format: 'juniper-screenos' }]);
});

test('CEF whose prefix a collector took for the program name', () => {
  expect(
    eventOf(
      '0|Palo Alto Networks|PAN-OS|10.1|end|TRAFFIC|1|rt=Nov 20 2026 08:14:22 src=10.1.1.1 dst=203.0.113.9 dpt=443 suser=jdoe act=allow in=1108 out=755',
    ),
  ).toMatchObject({ format: 'paloalto-cef', time: TIME, bytes_up: 1108, bytes_down: 755 });
});

test('LEEF with a space after its prefix, and tabs escaped by rsyslog', () => {
  expect(
    eventOf(
      '2026-11-20T09:14:22.000000+01:00 192.0.2.1 LEEF: 1.0|Websense|Security|8.1.0|transaction:permitted|sev=1#011usrName=WinNT://CORP.EXAMPLE/jdoe#011src=10.1.1.1#011srcBytes=1108#011dstBytes=755#011dst=203.0.113.9#011dstPort=443#011method=GET#011policy=Super Administrator**Default#011url=https://files.example/a',
    ),
  ).toMatchObject({
    format: 'forcepoint-leef',
    time: TIME,
    user: 'jdoe',
    user_domain: 'CORP.EXAMPLE',
    bytes_up: 1108,
    url: 'https://files.example/a',
  });
});

test('Skyhigh: names and values for log servers, LEEF', () => {
  expect(
    eventOf(
      '2026-11-20T03:14:22-05:00 wg1 mwg: time_stamp=[20/Nov/2026:03:14:22 -0500] auth_user=- src_ip=10.1.1.1 server_ip=203.0.113.9 status_code=200 cache_status=TCP_MISS req_line=CONNECT files.example:1270 HTTP/1.1 categories=Online Shopping rep_level=Minimal Risk media_type=text/html bytes_to_client=755 bytes_from_client=1108 user_agent=- block_res=0',
    ),
  ).toMatchObject({
    format: 'skyhigh-kv',
    time: TIME,
    user: undefined,
    method: 'CONNECT',
    host: 'files.example',
    dst_port: 1270,
    category: 'Online Shopping',
    action: 'allowed',
    bytes_up: 1108,
    bytes_down: 755,
  });
  expect(
    eventOf(
      '<30>Nov 20 08:14:22 wg1 mwg: status="403/80" srcip="10.1.1.1" user="jdoe" dhost="files.example" urlp="80" mtd="GET" urlc="Storage" mt="application/pdf" app="-" bytes="458/509/2813889/3001" ua="Chrome87" url="http://files.example/a.pdf" destip="203.0.113.9"',
    ),
  ).toMatchObject({ status: 403, action: 'blocked', bytes_up: 458, bytes_down: 3001, dst_ip: '203.0.113.9' });
  const leef = (id: string, reason: string) =>
    `<30>Nov 20 08:14:22 wg1 mwg: LEEF:1.0|McAfee|Web Gateway|12.1|${id}|devTime=1795162462000|usrName=jdoe|src=10.1.1.1|dst=203.0.113.9|dstPort=443|blockReason=${reason}|srcBytes=1108|dstBytes=755|httpStatus=200|urlCategories=Business, Software/Hardware|method=CONNECT|url=https://files.example`;
  expect(eventOf(leef('0', ''))).toMatchObject({
    format: 'skyhigh-leef',
    action: 'allowed',
    category: 'Business, Software/Hardware',
    bytes_up: 1108,
  });
  expect(eventOf(leef('10', 'URL blocked'))).toMatchObject({ action: 'blocked' });
});

test('ZPA: bytes since the previous line of a long connection', () => {
  expect(
    eventOf(
      '{"LogTimestamp":"Fri Nov 20 08:14:22 2026","Customer":"C","ConnectionID":"a,b","ConnectionStatus":"active","Username":"jdoe@example.com","ServicePort":443,"ClientPublicIP":"192.0.2.1","Host":"wiki.example","ServerIP":"10.5.5.5","ZENTotalBytesRxClient":2000,"ZENBytesRxClient":10,"ZENTotalBytesTxClient":3000,"ZENBytesTxClient":0}',
    ),
  ).toMatchObject({ bytes_up: 10, bytes_down: 0 });
});

test('Netskope: a failed handshake has no policy verdict', () => {
  expect(
    eventOf(
      '{"c-ip":"192.0.2.1","cs-bytes":"0","cs-host":"files.example","cs-method":"-","cs-uri":"-","cs-username":"jdoe@example.com","sc-bytes":"0","x-cs-access-method":"Client","x-cs-app":"-","x-cs-dst-ip":"203.0.113.9","x-cs-site":"-","x-cs-ssl-engine-action":"Block","x-cs-timestamp":"1795162462","x-cs-userip":"10.1.1.1","x-policy-action":"NotChecked","x-type":"http_transaction"}',
    ),
  ).toMatchObject({ action: 'blocked', host: 'files.example' });
});

test('ProxySG: escaped spaces in categories, and a list without the referrer', () => {
  expect(
    eventOf(
      '2026-11-20 08:14:22 44 10.1.1.1 403 TCP_DENIED 755 1108 GET http files.example 80 /a ?b=1 jdoe - - - - "Mozilla/4.0" DENIED File%20Storage - 192.0.2.1',
    ),
  ).toMatchObject({
    format: 'bluecoat-proxysg',
    user: 'jdoe',
    dst_port: 80,
    category: 'File Storage',
    action: 'blocked',
    bytes_up: 1108,
  });
});

test('Squid: a syslog line without its header', () => {
  expect(
    eventOf(
      '(squid-1): 1795162462.123     84 10.1.1.1 TCP_MISS/200 755 GET http://files.example:8080/? - HIER_DIRECT/203.0.113.9 text/xml',
    ),
  ).toMatchObject({ format: 'squid-native', time: TIME + 123, dst_port: 8080, dst_ip: '203.0.113.9' });
});

test("ISA and TMG: the firewall, with spaces in field names; anonymous isn't a user", () => {
  const line = (action: string) =>
    [
      '#Software: Microsoft Internet Security and Acceleration Server 2004',
      '#Fields: computer\tdate\ttime\tIP protocol\tsource\tdestination\toriginal client IP\taction\tbytes sent\tbytes received\tusername',
      `PROXY\t2026-11-20\t08:14:22\tTCP\t10.1.1.1:13122\t203.0.113.9:443\t10.1.1.1\t${action}\t1108\t755\tCORP\\jdoe`,
    ].join('\n');
  expect(eventOf(line('Terminate'))).toMatchObject({
    format: 'microsoft-tmg',
    time: TIME,
    user: 'jdoe',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    action: 'allowed',
    bytes_up: 1108,
    bytes_down: 755,
  });
  expect(eventOf(line('Denied'))).toMatchObject({ action: 'blocked' });
  expect(rejectsOf(line('Intermediate'))).toMatchObject([{ reason: 'not_traffic' }]);
  expect(
    eventOf(
      '#Software: Microsoft Forefront Threat Management Gateway\n#Fields: c-ip\tcs-username\tdate\ttime\tr-host\tcs-bytes\tsc-bytes\tcs-uri\n10.1.1.1\tanonymous\t2026-11-20\t08:14:22\tfiles.example\t1108\t755\thttp://files.example/',
    ),
  ).toMatchObject({ user: undefined, host: 'files.example' });
});

test('Jamf: whether it was blocked, and the first address', () => {
  expect(
    eventOf(
      '{"event":{"metadata":{"vendor":"Jamf","product":"Network Traffic Stream"},"timestamp":"2026-11-20T08:14:22.000Z","destination":{"ips":["203.0.113.9"]},"hostName":"files.example","blocked":true,"user":{"email":"jdoe@example.com","name":"J Doe"}}}',
    ),
  ).toMatchObject({
    format: 'jamf-json',
    action: 'blocked',
    dst_ip: '203.0.113.9',
    user: 'jdoe@example.com',
  });
});

test('Barracuda WAF: a name with a space', () => {
  expect(
    eventOf(
      '<190>2026-11-20 09:14:22.000 +0100  waf TR 203.0.113.9 443 10.1.1.1 61382 "-" Jane Doe GET TLSv1.3 www.example HTTP/1.1 200 755 1108 0 107 10.2.2.2 80 107 "-" SERVER DEFAULT PROTECTED VALID /a b=1 "-" "-" "Mozilla/5.0" 10.1.1.1 61382 "-" "-" "-" "-" 190e',
    ),
  ).toMatchObject({
    format: 'barracuda-waf',
    time: TIME,
    user: 'Jane Doe',
    method: 'GET',
    host: 'www.example',
    status: 200,
  });
});

test("Route 53: a name in the answer isn't a service address", () => {
  expect(
    eventOf(
      '{"version":"1.100000","query_timestamp":"2026-11-20T08:14:22Z","query_name":"9.113.0.203.in-addr.arpa.","query_type":"PTR","answers":[{"Rdata":"203.0.113.9","Type":"PTR","Class":"IN"}],"srcaddr":"10.1.1.1"}',
    ),
  ).toMatchObject({ dst_ip: undefined, src_ip: '10.1.1.1' });
});

test('ASA: names instead of addresses, probes, files, the VPN portal, shunned packets', () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 fw : %ASA-6-106015: Deny TCP (no connection) from 203.0.113.8/56594 to mail-gw1/25 flags FIN ACK on interface outside',
    ),
  ).toMatchObject({ src_ip: '203.0.113.8', host: 'mail-gw1', dst_port: 25, action: 'blocked' });
  expect(
    eventOf(
      '<166>Nov 20 2026 08:14:22 fw : %FTD-6-302013: Built inbound Probe TCP connection 41 for Inside:10.1.1.7/31547 (203.0.113.2/22617) to Outside:198.51.100.9/443 (198.51.100.9/443)',
    ),
  ).toMatchObject({ src_ip: '10.1.1.7', dst_ip: '198.51.100.9', dst_port: 443 });
  expect(
    eventOf(
      '<166>Nov 20 2026 08:14:22 fw : %ASA-6-303002: FTP connection from inside:10.1.1.7/54321 to outside:198.51.100.9/21, user jdoe Stored file plan.pdf',
    ),
  ).toMatchObject({
    user: 'jdoe',
    src_ip: '10.1.1.7',
    dst_ip: '198.51.100.9',
    dst_port: 21,
    extra: { file: 'plan.pdf', command: 'stored' },
  });
  expect(
    eventOf(
      '<166>Nov 20 2026 08:14:22 fw : %ASA-6-716004: Group <Staff> User <jdoe> IP <203.0.113.7> WebVPN access DENIED: http://wiki.corp.example/x',
    ),
  ).toMatchObject({ user: 'jdoe', src_ip: '203.0.113.7', host: 'wiki.corp.example', action: 'blocked' });
  expect(
    eventOf(
      '<164>Nov 20 2026 08:14:22 fw : %ASA-4-401004: Shunned packet: 10.1.1.7 ==> 198.51.100.9 on interface inside',
    ),
  ).toMatchObject({ src_ip: '10.1.1.7', dst_ip: '198.51.100.9', action: 'blocked' });
  expect(
    eventOf(
      "<164>Nov 20 2026 08:14:22 fw : %ASA-6-109025: Authorization denied (acl=web) for user 'jdoe' from 10.1.1.7/51234 to 198.51.100.9/443 on interface inside using tcp",
    ),
  ).toMatchObject({ user: 'jdoe', src_ip: '10.1.1.7', dst_port: 443, action: 'blocked' });
  expect(
    eventOf(
      '<165>Nov 20 2026 08:14:22 fw : %ASA-5-305013: Asymmetric NAT rules matched for forward and reverse flows; Connection for icmp src out:203.0.113.9 dst dmz:10.2.2.2 (type 8, code 0) denied due to NAT reverse path failure',
    ),
  ).toMatchObject({ src_ip: '203.0.113.9', dst_ip: '10.2.2.2', action: 'blocked' });
});

test('Firepower: custom sensor names, the verdict before the addresses', () => {
  expect(
    eventOf(
      '2026-11-20T08:14:22Z sensor-3 Alerts %NGIPS-0-430003: DeviceUUID: 1c8f, AccessControlRuleAction: Block, SrcIP: 10.1.1.7, DstIP: 198.51.100.9, SrcPort: 65090, DstPort: 80, URL: http://bad.example/f',
    ),
  ).toMatchObject({ format: 'cisco-firepower', action: 'blocked', host: 'bad.example' });
});

test('a named zone between time and host', () => {
  expect(
    eventOf(
      '<159>Nov 20 03:14:22 EST 10.9.9.9 vendor=Forcepoint product=Security action=permitted src_host=10.1.1.7 dst_host=a.example bytes_out=1 bytes_in=2 url=https://a.example',
    ),
  ).toMatchObject({ time: TIME });
});

test('an address in place of the user means no user', () => {
  const event = eventOf(
    '1795162462.756 0 10.1.1.7 TCP_MISS/200 5 GET http://a.example/ 10.1.1.7 HIER_NONE/- -',
  );
  expect(event.user).toBeUndefined();
  expect(event.src_ip).toBe('10.1.1.7');
});

test("JSON after a collector's prefix", () => {
  expect(
    eventOf(
      '<158>1 2026-11-20T08:14:22Z z Zeek - - - zeek_filename="/logs/http.log" {"ts":1795162462.5,"uid":"C1","id.orig_h":"10.1.1.7","id.resp_h":"198.51.100.9","id.resp_p":80,"method":"GET","host":"a.example","uri":"/x","status_code":200}',
    ),
  ).toMatchObject({ format: 'zeek-json', url: 'http://a.example/x' });
});

test("Zscaler: quotes and backslashes the feed doesn't escape", () => {
  expect(
    eventOf(
      '{ "sourcetype" : "zscalernss-web", "event" :{"time":"Fri Nov 20 08:14:22 2026","login":"CORP\\jdoe","eurl":"a.example/v3?q={"p":"ext","v":"14"}","action":"Allowed","urlcat":"News","cip":"10.1.1.7","sip":"198.51.100.9","ua":"Agent "X" 1.0","urlsupercat":"News"}}',
    ),
  ).toMatchObject({
    format: 'zscaler-web-json',
    user: 'jdoe',
    user_domain: 'CORP',
    url: 'a.example/v3?q={"p":"ext","v":"14"}',
    user_agent: 'Agent "X" 1.0',
    src_ip: '10.1.1.7',
  });
});

test("LEEF of any device: custom names beside common ones, and a workgroup isn't a host", () => {
  expect(
    eventOf(
      'Nov 20 08:14:22 h LEEF:2.0|Vendor|EPS|6|Web Security Event|^|url=https://a.example^userName=JDOE^domainName=WORKGROUP^endpointName=PC-7^clientIp=10.1.1.7',
    ),
  ).toMatchObject({
    user: 'JDOE',
    user_domain: 'WORKGROUP',
    host: 'a.example',
    src_ip: '10.1.1.7',
    device: 'PC-7',
  });
});

test('Netskope: a service queried through its API has the loopback address as client', () => {
  expect(
    eventOf(
      '{"timestamp":1795162462,"type":"nspolicy","access_method":"API Connector","app":"A","ccl":"high","user":"a@b.example","srcip":"203.0.113.7","userip":"127.0.0.1","url":"https://a.example/","activity":"Send"}',
    ),
  ).toMatchObject({ src_ip: '203.0.113.7' });
});

test("Sophos: the log viewer's export, with the module name attached to the time", () => {
  expect(
    eventOf(
      '2026-11-20 08:14:22IPSmessageid="07002" log_type="IDP" log_component="Signatures" log_subtype="Drop" src_ip="203.0.113.7" dst_ip="10.1.1.7" dst_port="80"',
    ),
  ).toMatchObject({ time: TIME, action: 'blocked', dst_port: 80 });
});

test('SonicWall: a user rule that let no one through', () => {
  expect(
    eventOf(
      'id=firewall sn=1 time="2026-11-20 08:14:22 UTC" fw=1.1.1.1 pri=4 c=16 m=986 msg="User login denied - not allowed by Policy rule" src=10.1.1.7:50590:X0 dst=198.51.100.9:443:X1:a.example proto=tcp/https fw_action="NA"',
    ),
  ).toMatchObject({ host: 'a.example', dst_port: 443, action: 'blocked' });
});

test('Squid, combined: custom fields before referrer and user agent', () => {
  expect(
    eventOf(
      '10.1.1.7 - - [20/Nov/2026:08:14:22.850 +0000] "GET http://a.example:8000/f HTTP/1.1" 200 977 TCP_MISS:HIER_DIRECT 25 "- -" "-" "agent libx 2.4"',
    ),
  ).toMatchObject({ user_agent: 'agent libx 2.4', time: TIME + 850 });
});

test('Zscaler Private Access: the client’s own address, bytes as the client sees them', () => {
  expect(
    eventOf(
      'LEEF:1.0|Zscaler|ZPA|4.1|closedOK|cat=ZPA User Activity\tdevTime=1795162462\tConnectionStatus=close\tusrName=jdoe@b.example\tdstPort=443\tsrc=203.0.113.7\tsrcPreNAT=10.1.1.7\tApplicationName=wiki.example\tApplicationSegment=Wikis\tdst=10.9.9.9\tZENTotalBytesRxClient=20\tZENTotalBytesTxClient=10',
    ),
  ).toMatchObject({
    format: 'zscaler-private-access-leef',
    src_ip: '10.1.1.7',
    dst_ip: '10.9.9.9',
    host: 'wiki.example',
    app: 'Wikis',
    bytes_up: 20,
    bytes_down: 10,
    action: 'allowed',
  });
});
