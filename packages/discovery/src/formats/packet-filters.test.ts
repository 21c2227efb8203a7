import type { Event } from '@casbah/domain/event';
import { describe, expect, test } from 'vitest';
import { readText } from '../read-text.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const TIME = Date.UTC(2026, 10, 20, 8, 14, 22);

function read(...lines: string[]) {
  const { events, rejects } = readText(lines.join('\n'), { timezone: 'UTC', now: NOW });
  return { events: events.map(({ event, format }) => ({ ...filled(event), format })), rejects };
}

function filled(event: Event): Partial<Event> {
  return Object.fromEntries(
    Object.entries(event).filter(([field, value]) => value !== undefined && field !== 'kind'),
  );
}

function eventOf(line: string) {
  const { events, rejects } = read(line);
  expect(rejects).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0];
}

function reasons(...lines: string[]): string[] {
  const { events, rejects } = read(...lines);
  expect(events).toEqual([]);
  return rejects.map(({ reason, format, detail }) => `${format ?? ''}: ${reason}: ${detail}`);
}

describe('Stormshield', () => {
  const head =
    'id=firewall time="2026-11-20 09:14:22" fw="SN310A00000000" tz=+0100 startime="2026-11-20 09:14:20" pri=5 confid=01 slotlevel=2 ruleid=34 rulename="17209b9db27_1"';
  const ends =
    'srcif="Ethernet1" srcifname="in" ipproto=tcp dstif="Ethernet0" dstifname="out" proto=https src=10.1.1.1 srcport=51000 srcportname=ephemeral_fw_tcp srcname=pc_7 dst=203.0.113.9 dstport=443 dstportname=https dstname=files.example.com dstcontinent="eu" dstcountry="fr" modsrc=198.51.100.7 modsrcport=51000 origdst=203.0.113.9 origdstport=443 ipv=4';
  const event = {
    format: 'stormshield',
    time: TIME,
    user: 'jdoe',
    user_domain: 'corp.local',
    src_ip: '10.1.1.1',
    device: 'pc_7',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    country: 'FR',
    extra: expect.objectContaining({ ruleid: '34', modsrc: '198.51.100.7', logtype: 'connection' }),
  };

  test('connections, behind headers and without the id', () => {
    const line = `${head} user="jdoe" domain="corp.local" ${ends} sent=200 rcvd=500 duration=0.02 action=pass logtype="connection"`;
    expect(eventOf(line)).toEqual(event);
    expect(eventOf(`<134>${line}\r`)).toEqual(event);
    expect(eventOf(`<14>1 2026-11-20T09:14:22+01:00 fw.example asqd - - - \ufeff${line}`)).toEqual(event);
    expect(eventOf(line.replace('id=firewall ', ''))).toEqual(event);
    const named = line
      .replace('dstname=files.example.com', 'dstname=Firewall_out')
      .replace('action=pass', 'action=block');
    expect(eventOf(named)).toMatchObject({ action: 'blocked', extra: { dstname: 'Firewall_out' } });
    expect(eventOf(named)).not.toHaveProperty('host');
  });

  test('web, filter and alarm', () => {
    expect(
      eventOf(
        `${head} ${ends} sent=200 rcvd=500 user="jdoe" op=GET result=200 arg="/a?b=1" cat_site="{storage}" action=pass logtype="web"`,
      ),
    ).toMatchObject({
      url: 'https://files.example.com/a?b=1',
      method: 'GET',
      status: 200,
      category: 'storage',
      action: 'allowed',
    });
    expect(
      eventOf(`${head} ${ends} action=block msg="Possible port scan" class=protocol logtype="alarm"`),
    ).toMatchObject({
      action: 'blocked',
      message: 'Possible port scan',
    });
    expect(
      reasons(
        `${head} user="jdoe" src=10.1.1.1 error=0 msg="User authenticated" logtype="auth"`,
        `${head} Rule2:8=1612 logtype="count"`,
        `${head} logtype="filter"`,
      ),
    ).toEqual([
      'stormshield: not_traffic: a log of type auth',
      'stormshield: not_traffic: a log of type count',
      'stormshield: not_traffic: a log of type filter without two addresses',
    ]);
  });
});

