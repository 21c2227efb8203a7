import { expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const OWN = '[1795162462] unbound[1234:0] info: ';
const QUERY = {
  format: 'unbound',
  time: TIME,
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  action: 'allowed',
};

test.each([
  `${OWN}10.1.1.1 www.example.com. A IN`,
  '[1795162462] unbound[1234:0] query: 10.1.1.1 www.example.com. A IN',
  '<30>Nov 20 09:14:22 gw unbound[1234]: [1234:0] info: 10.1.1.1 www.example.com. A IN',
  '<30>Nov 20 09:14:22 unbound: [1234:3] info: 10.1.1.1 www.example.com. A IN',
  '<30>1 2026-11-20T09:14:22+01:00 fw.example unbound 1234 - [meta sequenceId="7"] [1234:0] info: 10.1.1.1 www.example.com. A IN',
  'Nov 20 09:14:22 unbound[1234:0] info: 10.1.1.1 www.example.com. A IN',
])('a query: %s', (line) => {
  expect(eventOf(line)).toMatchObject(QUERY);
});

test('a query and its reply are one event', () => {
  const reply = `${OWN}10.1.1.1 www.example.com. A IN NOERROR 0.012345 0 60`;
  expect(eventOf(`${OWN}10.1.1.1 www.example.com. A IN`, reply)).toEqual({
    ...QUERY,
    extra: { query_type: 'A', rcode: 'NOERROR', cached: '0' },
  });
  expect(eventOf(reply)).toMatchObject(QUERY);
  expect(eventOf(reply.replace('NOERROR', 'REFUSED'))).toMatchObject({ action: 'blocked' });
  const [first, second] = [reply, reply.replace(' A IN', ' AAAA IN')];
  expect(read(first, second).events).toHaveLength(2);
});

test('actions of policy and local zones', () => {
  const query = `${OWN}10.1.1.1 www.example.com. A IN`;
  const applied = (policy: string) =>
    `${OWN}rpz: applied [blocklist] example.com. ${policy} 10.1.1.1@51000 www.example.com. A IN`;
  expect(eventOf(query, applied('rpz-nxdomain'))).toMatchObject({ ...QUERY, action: 'blocked' });
  expect(eventOf(applied('rpz-local-data'))).toMatchObject({ ...QUERY, action: 'blocked' });
  expect(eventOf(query, applied('rpz-passthru'))).toMatchObject(QUERY);
  const local = (kind: string) => `${OWN}example.com. ${kind} 10.1.1.1@51000 www.example.com. A IN`;
  expect(eventOf(query, local('always_nxdomain'))).toMatchObject({ ...QUERY, action: 'blocked' });
  expect(eventOf(query, local('inform'))).toMatchObject(QUERY);
  // The reply to a refused query belongs to the same query.
  expect(
    read(query, applied('rpz-nxdomain'), `${OWN}10.1.1.1 www.example.com. A IN NXDOMAIN 0.000 1 60`).events,
  ).toHaveLength(1);
});

test('if only replies are logged, each is a query', () => {
  const reply = `${OWN}10.1.1.1 www.example.com. A IN NOERROR 0.000000 1 60`;
  const refused = `${OWN}rpz: applied [b] example.com. rpz-nxdomain 10.1.1.1@51000 www.example.com. A IN`;
  expect(read(reply, reply, reply).events).toHaveLength(3);
  expect(read(refused, reply, refused, reply).events).toMatchObject([
    { action: 'blocked' },
    { action: 'blocked' },
  ]);
});

test("messages about the server itself aren't traffic", () => {
  expect(
    reasons(
      `${OWN}start of service (unbound 1.19.2).`,
      `${OWN}server stats for thread 0: 4 queries, 2 answers from cache`,
    ),
  ).toEqual([expect.stringContaining('not_traffic'), expect.stringContaining('not_traffic')]);
});
