import type { Event, EventField } from '@casbah/domain/event';
import { CustomFields, findCef, RecordHeader, readCefExtension, readCefHeader } from '../cores/cef.ts';
import { NamedFields } from '../cores/named-fields.ts';
import { actionIn } from '../fields/action.ts';
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

/** A vendor's CEF variant. */
export interface CefDialect {
  readonly name: string;
  readonly title: string;
  readonly rank: Rank;
  readonly yieldsTo?: readonly string[] | undefined;
  readonly fields: readonly EventField[];
  /** `Vendor|` or `Vendor|Product|` as in the header; empty matches any. */
  readonly headers: readonly string[];
  /** Keys, and labels of custom fields, by meaning. */
  readonly table: FieldTable | ((name: string) => Place | undefined);
  readonly absent?: (value: string) => boolean;
  readonly rules?: Rules;
  /** Corrects what the table can't express. Returns a reason for records without traffic. */
  readonly prepare?: (record: LogRecord, header: RecordHeader) => string | undefined;
  /** Checks the finished event. Returns a reason for records without traffic. */
  readonly settle?: (event: Event) => string | undefined;
}

/**
 * Keys of the CEF dictionary, short and long. `in` and `out` are left to each vendor, because their meaning
 * varies.
 */
export const CEF_KEYS: FieldTable = {
  rt: 'time',
  deviceReceiptTime: 'time',
  start: 'time',
  startTime: 'time',
  end: 'time',
  endTime: 'time',
  dtz: 'zone',
  deviceTimeZone: 'zone',
  suser: 'user',
  sourceUserName: 'user',
  suid: 'user',
  sntdom: 'user_domain',
  sourceNtDomain: 'user_domain',
  src: 'src_ip',
  sourceAddress: 'src_ip',
  'Source IPv6 Address': 'src_ip',
  shost: 'device',
  sourceHostName: 'device',
  dst: 'dst',
  destinationAddress: 'dst',
  'Destination IPv6 Address': 'dst',
  dpt: 'dst_port',
  destinationPort: 'dst_port',
  dhost: 'host',
  destinationHostName: 'host',
  destinationDnsDomain: 'host',
  request: 'url',
  requestURL: 'url',
  requestUrl: 'url',
  url: 'url',
  requestMethod: 'method',
  requestmethod: 'method',
  requestClientApplication: 'user_agent',
  requestContext: 'referrer',
  act: 'action',
  deviceAction: 'action',
  app: 'app',
  applicationProtocol: 'app',
  cat: 'category',
  msg: 'message',
  message: 'message',
  externalId: 'raw_id',
  dproc: 'app',
};

/** `0|Vendor|…`, optionally with the space after `CEF:`. */
function isCutCef(text: string, at: number): boolean {
  if (at === 1 && text.charCodeAt(0) !== 32) return false;
  return text.startsWith('0|', at) || text.startsWith('1|', at);
}

class CefReader implements FormatReader {
  readonly #dialect: CefDialect;
  readonly #stream: Stream;
  readonly #fields: NamedFields;
  readonly #header = new RecordHeader();
  readonly #custom = new CustomFields();

  constructor(dialect: CefDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
    this.#fields = new NamedFields(dialect.table, dialect.absent);
  }

  locate(line: Line): number {
    const { text } = line;
    const { headers } = this.#dialect;
    let at = findCef(text);
    // Collectors that take `CEF:` for the syslog program name cut it off.
    if (at < 0 && headers.length > 0) at = isCutCef(text, 0) ? 0 : isCutCef(text, 1) ? 1 : -1;
    if (at < 0 || headers.length === 0) return at;
    const vendor = text.indexOf('|', at) + 1;
    return headers.some((header) => text.startsWith(header, vendor)) ? at : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const { record, normaliser } = this.#stream;
    const header = this.#header;
    if (!readCefHeader(text, start, header)) return incomplete('the CEF header is cut short');
    readCefExtension(text, header.body, this.#fields, record, this.#custom);
    if (!record.has('severity') && header.severity !== '' && header.severity.length <= 16)
      record.set('severity', header.severity);
    if (!record.has('message') && header.name !== '') record.set('message', header.name);
    if (!record.has('action')) record.set('action', actionIn(header.name) ?? actionIn(header.id));
    const reason = this.#dialect.prepare?.(record, header);
    if (reason !== undefined) return notTraffic(reason);
    return settled(normaliser.fill(event, record, line, this.#dialect.rules), event, this.#dialect.settle);
  }
}

export function cefFormat(dialect: CefDialect): Format {
  const { name, title, rank, yieldsTo, fields } = dialect;
  const marks = dialect.headers.length === 0 ? ['CEF:'] : dialect.headers.map((header) => `|${header}`);
  return { name, title, rank, yieldsTo, marks, fields, open: (stream) => new CefReader(dialect, stream) };
}
