import { describe, expect, test } from 'vitest';
import { eventOf, read, reasons, TIME } from './test-lines.ts';

const FLOW = {
  format: 'netflow-json',
  time: TIME,
  src_ip: '10.1.1.1',
  dst_ip: '203.0.113.9',
  dst_port: 443,
  action: 'allowed',
  bytes_up: 1234,
};
const line = (fields: object) => JSON.stringify(fields);

describe("a flow in each collector's format", () => {
  test.each([
    [
      'our own listener',
      {
        sourceIPv4Address: '10.1.1.1',
        destinationIPv4Address: '203.0.113.9',
        sourceTransportPort: 51_000,
        destinationTransportPort: 443,
        protocolIdentifier: 6,
        octetDeltaCount: 1234,
        packetDeltaCount: 5,
        flowStartMilliseconds: TIME,
        exporterAddress: '192.0.2.1',
        exportVersion: 9,
      },
    ],
    [
      'nfdump',
      {
        type: 'FLOW',
        sampled: 0,
        export_sysid: 1,
        t_first: '2026-11-20T09:14:22.000',
        t_last: '2026-11-20T09:14:29.000',
        proto: 6,
        src4_addr: '10.1.1.1',
        dst4_addr: '203.0.113.9',
        src_port: 51_000,
        dst_port: 443,
        fwd_status: 64,
        tcp_flags: '...AP.SF',
        in_packets: 5,
        in_bytes: 1234,
        label: '<none>',
      },
    ],
    [
      'pmacct',
      {
        event_type: 'purge',
        ip_src: '10.1.1.1',
        ip_dst: '203.0.113.9',
        port_src: 51_000,
        port_dst: 443,
        ip_proto: 'tcp',
        timestamp_start: '2026-11-20 08:14:22.000000Z',
        packets: 5,
        bytes: 1234,
      },
    ],
    [
      'GoFlow2',
      {
        type: 'NETFLOW_V9',
        time_received_ns: 1_795_162_470_000_000_000,
        sampling_rate: 0,
        sampler_address: '192.0.2.1',
        time_flow_start_ns: 1_795_162_462_000_000_000,
        bytes: 1234,
        packets: 5,
        src_addr: '10.1.1.1',
        dst_addr: '203.0.113.9',
        etype: 'IPv4',
        proto: 'TCP',
        src_port: 51_000,
        dst_port: 443,
      },
    ],
    [
      'GoFlow2 of its first version',
      {
        Type: 'IPFIX',
        TimeReceived: 1_795_162_470,
        SrcAddr: '10.1.1.1',
        DstAddr: '203.0.113.9',
        Bytes: 1234,
        TimeFlowStart: 1_795_162_462,
        SrcPort: 51_000,
        DstPort: 443,
        Proto: 6,
      },
    ],
    [
      'Logstash',
      {
        '@timestamp': '2026-11-20T08:14:30.000Z',
        host: '192.0.2.1',
        netflow: {
          version: 9,
          flow_seq_num: 7,
          ipv4_src_addr: '10.1.1.1',
          ipv4_dst_addr: '203.0.113.9',
          l4_src_port: 51_000,
          l4_dst_port: 443,
          in_bytes: 1234,
          in_pkts: 5,
          protocol: 6,
          first_switched: '2026-11-20T08:14:22.000Z',
        },
      },
    ],
    [
      'Filebeat',
      {
        '@timestamp': '2026-11-20T08:14:30.000Z',
        event: { action: 'netflow_flow', start: '2026-11-20T08:14:22.000Z', kind: 'event' },
        source: { ip: '10.1.1.1', port: 51_000, bytes: 1234, packets: 5 },
        destination: { ip: '203.0.113.9', port: 443 },
        network: { transport: 'tcp', bytes: 1234, direction: 'outbound' },
        netflow: {
          type: 'netflow_flow',
          octet_delta_count: 1234,
          exporter: { address: '192.0.2.1:2055', version: 9 },
        },
      },
    ],
    [
      'nProbe',
      {
        IPV4_SRC_ADDR: '10.1.1.1',
        IPV4_DST_ADDR: '203.0.113.9',
        L4_SRC_PORT: 51_000,
        L4_DST_PORT: 443,
        PROTOCOL: 6,
        IN_BYTES: 1234,
        IN_PKTS: 5,
        FIRST_SWITCHED: 1_795_162_462,
      },
    ],
    [
      'nProbe by numbers',
      {
        '8': '10.1.1.1',
        '12': '203.0.113.9',
        '7': 51_000,
        '11': 443,
        '4': 6,
        '1': 1234,
        '2': 5,
        '22': 1_795_162_462,
      },
    ],
  ])('%s', (_, fields) => {
    const event = eventOf(line(fields));
    expect(event).toMatchObject(FLOW);
    expect(event?.extra).toMatchObject({ client_port: '51000', protocol: 'tcp' });
    expect(event).not.toHaveProperty('bytes_down');
  });
});

