import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

/** Vendors' field references as test cases, written before the parsers. */

describe('Forcepoint NGFW (Stonesoft), as its management server forwards logs', () => {
  const leef = (id: string, act: string) =>
    `LEEF:1.0|FORCEPOINT|Firewall|6.10.6|${id}|devTimeFormat=MMM dd yyyy HH:mm:ss\tdevTime=Nov 20 2026 09:14:22\tproto=6\tsrc=10.1.1.1\tdst=9.9.9.9\tsrcPort=51000\tdstPort=443\tusrName=jdoe\tact=${act}`;

  test.each([
    ['Connection_Allowed', 'Allow', 'allowed'],
    ['Connection_Discarded', 'Discard', 'blocked'],
    ['Connection_Refused', 'Refuse', 'blocked'],
    ['HTTP_Terminated', 'Terminate', 'blocked'],
    ['HTTP_Terminated', 'Terminate (reset)', 'blocked'],
    ['HTTP_Terminated', 'Terminate (passive)', 'allowed'],
    ['HTTP_Terminated', 'Terminate (failed)', 'allowed'],
    ['HTTP_Permitted', 'Permit', 'allowed'],
    ['Connection_Waiting', 'Wait for Authentication', 'authenticated'],
  ])('LEEF %s with act=%s is %s', (id, act, action) => {
    expect(eventOf(leef(id, act))).toMatchObject({
      format: 'forcepoint-leef',
      time: TIME,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '9.9.9.9',
      dst_port: 443,
      action,
    });
  });

  test('LEEF without act uses its event ID', () => {
    expect(eventOf(leef('Connection_Discarded', '').replace('\tact=', ''))).toMatchObject({
      action: 'blocked',
    });
    expect(eventOf(leef('Connection_Allowed', '').replace('\tact=', ''))).toMatchObject({
      action: 'allowed',
    });
  });
});

describe('Sophos Firewall', () => {
  test('TLS inspection names the site in sni', () => {
    expect(
      eventOf(
        'device="SFW" date=2026-11-20 time=08:14:22 timezone="UTC" log_id=116602618001 log_type="SSL" log_component="SSL" log_subtype="Do not decrypt" severity="Information" user="jdoe" src_ip="10.1.1.1" dst_ip="9.9.9.9" src_port="51000" dst_port="443" sni="files.example.com" tls_version="TLS1.3"',
      ),
    ).toMatchObject({ user: 'jdoe', host: 'files.example.com', dst_port: 443, action: 'allowed' });
  });
});

describe('Cisco Umbrella', () => {
  test('an entry of the IP log is a connection refused by IP-layer enforcement', () => {
    expect(
      eventOf(
        '"2026-11-20 08:14:22","PC-7","10.1.1.1","55605","9.9.9.9","443","Unauthorized IP Tunnel Access","Roaming Computers"',
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '9.9.9.9', dst_port: 443, action: 'blocked' });
  });
});

describe('Palo Alto Networks, CEF', () => {
  const threat = (rest: string, id = 'url') =>
    `CEF:0|Palo Alto Networks|PAN-OS|10.1.0|${id}|THREAT|1|rt=Nov 20 2026 09:14:22 deviceExternalId=0072 ${rest}`;

  test('a record with a user and no source address is read', () => {
    expect(
      eventOf(
        threat(
          'src= dst=9.9.9.9 suser=corp\\\\jdoe app=ssl dpt=443 proto=tcp act=alert request="files.example.com/a"',
        ),
      ),
    ).toMatchObject({ user: 'jdoe', user_domain: 'corp', dst_ip: '9.9.9.9', host: 'files.example.com' });
  });

  test('an address in the user field, taken by the firewall from a header, isn’t a user', () => {
    const event = eventOf(
      threat(
        'src=10.1.1.1 dst=9.9.9.9 suser=x-fwd-for: 10.7.7.7 dpt=443 act=alert request="files.example.com/a"',
      ),
    );
    expect(event).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '9.9.9.9' });
    expect(event?.user).toBeUndefined();
  });

  test("a file isn't a host", () => {
    for (const file of ['C:\\\\Users\\\\jdoe\\\\report.exe', 'report.exe', '"setup.msi"']) {
      const event = eventOf(
        threat(`src=10.1.1.1 dst=9.9.9.9 dpt=443 act=reset-both request=${file}`, 'virus'),
      );
      expect(event?.host, file).toBeUndefined();
      expect(event?.url, file).toBeUndefined();
      expect(event, file).toMatchObject({ dst_ip: '9.9.9.9', action: 'blocked' });
    }
  });
});

