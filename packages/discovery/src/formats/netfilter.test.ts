import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventOf, reasons } from './test-lines.ts';

const PACKET =
  'IN=br0 OUT=eth4 MAC=00:11:22:33:44:55 SRC=10.1.1.7 DST=198.51.100.9 LEN=60 TOS=0x00 PREC=0x00 TTL=64 ID=4567 DF PROTO=TCP SPT=54321 DPT=443 WINDOW=65535 RES=0x00 SYN URGP=0';

describe('packets logged by Linux', () => {
  test.each([
    ['UniFi, accepted', 'Nov 20 08:14:22 udm kernel: [LAN_IN-2000-A]', 'allowed'],
    ['UniFi, dropped', 'Nov 20 08:14:22 usg kernel: [WAN_LOCAL-4000-D]', 'blocked'],
    [
      'UniFi, newer',
      '2026-11-20T08:14:22+01:00 fw [LAN_WAN-R-2147483647] DESCR="[LAN_WAN]No games" ',
      'blocked',
    ],
    ['UFW', 'Nov 20 08:14:22 host kernel: [435774.326627] [UFW BLOCK] ', 'blocked'],
    ['Shorewall', 'Nov 20 08:14:22 gw kernel: Shorewall:loc-net:ACCEPT:', 'allowed'],
    ['firewalld', 'Nov 20 08:14:22 gw kernel: FINAL_REJECT: ', 'blocked'],
    ['OpenWrt', 'Nov 20 08:14:22 ap kernel: [ 5012.123] reject wan out: ', 'blocked'],
    ['words of one’s own', 'Nov 20 08:14:22 gw kernel: iptables denied: ', 'blocked'],
  ])('%s', (_name, prefix, action) => {
    expect(eventOf(`${prefix}${PACKET}`)).toMatchObject({
      format: 'netfilter',
      src_ip: '10.1.1.7',
      dst_ip: '198.51.100.9',
      dst_port: 443,
      action,
    });
  });

  test("a rule that only counts has no verdict; the packet length isn't traffic", () => {
    const event = eventOf(`Nov 20 08:14:22 gw kernel: web: ${PACKET}`);
    expect(event?.action).toBeUndefined();
    expect(event?.bytes_up).toBeUndefined();
  });

  test('IPv6, without ports', () => {
    expect(
      eventOf(
        'Nov 20 08:14:22 gw kernel: [UFW BLOCK] IN=eth0 OUT= MAC=33:33 SRC=fe80:0000:0000:0000:0000:0000:0000:0001 DST=2001:0db8:0000:0000:0000:0000:0000:0009 LEN=72 TC=0 HOPLIMIT=255 FLOWLBL=0 PROTO=ICMPv6 TYPE=135 CODE=0',
      ),
    ).toMatchObject({ format: 'netfilter', action: 'blocked' });
  });

  test("other text with SRC and DST isn't the kernel's", () => {
    expect(reasons('Nov 20 08:14:22 app copy SRC=/var/a DST=/var/b PROTO=local')).toHaveLength(1);
  });

  test('no prefix breaks the reader', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (prefix) => {
        const words = prefix.replaceAll(/[\n\r=<>]/g, ' ');
        expect(eventOf(`Nov 20 08:14:22 gw kernel: ${words} ${PACKET}`)).toMatchObject({
          src_ip: '10.1.1.7',
        });
      }),
    );
  });
});
