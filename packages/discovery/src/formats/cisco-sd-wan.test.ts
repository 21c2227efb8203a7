import { describe, expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const FILTER =
  '2026/11/20-08:14:22.000000 UTC [**] [Hostname: edge1] [**] [System_IP: 172.16.1.5] [**] [Instance_ID: 1] [**] Drop [**] UTD WebFilter Category/Reputation [**] [URL: www.dropbox.com/upload] ** [Category: Online Storage] ** [Reputation: 92] [VRF: 10] {TCP} 10.1.1.1:41002 -> 203.0.113.9:443';
const PLATFORM =
  '<189>2041: edge1: *Nov 20 2026 08:14:22.000 UTC: %IOSXE-6-PLATFORM: R0/0: cpp_cp: QFP:0.0 Thread:000 TS:00000001473688385900 ';
const CONNECTION = {
  format: 'cisco-sd-wan',
  time: TIME,
  src_ip: '10.1.1.1',
  dst_ip: '203.0.113.9',
  dst_port: 443,
};

describe('Cisco SD-WAN', () => {
  test('web filtering', () => {
    const event = {
      ...CONNECTION,
      host: 'www.dropbox.com',
      url: 'www.dropbox.com/upload',
      category: 'Online Storage',
      action: 'blocked',
      extra: {
        Hostname: 'edge1',
        Reputation: '92',
        System_IP: '172.16.1.5',
        VRF: '10',
        client_port: '41002',
        list: 'Category/Reputation',
        protocol: 'tcp',
      },
    };
    expect(eventOf(FILTER)).toEqual(event);
    for (const header of ['<134>Nov 20 09:20:00 relay ', '<134>1 2026-11-20T08:20:00Z relay utd - - - '])
      expect(eventOf(header + FILTER)).toEqual(event);
    expect(
      eventOf(
        '2026/11/20-08:14:22.000000 UTC [**] [Hostname: e] [**] [Instance_ID: 1] [**] Pass [**] UTD WebFilter Whitelist [**] [URL: a.example/x] [VRF: 10] {TCP} 203.0.113.9:80 -> 10.1.1.1:41003',
      ),
    ).toMatchObject({
      src_ip: '10.1.1.1',
      dst_ip: '203.0.113.9',
      dst_port: 80,
      host: 'a.example',
      action: 'allowed',
    });
  });

  test('a session of the zone-based firewall, counted at its end', () => {
    const stop =
      '%FW-6-SESS_AUDIT_TRAIL: (target:class)-(LAN_WAN:web):Stop tcp session: initiator (10.1.1.1:51000) sent 200 bytes -- responder (203.0.113.9:443) sent 500 bytes';
    const event = { ...CONNECTION, action: 'allowed', bytes_up: 200, bytes_down: 500 };
    expect(eventOf(PLATFORM + stop)).toEqual({ ...event, extra: { client_port: '51000', protocol: 'tcp' } });
    // Paris time, because the device gives no zone.
    expect(eventOf(`<189>Nov 20 09:14:22 edge1 ${stop}`)).toMatchObject(event);
    expect(eventOf(`<189>77: edge1: .Nov 20 09:14:22.000: ${stop}`)).toMatchObject(event);
    expect(
      reasons(
        `${PLATFORM}%FW-6-SESS_AUDIT_TRAIL_START: (target:class)-(LAN_WAN:web):Start tcp session: initiator (10.1.1.1:51000) -- responder (203.0.113.9:443)`,
      ),
    ).toEqual(['cisco-sd-wan: not_traffic: a session that begins: it is counted when it ends']);
  });

  test('dropped and passed packets, and their summaries', () => {
    expect(
      eventOf(
        `${PLATFORM}%FW-6-DROP_PKT: Dropping tcp pkt from GigabitEthernet0/0/2 10.1.1.1:51000 => 203.0.113.9:443(target:class)-(LAN_WAN:class-default) due to Policy drop:classify result with ip ident 1 tcp flag 0x2`,
      ),
    ).toMatchObject({ ...CONNECTION, action: 'blocked' });
    expect(
      eventOf(
        '<189>Nov 20 09:14:22 r1 %FW-6-DROP_PKT: Dropping tcp session 10.1.1.1:51000 203.0.113.9:443 on zone-pair LAN-WAN class class-default due to  DROP action found in policy-map with ip ident 52882',
      ),
    ).toMatchObject({ ...CONNECTION, action: 'blocked' });
    const summary = eventOf(
      `${PLATFORM}%FW-6-LOG_SUMMARY: 5 packets were passed from LAN 10.1.1.1:51000 => 203.0.113.9:443 (target:class)-(LAN_WAN:web)`,
    );
    expect(summary).toMatchObject({ ...CONNECTION, action: 'allowed', extra: { packets: '5' } });
    expect(summary).not.toHaveProperty('bytes_up');
  });

  test('access lists, and the flow log of vEdge', () => {
    expect(
      eventOf(
        '<190>88: r1: Nov 20 08:14:22.000 UTC: %SEC-6-IPACCESSLOGP: list 101 denied tcp 10.1.1.1(51000) (GigabitEthernet0/0 0011.2233.4455) -> 203.0.113.9(443), 1 packet',
      ),
    ).toMatchObject({ ...CONNECTION, action: 'blocked' });
    expect(
      eventOf(
        '<190>Nov 20 09:14:22 vedge1 FTMD[1010]: FLOW LOG vpn-1 10.1.1.1/51000 203.0.113.9/443 tcp: tos: 0 inbound-acl, Result: accept Pkt count 2: Byte count 208 Ingress-Intf ge0/1 Egress-intf cpu',
      ),
    ).toMatchObject({
      ...CONNECTION,
      action: 'allowed',
      bytes_up: 208,
      extra: { vpn: '1', policy: 'inbound-acl' },
    });
  });

  test('messages without a connection', () => {
    expect(
      reasons(
        '2026/11/20-08:14:22.000000 UTC [**] [Instance_ID: 1] [**] Drop [**] [1:11258:2] PROTOCOL-DNS x [**] [Classification: y] [Priority: 1] [VRF: 2] {UDP} 10.1.1.1:58016 -> 203.0.113.9:53',
        `${PLATFORM}%FW-4-ALERT_ON: (target:class)-(LAN_WAN:web):getting aggressive, count (3/500) current 1-min rate: 1`,
        '<189>Nov 20 08:14:22 vedge1 SYSMGR[300]: %Viptela-vedge1-SYSMGR-5-NTCE-200025: System clock set',
      ),
    ).toEqual([
      'cisco-sd-wan: not_traffic: a finding of intrusion prevention or file inspection',
      'cisco-sd-wan: not_traffic: a message about no session',
      'cisco-sd-wan: not_traffic: a notice of the device',
    ]);
  });
});
