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

  test('a line that is cut off', () => {
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