describe('pfSense and OPNsense', () => {
  const extra = {
    rule: '146',
    interface: 'igb1.12',
    reason: 'match',
    direction: 'in',
    tracker: '1535324496',
  };

  test('the packet filter, IPv4 and IPv6', () => {
    const tcp =
      '146,,,1535324496,igb1.12,match,block,in,4,0x0,,63,12617,0,DF,6,tcp,60,10.1.1.1,203.0.113.9,49724,853,0,S,1891286705,,64240,,mss;sackOK;TS;nop;wscale';
    const event = {
      format: 'pfsense',
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 853,
      action: 'blocked',
      extra: { ...extra, protocol: 'tcp', length: '60', src_port: '49724' },
    };
    for (const header of [
      '<134>Nov 20 08:14:22 filterlog[72237]: ',
      '<134>Nov 20 08:14:22 fw.example filterlog: ',
      '<134>1 2026-11-20T08:14:22.000000+00:00 fw.example filterlog 72237 - - ',
      '<134>1 2026-11-20T08:14:22+00:00 OPNsense.example filterlog 72237 - [meta sequenceId="1"] ',
    ])
      expect(eventOf(header + tcp)).toEqual(event);
    expect(
      eventOf(
        '<134>Nov 20 08:14:22 filterlog[1]: 146,,,1535324496,igb1.12,match,pass,in,6,0x00,0xf6279,1,UDP,17,32,2001:db8::1,2001:db8::2,546,547,32',
      ),
    ).toEqual({
      format: 'pfsense',
      time: TIME,
      src_ip: '2001:db8::1',
      dst_ip: '2001:db8::2',
      dst_port: 547,
      action: 'allowed',
      extra: { ...extra, protocol: 'udp', length: '32', src_port: '546' },
    });
    expect(
      eventOf(
        '<134>Nov 20 08:14:22 filterlog[1]: 146,,,1535324496,igb1.12,match,pass,in,4,0x0,,64,62096,0,DF,1,icmp,84,10.1.1.1,203.0.113.9,request,37728,164',
      ),
    ).toMatchObject({ dst_ip: '203.0.113.9', extra: { protocol: 'icmp' } });
  });

  test('a truncated line', () => {
    expect(
      reasons(
        '<134>Nov 20 08:14:22 filterlog[1]: 82,,,1000002666,mvneta2,match,pass,out,6,0x00,0x00000,64,ICMPv6,58,8',
      ),
    ).toEqual(['pfsense: incomplete_line: no two addresses']);
  });

  test('its proxy', () => {
    expect(
      eventOf(
        '<166>Nov 20 08:14:22 fw.example (squid-1)[6802]: 1795162462.253    325 10.1.1.1 TCP_MISS/304 2912 GET https://files.example.com/a - HIER_DIRECT/203.0.113.9 -',
      ),
    ).toMatchObject({
      format: 'squid-native',
      time: TIME + 253,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      host: 'files.example.com',
      bytes_down: 2912,
    });
  });
});

