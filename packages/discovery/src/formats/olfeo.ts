import type { Event, EventField } from '@casbah/domain/event';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, LONGEST_FOR_PATTERNS, type Stream } from './format.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** Fields of the Olfeo SaaS log connector; the peer's (the site's) response has separate fields. */
const TABLE: FieldTable = {
  timestamp: 'epoch',
  display_name: 'user',
  src_ip: 'src_ip',
  dest_ip: 'dst_ip',
  domain: 'host',
  url: 'url',
  http_method: 'method',
  user_status_code: 'status',
  action: 'action',
  user_sent_bytes: 'bytes_up',
  user_received_bytes: 'bytes_down',
  category_label: 'category',
  applications: 'app',
};

function prepare(record: LogRecord): string | undefined {
  const kind = record.kept('type');
  if (kind === 'dns') {
    const resolver = record.get('dst_ip');
    if (resolver !== undefined) record.keep('resolver', resolver);
    // `a.example.	3600	IN	A	203.0.113.9`, one line per record of the answer.
    const answer = /\bIN\s+A(?:AAA)?\s+([0-9A-Fa-f.:]+)/.exec(record.kept('dns_answer') ?? '')?.[1];
    record.set('dst_ip', answer);
  }
  return unlessTraffic(record);
}

export const olfeoSaas = jsonFormat({
  name: 'olfeo-saas',
  title: 'Olfeo SaaS: proxy and DNS, JSON',
  rank: 'specific',
  fields: [
    ...PROXY_FIELDS.filter((field) => !['user_agent', 'referrer', 'content_type'].includes(field)),
    'app',
  ],
  marks: ['"user_received_bytes"'],
  body: (object) =>
    typeof object.domain === 'string' && 'category_label' in object && 'theme_label' in object
      ? object
      : undefined,
  table: TABLE,
  prepare,
});

/** Client, user, time, request and status, two unused fields, then category number and name. */
const RECORD =
  /([0-9A-Fa-f.:]{2,45}) - (.{1,128}?) \[(\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d)\] "([A-Z]{3,16}) (\S+) HTTP\/[\d.]+" (\d{3}) - - (\d+|-)(?: (.*))?$/;

class GatewayReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    return RECORD.exec(text)?.index ?? -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const match = RECORD.exec(line.text.slice(start).trimEnd());
    if (match === null) return incomplete('no request with a category');
    const [, client, user = '', time, method, url, status, , category] = match;
    const { record, normaliser } = this.#stream;
    record.set('src_ip', client);
    record.set('user', user === '-' ? undefined : user);
    record.set('time', time);
    record.set('method', method);
    record.set('url', url);
    record.set('status', status);
    record.set('category', category);
    return normaliser.fill(event, record, line);
  }
}

const FIELDS: readonly EventField[] = [
  ...(['time', 'user', 'user_domain', 'src_ip', 'dst_port', 'host', 'url', 'method', 'status'] as const),
  ...(['action', 'category', 'extra'] as const),
];

export const olfeoGateway: Format = {
  name: 'olfeo-gateway',
  title: 'Olfeo Secure Web Gateway',
  rank: 'specific',
  marks: [' - - '],
  fields: FIELDS,
  open: (stream) => new GatewayReader(stream),
};
