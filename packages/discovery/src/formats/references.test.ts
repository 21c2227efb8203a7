import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

describe("messages in Cisco ASA's reference", () => {
  const asa = (message: string) => `<166>Nov 20 2026 08:14:22 fw : %ASA-4-${message}`;

  test.each([
    ['106002: TCP Connection denied by outbound list 1 src 10.1.1.1/51000 dest 192.0.2.7/443', 443],
    ['106016: Deny IP spoof from (10.1.1.1) to 192.0.2.7 on interface outside', undefined],
    ['305005: No translation group found for tcp src inside:10.1.1.1/51000 dst outside:192.0.2.7/443', 443],
    [
      '313004: Denied ICMP type=0, from laddr 10.1.1.1 on interface inside to 192.0.2.7: no matching session',
      undefined,
    ],
    [
      '313005: No matching connection for ICMP error message: icmp src inside:10.1.1.1 dst outside:192.0.2.7 (type 3, code 3) on inside interface.',
      undefined,
    ],
    ['500004: Invalid transport field for protocol=UDP, from 10.1.1.1/1234 to 192.0.2.7/53', 53],
  ])('%s', (message, port) => {
    expect(eventOf(asa(message))).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '192.0.2.7',
      ...(port === undefined ? {} : { dst_port: port }),
      action: 'blocked',
    });
  });

  test('connections that bypass the state, and SCTP', () => {
    expect(
      eventOf(
        asa(
          '302303: Built TCP state-bypass connection 77 from inside:10.1.1.1/51000 (10.1.1.1/51000) to outside:192.0.2.7/443 (192.0.2.7/443)',
        ),
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '192.0.2.7', dst_port: 443, action: 'allowed' });
    expect(
      eventOf(
        asa(
          '302304: Teardown TCP state-bypass connection 77 from inside:10.1.1.1/51000 to outside:192.0.2.7/443 duration 0:00:30 bytes 700 Connection timeout',
        ),
      ),
    ).toMatchObject({ dst_ip: '192.0.2.7', bytes_down: 700 });
    expect(
      eventOf(
        asa(
          '302035: Built inbound SCTP connection 17 for outside:192.0.2.7/51000 (192.0.2.7/51000) to inside:10.1.1.1/2905 (10.1.1.1/2905)',
        ),
      ),
    ).toMatchObject({ src_ip: '192.0.2.7', dst_ip: '10.1.1.1', dst_port: 2905 });
  });

  test('service names instead of ports', () => {
    expect(
      eventOf(asa('710002: TCP access permitted from 10.1.1.1/51000 to inside:10.1.1.254/ssh')),
    ).toMatchObject({
      dst_port: 22,
      action: 'allowed',
    });
  });
});

describe('security events of Firepower', () => {
  const event = (id: string, fields: string) =>
    eventOf(
      `<113>Nov 20 2026 08:14:22 ftd %FTD-1-${id}: FirstPacketSecond: 2026-11-20T08:14:22Z, SrcIP: 10.1.1.1, DstIP: 93.184.216.34, SrcPort: 51000, DstPort: 80, Protocol: tcp, ${fields}`,
    );

  test('intrusions', () => {
    const told = 'Message: SERVER-OTHER attempt, HTTP_Hostname: www.example.com, HTTP_URI: /a';
    expect(event('430001', `${told}, InlineResult: Dropped`)).toMatchObject({
      url: 'http://www.example.com/a',
      action: 'blocked',
    });
    expect(event('430001', `${told}, InlineResult: Would have dropped`)).toMatchObject({ action: 'allowed' });
    expect(event('430001', told)).toMatchObject({ action: 'allowed' });
  });

  test('files', () => {
    const file = 'FileName: a.exe, URI: http://www.example.com/a.exe';
    expect(event('430005', `FileAction: Block Malware, ${file}`)).toMatchObject({
      object: 'a.exe',
      action: 'blocked',
    });
    expect(event('430004', `FileAction: Malware Cloud Lookup, ${file}`)).toMatchObject({ action: 'allowed' });
  });

  test('pages that users may continue from', () => {
    expect(
      event('430003', 'AccessControlRuleAction: Interactive Block, URL: https://www.example.com'),
    ).toMatchObject({
      action: 'warned',
    });
  });
});