const OURS = {
  sourceIPv4Address: '10.1.1.1',
  destinationIPv4Address: '203.0.113.9',
  sourceTransportPort: 51_000,
  destinationTransportPort: 443,
  protocolIdentifier: 6,
  octetDeltaCount: 1234,
  flowStartMilliseconds: TIME,
};

test("a reverse flow alone is the client's download; both directions are one event", () => {
  const back = {
    ...OURS,
    sourceIPv4Address: '203.0.113.9',
    destinationIPv4Address: '10.1.1.1',
    sourceTransportPort: 443,
    destinationTransportPort: 51_000,
  };
  const event = eventOf(line(back));
  expect(event).toMatchObject({ src_ip: '10.1.1.1', dst_ip: '203.0.113.9', dst_port: 443, bytes_down: 1234 });
  expect(event).not.toHaveProperty('bytes_up');
  expect(eventOf(line({ ...OURS, reverseOctetDeltaCount: 9 }))).toMatchObject({ ...FLOW, bytes_down: 9 });
  expect(eventOf(line({ ...back, reverseOctetDeltaCount: 9 }))).toMatchObject({
    bytes_up: 9,
    bytes_down: 1234,
  });
});

test('users, applications, hosts and translated addresses', () => {
  expect(
    eventOf(
      line({
        ...OURS,
        userName: 'CORP\\jdoe',
        applicationName: 'dropbox',
        httpRequestHost: 'www.example.com',
        postNATSourceIPv4Address: '198.51.100.1',
        samplingInterval: 512,
      }),
    ),
  ).toMatchObject({
    ...FLOW,
    user: 'jdoe',
    user_domain: 'CORP',
    app: 'dropbox',
    host: 'www.example.com',
    extra: { postNATSourceIPv4Address: '198.51.100.1', samplingInterval: '512' },
  });
});

test('what a firewall did', () => {
  expect(eventOf(line({ ...OURS, firewallEvent: 3 }))).toMatchObject({ action: 'blocked' });
  expect(eventOf(line({ ...OURS, firewallEvent: 2 }))).toMatchObject({ action: 'allowed' });
  expect(eventOf(line({ ...OURS, forwardingStatus: 130 }))).toMatchObject({ action: 'blocked' });
  expect(reasons(line({ ...OURS, firewallEvent: 1 }))).toEqual([expect.stringContaining('not_traffic')]);
});

test('IPv6, and protocols without ports', () => {
  const ping = eventOf(
    line({
      sourceIPv6Address: '2001:db8::7',
      destinationIPv6Address: '2001:db8::8',
      protocolIdentifier: 58,
      sourceTransportPort: 0,
      destinationTransportPort: 32_768,
      octetDeltaCount: 64,
      flowStartMilliseconds: TIME,
    }),
  );
  expect(ping).toMatchObject({ src_ip: '2001:db8::7', dst_ip: '2001:db8::8', extra: { protocol: 'icmp6' } });
  expect(ping).not.toHaveProperty('dst_port');
});

test('an array of flows, as written by nfdump', () => {
  const flow = (port: number) => ({
    type: 'FLOW',
    t_first: '2026-11-20T09:14:22.000',
    proto: 6,
    src4_addr: '10.1.1.1',
    dst4_addr: '203.0.113.9',
    src_port: port,
    dst_port: 443,
    in_packets: 1,
    in_bytes: port,
  });
  expect(read(JSON.stringify([flow(51_000), flow(51_001)], null, 2)).events).toMatchObject([
    { bytes_up: 51_000 },
    { bytes_up: 51_001 },
  ]);
});
