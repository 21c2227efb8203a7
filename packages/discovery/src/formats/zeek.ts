import type { Event, EventField } from '@casbah/domain/event';
import { ColumnFields } from '../cores/named-fields.ts';
import { isAbsent } from '../fields/absent.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

const FIELDS: readonly EventField[] = [...PROXY_FIELDS, 'raw_id'];

/** Fields of conn.log, http.log, ssl.log and dns.log. Shippers replace the dot with an underscore. */
const TABLE: FieldTable = {
  ts: 'epoch',
  'id.orig_h': 'src_ip',
  id_orig_h: 'src_ip',
  'id.resp_h': 'dst_ip',
  id_resp_h: 'dst_ip',
  'id.resp_p': 'dst_port',
  id_resp_p: 'dst_port',
  username: 'user',
  host: 'host',
  server_name: 'host',
  method: 'method',
  referrer: 'referrer',
  user_agent: 'user_agent',
  status_code: 'status',
  resp_mime_types: 'content_type',
  orig_bytes: 'bytes_up',
  request_body_len: 'bytes_up',
  resp_bytes: 'bytes_down',
  response_body_len: 'bytes_down',
  uid: 'raw_id',
};

/** Zeek only monitors and blocks nothing. */
const RULES: Rules = { silence: 'allowed' };

function isNone(value: string): boolean {
  return value === '(empty)' || isAbsent(value);
}

/** Sets the destination to the first address in the answer instead of the resolver. */
function readQuery(record: LogRecord, query: string): void {
  const resolver = record.get('dst_ip');
  if (resolver !== undefined) record.keep('resolver', resolver);
  record.set('host', query);
  const answers = record.kept('qtype_name') === 'PTR' ? [] : (record.kept('answers') ?? '').split(',');
  record.set(
    'dst_ip',
    answers.find((answer) => ipOf(answer) !== undefined),
  );
  record.set('dst_port', undefined);
}

/** Logs are recognized by their fields, because not every shipper names the log. */
function prepare(record: LogRecord): string | undefined {
  const query = record.kept('query');
  if (query !== undefined && record.kept('trans_id') !== undefined) {
    readQuery(record, query);
    return undefined;
  }
  if (record.kept('trans_depth') !== undefined || record.has('method') || record.has('status')) {
    // Complete if the request went to a proxy.
    const uri = record.takeKept('uri');
    record.set(uri?.startsWith('/') ? 'path' : 'url', uri);
    record.set('scheme', 'http');
  } else if (record.kept('conn_state') !== undefined) {
    // ICMP has no ports.
    if (record.kept('proto') === 'icmp') record.set('dst_port', undefined);
  } else if (record.kept('established') === undefined)
    return 'a record of neither connections, requests nor queries';
  return record.has('dst_ip') || record.has('host') ? undefined : 'no host and no destination address';
}

export const zeekJson = jsonFormat({
  name: 'zeek-json',
  title: 'Zeek (Bro, Corelight) conn, http, ssl and dns logs, JSON',
  rank: 'specific',
  fields: FIELDS,
  marks: ['orig_h"'],
  body: (object) => ('ts' in object && ('uid' in object || 'id' in object) ? object : undefined),
  table: TABLE,
  rules: RULES,
  prepare,
});

const HEADER = '#fields\t';

/** Tab-separated values, with names in a `#fields` line. */
class ZeekReader implements FormatReader {
  readonly #stream: Stream;
  #names: readonly string[] = [];
  #columns = new ColumnFields([], TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return text.startsWith(HEADER) && text.startsWith('ts\t', HEADER.length) ? 0 : -1;
  }

  follow({ text }: Line): number {
    return this.#names.length > 0 && /^\d{9,10}\.\d+\t|^\d{4}-\d\d-\d\dT[^\t]*\t/.test(text) ? 0 : -1;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { text } = line;
    if (text.startsWith(HEADER)) {
      this.#use(text.slice(HEADER.length).split('\t'));
      return 'header';
    }
    const values = text.split('\t', this.#names.length + 1);
    if (values.length !== this.#names.length)
      return incomplete(`${values.length} values where #fields names ${this.#names.length}`);
    const { record, normaliser } = this.#stream;
    this.#columns.takeAll(record, values, values.length);
    const reason = prepare(record);
    return reason === undefined ? normaliser.fill(event, record, line, RULES) : notTraffic(reason);
  }

  #use(names: readonly string[]): void {
    this.#names = names;
    this.#columns = new ColumnFields(names, TABLE, isNone);
  }

  save(): unknown {
    return this.#names;
  }

  restore(state: unknown): void {
    if (Array.isArray(state)) this.#use(state.map(String));
  }

  forget(): void {
    this.#use([]);
  }
}

export const zeek: Format = {
  name: 'zeek',
  title: 'Zeek (Bro) conn, http, ssl and dns logs, by their #fields line',
  rank: 'specific',
  marks: ['#fields\t'],
  fields: FIELDS,
  open: (stream) => new ZeekReader(stream),
};