describe('Clavister', () => {
  const pairs =
    'rule=lan_to_wan conn=close connipproto=TCP connrecvif=lan connsrcip=10.1.1.1 connsrcport=51000 conndestif=wan conndestip=203.0.113.9 conndestport=443 connnewsrcip=198.51.100.7 connnewsrcport=51000 connnewdestip=203.0.113.9 connnewdestport=443';
  const event = {
    format: 'clavister',
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    action: 'allowed',
    extra: expect.objectContaining({ event: 'conn_close_natsat', rule: 'lan_to_wan', connipproto: 'TCP' }),
  };

  test('connections', () => {
    expect(
      eventOf(
        `<134>[2026-11-20 08:14:22] EFW: CONN: prio=1 id=00600005 rev=1 event=conn_close_natsat action=close ${pairs} origsent=200 termsent=500`,
      ),
    ).toEqual({ ...event, bytes_up: 200, bytes_down: 500 });
    expect(
      eventOf(
        `<134>Nov 20 08:14:22 fw EFW: CONN: prio=1 id=00600005 rev=1 event=conn_close_natsat action=close ${pairs} origsent=200 termsent=500 user=jdoe`,
      ),
    ).toMatchObject({ time: TIME, user: 'jdoe', bytes_up: 200, bytes_down: 500 });
    expect(
      eventOf(
        `<1>1 2026-11-20T08:14:22Z 15c8cb06 CONN : id=600004 event=conn_open_natsat [message=Connection opened connrecvzone="" ][conn [conn connsrcip=10.1.1.1 conndestip=203.0.113.9 connipproto=TCP conndestport=443 connrecvif=lan conndestif=wan connnewsrcip=198.51.100.7 ]]`,
      ),
    ).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      action: 'allowed',
    });
  });

  test('rules and the web filter', () => {
    expect(
      eventOf(
        '<134>[2026-11-20 08:14:22] EFW: RULE: prio=2 id=06000051 rev=1 event=ruleset_drop_packet action=drop rule=Default_Rule recvif=lan srcip=10.1.1.1 destip=203.0.113.9 ipproto=TCP srcport=51000 destport=23',
      ),
    ).toMatchObject({
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 23,
      action: 'blocked',
    });
    expect(
      eventOf(
        `<134>[2026-11-20 08:14:22] EFW: ALG: prio=2 id=00200125 rev=1 event=request_url action=allow categories="search_engines" audit=off override=no url="files.example.com/a" algname=web ${pairs} authuser=jdoe`,
      ),
    ).toMatchObject({
      user: 'jdoe',
      host: 'files.example.com',
      url: 'files.example.com/a',
      category: 'search_engines',
      action: 'allowed',
    });
    expect(
      reasons(
        '<134>[2026-11-20 08:14:22] EFW: CONN: prio=1 id=00600005 rev=1 event=conn_close action=close conndestip=203.0.113.9',
      ),
    ).toEqual(['clavister: not_traffic: event conn_close without two addresses']);
  });
});

test('Fortinet FortiProxy: HTTP transactions', () => {
  expect(
    eventOf(
      'date=2026-11-20 time=08:14:22 eventtime=1795162462000000000 tz="+0000" logid="0000000099" type="traffic" subtype="http-transaction" level="notice" devid="FPXVM1TM00000001" devname="proxy" vd="root" srcip=10.1.1.1 srcport=51000 dstip=203.0.113.9 dstport=443 clientip=10.1.1.1 scheme="https" hostname="files.example.com" url="https://files.example.com/a?b=1" httpmethod="POST" statuscode="200" agent="Mozilla/5.0 (X11)" user="jdoe" policyid=1 app="Dropbox" appcat="Storage.Backup" action="accept" sentbyte=200 rcvdbyte=500 lanin=200 lanout=500',
    ),
  ).toMatchObject({
    format: 'fortigate',
    time: TIME,
    user: 'jdoe',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a?b=1',
    method: 'POST',
    status: 200,
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    user_agent: 'Mozilla/5.0 (X11)',
    app: 'Dropbox',
  });
});

test('Fortinet FortiProxy: its own refusal', () => {
  const line =
    '<189>date=2026-11-20 time=08:14:22 devid="FPX1" eventtime=1795162462000000000 logid="0010000099" type="traffic" subtype="http-transaction" srcip=10.1.1.1 dstip=203.0.113.9 dstport=443 clientip=10.1.1.1 scheme="https" hostname="files.example.com" url="https://files.example.com/" httpmethod="GET" statuscode="403" resptype="generated" sentbyte=200 rcvdbyte=0';
  expect(eventOf(line)).toMatchObject({ format: 'fortigate', status: 403, action: 'blocked' });
  expect(eventOf(line.replace('generated', 'normal'))).toMatchObject({ status: 403, action: 'allowed' });
});

