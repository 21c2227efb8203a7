import type { Event } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import type { Reject } from '@casbah/domain/reject';
import { describe, expect, test } from 'vitest';
import type { LogReaderOptions } from '../log-reader.ts';
import { createLogReader } from '../read-log.ts';

const NOW = Date.UTC(2026, 10, 22);

function read(text: string, options: Partial<LogReaderOptions> = {}, isBelieved = true) {
  const events: { format: string; event: Event }[] = [];
  const rejects: Reject[] = [];
  const reader = createLogReader({
    timezone: 'UTC',
    now: NOW,
    ...options,
    ...(isBelieved ? { signs: 'all' } : {}),
  });
  reader.feed(Buffer.from(text));
  reader.end();
  reader.read(
    {
      event: (event, _line, _offset, format) => void events.push({ format, event: { ...event } }),
      reject: (reject) => void rejects.push(reject),
    },
    10_000,
    1e9,
  );
  return { events, rejects };
}

/** Summarizes a line in a few words. */
function said(text: string, options?: Partial<LogReaderOptions>): string[] {
  return read(text, options).events.map(({ format, event }) => {
    const { time, kind, activity, user, user_domain, src_ip, device, extra } = event;
    const words = [
      format,
      isoTime(time).slice(5, 19),
      ...[kind, activity, user_domain === undefined ? user : `${user_domain}/${user}`, src_ip, device],
      ...Object.entries(extra ?? {}).map(([name, value]) => `${name}=${value}`),
    ];
    return words.filter((word) => word !== undefined).join(' ');
  });
}

const XML = (id: number, data: Record<string, string>) =>
  `<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Provider Name='Microsoft-Windows-Security-Auditing' Guid='{54849625-5478-4994-a5ba-3e3b0328c30d}'/><EventID>${id}</EventID><Version>2</Version><TimeCreated SystemTime='2026-11-20T08:00:01.123456700Z'/><Channel>Security</Channel><Computer>DC1.corp.example</Computer></System><EventData>${Object.entries(
    data,
  )
    .map(([name, value]) => `<Data Name='${name}'>${value}</Data>`)
    .join('')}</EventData></Event>`;

