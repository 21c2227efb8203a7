import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FlowDecoder } from './decoder.ts';
import type { Flow } from './flow.ts';
import {
  address4,
  address6,
  header9,
  headerIpfix,
  set,
  templateSet,
  u8,
  u16,
  u32,
  u64,
  v5Packet,
} from './test-packets.ts';

const SENT = Date.UTC(2026, 10, 20, 8, 14, 30);
const START = Date.UTC(2026, 10, 20, 8, 14, 22);

function decode(...packets: Uint8Array[]): { flows: Flow[]; missed: number; unreadable: number } {
  const decoder = new FlowDecoder();
  const flows: Flow[] = [];
  for (const packet of packets) decoder.decode(packet, '192.0.2.1', (flow) => flows.push({ ...flow }));
  return { flows, missed: decoder.missed, unreadable: decoder.unreadable };
}

const ENDS = {
  sourceIPv4Address: '10.1.1.1',
  destinationIPv4Address: '203.0.113.9',
  sourceTransportPort: 51_000,
  destinationTransportPort: 443,
  protocolIdentifier: 6,
};

describe('NetFlow v5', () => {
  test('flows, their times and their sampling', () => {
    const packet = v5Packet(
      { sequence: 7, sent: SENT, uptime: 60_000, sampling: 100 },
      { bytes: 1234, packets: 5, first: 52_000, last: 59_000 },
    );
    expect(decode(packet).flows).toEqual([
      {
        ...ENDS,
        octetDeltaCount: 1234,
        packetDeltaCount: 5,
        tcpControlBits: 0x1b,
        ingressInterface: 1,
        egressInterface: 2,
        flowStartMilliseconds: START,
        flowEndMilliseconds: SENT - 1000,
        samplingInterval: 100,
        exporterAddress: '192.0.2.1',
        observationDomainId: 0x0102,
        exportVersion: 5,
      },
    ]);
  });

  test("a gap in sequence numbers counts as loss; a restart doesn't", () => {
    const packet = (sequence: number) => v5Packet({ sequence, sent: SENT, uptime: 60_000 }, {}, {});
    expect(decode(packet(10), packet(12)).missed).toBe(0);
    expect(decode(packet(10), packet(15)).missed).toBe(3);
    expect(decode(packet(10), packet(14), packet(12)).missed).toBe(0);
    expect(decode(packet(4_000_000), packet(0)).missed).toBe(0);
    expect(decode(packet(2 ** 32 - 2), packet(0)).missed).toBe(0);
  });
});

const FIELDS = [
  [8, 4],
  [12, 4],
  [7, 2],
  [11, 2],
  [4, 1],
  [1, 4],
] as const;
const DATA = [address4('10.1.1.1'), address4('203.0.113.9'), u16(51_000), u16(443), u8(6), u32(1234)];

