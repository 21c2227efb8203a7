import { expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const SYSLOG = '<30>Nov 20 09:14:22 ns1.example named[1]: ';

test('refused by a NIOS policy zone, also for a logged query', () => {
  const rewrite = (policy: string) =>
    `${SYSLOG}CEF:0|Infoblox|NIOS|8.6.2-49634|RPZ-QNAME|${policy}|7|app=DNS dst=10.0.0.53 src=10.1.1.1 spt=51000 view=_default qtype=A msg="rpz QNAME ${policy} rewrite www.example.com [A] via www.example.com.block.rpz" CAT=RPZ`;
  expect(eventOf(rewrite('NXDOMAIN'))).toMatchObject({
    format: 'bind',
    time: TIME,
    src_ip: '10.1.1.1',
    host: 'www.example.com',
    action: 'blocked',
    extra: { resolver: '10.0.0.53', rpz_zone: 'www.example.com.block.rpz', query_type: 'A' },
  });
  expect(eventOf(rewrite('PASSTHRU'))).toMatchObject({ action: 'allowed' });
  const query = `${SYSLOG}client @0x1 10.1.1.1#51000 (www.example.com): query: www.example.com IN A + (10.0.0.53)`;
  expect(eventOf(query, rewrite('Local-Data'))).toMatchObject({ host: 'www.example.com', action: 'blocked' });
});

test('dropped by threat protection', () => {
  const threat = (fields: string) =>
    `<27>Nov 20 09:14:22 ns1 threat-protect-log[5754]: CEF:0|Infoblox|NIOS Threat|8.4.4-386831|120303001|Blacklist:www.example.com|7|src=10.1.1.1 spt=63290 dst=10.0.0.53 dpt=53 act="DROP" cat="BLACKLIST UDP FQDN lookup" nat=0 nfpt=0 nlpt=0${fields}`;
  expect(eventOf(threat(' fqdn=www.example.com hit_count=4'))).toMatchObject({
    src_ip: '10.1.1.1',
    host: 'www.example.com',
    action: 'blocked',
  });
  expect(reasons(threat(' hit_count=4'))).toEqual([expect.stringContaining('bind: not_traffic')]);
});

test('queries and responses of the Data Connector', () => {
  const line = (id: string, fields: string) =>
    `<134>1 2026-11-20T08:14:22Z host dataconnector - ${id} - CEF:0|Infoblox|Data Connector|2.1.3|${id}|${id} IN A|1|dst=10.0.0.53 src=10.1.1.1 spt=46842 proto=UDP app=DNS InfobloxDNSView=Internal destinationDnsDomain=www.example.com. InfobloxDNSQClass=IN InfobloxDNSQType=A InfobloxDNSQFlags=+ ${fields}`;
  const query = line('DNS Query', 'InfobloxAnCount=0');
  expect(eventOf(query, line('DNS Response', 'InfobloxDNSRCode=NOERROR InfobloxAnCount=1'))).toMatchObject({
    time: TIME,
    src_ip: '10.1.1.1',
    host: 'www.example.com',
    action: 'allowed',
    extra: { InfobloxDNSRCode: 'NOERROR' },
  });
  // A query with a person's name is emitted from its own line, and its response isn't a second event.
  const { events, rejects } = read(
    line('DNS Query', 'suser=jdoe'),
    line('DNS Response', 'InfobloxDNSRCode=NOERROR'),
  );
  expect(events).toMatchObject([{ user: 'jdoe', host: 'www.example.com' }]);
  expect(rejects).toEqual([]);
  expect(eventOf(line('RPZ-QNAME-REDIRECT', 'suser=jdoe InfobloxB1PolicyAction=Redirect'))).toMatchObject({
    user: 'jdoe',
    action: 'blocked',
  });
  expect(
    reasons(
      `<134>1 2026-11-20T08:14:22Z host dataconnector - - - CEF:0|Infoblox|Data Connector|2.1.3|DHCP-LEASE-CREATE|DHCP Lease Create|1|src=10.1.1.1 app=DHCP dst=10.0.0.1`,
    ),
  ).toEqual([expect.stringContaining('not_traffic')]);
});
