import { HOUR_MS } from '@casbah/domain/time-units';
import { expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const NAME = '(3)www(7)example(3)com(0)';
const packet = (time: string, way: string, rest: string) =>
  `${time} 0DB4 PACKET  000000D3E1B2C3D0 UDP ${way} 10.1.1.1        a1b2 ${rest} A      ${NAME}`;
const QUERY = {
  format: 'windows-dns',
  time: TIME,
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  action: 'allowed',
};
const asked = (time: string) => packet(time, 'Rcv', '  Q [0001   D   NOERROR]');

test.each([
  '11/20/2026 9:14:22 AM',
  '20/11/2026 09:14:22',
  '20.11.2026 09:14:22',
  '20-11-2026 09:14:22',
  '2026-11-20 09:14:22',
  '2026/11/20 9:14:22',
  '20.11.2026 9.14.22',
  '20/11/2026 9:14:22 a.m.',
])('the clock of the locale: %s', (time) => {
  expect(eventOf(asked(time))).toMatchObject(QUERY);
});

test('ambiguous day and month are resolved by the format, and by earlier days above 12', () => {
  const timeOf = (...lines: string[]) => read(...lines.map(asked)).events.at(-1)?.time;
  const tenth = Date.UTC(2026, 9, 11, 8, 14, 22) - HOUR_MS;
  const eleventh = Date.UTC(2026, 10, 10, 8, 14, 22);
  expect(timeOf('11/10/2026 09:14:22')).toBe(tenth);
  expect(timeOf('11/10/2026 9:14:22 AM')).toBe(eleventh);
  expect(timeOf('20/10/2026 9:14:22 AM', '11/10/2026 9:14:22 AM')).toBe(tenth);
  expect(timeOf('10/20/2026 09:14:22', '11/10/2026 09:14:22')).toBe(eleventh);
});

test('a query and its response are one event', () => {
  const time = '11/20/2026 9:14:22 AM';
  expect(eventOf(asked(time), packet(time, 'Snd', 'R Q [8081   DR  NOERROR]'))).toEqual({
    ...QUERY,
    extra: { query_type: 'A', transport: 'udp', rcode: 'NOERROR', flags: '8081' },
  });
  expect(eventOf(packet(time, 'Snd', 'R Q [8085 A DR  REFUSED]'))).toMatchObject({
    ...QUERY,
    action: 'blocked',
  });
  expect(eventOf(asked(time), packet(time, 'Snd', 'R Q [8381   DR NXDOMAIN]'))).toMatchObject(QUERY);
});

test('behind syslog', () => {
  expect(eventOf(`<14>Nov 20 09:20:00 dc1 dns: ${asked('11/20/2026 9:14:22 AM')}`)).toMatchObject(QUERY);
});

test("the server's own queries and all other lines aren't traffic", () => {
  const time = '11/20/2026 9:14:22 AM';
  const { events, rejects } = read(
    packet(time, 'Snd', '  Q [0001   D   NOERROR]'),
    packet(time, 'Rcv', 'R Q [8081   DR  NOERROR]'),
    packet(time, 'Rcv', '  U [0028       NOERROR]'),
    'DNS Server log file creation at 11/20/2026 9:00:00 AM',
  );
  expect(events).toEqual([]);
  expect(rejects.map(({ reason, format }) => `${format} ${reason}`)).toEqual(
    Array.from({ length: 4 }, () => 'windows-dns not_traffic'),
  );
  expect(
    reasons('Message logging key (for packets - other items use a subset of these fields):'),
  ).toHaveLength(1);
});