describe('NetFlow v9', () => {
  const header = { sequence: 1, sent: SENT, uptime: 60_000, domain: 9 };

  test('a template, and its flows in the same packet and later', () => {
    const template = templateSet(0, 256, [...FIELDS, [22, 4], [21, 4]]);
    const data = set(256, ...DATA, u32(52_000), u32(59_000));
    const { flows, missed, unreadable } = decode(
      header9(header, template, data),
      header9({ ...header, sequence: 2 }, data),
    );
    const flow = { ...ENDS, octetDeltaCount: 1234, flowStartMilliseconds: START, observationDomainId: 9 };
    expect(flows).toMatchObject([flow, flow]);
    expect({ missed, unreadable }).toEqual({ missed: 0, unreadable: 0 });
    expect(decode(header9(header, template), header9({ ...header, sequence: 5 }, data)).missed).toBe(3);
  });

  test("data before its template waits for it; other domains' templates don't apply", () => {
    const data = header9(header, set(256, ...DATA));
    const template = header9({ ...header, sequence: 2 }, templateSet(0, 256, FIELDS));
    expect(decode(data, template).flows).toMatchObject([ENDS]);
    const decoder = new FlowDecoder();
    const flows: Flow[] = [];
    decoder.decode(template, '192.0.2.2', (flow) => flows.push(flow));
    decoder.decode(header9({ ...header, domain: 8 }, templateSet(0, 256, FIELDS)), '192.0.2.1', (flow) =>
      flows.push(flow),
    );
    decoder.decode(data, '192.0.2.1', (flow) => flows.push(flow));
    expect(flows).toEqual([]);
  });

  test('application and user names, as from Palo Alto and ASA', () => {
    const text = (word: string) => Uint8Array.from({ length: 16 }, (_, at) => word.codePointAt(at) ?? 0);
    const packet = header9(
      header,
      templateSet(0, 257, [...FIELDS, [56_701, 16], [56_702, 16], [233, 1], [231, 4], [232, 4]]),
      set(257, ...DATA, text('ssl'), text('corp\\jdoe'), u8(2), u32(10), u32(20)),
    );
    expect(decode(packet).flows).toMatchObject([
      {
        applicationName: 'ssl',
        userName: 'corp\\jdoe',
        firewallEvent: 2,
        initiatorOctets: 10,
        responderOctets: 20,
      },
    ]);
  });

  test("client and server, as from Cisco's application visibility", () => {
    const packet = header9(
      header,
      templateSet(0, 258, [
        [45_004, 4],
        [45_005, 4],
        [45_008, 2],
        [45_009, 2],
        [4, 1],
        [231, 4],
        [232, 4],
      ]),
      set(258, ...DATA.slice(0, 5), u32(10), u32(20)),
    );
    expect(decode(packet).flows).toMatchObject([{ ...ENDS, initiatorOctets: 10, responderOctets: 20 }]);
  });

  test('options contain the flow sampling', () => {
    // A scope (system, 4 bytes), then the interval.
    const options = set(1, u16(300), u16(4), u16(4), u16(1), u16(4), u16(34), u16(4));
    const packet = header9(
      header,
      options,
      set(300, u32(1), u32(512)),
      templateSet(0, 256, FIELDS),
      set(256, ...DATA),
    );
    expect(decode(packet).flows).toMatchObject([{ ...ENDS, samplingInterval: 512 }]);
  });
});

describe('IPFIX', () => {
  const header = { sequence: 0, sent: SENT, domain: 3 };

  test('both directions, translated addresses, texts of any length, and unknown vendors', () => {
    const template = templateSet(2, 256, [
      ...FIELDS,
      [152, 8],
      [1, 8, 29_305],
      [225, 4],
      [371, 65_535],
      [96, 65_535],
      [460, 65_535],
      [77, 3, 9],
      [78, 65_535, 9],
    ]);
    const word = (text: string) => new Uint8Array([text.length, ...Buffer.from(text)]);
    const long = new Uint8Array([255, 1, 0, ...Buffer.alloc(256, 'x')]);
    const data = set(
      256,
      ...DATA,
      u64(START),
      u64(5678),
      address4('198.51.100.1'),
      word('jdoe'),
      word(''),
      word('www.example.com'),
      new Uint8Array(3),
      long,
    );
    expect(decode(headerIpfix(header, template, data)).flows).toEqual([
      {
        ...ENDS,
        octetDeltaCount: 1234,
        reverseOctetDeltaCount: 5678,
        postNATSourceIPv4Address: '198.51.100.1',
        userName: 'jdoe',
        httpRequestHost: 'www.example.com',
        flowStartMilliseconds: START,
        exporterAddress: '192.0.2.1',
        observationDomainId: 3,
        exportVersion: 10,
      },
    ]);
  });

  test('IPv6, and application names from options', () => {
    const apps = set(3, u16(400), u16(2), u16(1), u16(95), u16(4), u16(96), u16(8));
    const named = set(400, u8(3), u8(0), u16(443), Buffer.from('https\0\0\0'));
    const template = templateSet(2, 256, [
      [27, 16],
      [28, 16],
      [95, 4],
      [150, 4],
    ]);
    const data = set(
      256,
      address6('2001:db8::7'),
      address6('::1'),
      u8(3),
      u8(0),
      u16(443),
      u32(START / 1000),
    );
    expect(decode(headerIpfix(header, apps, named, template, data)).flows).toMatchObject([
      {
        sourceIPv6Address: '2001:db8::7',
        destinationIPv6Address: '::1',
        applicationName: 'https',
        flowStartMilliseconds: START,
      },
    ]);
  });

  test('sequence numbers count records, including options; a template may be withdrawn', () => {
    const template = templateSet(2, 256, FIELDS);
    const two = set(256, ...DATA, ...DATA);
    const first = headerIpfix(header, template, two);
    expect(decode(first, headerIpfix({ ...header, sequence: 2 }, two)).missed).toBe(0);
    expect(decode(first, headerIpfix({ ...header, sequence: 6 }, two)).missed).toBe(4);
    const withdrawn = headerIpfix({ ...header, sequence: 2 }, templateSet(2, 256, []));
    expect(decode(first, withdrawn, headerIpfix({ ...header, sequence: 2 }, two)).flows).toHaveLength(2);
  });
});