const SIGNS: [name: string, text: string, ...said: string[]][] = [
  [
    'a logon at a domain controller, XML',
    XML(4624, {
      SubjectUserName: '-',
      TargetUserName: 'jdoe',
      TargetDomainName: 'CORP',
      LogonType: '3',
      WorkstationName: 'PC-17',
      IpAddress: '::ffff:10.0.0.5',
      IpPort: '51000',
    }),
    'windows-security-xml 11-20T08:00:01 audit login CORP/jdoe 10.0.0.5 PC-17',
  ],
  [
    'the same through syslog, with double quotes',
    `<13>Nov 20 08:00:02 dc1 ${XML(4768, { TargetUserName: 'jdoe', TargetDomainName: 'corp.example', Status: '0x0', IpAddress: '10.0.0.5' }).replaceAll("'", '"')}`,
    'windows-security-xml 11-20T08:00:01 audit login corp.example/jdoe 10.0.0.5',
  ],
  [
    'a user who logs off at a workstation',
    XML(4647, { TargetUserName: 'jdoe', TargetDomainName: 'CORP' }),
    'windows-security-xml 11-20T08:00:01 audit logout CORP/jdoe DC1.corp.example',
  ],
  [
    'a service ticket, NXLog',
    '{"EventTime":"2026-11-20 08:00:03","Hostname":"DC1.corp.example","EventID":4769,"SourceName":"Microsoft-Windows-Security-Auditing","TargetUserName":"jdoe@CORP.EXAMPLE","TargetDomainName":"CORP.EXAMPLE","ServiceName":"FILES$","IpAddress":"::ffff:10.0.0.5","IpPort":"50123","Status":"0x0"}',
    'windows-security-json 11-20T08:00:03 audit login CORP.EXAMPLE/jdoe 10.0.0.5',
  ],
  [
    'a logon, Winlogbeat',
    '{"@timestamp":"2026-11-20T08:00:04.000Z","winlog":{"event_id":"4624","computer_name":"DC1","provider_name":"Microsoft-Windows-Security-Auditing","event_data":{"TargetUserName":"jdoe","TargetDomainName":"CORP","LogonType":"10","IpAddress":"10.0.0.5","WorkstationName":"PC-17"}}}',
    'windows-security-json 11-20T08:00:04 audit login CORP/jdoe 10.0.0.5 PC-17',
  ],
  [
    'a logon, Snare',
    '<14>Nov 20 08:00:05 dc1 MSWinEventLog\t1\tSecurity\t4711\tFri Nov 20 08:00:05 2026\t4624\tMicrosoft-Windows-Security-Auditing\tCORP\\jdoe\tN/A\tSuccess Audit\tDC1.corp.example\tLogon\t\tAn account was successfully logged on.    Subject:   Security ID:  S-1-0-0   Account Name:  -   Account Domain:  -   Logon ID:  0x0    Logon Type:   3    New Logon:   Security ID:  S-1-5-21-1   Account Name:  jdoe   Account Domain:  CORP   Logon ID:  0x1F2E    Network Information:   Workstation Name: PC-17   Source Network Address: 10.0.0.5   Source Port:  50000\t4711',
    'windows-security-snare 11-20T08:00:05 audit login CORP/jdoe 10.0.0.5 PC-17',
  ],
  [
    'leases of ISC dhcpd',
    [
      'Nov 20 08:00:00 dhcp1 dhcpd[812]: DHCPACK on 10.0.0.5 to 00:50:56:13:60:56 (PC-17) via eth1',
      '<30>Nov 20 08:00:01 dhcp1 dhcpd[812]: DHCPACK on 10.0.0.6 to 0:50:56:13:60:57 (PC-18) via eth1 relay eth1 lease-duration 600 uid 01:00:50:56:13:60:57',
      'Nov 20 08:00:02 dhcp1 dhcpd: DHCPRELEASE of 10.0.0.5 from 00:50:56:13:60:56 (PC-17) via eth1 (found)',
    ].join('\n'),
    'isc-dhcpd 11-20T08:00:00 audit renew 10.0.0.5 PC-17 mac=00:50:56:13:60:56',
    'isc-dhcpd 11-20T08:00:01 audit renew 10.0.0.6 PC-18 mac=00:50:56:13:60:57 lease_seconds=600',
    'isc-dhcpd 11-20T08:00:02 audit release 10.0.0.5 PC-17 mac=00:50:56:13:60:56',
  ],
  [
    "leases of Windows' DHCP server",
    [
      '10,11/20/26,08:00:00,Assign,10.0.0.5,PC-17.corp.example,005056136056,,2311,0,,,,0x4D,MSFT 5.0,,,,0',
      '11,11/20/26,08:00:01,Renew,10.0.0.5,PC-17.corp.example,005056136056,,2312,0,,,,,,,,,0',
      '12,11/20/26,08:00:02,Release,10.0.0.5,PC-17.corp.example,005056136056,,2313,0,,,,,,,,,0',
    ].join('\n'),
    'windows-dhcp 11-20T08:00:00 audit lease 10.0.0.5 PC-17.corp.example mac=00:50:56:13:60:56',
    'windows-dhcp 11-20T08:00:01 audit renew 10.0.0.5 PC-17.corp.example mac=00:50:56:13:60:56',
    'windows-dhcp 11-20T08:00:02 audit release 10.0.0.5 PC-17.corp.example mac=00:50:56:13:60:56',
  ],
  [
    'leases of Kea',
    [
      '2026-11-20 08:00:00.123 INFO  [kea-dhcp4.leases/812.140213] DHCP4_LEASE_ALLOC [hwtype=1 00:50:56:13:60:56], cid=[01:00:50:56:13:60:56], tid=0x1a2b: lease 10.0.0.5 has been allocated for 3600 seconds',
      '2026-11-20 08:30:00.123 INFO  [kea-dhcp4.leases/812.140213] DHCP4_RELEASE [hwtype=1 00:50:56:13:60:56], cid=[no info], tid=0x1a2c: address 10.0.0.5 was released properly.',
    ].join('\n'),
    'kea-dhcp 11-20T08:00:00 audit renew 10.0.0.5 mac=00:50:56:13:60:56 lease_seconds=3600',
    'kea-dhcp 11-20T08:30:00 audit release 10.0.0.5 mac=00:50:56:13:60:56',
  ],
  [
    "FreeRADIUS's detail file",
    'Fri Nov 20 08:00:00 2026\n\tAcct-Status-Type = Start\n\tUser-Name = "CORP\\\\jdoe"\n\tFramed-IP-Address = 10.0.0.5\n\tCalling-Station-Id = "00-50-56-13-60-56"\n\tTimestamp = 1795161600\n\nFri Nov 20 09:00:00 2026\n\tAcct-Status-Type = Stop\n\tUser-Name = "CORP\\\\jdoe"\n\tFramed-IP-Address = 10.0.0.5\n\tTimestamp = 1795165200\n',
    'freeradius-detail 11-20T08:00:00 audit assign CORP/jdoe 10.0.0.5 mac=00:50:56:13:60:56',
    'freeradius-detail 11-20T09:00:00 audit logout CORP/jdoe 10.0.0.5',
  ],
  [
    "FreeRADIUS's log",
    'Fri Nov 20 08:00:00 2026 : Auth: (12) Login OK: [jdoe] (from client ap-1 port 0 cli 00-50-56-13-60-56)',
    'freeradius 11-20T08:00:00 audit login jdoe mac=00:50:56:13:60:56',
  ],
  [
    'Cisco ISE',
    '<181>Nov 20 08:00:00 ise1 CISE_RADIUS_Accounting 0006028545 1 0 2026-11-20 08:00:00.250 +00:00 0088472694 3002 NOTICE Radius-Accounting: RADIUS Accounting watchdog update, ConfigVersionId=336, Device IP Address=10.0.0.3, User-Name=jdoe, NAS-IP-Address=10.0.0.3, Framed-IP-Address=10.0.0.5, Calling-Station-ID=00-50-56-13-60-56, Acct-Status-Type=Interim-Update, Acct-Session-Id=0001,',
    'cisco-ise 11-20T08:00:00 audit assign jdoe 10.0.0.5 mac=00:50:56:13:60:56',
  ],
  [
    'Palo Alto',
    [
      '<14>Nov 20 08:00:00 fw1 1,2026/11/20 08:00:00,012001006066,USERID,login,2305,2026/11/20 08:00:00,vsys1,10.0.0.5,corp\\jdoe,dc1,0,1,10800,0,0,active-directory,,6837908,0x0',
      '<14>Nov 20 08:00:01 fw1 1,2026/11/20 08:00:01,012001006066,USERID,logout,2305,2026/11/20 08:00:01,vsys1,10.0.0.5,corp\\jdoe,dc1,0,1,0,0,0,active-directory,,6837909,0x0',
      '<14>Nov 20 08:00:02 fw1 1,2026/11/20 08:00:02,012001006066,GLOBALPROTECT,0,2561,2026/11/20 08:00:02,vsys1,gateway-connected,connected,,SSLVPN,corp\\jdoe,DE,PC-17,8.8.8.8,0.0.0.0,192.168.7.1,0.0.0.0,id,serial,5.2.12,Windows,"Microsoft Windows 10 Enterprise , 64-bit",1,,,,success,,0,,0,portal,1,0x0',
    ].join('\n'),
    'palo-alto-users 11-20T08:00:00 audit login corp/jdoe 10.0.0.5 lease_seconds=10800',
    'palo-alto-users 11-20T08:00:01 audit logout corp/jdoe 10.0.0.5',
    'palo-alto-users 11-20T08:00:02 audit assign corp/jdoe 192.168.7.1 PC-17',
  ],
  [
    'Fortinet',
    [
      'date=2026-11-20 time=08:00:00 devname="FG1" devid="FG100" eventtime=1795161600000000000 tz="+0000" logid="0102043014" type="event" subtype="user" level="notice" vd="root" logdesc="FSSO logon authentication status" srcip=10.0.0.5 user="JDOE" server="FSSO" action="FSSO-logon" msg="FSSO-logon event from FSSO: user JDOE logged on 10.0.0.5"',
      'date=2026-11-20 time=08:00:01 devname="FG1" devid="FG100" tz="+0000" logid="0101039947" type="event" subtype="vpn" level="information" vd="root" logdesc="SSL VPN tunnel up" action="tunnel-up" tunneltype="ssl-tunnel" tunnelid=1 remip=8.8.8.8 tunnelip=10.212.134.200 user="jdoe" group="vpn" dst_host="N/A" reason="tunnel established" msg="SSL tunnel established"',
      'date=2026-11-20 time=09:00:01 devname="FG1" devid="FG100" tz="+0000" logid="0101039948" type="event" subtype="vpn" level="information" vd="root" logdesc="SSL VPN tunnel down" action="tunnel-down" tunneltype="ssl-tunnel" tunnelid=1 remip=8.8.8.8 tunnelip=10.212.134.200 user="jdoe" msg="SSL tunnel shutdown"',
    ].join('\n'),
    'fortigate-users 11-20T08:00:00 audit login JDOE 10.0.0.5',
    'fortigate-users 11-20T08:00:01 audit assign jdoe 10.212.134.200',
    'fortigate-users 11-20T09:00:01 audit logout jdoe 10.212.134.200',
  ],
  [
    'Cisco ASA and AnyConnect',
    [
      '<164>Nov 20 2026 08:00:00 asa1 : %ASA-4-722051: Group <GP_VPN> User <jdoe> IP <8.8.8.8> IPv4 Address <10.9.0.5> IPv6 address <::> assigned to session',
      '<166>Nov 20 2026 08:00:01 asa1 : %ASA-6-746012: user-identity: Add IP-User mapping 10.9.0.5 - LOCAL\\jdoe Succeeded - VPN user',
      '<164>Nov 20 2026 09:00:00 asa1 : %ASA-4-113019: Group = GP_VPN, Username = jdoe, IP = 8.8.8.8, Session disconnected. Session Type: SSL, Duration: 1h:00m:00s, Bytes xmt: 1, Bytes rcv: 2, Reason: User Requested',
    ].join('\n'),
    'cisco-asa-users 11-20T08:00:00 audit assign jdoe 10.9.0.5',
    'cisco-asa-users 11-20T08:00:01 audit login jdoe 10.9.0.5',
    'cisco-asa-users 11-20T09:00:00 audit logout jdoe',
  ],
  [
    'F5 APM, a session over three lines',
    [
      "<141>Nov 20 08:00:00 bigip notice apmd[1]: 01490010:5: /Common/vpn:Common:abcdef12: Username 'jdoe'",
      '<141>Nov 20 08:00:01 bigip notice tmm[2]: 01490549:5: /Common/vpn:Common:abcdef12: Assigned PPP Dynamic IPv4: 10.9.0.7 Tunnel Type: VPN_TUNNELTYPE_TLS NA Resource: /Common/na Client IP: 8.8.8.8',
      '<141>Nov 20 09:00:00 bigip notice tmm[2]: 01490502:5: /Common/vpn:Common:abcdef12: Session deleted due to user logout request.',
    ].join('\n'),
    'f5-apm 11-20T08:00:00 audit login jdoe session=abcdef12',
    'f5-apm 11-20T08:00:01 audit lease 10.9.0.7 session=abcdef12',
    'f5-apm 11-20T09:00:00 audit release session=abcdef12',
  ],
  [
    'Pulse Secure',
    [
      '<134>Nov 20 08:00:00 vpn1 PulseSecure: 2026-11-20 08:00:00 - ive - [8.8.8.8] jdoe(Users)[Staff] - VPN Tunneling: Session started for user with IPv4 address 10.9.0.8, hostname PC-17',
      '<134>Nov 20 09:00:00 vpn1 PulseSecure: 2026-11-20 09:00:00 - ive - [8.8.8.8] jdoe(Users)[Staff] - VPN Tunneling: Session ended for user with IPv4 address 10.9.0.8',
    ].join('\n'),
    'pulse-secure 11-20T08:00:00 audit assign jdoe 10.9.0.8 PC-17',
    'pulse-secure 11-20T09:00:00 audit logout jdoe 10.9.0.8',
  ],
  [
    'OpenVPN, its log and its status file',
    [
      'Fri Nov 20 08:00:00 2026 jdoe/8.8.8.8:51234 MULTI: Learn: 10.8.0.6 -> jdoe/8.8.8.8:51234',
      '2026-11-20 09:00:00 jdoe/8.8.8.8:51234 SIGTERM[soft,remote-exit] received, client-instance exiting',
      'CLIENT_LIST,jdoe,8.8.8.8:51234,10.8.0.6,,3042,5120,2026-11-20 08:00:00,1795161600,UNDEF,0,0',
    ].join('\n'),
    'openvpn 11-20T08:00:00 audit assign jdoe 10.8.0.6',
    'openvpn 11-20T09:00:00 audit logout jdoe',
    'openvpn 11-20T08:00:00 audit assign jdoe 10.8.0.6',
  ],
];

