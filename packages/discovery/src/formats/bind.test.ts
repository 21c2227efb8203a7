import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const QUERY = {
  format: 'bind',
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  action: 'allowed',
};

describe("queries, in each BIND version's format", () => {
  test.each([
    ['9.0', 'Nov 20 09:14:22.123 queries: info: client 10.1.1.1#51000: query: www.example.com IN A'],
    ['9.4', '20-Nov-2026 09:14:22.123 queries: info: client 10.1.1.1#51000: query: www.example.com IN A +'],
    [
      '9.8 with views',
      '20-Nov-2026 09:14:22.123 client 10.1.1.1#51000: view internal: query: www.example.com IN A +ED (10.0.0.53)',
    ],
    [
      '9.9',
      '20-Nov-2026 09:14:22.123 client 10.1.1.1#51000 (www.example.com): query: www.example.com IN A + (10.0.0.53)',
    ],
    [
      '9.11',
      '20-Nov-2026 09:14:22.123 queries: info: client @0x7f8b1c0a5e50 10.1.1.1#51000 (www.example.com): view internal: query: www.example.com IN A +E(0)K (10.0.0.53)',
    ],
    [
      'with a key',
      '20-Nov-2026 09:14:22.123 client @0x7f8b1c0a5e50 10.1.1.1#51000/key office.example (www.example.com): view a: query: www.example.com IN A +SE(0) (10.0.0.53)',
    ],
    [
      'times in ISO 8601',
      '2026-11-20T08:14:22.123Z queries: info: client @0x1 10.1.1.1#51000 (www.example.com): query: www.example.com IN A +T (10.0.0.53)',
    ],
  ])('%s', (_, line) => {
    expect(eventOf(line)).toMatchObject({ ...QUERY, time: TIME + 123 });
  });

  test.each([
    '<30>Nov 20 09:14:22 ns1 named[1234]: client @0x1 10.1.1.1#51000 (www.example.com): query: www.example.com IN A + (10.0.0.53)',
    '<30>Nov 20 09:14:22 ns1 named[1234]: queries: info: client 10.1.1.1#51000: query: www.example.com IN A +',
    '<30>1 2026-11-20T08:14:22Z ns1 named 1234 - - client @0x1 10.1.1.1#51000 (www.example.com): query: www.example.com IN A + (10.0.0.53)',
    '<30>Nov 20 09:20:00 relay 2026-11-20T08:14:22+00:00 ns1 named[1234]: client @0x1 10.1.1.1#51000 (www.example.com): query: www.example.com IN A + (10.0.0.53)',
  ])('behind syslog: %s', (line) => {
    expect(eventOf(line)).toMatchObject({ ...QUERY, time: TIME });
  });

  test('all fields of a line, without a size', () => {
    expect(
      eventOf(
        '20-Nov-2026 09:14:22.000 client @0x1 2001:db8::7#51000 (Www.Example.com): view lan: query: Www.Example.com IN AAAA +E(0)K (2001:db8::53)',
      ),
    ).toEqual({
      format: 'bind',
      time: TIME,
      src_ip: '2001:db8::7',
      host: 'www.example.com',
      action: 'allowed',
      extra: { query_type: 'AAAA', flags: '+E(0)K', resolver: '2001:db8::53', view: 'lan' },
    });
  });
});