test('WatchGuard: the time between serial number and program, hosts of content filters', () => {
  const line =
    '<144>Nov 20 09:00:00 fb FVE6035FD3AE3 (2026-11-20T08:14:22) firewall: msg_id="1AFF-0026" Deny 4-Trusted-1 0-External tcp 10.1.1.1 203.0.113.9 45617 443 msg="ProxyDeny: HTTP body IPS match" proxy_act="HTTP-Client.4" host="files.example.com" path="/a" src_user="corp\\jdoe" (HTTPS-proxy-00)';
  expect(eventOf(line)).toMatchObject({
    format: 'watchguard',
    time: TIME,
    user: 'jdoe',
    user_domain: 'corp',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    url: 'https://files.example.com/a',
    action: 'blocked',
  });
});

test('Meraki: rules of group policies, times before 2001', () => {
  const line =
    '<134>1 1795162462.429996761 MX84 flows src=10.1.1.1 dst=203.0.113.9 mac=00:17:55:76:EC:12 protocol=tcp sport=61403 dport=9998 pattern: Group Policy Deny';
  expect(eventOf(line)).toMatchObject({
    format: 'meraki',
    time: TIME + 429,
    dst_port: 9998,
    action: 'blocked',
  });
  expect(eventOf(line.replace('Deny', 'Allow'))).toMatchObject({ action: 'allowed' });
  expect(eventOf(line.replace('1795162462', '948136486'))).toMatchObject({ time: 948_136_486_429 });
});

test('Sophos Firewall since 18: names of the web filter', () => {
  expect(
    eventOf(
      'Nov 20 08:14:23 fw device_name="SFW" timestamp="2026-11-20T02:14:22-0600" device_model="SFVH" log_id=050901616001 log_type="Content Filtering" log_component="HTTP" log_subtype="Allowed" severity="Information" user_name="jdoe" http_category="Online Chat" url="https://files.example.com/a" content_type="text/plain" src_ip="10.1.1.1" dst_ip="203.0.113.9" protocol="TCP" src_port=50931 dst_port=443 bytes_sent=200 bytes_received=500 domain="files.example.com" http_user_agent="TvHttpClient" http_status="204" src_country="R1" dst_country="USA"',
    ),
  ).toMatchObject({
    format: 'sophos-firewall',
    time: TIME,
    user: 'jdoe',
    category: 'Online Chat',
    user_agent: 'TvHttpClient',
    content_type: 'text/plain',
    status: 204,
    country: 'US',
    bytes_up: 200,
    bytes_down: 500,
  });
});

test('SonicWall: unknown users, numeric methods, messages without traffic', () => {
  const line =
    '10.0.0.1 id=firewall sn=1 time="2026-11-20 08:14:22 UTC" fw=10.0.0.2 pri=6 c=1024 gcat=2 m=97 msg="Web site hit" src=10.1.1.1:64828:X0 natSrc=10.0.0.2:47621 dst=203.0.113.9:443:X1 usr="Unknown (SSO failed)" proto=tcp/https sent=200 rcvd=500 app=7927 dstname=files.example.com arg=/a code=29 Category="Chat" op=0 fw_action="NA"';
  expect(eventOf(line)).toMatchObject({
    format: 'sonicwall',
    time: TIME,
    host: 'files.example.com',
    action: 'allowed',
  });
  expect(eventOf(line)).not.toHaveProperty('user');
  expect(eventOf(line)).not.toHaveProperty('method');
  expect(
    reasons(
      line
        .replace('Web site hit', 'Administrator login denied due to bad credentials')
        .replace('m=97', 'm=30'),
    ),
  ).toEqual(['sonicwall: not_traffic: message 30: Administrator login denied due to bad credentials']);
  expect(
    eventOf(
      'id=firewall sn=1 time="2026-11-20 08:14:22" fw=10.0.0.1 pri=5 msg="Packet dropped" srcV6=2001:db8::1 dstV6=2001:db8::2 proto=udp/65535',
    ),
  ).toMatchObject({ src_ip: '2001:db8::1', dst_ip: '2001:db8::2' });
});