describe('identity mappings are read', () => {
  test.each(SIGNS)('%s', (_name, text, ...expected) => {
    expect(read(text).rejects).toEqual([]);
    expect(said(text)).toEqual(expected);
  });

  test('also by a selected format', () => {
    for (const [, text, ...expected] of SIGNS) {
      const format = expected[0]?.split(' ')[0] ?? '';
      expect(said(text, { format })).toEqual(expected);
    }
  });

  test('after a restart within a multi-line record', () => {
    const [, text = '', ...expected] = SIGNS.find(([name]) => name.includes('detail')) ?? [];
    const lines = text.split('\n');
    for (let cut = 1; cut < lines.length; cut += 1) {
      const said: string[] = [];
      const sink = {
        event: ({ activity, user }: Event) => void said.push(`${activity} ${user}`),
        reject: () => void said.push('reject'),
      };
      const options = { timezone: 'UTC', now: NOW, signs: 'all' } as const;
      const first = createLogReader(options);
      first.feed(Buffer.from(text));
      first.end();
      first.read(sink, cut, 1e9);
      const resume = structuredClone(first.checkpoint());
      const second = createLogReader({ ...options, resume });
      second.feed(Buffer.from(text).subarray(resume.offset));
      second.end();
      second.read(sink, 1000, 1e9);
      expect(said).toEqual(expected.map((words) => `${words.split(' ')[3]} jdoe`));
    }
  });
});