describe('nginx', () => {
  test("a request's duration isn't its time", () => {
    expect(
      eventOf(
        '{"request_time":"0.123","time_iso8601":"2026-11-20T08:14:22+00:00","remote_addr":"10.1.1.1","remote_user":"jdoe","request_method":"GET","host":"files.example.com","request_uri":"/a","status":200,"body_bytes_sent":5120,"http_user_agent":"curl/8.5"}',
      ),
    ).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      user: 'jdoe',
      host: 'files.example.com',
      bytes_down: 5120,
    });
    expect(
      eventOf(
        '{"msec":"1795162462.000","request_time":0.5,"remote_addr":"10.1.1.1","request_method":"GET","host":"files.example.com","request_uri":"/a","status":200}',
      ),
    ).toMatchObject({ time: TIME, host: 'files.example.com', url: 'http://files.example.com/a' });
  });
});

describe('AWS VPC flow logs', () => {
  test('all fields of version 5 in console order, without a header line', () => {
    expect(
      eventOf(
        '5 123456789012 eni-0123456789abcdef0 10.1.1.1 9.9.9.9 51000 443 6 20 4249 1795162462 1795162522 ACCEPT OK vpc-0abc subnet-0abc i-0abc 19 IPv4 10.1.1.1 9.9.9.9 eu-west-1 euw1-az3 - - - S3 egress 8',
      ),
    ).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '9.9.9.9',
      dst_port: 443,
      action: 'allowed',
      bytes_up: 4249,
      app: 'S3',
    });
  });

  test('version 5 in the order of the documentation’s example', () => {
    expect(
      eventOf(
        '5 9.9.9.9 10.1.1.1 443 51000 6 1795162462 1795162522 IPv4 14 15044 123456789012 vpc-0abc subnet-0abc i-0abc eni-0abc ap-southeast-2 apse2-az3 - - ACCEPT 19 9.9.9.9 10.1.1.1 S3 - - ingress OK',
      ),
    ).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '9.9.9.9',
      dst_port: 443,
      action: 'allowed',
      bytes_down: 15_044,
    });
  });
});

describe('Check Point', () => {
  test('a tracker export: header line, semicolon-separated', () => {
    expect(
      eventOf(
        'num;date;time;orig;type;action;alert;i/f_name;i/f_dir;product;rule;src;dst;proto;service;s_port;user\n0;20Nov2026; 9:14:22;192.0.2.1;log;drop;;eth0;inbound;VPN-1 & FireWall-1;5;10.1.1.1;9.9.9.9;tcp;443;51000;jdoe',
      ),
    ).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '9.9.9.9',
      dst_port: 443,
      user: 'jdoe',
      action: 'blocked',
    });
  });
});

describe('common log', () => {
  test.each(['20/11/2026:08:14:22 +0000', '20/11/2026 08:14:22 +0000'])(
    'with a numeric month: [%s]',
    (time) => {
      expect(
        eventOf(`10.1.1.1 - jdoe [${time}] "GET http://files.example.com/a HTTP/1.1" 200 512 "-" "curl/8.5"`),
      ).toMatchObject({ time: TIME, user: 'jdoe', host: 'files.example.com', status: 200, bytes_down: 512 });
    },
  );
});

describe('Cisco Meraki', () => {
  test.each([
    'src=[2001:db8::1]:51000 dst=[2001:db8:9::9]:443',
    'src=2001:db8::1 dst=2001:db8:9::9 protocol=tcp sport=51000 dport=443',
  ])('IPv6: %s', (ends) => {
    expect(
      eventOf(
        `<134>1 1795162462.342705328 MX84 urls ${ends} mac=58:1F:AA:CE:61:F2 request: GET https://files.example.com/a`,
      ),
    ).toMatchObject({
      src_ip: '2001:db8::1',
      dst_ip: '2001:db8:9::9',
      dst_port: 443,
      host: 'files.example.com',
    });
  });

  test('a flow over IPv6', () => {
    expect(
      eventOf(
        '<134>1 1795162462.342705328 MX84 flows allow src=2001:db8::1 dst=2001:db8:9::9 mac=58:1F:AA:CE:61:F2 protocol=tcp sport=51000 dport=443',
      ),
    ).toMatchObject({ src_ip: '2001:db8::1', dst_ip: '2001:db8:9::9', dst_port: 443, action: 'allowed' });
  });
});

