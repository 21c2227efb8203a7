import type { EventField } from '@casbah/domain/event';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import { portOf } from '../fields/number.ts';
import { isAnswer, protocolOf } from './flow.ts';
import { jsonFormat } from './json-dialect.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/**
 * Flows as JSON with each collector's field names: IPFIX names (our listener and others), nfdump, pmacct,
 * GoFlow2, Logstash codec (`netflow.…`), Filebeat (`source.…`), nProbe and ntopng (upper case).
 */
const TABLE: FieldTable = {
  // Start time, otherwise the time it was seen.
  flowStartMilliseconds: 'epoch',
  time_flow_start_ns: 'epoch',
  TimeFlowStartNs: 'epoch',
  TimeFlowStartMs: 'epoch',
  TimeFlowStart: 'epoch',
  FIRST_SWITCHED: 'epoch',
  FLOW_START_MILLISECONDS: 'epoch',
  t_first: 'time',
  first: 'time',
  timestamp_start: 'time',
  'netflow.first_switched': 'time',
  'netflow.flow_start_milliseconds': 'time',
  'event.start': 'time',
  time_flow_start: 'time',
  stamp_inserted: 'time',
  time_received_ns: 'epoch',
  TimeReceived: 'epoch',
  time_received: 'time',
  '@timestamp': 'time',
  timestamp: 'time',
  received: 'time',
  t_received: 'epoch',

  sourceIPv4Address: 'src_ip',
  sourceIPv6Address: 'src_ip',
  src4_addr: 'src_ip',
  src6_addr: 'src_ip',
  ip_src: 'src_ip',
  src_addr: 'src_ip',
  SrcAddr: 'src_ip',
  IPV4_SRC_ADDR: 'src_ip',
  IPV6_SRC_ADDR: 'src_ip',
  'source.ip': 'src_ip',
  'netflow.ipv4_src_addr': 'src_ip',
  'netflow.ipv6_src_addr': 'src_ip',
  'netflow.sourceIPv4Address': 'src_ip',
  'netflow.sourceIPv6Address': 'src_ip',
  'netflow.source_ipv4_address': 'src_ip',
  'netflow.source_ipv6_address': 'src_ip',

  destinationIPv4Address: 'dst_ip',
  destinationIPv6Address: 'dst_ip',
  dst4_addr: 'dst_ip',
  dst6_addr: 'dst_ip',
  ip_dst: 'dst_ip',
  dst_addr: 'dst_ip',
  DstAddr: 'dst_ip',
  IPV4_DST_ADDR: 'dst_ip',
  IPV6_DST_ADDR: 'dst_ip',
  'destination.ip': 'dst_ip',
  'netflow.ipv4_dst_addr': 'dst_ip',
  'netflow.ipv6_dst_addr': 'dst_ip',
  'netflow.destinationIPv4Address': 'dst_ip',
  'netflow.destinationIPv6Address': 'dst_ip',
  'netflow.destination_ipv4_address': 'dst_ip',
  'netflow.destination_ipv6_address': 'dst_ip',

  destinationTransportPort: 'dst_port',
  dst_port: 'dst_port',
  port_dst: 'dst_port',
  DstPort: 'dst_port',
  L4_DST_PORT: 'dst_port',
  'destination.port': 'dst_port',
  'netflow.l4_dst_port': 'dst_port',
  'netflow.destinationTransportPort': 'dst_port',
  'netflow.destination_transport_port': 'dst_port',

  initiatorOctets: 'bytes_up',
  octetDeltaCount: 'bytes_up',
  octetTotalCount: 'bytes_up',
  in_bytes: 'bytes_up',
  bytes: 'bytes_up',
  Bytes: 'bytes_up',
  IN_BYTES: 'bytes_up',
  'source.bytes': 'bytes_up',
  'netflow.in_bytes': 'bytes_up',
  'netflow.initiatorOctets': 'bytes_up',
  'netflow.initiator_octets': 'bytes_up',
  'netflow.octetDeltaCount': 'bytes_up',
  'netflow.octet_delta_count': 'bytes_up',
  'network.bytes': 'bytes_up',

  responderOctets: 'bytes_down',
  reverseOctetDeltaCount: 'bytes_down',
  reverseOctetTotalCount: 'bytes_down',
  out_bytes: 'bytes_down',
  OUT_BYTES: 'bytes_down',
  'destination.bytes': 'bytes_down',
  'netflow.responderOctets': 'bytes_down',
  'netflow.responder_octets': 'bytes_down',
  'netflow.reverseOctetDeltaCount': 'bytes_down',
  'netflow.reverse_octet_delta_count': 'bytes_down',

  userName: 'user',
  username: 'user',
  'netflow.userName': 'user',
  'netflow.user_name': 'user',
  USER_NAME: 'user',

  applicationName: 'app',
  class: 'app',
  L7_PROTO_NAME: 'app',
  'netflow.applicationName': 'app',
  'netflow.application_name': 'app',
  'netflow.application_id': 'app',

  httpRequestHost: 'host',
  HTTP_HOST: 'host',
  TLS_SERVER_NAME: 'host',
  SSL_SERVER_NAME: 'host',
  'netflow.http_request_host': 'host',
  httpRequestMethod: 'method',
  HTTP_METHOD: 'method',
  httpStatusCode: 'status',
  HTTP_RET_CODE: 'status',
  httpUserAgent: 'user_agent',
};