describe("records that aren't identity mappings", () => {
  const SET_ASIDE: [name: string, text: string][] = [
    ['a machine account', XML(4624, { TargetUserName: 'PC-17$', LogonType: '3', IpAddress: '10.0.0.5' })],
    ['a service that starts', XML(4624, { TargetUserName: 'backup', LogonType: '5', IpAddress: '10.0.0.5' })],
    ['the own machine', XML(4624, { TargetUserName: 'jdoe', LogonType: '3', IpAddress: '127.0.0.1' })],
    ['a refused ticket', XML(4768, { TargetUserName: 'jdoe', Status: '0x6', IpAddress: '10.0.0.5' })],
    ['the end of a network logon', XML(4634, { TargetUserName: 'jdoe', LogonType: '3' })],
    ['another event', XML(4688, { TargetUserName: 'jdoe' })],
    ['an offer', 'Nov 20 08:00:00 dhcp1 dhcpd[812]: DHCPOFFER on 10.0.0.5 to 00:50:56:13:60:56 via eth1'],
    [
      'a refused login',
      'Fri Nov 20 08:00:00 2026 : Auth: (12) Login incorrect: [jdoe] (from client ap-1 port 0)',
    ],
  ];
  test.each(SET_ASIDE)('%s is rejected with its reason', (_name, text) => {
    const { events, rejects } = read(text);
    expect(events).toEqual([]);
    expect(rejects).toMatchObject([{ reason: 'not_traffic' }]);
  });

  test('a source of another log type gives no identity mappings', () => {
    for (const [, text] of SIGNS) {
      const { events } = read(text, {}, false);
      expect(events.filter(({ event }) => event.kind !== 'traffic')).toEqual([]);
    }
  });

  test("a firewall's traffic is read among its mappings", () => {
    const traffic =
      'date=2026-11-20 time=08:05:00 devname="FG1" devid="FG100" eventtime=1795161900000000000 tz="+0000" logid="0000000013" type="traffic" subtype="forward" level="notice" vd="root" srcip=10.0.0.5 srcport=50000 dstip=93.184.216.34 dstport=443 action="close" sentbyte=10 rcvdbyte=20';
    const sign = SIGNS.find(([name]) => name === 'Fortinet')?.[1].split('\n')[0] ?? '';
    for (const format of [undefined, 'fortigate'])
      expect(
        read([traffic, sign, traffic, sign].join('\n'), format === undefined ? {} : { format }).events.map(
          ({ event }) => event.kind,
        ),
      ).toEqual(['traffic', 'audit', 'traffic', 'audit']);
  });

  test('long and broken lines are rejected quickly', () => {
    const starts = SIGNS.flatMap(([, text]) => text.split('\n'));
    const since = process.threadCpuUsage();
    for (const line of starts) {
      for (let cut = 1; cut < line.length; cut += 37) read(line.slice(0, cut));
      read(line + ' a=b c:d [x] (y) 1:2'.repeat(20_000));
    }
    expect(process.threadCpuUsage(since).user).toBeLessThan(20_000_000);
  });
});