describe('arbitrary input', () => {
  const anyPacket = fc.uint8Array({ maxLength: 600 });

  test('random bytes never throw, and no datagram gives more flows than it can hold', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(5, 9, 10), anyPacket), { maxLength: 8 }), (packets) => {
        const decoder = new FlowDecoder();
        for (const [version, bytes] of packets) {
          const packet = new Uint8Array([0, version, ...bytes]);
          let flows = 0;
          decoder.decode(packet, '192.0.2.1', () => {
            flows += 1;
          });
          expect(flows).toBeLessThanOrEqual(4_096);
        }
      }),
    );
  });

  test('truncated or modified packets never throw', () => {
    const right = headerIpfix(
      { sequence: 0, sent: SENT, domain: 3 },
      templateSet(2, 256, [...FIELDS, [371, 65_535]]),
      set(256, ...DATA, u8(0), ...DATA, u8(3), Buffer.from('abc')),
    );
    fc.assert(
      fc.property(
        fc.nat(right.length),
        fc.array(fc.tuple(fc.nat(right.length - 1), fc.nat(255)), { maxLength: 4 }),
        (cut, changes) => {
          const packet = right.slice(0, cut);
          for (const [at, value] of changes) if (at < packet.length) packet[at] = value;
          decode(packet, packet);
        },
      ),
    );
  });

  test("templates that make few bytes expensive aren't kept", () => {
    const bomb = headerIpfix(
      { sequence: 0, sent: SENT, domain: 3 },
      templateSet(
        2,
        256,
        Array.from({ length: 300 }, (): [number, number] => [8, 0]),
      ),
      set(256, new Uint8Array(1000)),
    );
    expect(decode(bomb).flows).toEqual([]);
  });

  test('exporters that invent domains and templates evict each other, and memory stays bounded', () => {
    const decoder = new FlowDecoder();
    const fields = Array.from({ length: 250 }, (_, at): [number, number] => [at % 2 === 0 ? 8 : 77, 4]);
    const before = process.memoryUsage().heapUsed;
    const templates = Array.from({ length: 30 }, (_, at) => templateSet(2, 256 + at, fields));
    for (let domain = 0; domain < 400; domain += 1)
      decoder.decode(headerIpfix({ sequence: 0, sent: SENT, domain }, ...templates), '192.0.2.1', () => {});
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300 * 1024 ** 2);
    const flows: Flow[] = [];
    const last = headerIpfix(
      { sequence: 0, sent: SENT, domain: 9_999 },
      templateSet(2, 256, FIELDS),
      set(256, ...DATA),
    );
    decoder.decode(last, '192.0.2.1', (flow) => flows.push(flow));
    expect(flows).toMatchObject([ENDS]);
  });

  test('other datagrams are counted', () => {
    expect(decode(Buffer.from('<134>Nov 20 08:14:22 host app: hello'), new Uint8Array(2)).unreadable).toBe(2);
  });
});