/** Client port, protocol and firewall action in each collector's field names. */
const CLIENT_PORTS = [
  ...[
    'sourceTransportPort',
    'src_port',
    'port_src',
    'SrcPort',
    'L4_SRC_PORT',
    'source.port',
    'netflow.l4_src_port',
  ],
  ...['netflow.sourceTransportPort', 'netflow.source_transport_port'],
];
const PROTOCOLS = [
  ...[
    'protocolIdentifier',
    'proto',
    'ip_proto',
    'Proto',
    'PROTOCOL',
    'network.transport',
    'netflow.protocol',
  ],
  ...['netflow.protocolIdentifier', 'netflow.protocol_identifier', 'network.iana_number'],
];
const FIREWALL_EVENTS = [
  'firewallEvent',
  'fw_event',
  'netflow.fw_event',
  'netflow.firewallEvent',
  'netflow.firewall_event',
];
const FORWARDING = [
  'forwardingStatus',
  'fwd_status',
  'netflow.forwarding_status',
  'netflow.forwardingStatus',
];

function takeFirst(record: LogRecord, names: readonly string[]): string | undefined {
  let found: string | undefined;
  for (const name of names) found ??= record.takeKept(name);
  return found;
}

/** IPFIX `firewallEvent`: denied flows; starts of flows whose end record will have the bytes. */
const DENIED = new Set(['3', 'DENIED', 'DENY']);
const CREATED = new Set(['1', 'CREATE', 'CREATED']);

/** `forwardingStatus`: 128 to 191 are drop reasons; older devices omit the lower bits. */
function isDropped(status: string | undefined): boolean {
  const value = Number(status ?? Number.NaN);
  return (value >= 128 && value <= 191) || value === 2;
}

/** Puts the client first. If only one direction was counted, its bytes are the client's upload or download. */
function turn(record: LogRecord, clientPort: string | undefined): string | undefined {
  const port = record.get('dst_port');
  const from = clientPort === undefined ? undefined : portOf(clientPort);
  const to = port === undefined ? undefined : portOf(port);
  if (!isAnswer(from, to)) return clientPort;
  const source = record.get('src_ip');
  const up = record.get('bytes_up');
  record.set('src_ip', record.get('dst_ip'));
  record.set('dst_ip', source);
  record.set('dst_port', clientPort);
  record.set('bytes_up', record.get('bytes_down'));
  record.set('bytes_down', up);
  return port;
}

