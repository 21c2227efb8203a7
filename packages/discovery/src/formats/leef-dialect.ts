import type { Event, EventField } from '@casbah/domain/event';
import { RecordHeader } from '../cores/cef.ts';
import { findLeef, readLeefAttributes, readLeefHeader } from '../cores/leef.ts';
import { NamedFields } from '../cores/named-fields.ts';
import type { FieldTable, LogRecord, Place } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import {
  type Format,
  type FormatReader,
  incomplete,
  notTraffic,
  type Rank,
  type Stream,
  settled,
} from './format.ts';

/** A vendor's LEEF variant. */
export interface LeefDialect {
  readonly name: string;
  readonly title: string;
  readonly rank: Rank;
  readonly yieldsTo?: readonly string[] | undefined;
  readonly fields: readonly EventField[];
  /** `Vendor|` or `Vendor|Product|` as in the header; empty matches any. */
  readonly headers: readonly string[];
  readonly table: FieldTable | ((name: string) => Place | undefined);
  readonly absent?: (value: string) => boolean;
  readonly rules?: Rules;
  readonly prepare?: (record: LogRecord, header: RecordHeader) => string | undefined;
  /** Checks the finished event. Returns a reason for records without traffic. */
  readonly settle?: (event: Event) => string | undefined;
}

/** Predefined attributes, and those that most vendors add. */
export const LEEF_KEYS: FieldTable = {
  devTime: 'time',
  devTimeFormat: 'drop',
  usrName: 'user',
  accountName: 'user',
  domain: 'user_domain',
  src: 'src_ip',
  identSrc: 'src_ip',
  identHostName: 'device',
  srcHostName: 'device',
  dst: 'dst',
  dstPort: 'dst_port',
  dstHostName: 'host',
  dstHost: 'host',
  hostname: 'host',
  url: 'url',
  URL: 'url',
  resource: 'url',
  request: 'url',
  method: 'method',
  requestMethod: 'method',
  httpStatus: 'status',
  responseCode: 'status',
  statusCode: 'status',
  userAgent: 'user_agent',
  useragent: 'user_agent',
  referer: 'referrer',
  referrer: 'referrer',
  contentType: 'content_type',
  srcBytes: 'bytes_up',
  dstBytes: 'bytes_down',
  bytesOut: 'bytes_up',
  bytesIn: 'bytes_down',
  action: 'action',
  disposition: 'action',
  application: 'app',
  appName: 'app',
  urlCategory: 'category',
  urlcategory: 'category',
  category: 'category',
  cat: 'category',
  sev: 'severity',
  msg: 'message',
};

class LeefReader implements FormatReader {
  readonly #dialect: LeefDialect;
  readonly #stream: Stream;
  readonly #fields: NamedFields;
  readonly #header = new RecordHeader();

  constructor(dialect: LeefDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
    this.#fields = new NamedFields(dialect.table, dialect.absent);
  }

  locate(line: Line): number {
    const { text } = line;
    const at = findLeef(text);
    if (at < 0) return -1;
    const { headers } = this.#dialect;
    if (headers.length === 0) return at;
    const vendor = text.indexOf('|', at) + 1;
    return headers.some((header) => text.startsWith(header, vendor)) ? at : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const { record, normaliser } = this.#stream;
    const header = this.#header;
    if (!readLeefHeader(text, start, header)) return incomplete('the LEEF header is cut short');
    readLeefAttributes(text, start, header.body, this.#fields, record);
    const reason = this.#dialect.prepare?.(record, header);
    if (reason !== undefined) return notTraffic(reason);
    return settled(normaliser.fill(event, record, line, this.#dialect.rules), event, this.#dialect.settle);
  }
}

export function leefFormat(dialect: LeefDialect): Format {
  const { name, title, rank, yieldsTo, fields } = dialect;
  const marks = dialect.headers.length === 0 ? ['LEEF:'] : dialect.headers.map((header) => `|${header}`);
  return { name, title, rank, yieldsTo, marks, fields, open: (stream) => new LeefReader(dialect, stream) };
}