describe('Clavister', () => {
  test('a packet that a rule dropped: srcip and destip', () => {
    expect(
      eventOf(
        '<134>[2026-11-20 09:14:22] EFW: RULE: prio=2 id=06000051 rev=1 event=ruleset_drop_packet action=drop rule=Default_Rule recvif=lan srcip=10.1.1.1 destip=9.9.9.9 ipproto=TCP ipdatalen=28 srcport=51000 destport=443 syn=1',
      ),
    ).toMatchObject({ time: TIME, src_ip: '10.1.1.1', dst_ip: '9.9.9.9', dst_port: 443, action: 'blocked' });
    expect(
      eventOf(
        '<134>Nov 20 09:14:22 efw1 [2026-11-20 09:14:22] EFW: RULE: prio=2 id=6000051 event=ruleset_drop_packet action=drop destip=9.9.9.9 srcip=10.1.1.1 destport=443',
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '9.9.9.9', action: 'blocked' });
  });
});

describe('people named by a directory', () => {
  test.each([
    ['CN=John Doe,OU=Sales,DC=corp,DC=example,DC=com', 'John Doe', 'corp.example.com'],
    ['cn=jdoe,ou=people,o=example', 'jdoe', undefined],
    ['uid=jdoe,ou=people,dc=example,dc=com', 'jdoe', 'example.com'],
    ['OU=Sales,CN=John Doe,DC=corp,DC=com', 'John Doe', 'corp.com'],
    ['DC=com,DC=corp,OU=Sales,CN=John Doe', 'John Doe', undefined],
    ['/O=Example/OU=Sales/CN=John Doe', 'John Doe', undefined],
    ['CN=Doe\\, John,OU=Sales,DC=corp,DC=com', 'Doe, John', 'corp.com'],
    ['CN=John Doe+UID=jdoe,OU=Sales,DC=corp,DC=com', 'jdoe', 'corp.com'],
    ['LDAP://CN=John Doe,OU=Sales,DC=corp,DC=com', 'John Doe', 'corp.com'],
    ['CORP\\CN=John Doe,OU=Sales,DC=corp,DC=com', 'John Doe', 'corp.com'],
  ])('%s', (name, user, domain) => {
    const event = eventOf(
      JSON.stringify({
        timestamp: '2026-11-20T08:14:22Z',
        user: name,
        src_ip: '10.1.1.1',
        url: 'https://a.example/',
        method: 'GET',
      }),
    );
    expect(event).toMatchObject({ user });
    if (domain !== undefined) expect(event).toMatchObject({ user_domain: domain });
  });
});

describe('Broadcom Cloud SWG', () => {
  test("JSON of the access log isn't a Netskope transaction", () => {
    expect(
      eventOf(
        JSON.stringify({
          date: '2026-11-20',
          time: '08:14:22',
          'x-cs-client-ip-country': 'Germany',
          'c-ip': '10.1.1.1',
          'cs-userdn': 'corp\\jdoe',
          'cs-method': 'GET',
          'cs-uri-scheme': 'https',
          'cs-host': 'files.example.com',
          'cs-uri-port': '443',
          'cs-uri-path': '/a',
          'sc-status': '200',
          's-action': 'TCP_NC_MISS',
          'sc-filter-result': 'OBSERVED',
          'cs-categories': 'File Storage/Sharing',
          'r-ip': '9.9.9.9',
          'sc-bytes': '512',
          'cs-bytes': '100',
          'x-bluecoat-application-name': 'Dropbox',
        }),
      ),
    ).toMatchObject({
      format: 'bluecoat-proxysg-json',
      time: TIME,
      user: 'jdoe',
      user_domain: 'corp',
      src_ip: '10.1.1.1',
      dst_ip: '9.9.9.9',
      host: 'files.example.com',
      url: 'https://files.example.com/a',
      bytes_up: 100,
      bytes_down: 512,
      category: 'File Storage/Sharing',
      app: 'Dropbox',
      action: 'allowed',
    });
  });
});

describe('Suricata', () => {
  test('events of other products with the same type aren’t its records', () => {
    expect(
      eventOf(
        JSON.stringify({
          event_type: 'Security',
          event_sub_type: 'Internet Firewall',
          timestamp: '2026-11-20T08:14:22Z',
          src_ip: '10.1.1.1',
          dest_ip: '9.9.9.9',
          dest_port: 443,
          domain_name: 'files.example.com',
          action: 'Block',
          vpn_user_email: 'jdoe@example.com',
        }),
      )?.format,
    ).not.toBe('suricata-eve');
  });
});