describe('FortiOS', () => {
  const utm = (subtype: string, fields: string) =>
    eventOf(
      `date=2026-11-20 time=08:14:22 tz="+0000" devid="FG1" logid="1" type="utm" subtype="${subtype}" srcip=10.1.1.1 dstip=93.184.216.34 dstport=443 ${fields}`,
    );

  test('each kind of inspection in its own words', () => {
    expect(
      utm('casb', 'saasname="Box" useractivity="file-upload" hostname="app.box.com" action="monitor"'),
    ).toMatchObject({
      app: 'Box',
      activity: 'file-upload',
      action: 'allowed',
    });
    expect(
      utm('virus', 'action="analytics" filename="a.doc" url="https://www.example.com/a.doc"'),
    ).toMatchObject({
      action: 'allowed',
      object: 'a.doc',
    });
    expect(utm('dlp', 'action="ban" hostname="www.example.com"')).toMatchObject({ action: 'blocked' });
    expect(utm('ssl', 'action="info" sni="www.example.com"')).toMatchObject({
      action: 'allowed',
      host: 'www.example.com',
    });
    expect(
      utm('waf', 'action="passthrough" method="POST" httphost="www.example.com" url="/login"'),
    ).toMatchObject({
      method: 'POST',
      url: 'https://www.example.com/login',
    });
    expect(
      utm('webfilter', 'action="passthrough" method="domain" hostname="www.example.com"')?.method,
    ).toBeUndefined();
  });

  test('logs whose ID was dropped in transit', () => {
    const line = 'date=2026-11-20 time=08:14:22 tz="+0000" devid="FG1"';
    expect(
      eventOf(`${line} type="traffic" subtype="forward" srcip=10.1.1.1 dstip=93.184.216.34 action="deny"`),
    ).toMatchObject({ format: 'fortigate', action: 'blocked' });
    expect(reasons(`${line} type="event" subtype="system" user="admin" action="login" msg="x"`)).toEqual([
      expect.stringContaining('fortigate: not_traffic'),
    ]);
  });

  test('its own keys in CEF mean the same as in its own format', () => {
    for (const prefix of ['FTNTFGT', 'ad.'])
      expect(
        eventOf(
          `CEF:0|Fortinet|Fortigate|v7.4|00013|traffic:forward close|3|${prefix}eventtime=1795162462 src=10.1.1.1 dst=93.184.216.34 dpt=443 act=close ${prefix}sentbyte=10 ${prefix}rcvdbyte=20 ${prefix}dstcity=Paris ${prefix}saasname=Box`,
        ),
      ).toMatchObject({ time: TIME, bytes_up: 10, bytes_down: 20, city: 'Paris', app: 'Box' });
  });
});

test("Palo Alto's custom format, with any separator", () => {
  for (const sign of ['|', ',', ' '])
    expect(
      eventOf(
        `<190>Nov 20 08:14:25 pa ${[
          'serial=007',
          'type=THREAT',
          'subtype=url',
          'time_generated=2026/11/20 09:14:22',
          'src=10.1.1.1',
          'dst=93.184.216.34',
          'suser=corp\\jdoe',
          'dport=443',
          'app=ssl',
          'act=block-url',
          'misc=www.example.com/games',
          'cat=games',
        ]
          .map((pair) => (sign === ' ' ? pair.replace(/=(.* .*)/, '="$1"') : pair))
          .join(sign)}`,
      ),
    ).toMatchObject({
      format: 'paloalto-kv',
      time: TIME,
      user: 'jdoe',
      host: 'www.example.com',
      url: 'www.example.com/games',
      action: 'blocked',
      category: 'games',
    });
});

describe('Juniper SRX', () => {
  const srx = (tag: string, fields: string) =>
    eventOf(`<14>1 2026-11-20T08:14:22Z srx RT_UTM - ${tag} [junos@2636.1.1.1.2.40 ${fields}]`);

  test('inspection of responses names the service first', () => {
    expect(
      srx(
        'AV_VIRUS_DETECTED_MT',
        'source-address="93.184.216.34" source-port="80" destination-address="10.1.1.1" destination-port="51000" filename="www.example.com/a.zip"',
      ),
    ).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '93.184.216.34', dst_port: 80, action: 'blocked' });
  });

  test('attacks and screens', () => {
    const sides =
      'source-address="10.1.1.1" source-port="51000" destination-address="93.184.216.34" destination-port="80"';
    expect(srx('IDP_ATTACK_LOG_EVENT', `${sides} action="DROP"`)).toMatchObject({ action: 'blocked' });
    expect(srx('RT_SCREEN_TCP', `attack-name="SYN flood!" ${sides} action="drop"`)).toMatchObject({
      dst_port: 80,
      action: 'blocked',
    });
  });
});