test('Juniper SRX: files stopped by the content filter', () => {
  expect(
    eventOf(
      '<14>1 2026-11-20T08:14:22.000Z srx RT_UTM - CONTENT_FILTERING_BLOCKED_MT [junos@2636.1.1.1.2.86 source-zone="untrust" destination-zone="trust" protocol="http" source-address="10.1.1.1" source-port="58071" destination-address="203.0.113.9" destination-port="80" profile-name="content02" action="drop" reason="blocked due to file extension block list" username="jdoe@example.com" roles="N/A" filename="test.cmd"]',
    ),
  ).toMatchObject({
    format: 'juniper-srx-structured',
    user: 'jdoe@example.com',
    dst_ip: '203.0.113.9',
    action: 'blocked',
    object: 'test.cmd',
  });
});

test('Barracuda CloudGen Firewall', () => {
  const line =
    '<14>Nov 20 08:14:22 fw-1 box_Firewall_Activity: Info fw-1 Remove: type=FWD|proto=TCP|srcIF=eth1|srcIP=10.1.1.1|srcPort=51000|srcMAC=00:11:22:33:44:55|dstIP=203.0.113.9|dstPort=443|dstService=https|dstIF=eth0|rule=LAN-2-INTERNET|info=Session Idle Timeout|srcNAT=198.51.100.7|dstNAT=203.0.113.9|duration=1234|count=1|receivedBytes=500|sentBytes=200|receivedPackets=5|sentPackets=4|user=jdoe|protocol=HTTPS direct|application=Dropbox|target=files.example.com|content=|urlcat=Storage';
  expect(eventOf(line)).toMatchObject({
    format: 'barracuda-firewall',
    time: TIME,
    user: 'jdoe',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 443,
    host: 'files.example.com',
    action: 'allowed',
    bytes_up: 200,
    bytes_down: 500,
    app: 'Dropbox',
    category: 'Storage',
    extra: { rule: 'LAN-2-INTERNET', info: 'Session Idle Timeout' },
  });
  expect(eventOf(line.replace('Remove:', 'Block:'))).toMatchObject({ action: 'blocked' });
  expect(
    eventOf(`2026 11 20 09:14:22 +01:00 Info fw-1 LocalAllow: ${line.slice(line.indexOf('type='))}`),
  ).toMatchObject({ time: TIME, action: 'allowed' });
});

describe('Cisco ASA', () => {
  test.each([
    ['420002: IPS requested to drop UDP packet from users:10.1.1.1/6881 to outside:203.0.113.9/6881', 6881],
    ['434002: SFR requested to drop TCP packet from users:10.1.1.1/51115 to outside:203.0.113.9/443', 443],
    [
      '410001: Dropped UDP DNS request from users:10.1.1.1/46951 to outside:203.0.113.9/53; label length 46 bytes exceeds remaining packet length limit of 17 bytes',
      53,
    ],
    [
      '418001: Through-the-device packet to/from management-only network is denied: udp src users:10.1.1.1/49152 dst management:203.0.113.9/161',
      161,
    ],
    [
      '421001: TCP flow from users:10.1.1.1/60803 to outside:203.0.113.9/80 is dropped because application has failed',
      80,
    ],
    [
      '202010: PAT pool exhausted. Unable to create TCP connection from users:10.1.1.1/40012 to outside:203.0.113.9/443',
      443,
    ],
    [
      '201011: Connection limit exceeded 100/100 for inbound packet from 10.1.1.1/40012 to 203.0.113.9/443 on interface users',
      443,
    ],
  ])('a connection refused otherwise than by a rule: %s', (message, port) => {
    expect(eventOf(`<164>Nov 20 2026 08:14:22 fw-1 : %ASA-4-${message}`)).toMatchObject({
      format: 'cisco-asa',
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: port,
      action: 'blocked',
    });
  });

  test("such a message without ports isn't a connection", () => {
    expect(reasons('<164>Nov 20 2026 08:14:22 fw-1 : %ASA-4-434002: SFR requested to drop a packet')).toEqual(
      ['cisco-asa: not_traffic: message 434002 tells of no connection'],
    );
  });

  test.each(['\t', ' '])("in Kiwi Syslog's files, separated by %j", (gap) => {
    const header = ['2026-11-20 08:14:22', 'Local4.Notice', '10.9.9.9', ''].join(gap);
    expect(
      eventOf(`${header}%ASA-5-304001: 10.1.1.1 Accessed URL 203.0.113.9:http://www.shop.example/a`),
    ).toMatchObject({
      format: 'cisco-asa',
      time: TIME,
      src_ip: '10.1.1.1',
      url: 'http://www.shop.example/a',
    });
    expect(
      eventOf(
        `${header}Nov 20 2026 08:14:22: %ASA-4-106023: Deny tcp src a:10.1.1.1/1 dst b:203.0.113.9/22 by access-group "g"`,
      ),
    ).toMatchObject({ time: TIME, dst_port: 22 });
  });
});

