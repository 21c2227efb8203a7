import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const QUERY = {
  format: 'coredns',
  time: TIME,
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  action: 'allowed',
};
const common =
  '10.1.1.1:51000 - 4711 "A IN www.example.com. udp 33 false 512" NOERROR qr,rd,ra 98 0.012345678s';

test.each([
  `2026-11-20T08:14:22.000Z [INFO] ${common}`,
  `2026-11-20T08:14:22.000000000Z stdout F [INFO] ${common}`,
  `<30>Nov 20 09:14:22 dns coredns[7]: [INFO] ${common}`,
  `<30>1 2026-11-20T08:14:22Z dns coredns 7 - - [INFO] ${common} "0"`,
  `{"log":"[INFO] ${common.replaceAll('"', '\\"')}\\n","stream":"stdout","time":"2026-11-20T08:14:22Z"}`,
  '10.1.1.1 - [20/Nov/2026:08:14:22 +0000] "A IN www.example.com. udp 33 false 512" NOERROR qr,rd,ra 98 12.3ms',
])('%s', (line) => {
  expect(eventOf(line)).toMatchObject(QUERY);
});

test('all fields, without a size', () => {
  expect(
    eventOf(
      `2026-11-20T08:14:22Z [INFO] ${common.replace('10.1.1.1', '[2001:db8::7]').replace('NOERROR', 'REFUSED')}`,
    ),
  ).toEqual({
    ...QUERY,
    src_ip: '2001:db8::7',
    action: 'blocked',
    extra: {
      rcode: 'REFUSED',
      client_port: '51000',
      query_type: 'A',
      transport: 'udp',
      flags: 'qr,rd,ra',
      duration: '0.012345678s',
    },
  });
});

test("other messages aren't traffic", () => {
  expect(
    reasons(
      '2026-11-20T08:14:22.000Z [ERROR] plugin/errors: 2 www.example.com. A: read udp 10.0.0.1:5->9.9.9.9:53: i/o timeout',
      '2026-11-20T08:14:22.000Z [INFO] plugin/reload: Running configuration SHA512 = 7',
    ),
  ).toEqual([
    expect.stringContaining('coredns: not_traffic'),
    expect.stringContaining('coredns: not_traffic'),
  ]);
});
