import type { Event, EventField } from '@casbah/domain/event';
import { isJsonObject } from '../cores/json.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';
import { jsonFormat } from './json-dialect.ts';
import { BY_COMMAS, pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, PROXY_FIELDS } from './traffic.ts';

/** Any system message: a hexadecimal number and a level. */
const MESSAGE = / (01[0-9a-f]{6}):\d: /;

/** Request log field names in Splunk's iRule, Telemetry Streaming's profile, and F5's own examples. */
const TABLE: FieldTable = {
  event_timestamp: 'time',
  req_start_time: 'time',
  date_time: 'time',
  client_ip: 'src_ip',
  src_ip: 'src_ip',
  source_ip: 'src_ip',
  user: 'user',
  username: 'user',
  http_host: 'host',
  host: 'host',
  http_url: 'url',
  http_uri: 'path',
  uri: 'path',
  http_method: 'method',
  http_status: 'status',
  http_statcode: 'status',
  response_code: 'status',
  http_user_agent: 'user_agent',
  http_referrer: 'referrer',
  http_content_type: 'content_type',
  bytes_in: 'bytes_up',
  request_size: 'bytes_up',
  bytes_out: 'bytes_down',
  response_size: 'bytes_down',
  virtual_server: 'app',
  virtual_name: 'app',
  vip: 'dst_ip',
  virtual_ip: 'dst_ip',
  virtual_port: 'dst_port',
  cookie: 'drop',
};

/** A virtual server name isn't an address; a URL without a scheme is host and path. */
function prepareRequest(record: LogRecord): string | undefined {
  const host = record.get('host');
  // `confluence.example.com: 443`
  if (host !== undefined) record.set('host', host.replace(/: +(?=\d+$)/, ':'));
  const url = record.get('url');
  if (url !== undefined && record.has('path')) record.set('url', undefined);
  if (!record.has('src_ip')) return 'a record without a client';
  record.set('action', 'allowed');
  return record.has('host') || record.has('path') || record.has('url') || record.has('dst_ip')
    ? undefined
    : 'a record without a request';
}

const REQUEST_FIELDS: readonly EventField[] = [...PROXY_FIELDS, 'app'];

export const f5Requests = pairsFormat({
  name: 'f5-ltm',
  title: 'F5 BIG-IP LTM: requests (request logging, Telemetry Streaming, HSL iRule)',
  rank: 'specific',
  marks: ['f5_irule=', 'event_source="request_logging"'],
  fields: REQUEST_FIELDS,
  locate: ({ text }) => {
    const rule = text.indexOf('f5_irule=');
    const at = rule >= 0 ? rule : text.indexOf('event_source="request_logging"');
    // The audit log contains the text of rules.
    return at >= 0 && !MESSAGE.test(text.slice(0, Math.min(at, 512))) ? at : -1;
  },
  style: () => BY_COMMAS,
  table: TABLE,
  prepare: (record) => {
    const rule = record.takeKept('f5_irule') ?? '';
    return rule.includes('DNS') ? 'a record of the name server' : prepareRequest(record);
  },
});

export const f5RequestsJson = jsonFormat({
  name: 'f5-ltm-json',
  title: 'F5 BIG-IP Telemetry Streaming: LTM requests, JSON',
  rank: 'specific',
  fields: REQUEST_FIELDS,
  marks: ['"telemetryEventCategory"', '"request_logging"'],
  body: (object) =>
    object.event_source === 'request_logging' || object.telemetryEventCategory === 'LTM' ? object : undefined,
  table: TABLE,
  prepare: prepareRequest,
});

export const f5FirewallJson = jsonFormat({
  name: 'f5-afm-json',
  title: 'F5 BIG-IP AFM: network events, JSON',
  rank: 'specific',
  fields: FIREWALL_FIELDS,
  marks: ['"acl_policy_name"', '"acl_rule_name"'],
  body: (object) =>
    isJsonObject(object) && 'dest_ip' in object && 'source_ip' in object ? object : undefined,
  table: {
    date_time: 'time',
    source_ip: 'src_ip',
    dest_ip: 'dst_ip',
    dest_port: 'dst_port',
    source_user: 'user',
    action: 'action',
  },
});

export const f5Firewall = pairsFormat({
  name: 'f5-afm',
  title: 'F5 BIG-IP AFM: network events, key=value',
  rank: 'specific',
  marks: ['acl_policy_name="'],
  fields: FIREWALL_FIELDS,
  locate: ({ text }) => {
    const at = text.indexOf('acl_policy_name="');
    return at >= 0 && text.includes('dest_ip="') ? text.search(/\b\w+="/) : -1;
  },
  style: () => BY_COMMAS,
  table: {
    date_time: 'time',
    source_ip: 'src_ip',
    dest_ip: 'dst_ip',
    dest_port: 'dst_port',
    source_user: 'user',
    action: 'action',
  },
  prepare: (record) => (record.has('dst_ip') ? undefined : 'a record without a destination'),
});

/** `01580002:5: /Common/profile:Common:2d43a02e: allow ACL: /Common/acl:0 packet: tcp 10.0.0.1:51000 -> 192.0.2.7:443` */
const ACL =
  /\b0158000[12]:\d: (?:(\S+?):)?([0-9a-f]{8}): (\w+) ACL: (\S+) packet: (\w+) ([0-9A-Fa-f.:]+):(\d+) -> ([0-9A-Fa-f.:]+):(\d+)/;

class ApmReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    const at = text.indexOf(' 01');
    return at < 0 || at > 256 || text.length > LONGEST_FOR_PATTERNS ? -1 : text.slice(0, 512).search(MESSAGE);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const text = line.text.slice(start);
    const match = ACL.exec(text);
    if (match === null) return notTraffic(`message ${MESSAGE.exec(text)?.[1] ?? ''} tells of no connection`);
    const [, profile, session = '', verdict, list = '', protocol = '', client, , server, port] = match;
    const { record, normaliser } = this.#stream;
    record.set('src_ip', client);
    record.set('dst_ip', server);
    record.set('dst_port', port);
    record.set('action', verdict);
    record.keep('session', session);
    record.keep('acl', list);
    record.keep('protocol', protocol.toLowerCase());
    if (profile !== undefined) record.keep('profile', profile);
    return normaliser.fill(event, record, line);
  }
}

export const f5Access: Format = {
  name: 'f5-apm-acl',
  title: 'F5 BIG-IP APM: access control lists, syslog',
  rank: 'specific',
  marks: [' 01'],
  fields: ['time', 'src_ip', 'dst_ip', 'dst_port', 'action', 'extra'],
  open: (stream) => new ApmReader(stream),
};