describe("messages without traffic aren't counted", () => {
  test.each([
    [
      'an administrator’s login, CEF',
      'CEF:0|Acme|Gateway|2|1001|Administrator login successful|3|rt=1795162462000 src=10.1.1.1 dst=10.1.1.254 dpt=443 suser=admin act=success',
    ],
    [
      'an administrator’s login, LEEF',
      'LEEF:2.0|Acme|Gateway|1|AdminLogin|^|devTime=1795162462^src=10.1.1.1^dst=10.1.1.254^dstPort=443^usrName=admin^cat=Authentication',
    ],
    [
      'an administrator’s login, key=value',
      'timestamp=2026-11-20T08:14:22Z event=admin_login src_ip=10.1.1.1 dst_ip=10.1.1.254 username=admin dst_port=443 action=success',
    ],
    [
      'an administrator’s login, JSON',
      '{"timestamp":"2026-11-20T08:14:22Z","event_type":"admin.login","user":"admin","src_ip":"10.1.1.1","host":"fw.example.com","action":"success"}',
    ],
    [
      'a process that an agent saw',
      '{"timestamp":"2026-11-20T08:14:22Z","event_type":"process_creation","user":"jdoe","src_ip":"10.1.1.1","hostname":"pc-7.corp.example","process_name":"cmd.exe","command_line":"cmd /c dir","parent_process":"explorer.exe","action":"allowed"}',
    ],
    [
      'what an agent detected, CEF',
      'CEF:0|Acme|EDR|7|40|Malicious process detected|8|rt=1795162462000 src=10.1.1.1 shost=pc-7 suser=jdoe sproc=powershell.exe fileHash=aa filePath=C:\\\\x.exe dhost=pc-7.corp.example act=blocked',
    ],
    [
      'a tunnel that came up, key=value',
      'timestamp=2026-11-20T08:14:22Z msg="IPsec tunnel established" type=vpn src_ip=203.0.113.5 dst_ip=198.51.100.9 user=jdoe action=tunnel-up',
    ],
    [
      'a VPN session, JSON',
      '{"timestamp":"2026-11-20T08:14:22Z","event_type":"vpn_session_started","user":"jdoe","src_ip":"203.0.113.5","dst_ip":"198.51.100.9","action":"allowed"}',
    ],
    [
      'who has an address, key=value',
      'timestamp=2026-11-20T08:14:22Z type=arp msg="ARP who-has" src_ip=10.1.1.1 dst_ip=10.1.1.2 src_mac=00:11:22:33:44:55 action=allow',
    ],
    [
      'an address that was leased, JSON',
      '{"timestamp":"2026-11-20T08:14:22Z","event":"DHCPACK","client_ip":"10.1.1.1","server_ip":"10.1.1.254","hostname":"pc-7.corp.example","action":"allowed"}',
    ],
    [
      'what an agent detected, with a link to its console',
      'CEF:0|Acme|EDR|1.0|DetectionSummaryEvent|Detection Summary Event|2|rt=1795162462000 src=10.1.1.1 shost=PC-7 suser=jdoe fname=x.exe filePath=C:\\\\x act=blocked request=https://console.example.com/detect/1',
    ],
    [
      'a login to a console, JSON',
      '{"timestamp":"2026-11-20T08:14:22Z","EventType":"Login","UserName":"jdoe","ClientIP":"203.0.113.1","url":"https://console.example.com/login","result":"success"}',
    ],
  ])('%s', (_name, line) => {
    expect(reasons(line)[0]).toMatch(/not_traffic/);
  });
});

test('a connection counts, whatever its description', () => {
  expect(
    eventOf(
      'timestamp=2026-11-20T08:14:22Z type=traffic subtype=vpn src_ip=10.1.1.1 dst_ip=9.9.9.9 dst_port=443 action=allow',
    ),
  ).toMatchObject({ dst_ip: '9.9.9.9', action: 'allowed' });
  expect(
    eventOf(
      'CEF:0|Acme|FW|1|100|Connection denied|5|rt=1795162462000 src=10.1.1.1 dst=9.9.9.9 dpt=22 act=deny msg=process connection',
    ),
  ).toMatchObject({ dst_port: 22, action: 'blocked' });
});