function prepare(record: LogRecord): string | undefined {
  if (!record.has('src_ip') || !record.has('dst_ip')) return 'a record without two addresses';
  const event = takeFirst(record, FIREWALL_EVENTS);
  if (event !== undefined && CREATED.has(event.toUpperCase()))
    return 'a flow that begins: it is counted when it ends';
  const dropped = isDropped(takeFirst(record, FORWARDING));
  record.set(
    'action',
    dropped || (event !== undefined && DENIED.has(event.toUpperCase())) ? 'denied' : 'allowed',
  );
  const clientPort = turn(record, takeFirst(record, CLIENT_PORTS));
  if (clientPort !== undefined) record.keep('client_port', clientPort);
  const protocol = takeFirst(record, PROTOCOLS)?.toLowerCase();
  if (protocol !== undefined) {
    const name = protocolOf(protocol);
    record.keep('protocol', name);
    // For other protocols, the value isn't a port.
    if (/icmp|^gre$|^esp$/.test(name)) record.set('dst_port', undefined);
  }
  return undefined;
}

/** nProbe without names writes element numbers. */
const NUMBERS: Readonly<Record<string, string>> = {
  '1': 'IN_BYTES',
  '2': 'IN_PKTS',
  '4': 'PROTOCOL',
  '7': 'L4_SRC_PORT',
  '8': 'IPV4_SRC_ADDR',
  '11': 'L4_DST_PORT',
  '12': 'IPV4_DST_ADDR',
  '21': 'LAST_SWITCHED',
  '22': 'FIRST_SWITCHED',
  '23': 'OUT_BYTES',
  '24': 'OUT_PKTS',
  '27': 'IPV6_SRC_ADDR',
  '28': 'IPV6_DST_ADDR',
  '96': 'applicationName',
};

function isAddress(object: JsonObject, ...names: readonly string[]): boolean {
  return names.some((name) => typeof object[name] === 'string');
}

/**
 * Whether only a flow collector would write such an object: source, destination and a counter, with one
 * collector's names.
 */
function isFlow(object: JsonObject): boolean {
  if (isAddress(object, 'sourceIPv4Address', 'sourceIPv6Address'))
    return isAddress(object, 'destinationIPv4Address', 'destinationIPv6Address');
  if (isAddress(object, 'src4_addr', 'src6_addr')) return isAddress(object, 'dst4_addr', 'dst6_addr');
  if (isAddress(object, 'IPV4_SRC_ADDR', 'IPV6_SRC_ADDR'))
    return isAddress(object, 'IPV4_DST_ADDR', 'IPV6_DST_ADDR');
  if (isAddress(object, 'ip_src'))
    return isAddress(object, 'ip_dst') && 'packets' in object && 'bytes' in object;
  if (isAddress(object, 'SrcAddr')) return isAddress(object, 'DstAddr') && 'Bytes' in object;
  if (isAddress(object, 'src_addr')) return isAddress(object, 'dst_addr') && 'sampler_address' in object;
  const { netflow } = object;
  if (!isJsonObject(netflow) || 'event_type' in object) return false;
  return 'version' in netflow || isJsonObject(netflow.exporter) || 'ipv4_src_addr' in netflow;
}

function bodyOf(object: JsonObject): JsonObject | undefined {
  if (isAddress(object, '8', '27') && isAddress(object, '12', '28') && '7' in object && '11' in object)
    return Object.fromEntries(Object.entries(object).map(([name, value]) => [NUMBERS[name] ?? name, value]));
  return isFlow(object) ? object : undefined;
}

const FIELDS: readonly EventField[] = [...FIREWALL_FIELDS, 'host', 'app', 'method', 'status', 'user_agent'];

export const netflowJson = jsonFormat({
  name: 'netflow-json',
  title:
    'NetFlow and IPFIX: of our own listener, nfdump, pmacct, GoFlow2, Logstash, Filebeat, nProbe and ntopng, JSON',
  rank: 'specific',
  fields: FIELDS,
  marks: [
    ...['"sourceIPv4Address"', '"sourceIPv6Address"', '"src4_addr"', '"src6_addr"', '"IPV4_SRC_ADDR"'],
    ...['"IPV6_SRC_ADDR"', '"ip_src"', '"SrcAddr"', '"sampler_address"', '"netflow"', '"12":'],
  ],
  body: bodyOf,
  table: TABLE,
  prepare,
});
