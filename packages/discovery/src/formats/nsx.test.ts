import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const CONNECTION = {
  format: 'vmware-nsx',
  time: TIME,
  src_ip: '10.1.1.1',
  dst_ip: '192.0.2.7',
  dst_port: 443,
};
const ends = '10.1.1.1/51000->192.0.2.7/443';

test.each([
  [`2026-11-20T08:14:22Z dfwpktlogs: 1234 INET match PASS domain-c7/1001 OUT 52 TCP ${ends} S`, 'allowed'],
  [`2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG: 8e1b1c1a INET match DROP 2 IN 48 TCP ${ends} SEW`, 'blocked'],
  [
    `<13>1 2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG - - - f6078ac4 INET match REJECT 1036 OUT 60 TCP ${ends} S web-rule`,
    'blocked',
  ],
  [
    `<181>1 2026-11-20T08:14:22Z edge1 NSX 2356 FIREWALL [nsx@6876 comp="nsx-edge" subcomp="datapathd.firewallpkt" level="INFO"] <3 7d9d0a0e8d5d4f1f:0a0a> INET reason-match PASS 1035 OUT 60 TCP ${ends} S`,
    'allowed',
  ],
  [`2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG: INET SpoofGuard DROP 1 OUT 60 UDP ${ends}`, 'blocked'],
])('a packet that met a rule: %s', (line, action) => {
  expect(eventOf(line)).toMatchObject({ ...CONNECTION, action });
});

test('the end of a session has its bytes', () => {
  expect(
    eventOf(
      `<13>1 2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG - - - INET TERM PASS 5096 OUT TCP RST ${ends} 9/8 1461/4677 web-rule`,
    ),
  ).toEqual({
    ...CONNECTION,
    action: 'allowed',
    bytes_up: 1461,
    bytes_down: 4677,
    extra: { rule: '5096', direction: 'out', protocol: 'tcp', stage: 'TERM', tag: 'web-rule' },
  });
  expect(
    eventOf(
      `2026-11-20T08:14:22Z dfwpktlogs: 1234 INET TERM domain-c7/1001 IN TCP FIN ${ends} 22/14 7684/1070`,
    ),
  ).toMatchObject({ ...CONNECTION, action: 'allowed', bytes_up: 7684, bytes_down: 1070 });
});

test('IPv6 and protocols without ports', () => {
  expect(
    eventOf(
      '2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG: INET6 match PASS 2 OUT 72 TCP 2001:db8::7/51000->2001:db8::8/443 S',
    ),
  ).toMatchObject({ src_ip: '2001:db8::7', dst_ip: '2001:db8::8', dst_port: 443 });
  const ping = eventOf(
    '2026-11-20T08:14:22Z esx1 FIREWALL-PKTLOG: INET match PASS 2 OUT 60 ICMP 8 0 10.1.1.1->192.0.2.7',
  );
  expect(ping).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '192.0.2.7' });
  expect(ping).not.toHaveProperty('dst_port');
});

test("intrusion detection events aren't traffic", () => {
  expect(
    reasons(
      '<13>1 2026-11-20T08:14:22Z esx1 NSX-IDPS - IDPS_EVT [nsx@6876 comp="nsx-esx"] {"signature":"x"}',
    ),
  ).toEqual([expect.stringContaining('vmware-nsx: not_traffic')]);
});