test("Firepower: a comma in a value doesn't end it", () => {
  expect(
    eventOf(
      '2026-11-20T08:14:22Z ftd-1 : %FTD-1-430003: AccessControlRuleAction: Allow, SrcIP: 10.1.1.1, DstIP: 203.0.113.9, DstPort: 80, Prefilter Policy: Default, one, UserAgent: Mozilla/5.0 (X11; rv:1.0) Gecko (KHTML, like Gecko) Chrome/150, Client: Chrome, InitiatorBytes: 7, ResponderBytes: 9, URL: http://www.shop.example/a, b',
    ),
  ).toMatchObject({
    user_agent: 'Mozilla/5.0 (X11; rv:1.0) Gecko (KHTML, like Gecko) Chrome/150',
    bytes_up: 7,
    bytes_down: 9,
    url: 'http://www.shop.example/a, b',
    extra: { 'Prefilter Policy': 'Default, one' },
  });
});

describe('WatchGuard', () => {
  test('the name in a DNS query', () => {
    expect(
      eventOf(
        '2026-11-20T08:14:22+00:00 fb 80D8 fb firewall: msg_id="3000-0148" Allow Office WAN - two 73 udp 20 64 10.1.1.1 203.0.113.9 46616 53  geo_dst="USA" record_type="AAAA" question="Mail.Shop.example"  (DNS-00)',
      ),
    ).toMatchObject({ host: 'mail.shop.example', dst_port: 53, country: 'US', extra: { policy: 'DNS-00' } });
  });

  test('as saved by the traffic monitor', () => {
    expect(
      eventOf(
        '2026-11-20 08:14:22 Deny 10.1.1.1 203.0.113.9 https/tcp 49895 443 Office External Denied 52 127 (Unhandled External Packet-00) proc_id="firewall" rc="101" msg_id="3000-0148" geo_dst="FRA" src_user="JDoe@corp.example" duration="0" sent_bytes="52" rcvd_bytes="0"',
      ),
    ).toMatchObject({
      format: 'watchguard',
      time: TIME,
      user: 'jdoe@corp.example',
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      action: 'blocked',
      bytes_up: 52,
      bytes_down: 0,
      country: 'FR',
      extra: { policy: 'Unhandled External Packet-00' },
    });
    expect(
      eventOf(
        '2026-11-20 08:14:22 Allow 10.1.1.1 203.0.113.9 echo-request/icmp Office External Allowed 60 127 (Ping-00) proc_id="firewall" rc="100" msg_id="3000-0148" type="8"',
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', action: 'allowed' });
  });

  test('LEEF', () => {
    const header = '<134>Nov 20 08:14:22 fb LEEF:1.0|WatchGuard|XTM|12.10.1.B1|';
    const addresses = 'src=10.1.1.1\tsrcPort=52804\tdst=203.0.113.9\tdstPort=443\tproto=tcp';
    expect(
      eventOf(
        `${header}1AFF0024|serial=1\tpolicy=HTTPS-00\tdisp=Allow\tgeo_dst=FRA\t${addresses}\top=GET\tdstname=www.shop.example\targ=/a\tsent_bytes=604\trcvd_bytes=7\tapp_name=Shop\tapp_cat_name=Shopping\tmsg=HTTP request`,
      ),
    ).toMatchObject({
      format: 'watchguard-leef',
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.shop.example',
      url: 'https://www.shop.example/a',
      method: 'GET',
      action: 'allowed',
      bytes_up: 604,
      bytes_down: 7,
      app: 'Shop',
      category: 'Shopping',
      country: 'FR',
    });
    expect(eventOf(`${header}30000173|disp=Deny\t${addresses}\tmsg=blocked sites`)).toMatchObject({
      action: 'blocked',
    });
    expect(reasons(`${header}3E000002|src=10.1.1.1\tmsg=user logged in`)).toEqual([
      'watchguard-leef: not_traffic: message 3E000002 without source, destination and disposition',
    ]);
  });
});

describe('SonicWall', () => {
  test.each(['UDP packet dropped', 'Web site access denied', 'Connection rejected by policy'])(
    'verdict from the message: %s',
    (message) => {
      const line = `id=fw sn=1 time="2026-11-20 08:14:22 UTC" fw=203.0.113.1 pri=5 m=9999 msg="${message}" src=10.1.1.1:1:X0 dst=203.0.113.9:53:X1 proto=udp/53`;
      expect(eventOf(line)).toMatchObject({ action: 'blocked' });
      expect(eventOf(`${line} fw_action="NA"`)).toMatchObject({ action: 'blocked' });
      expect(eventOf(`${line} fw_action="forward"`)).toMatchObject({ action: 'allowed' });
    },
  );

  test('CEF', () => {
    const header = '<134>Nov 20 08:14:22 fw CEF:0|SonicWall|NSa 2700|7.1.1|';
    const addresses = 'src=10.1.1.1 spt=60000 dst=203.0.113.9 dpt=443';
    expect(
      eventOf(
        `${header}97|Syslog Website Accessed|4|cat=1024 ${addresses} susr="jdoe" proto=tcp/https out=12 in=45 app=22 appName="General HTTPS" request=www.shop.example/a fw_action="drop"`,
      ),
    ).toMatchObject({
      format: 'sonicwall-cef',
      time: TIME,
      user: 'jdoe',
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 443,
      host: 'www.shop.example',
      url: 'www.shop.example/a',
      action: 'blocked',
      bytes_up: 12,
      bytes_down: 45,
      app: 'General HTTPS',
    });
    expect(eventOf(`${header}537|Connection Closed|4|${addresses} fw_action="NA"`)).toMatchObject({
      action: 'allowed',
    });
    expect(reasons(`${header}29|Administrator login allowed|4|${addresses}`)).toEqual([
      'sonicwall-cef: not_traffic: message 29: Administrator login allowed',
    ]);
  });
});

test("Juniper SRX: the web filter's user, in any notation", () => {
  const line =
    'Nov 20 08:14:22 srx RT_UTM: WEBFILTER_URL_BLOCKED: WebFilter: ACTION="URL Blocked" 10.1.1.1(56958)->203.0.113.9(80) CATEGORY="Games" REASON="BY_PRE_DEFINED" PROFILE="p" URL=www.shop.example OBJ=/a USERNAME=jdoe ROLES=r';
  const expected = { user: 'jdoe', url: 'http://www.shop.example/a', action: 'blocked' };
  expect(eventOf(line)).toMatchObject(expected);
  expect(eventOf(line.replace('USERNAME=jdoe ROLES=r', 'username jdoe roles r'))).toMatchObject(expected);
  expect(eventOf(line.replace('USERNAME=jdoe', 'USERNAME=N/A'))).not.toHaveProperty('user');
});

test('Sophos UTM: a time that a relay mistook for a tag', () => {
  const record =
    'utm-1 ulogd[4824]: id="2001" severity="info" sys="SecureNet" sub="packetfilter" name="Packet dropped" action="drop" srcip="10.1.1.1" dstip="203.0.113.9" proto="17" srcport="137" dstport="137"';
  for (const time of ['2026:11:20-08:14:22', 'Nov 19 23:01:01 10.9.9.9 2026: 11:20-08:14:22'])
    expect(eventOf(`<30>${time} ${record}`)).toMatchObject({ format: 'sophos-utm', time: TIME });
});

test("Check Point: key exchanges between gateways aren't traffic", () => {
  expect(
    reasons(
      '<134>1 2026-11-20T08:14:22Z gw CheckPoint 1 - [action:"Key Install"; ifname:"daemon"; loguid:"{0x1}"; src:"198.51.100.7"; dst:"203.0.113.9"; fw_subproduct:"VPN-1"; scheme:"IKE"]',
    ),
  ).toEqual(['checkpoint: not_traffic: keys of a tunnel between gateways']);
});

test('Barracuda CloudGen Firewall and SecureEdge: unnamed fields', () => {
  const fields =
    'FWD|UDP|eth0|10.1.1.1|34701|ab:cd:ef:12:f7:13|203.0.113.9|53|dns|eth0|Domain-Services|4|10.1.1.1|203.0.113.9|0|1|40|30|2|1|jdoe|DNS|dns|ns.example.com||Infrastructure';
  const event = {
    format: 'barracuda-firewall-list',
    time: TIME,
    user: 'jdoe',
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    dst_port: 53,
    host: 'ns.example.com',
    action: 'allowed',
    bytes_up: 30,
    bytes_down: 40,
    category: 'Infrastructure',
  };
  expect(eventOf(`2026 11 20 08:14:22 +00:00 Security Allow: ${fields}`)).toMatchObject(event);
  expect(eventOf(`2026 11 20 08:14:22 +00:00 Security LocalBlock: ${fields}`)).toMatchObject({
    ...event,
    action: 'blocked',
  });
  expect(
    eventOf(
      '<14>Nov 20 09:14:22 fw-1 box_Firewall_Activity: Allow: FWD|UDP|eth0|2001:db8::1|34701||2001:db8::2|53|dns|eth0|R|4|||0|1|0|0|0|0||||||',
    ),
  ).toMatchObject({ src_ip: '2001:db8::1', dst_ip: '2001:db8::2', action: 'allowed' });
});

test('FortiGate: repeated logs of a session count only the increase', () => {
  expect(
    eventOf(
      'date=2026-11-20 time=08:14:22 tz="+0000" devid="FG1" logid="0000000020" type="traffic" subtype="forward" srcip=10.1.1.1 srcport=51000 dstip=203.0.113.9 dstport=443 action="accept" sentbyte=90000 rcvdbyte=80000 sentdelta=500 rcvddelta=700',
    ),
  ).toMatchObject({ bytes_up: 500, bytes_down: 700 });
});

test('WatchGuard: blocked sites, and programs of any name', () => {
  const head = '<142>Nov 20 09:14:22 fb SERIAL (2026-11-20T08:14:22) fw:';
  expect(
    eventOf(`${head} msg_id="3000-0168" Blocked site: Traffic detected from 10.1.1.1 to 203.0.113.9.`),
  ).toMatchObject({
    format: 'watchguard',
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '203.0.113.9',
    action: 'blocked',
  });
  expect(reasons(`${head} msg_id="5A00-0002" Resolved domain a.example to 203.0.113.9`)).toEqual([
    'watchguard: not_traffic: no disposition',
  ]);
});

test("SonicWall: admin sessions aren't traffic", () => {
  expect(
    reasons(
      '<134>id=firewall sn=0000TSAA00 time="2026-11-20 08:14:22 UTC" fw=192.0.2.1 pri=6 c=16 m=998 msg="GUI administration session ended" usr="admin" src=10.1.1.1::X0 dst=10.1.1.2:4444:X0 proto=tcp/4444',
    ),
  ).toHaveLength(1);
});

test('Cisco: discarded requests', () => {
  expect(
    eventOf(
      '<167>Nov 20 2026 08:14:22 UTC: %FTD-7-710005: UDP request discarded from 10.1.1.1/57798 to user:224.0.0.252/5355',
    ),
  ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '224.0.0.252', dst_port: 5355, action: 'blocked' });
});