describe('MikroTik RouterOS', () => {
  const packet = (before: string, behind = ', len 52') =>
    `Nov 20 09:14:22 rb ${before}: in:bridge out:ether1, connection-state:new src-mac 00:17:10:88:bc:02, proto TCP (SYN), 10.1.1.1:51000->93.184.216.34:443${behind}`;

  test("the verdict is the rule's own word, if any", () => {
    expect(eventOf(packet('firewall,info allow-web forward'))).toMatchObject({
      format: 'mikrotik',
      time: TIME,
      src_ip: '10.1.1.1',
      dst_ip: '93.184.216.34',
      dst_port: 443,
      action: 'allowed',
    });
    expect(eventOf(packet('firewall,info drop-all forward'))).toMatchObject({ action: 'blocked' });
    expect(eventOf(packet('firewall,info web forward'))?.action).toBeUndefined();
    expect(
      eventOf(packet('DROP forward', ', NAT (10.1.1.1:51000->203.0.113.9:51000)->93.184.216.34:443, len 52')),
    ).toMatchObject({
      action: 'blocked',
    });
  });
});

test('Huawei firewall policies', () => {
  const hit = (verdict: string) =>
    `<188>Nov 20 2026 09:14:22 USG %%01POLICY/6/POLICY${verdict}(l):vsys=public, protocol=6, source-ip=10.1.1.1, source-port=51000, destination-ip=93.184.216.34, destination-port=443, time=2026/11/20 09:14:22, source-zone=trust, destination-zone=untrust, application-name=SSL, rule-name=web.`;
  expect(eventOf(hit('PERMIT'))).toMatchObject({
    format: 'huawei-usg',
    time: TIME,
    src_ip: '10.1.1.1',
    dst_ip: '93.184.216.34',
    dst_port: 443,
    action: 'allowed',
    app: 'SSL',
    extra: { 'rule-name': 'web' },
  });
  expect(eventOf(hit('DENY'))).toMatchObject({ action: 'blocked' });
});

test('refused by Meraki layer 7 rules', () => {
  expect(
    eventOf(
      '1795162462.285901262 MX67 l7_firewall src=10.1.1.1 dst=93.184.216.34 protocol=tcp sport=51000 dport=443 decision=blocked',
    ),
  ).toMatchObject({ dst_port: 443, action: 'blocked' });
});

test('a scanned file of Meraki has its URL', () => {
  expect(
    eventOf(
      "<134>1 1795162462.342705328 MX84 security_event security_filtering_file_scanned url=http://www.example.com/a.exe src=10.1.1.1:51000 dst=93.184.216.34:80 mac=00:11 name='a' sha256=ab disposition=malicious action=block",
    ),
  ).toMatchObject({ url: 'http://www.example.com/a.exe', dst_port: 80, action: 'blocked' });
  expect(
    reasons(
      '<134>1 1795162462.342705328 MX84 security_event ids_alerted signature=1:1:1 priority=3 protocol=udp src=10.1.1.1:53 dst=93.184.216.34:53 message: x',
    ),
  ).toEqual([expect.stringContaining('meraki: not_traffic')]);
});

test("the state of Zscaler's tunnels isn't traffic", () => {
  expect(
    reasons(
      '{"sourcetype":"zscalernss-tunnel","event":{"datetime":"Fri Nov 20 08:14:22 2026","Recordtype":"Tunnel Samples","tunneltype":"GRE","sourceip":"203.0.113.9","destinationip":"198.51.100.7","txbytes":"1","rxbytes":"2"}}',
    ),
  ).toEqual([expect.stringContaining('not_traffic: a record of a tunnel')]);
});

test("Skyhigh's block reason isn't a status", () => {
  const event = (id: string) =>
    eventOf(
      `CEF:0|McAfee|Web Gateway|12|${id}|Block|6|rt=1795162462000 src=10.1.1.1 request=https://www.example.com/ act=blocked`,
    );
  expect(event('102')?.status).toBeUndefined();
  expect(event('403')).toMatchObject({ status: 403 });
});

test('ProxySG: the request as the client sent it, and sizes of bodies', () => {
  expect(
    eventOf(
      '#Software: SGOS 7.3\n#Fields: date time c-ip cs-method c-uri-scheme c-uri-host c-uri-port c-uri-pathquery sc-status s-action sc-bodylength cs-bodylength\n2026-11-20 08:14:22 10.1.1.1 GET https www.example.com 443 /a?b=c 200 TCP_NC_MISS 900 10',
    ),
  ).toMatchObject({ url: 'https://www.example.com/a?b=c', bytes_up: 10, bytes_down: 900 });
});

test("Apex Central's action numbers, and calls to known controllers", () => {
  const web = (id: string, act: string) =>
    eventOf(
      `CEF:0|Trend Micro|Apex Central|2019|${id}|x|3|rt=Nov 20 2026 08:14:22 GMT+00:00 act=${act} src=10.1.1.1 request=http://www.example.com/`,
    );
  expect(web('WB:7', '1')).toMatchObject({ action: 'allowed' });
  expect(web('WB:7', '2')).toMatchObject({ action: 'blocked' });
  expect(web('CnC:Block', 'Block')).toMatchObject({ host: 'www.example.com', action: 'blocked' });
});