describe('the outcome of a query belongs to the same event', () => {
  const client = 'client @0x1 10.1.1.1#51000 (www.example.com)';
  const query = `20-Nov-2026 09:14:22.000 queries: info: ${client}: query: www.example.com IN A +E(0)K (10.0.0.53)`;

  test('refused by a policy zone', () => {
    const rewrite = (policy: string, how = '') =>
      `20-Nov-2026 09:14:22.001 rpz: info: ${client}: ${how}rpz QNAME ${policy} rewrite www.example.com/A/IN via www.example.com.block.rpz`;
    for (const policy of ['NXDOMAIN', 'NODATA', 'DROP', 'Local-Data', 'CNAME'])
      expect(eventOf(query, rewrite(policy))).toMatchObject({ ...QUERY, time: TIME, action: 'blocked' });
    expect(eventOf(query, rewrite('PASSTHRU'))).toMatchObject({ action: 'allowed' });
    expect(eventOf(query, rewrite('NXDOMAIN', 'disabled '))).toMatchObject({ action: 'allowed' });
    // Without query logging, only the rewrite shows the query.
    expect(eventOf(rewrite('NXDOMAIN'))).toMatchObject({
      ...QUERY,
      action: 'blocked',
      extra: { rpz: 'QNAME NXDOMAIN', rpz_zone: 'www.example.com.block.rpz', query_type: 'A' },
    });
  });

  test('older servers omit the query type from policies', () => {
    expect(
      eventOf(
        '20-Nov-2026 09:14:22.000 client 10.1.1.1#51000 (www.example.com): rpz QNAME NXDOMAIN rewrite www.example.com via www.example.com.block.rpz',
      ),
    ).toMatchObject({ ...QUERY, action: 'blocked' });
  });

  test('failed, or refused', () => {
    const failed = (code: string) =>
      `20-Nov-2026 09:14:22.002 query-errors: info: ${client}: query failed (${code}) for www.example.com/IN/A at query.c:7094`;
    expect(eventOf(query, failed('SERVFAIL'))).toMatchObject({
      action: 'allowed',
      extra: { rcode: 'SERVFAIL' },
    });
    expect(eventOf(query, failed('REFUSED'))).toMatchObject({ action: 'blocked' });
    expect(
      eventOf(
        `20-Nov-2026 09:14:22.002 security: info: ${client}: query (cache) 'www.example.com/A/IN' denied (allow-query-cache did not match)`,
      ),
    ).toMatchObject({ ...QUERY, action: 'blocked' });
  });

  test("the response has the host's address", () => {
    const response =
      '<30>Nov 20 09:14:22 10.0.0.53 named[5]: 20-Nov-2026 09:14:22.009 client 10.1.1.1#51000 UDP: query: www.example.com IN A response: NOERROR +AED www.example.com. 28800 IN CNAME cdn.example.net.; cdn.example.net. 60 IN A 203.0.113.7;';
    const asked =
      '<30>Nov 20 09:14:22 10.0.0.53 named[5]: client 10.1.1.1#51000 (www.example.com): query: www.example.com IN A + (10.0.0.53)';
    const expected = {
      ...QUERY,
      dst_ip: '203.0.113.7',
      extra: expect.objectContaining({ rcode: 'NOERROR' }),
    };
    expect(eventOf(asked, response)).toMatchObject({ ...expected, time: TIME });
    expect(eventOf(asked, response.replace(' UDP: ', ': UDP: '))).toMatchObject({ ...expected, time: TIME });
    expect(eventOf(response)).toMatchObject({ ...expected, time: TIME + 9 });
    expect(
      eventOf(query, query.replace('query: www', 'response: www').replace(' +E', ' NOERROR +E')),
    ).toMatchObject(QUERY);
  });

  test('a query counts once, however many lines it has; two count twice', () => {
    const blocked = `20-Nov-2026 09:14:22.001 rpz: info: ${client}: rpz QNAME NXDOMAIN rewrite www.example.com/A/IN via x.rpz`;
    const late = `20-Nov-2026 09:14:22.003 ${client}: query: www.example.com IN A response: NXDOMAIN +A`;
    const { events, rejects } = read(query, blocked, late, query);
    expect(events).toMatchObject([{ action: 'blocked' }, { action: 'allowed' }]);
    // If it were rejected, reparsing would count the late line again.
    expect(rejects).toEqual([]);
  });

  test('queries without an outcome are emitted in order', () => {
    const lines = Array.from(
      { length: 700 },
      (_, index) =>
        `20-Nov-2026 09:14:22.000 client 10.1.1.1#${index + 1}: query: host${index}.example IN A +`,
    );
    expect(read(...lines).events.map(({ host }) => host)).toEqual(
      lines.map((__, index) => `host${index}.example`),
    );
  });
});

test("other server messages aren't traffic", () => {
  expect(
    reasons(
      "20-Nov-2026 09:14:22.000 client @0x1 10.1.1.1#51000 (example.com): transfer of 'example.com/IN': AXFR started (serial 7)",
      "20-Nov-2026 09:14:22.000 client @0x1 10.1.1.1#51000: updating zone 'example.com/IN': adding an RR at 'pc.example.com' A 10.1.1.1",
    ),
  ).toEqual([expect.stringContaining('bind: not_traffic'), expect.stringContaining('bind: not_traffic')]);
});
