import { expect, test } from 'vitest';
import { eventOf, reasons, TIME } from './test-lines.ts';

const QUERY = {
  format: 'windows-dns-events',
  time: TIME,
  src_ip: '10.1.1.1',
  host: 'www.example.com',
  action: 'allowed',
  extra: expect.objectContaining({ query_type: 'A', resolver: '10.0.0.53' }),
};
const DATA = {
  TCP: '0',
  InterfaceIP: '10.0.0.53',
  Source: '10.1.1.1',
  RD: '1',
  QNAME: 'www.example.com.',
  QTYPE: '1',
  XID: '43213',
  Port: '51000',
  Flags: '256',
  BufferSize: '33',
  PacketData: '0xA8CD',
};
const SHOWN =
  'QUERY_RECEIVED: TCP=0; InterfaceIP=10.0.0.53; Source=10.1.1.1; RD=1; QNAME=www.example.com.; QTYPE=1; XID=43213; Port=51000; Flags=256; PacketData=0xA8CD; AdditionalInfo = VirtualizationInstanceOptionValue: .';
const xml = (id: number, data: object) =>
  `<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><Provider Name='Microsoft-Windows-DNSServer' Guid='{EB79061A-A566-4698-9119-3ED2807060E7}'/><EventID>${id}</EventID><TimeCreated SystemTime='2026-11-20T08:14:22.000000000Z'/><Channel>Microsoft-Windows-DNSServer/Analytical</Channel><Computer>dc1.example</Computer></System><EventData>${Object.entries(
    data,
  )
    .map(([name, value]) => `<Data Name='${name}'>${value}</Data>`)
    .join('')}</EventData></Event>`;

test.each([
  [
    'NXLog',
    JSON.stringify({
      SourceName: 'Microsoft-Windows-DNSServer',
      EventID: 256,
      EventTime: '2026-11-20T09:14:22+01:00',
      ...DATA,
    }),
  ],
  [
    'Winlogbeat',
    JSON.stringify({
      '@timestamp': '2026-11-20T08:14:22.000Z',
      winlog: { channel: 'Microsoft-Windows-DNSServer/Analytical', event_id: 256, event_data: DATA },
    }),
  ],
  [
    'the text alone',
    JSON.stringify({
      TimeCreated: '2026-11-20T08:14:22Z',
      Id: 256,
      ProviderName: 'Microsoft-Windows-DNSServer',
      Message: SHOWN,
    }),
  ],
  ['XML', xml(256, DATA)],
  ['CSV', `"256","2026-11-20T08:14:22Z","Microsoft-Windows-DNSServer","${SHOWN}"`],
])('a query, from %s', (_, line) => {
  expect(eventOf(line)).toMatchObject(QUERY);
});

test('a query and its response are one event', () => {
  const { Source, ...others } = DATA;
  const response = { ...others, Destination: Source, RCODE: '0', Zone: '.', PolicyName: 'NULL' };
  expect(eventOf(xml(256, DATA), xml(257, response))).toMatchObject({
    ...QUERY,
    extra: { rcode: 'NOERROR', query_type: 'A' },
  });
  expect(eventOf(xml(258, { ...response, RCODE: '5', PolicyName: 'Blocklist' }))).toMatchObject({
    action: 'blocked',
    extra: { rcode: 'REFUSED', policy: 'Blocklist' },
  });
  expect(eventOf(xml(256, DATA), xml(259, { ...DATA, Reason: 'Policy' }))).toMatchObject({
    action: 'blocked',
  });
});

test("the server's own queries aren't traffic", () => {
  expect(reasons(xml(260, { ...DATA, Destination: '9.9.9.9' }))).toEqual([
    "windows-dns-events: not_traffic: event 260 tells of no client's query",
  ]);
});
