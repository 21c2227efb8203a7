import { isJsonObject, type JsonObject, readJson } from '../cores/json.ts';
import type { LogRecord } from '../fields/log-record.ts';
import type { Line } from '../lines/line.ts';
import { actionOfCode, type DnsLine, dnsFormat, type ReadDnsLine } from './dns-dialect.ts';
import { locateJson } from './json-dialect.ts';

/** Analytic events of client queries, by number. */
const KINDS: Readonly<Record<string, DnsLine['part']>> = {
  '256': 'query', // QUERY_RECEIVED
  '257': 'answer', // RESPONSE_SUCCESS
  '258': 'answer', // RESPONSE_FAILURE
  '259': 'failure', // IGNORED_QUERY
};
const KIND_NAMES: Readonly<Record<string, string>> = {
  QUERY_RECEIVED: '256',
  RESPONSE_SUCCESS: '257',
  RESPONSE_FAILURE: '258',
  IGNORED_QUERY: '259',
};

const TYPES: Readonly<Record<string, string>> = {
  '1': 'A',
  '2': 'NS',
  '5': 'CNAME',
  '6': 'SOA',
  '12': 'PTR',
  '15': 'MX',
  '16': 'TXT',
  '28': 'AAAA',
  '33': 'SRV',
  '64': 'SVCB',
  '65': 'HTTPS',
};
const CODES: Readonly<Record<string, string>> = {
  '0': 'NOERROR',
  '1': 'FORMERR',
  '2': 'SERVFAIL',
  '3': 'NXDOMAIN',
  '4': 'NOTIMP',
  '5': 'REFUSED',
};

/** An event's fields by name in the provider's manifest, with `EventID` and `time`. */
type EventFields = Readonly<Record<string, string | undefined>>;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

function idOf(value: unknown): string | undefined {
  return isJsonObject(value) ? textOf(value.Value ?? value['#text']) : textOf(value);
}

/** `QUERY_RECEIVED: TCP=0; InterfaceIP=10.0.0.53; Source=10.0.0.1; …`, the event's display text. */
function fieldsOfText(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const kind = /\b(QUERY_RECEIVED|RESPONSE_SUCCESS|RESPONSE_FAILURE|IGNORED_QUERY|[A-Z_]{8,32}): /.exec(text);
  if (kind === null) return fields;
  fields.EventID = KIND_NAMES[kind[1] ?? ''] ?? kind[1] ?? '';
  for (const match of text.slice(kind.index + kind[0].length).matchAll(/\b(\w{1,64}) ?= ?([^;]{0,512});?/g))
    fields[match[1] ?? ''] = (match[2] ?? '').trim();
  return fields;
}

/** NXLog, Winlogbeat, Fluent Bit, Azure Monitor and others each wrap the fields differently. */
function fieldsOfJson(object: JsonObject): EventFields {
  const winlog = isJsonObject(object.winlog) ? object.winlog : object;
  const data = isJsonObject(winlog.event_data)
    ? winlog.event_data
    : isJsonObject(object.EventData)
      ? object.EventData
      : object;
  const message = textOf(object.Message) ?? textOf(object.message) ?? '';
  const shown = 'QNAME' in data ? {} : fieldsOfText(message);
  const fields: Record<string, string | undefined> = { ...shown };
  for (const [name, value] of Object.entries(data)) {
    const text = textOf(value);
    if (text !== undefined) fields[name] ??= text;
  }
  fields.EventID =
    shown.EventID ??
    idOf(winlog.event_id) ??
    idOf(object.EventID) ??
    idOf(object.EventId) ??
    idOf(object.Id) ??
    '';
  fields.time =
    textOf(object['@timestamp']) ??
    textOf(object.EventTime) ??
    textOf(object.TimeCreated) ??
    textOf(object.EventReceivedTime) ??
    textOf(object.TimeGenerated) ??
    textOf(object.time);
  return fields;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function fieldsOfXml(text: string): EventFields {
  const fields: Record<string, string | undefined> = {};
  for (const match of text.matchAll(/<Data Name=['"](\w{1,64})['"]>([^<]{0,1024})<\/Data>/g))
    fields[match[1] ?? ''] = (match[2] ?? '').replaceAll(
      /&(\w+);/g,
      (whole, name: string) => ENTITIES[name] ?? whole,
    );
  fields.EventID = /<EventID[^>]{0,64}>(\d{1,5})<\/EventID>/.exec(text)?.[1];
  fields.time = /<TimeCreated SystemTime=['"]([^'"]{8,40})['"]/.exec(text)?.[1];
  return fields;
}

/** A line of `Get-WinEvent | Export-Csv`: time and display text in separate columns. */
function fieldsOfCsv(text: string): EventFields {
  const fields: Record<string, string | undefined> = fieldsOfText(text);
  fields.time =
    /(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?|\d{1,2}[./-]\d{1,2}[./-]\d{4},? \d{1,2}:\d\d:\d\d(?: [AP]M)?)/.exec(
      text.slice(0, Math.max(0, text.indexOf('InterfaceIP'))),
    )?.[1];
  return fields;
}

function readEvent(fields: EventFields, record: LogRecord): DnsLine | string {
  const id = fields.EventID ?? '';
  const part = KINDS[id];
  if (part === undefined) return `event ${id} tells of no client's query`;
  const client = fields.Source ?? fields.Destination ?? '';
  const name = fields.QNAME ?? '';
  if (client === '' || name === '') return 'a query without a client or a name';
  const type = TYPES[fields.QTYPE ?? ''] ?? fields.QTYPE ?? '';
  record.set('time', fields.time);
  record.set('src_ip', client);
  record.set('host', name);
  record.keep('query_type', type);
  if (fields.InterfaceIP !== undefined) record.keep('resolver', fields.InterfaceIP);
  const policy = fields.PolicyName;
  const isPolicy = policy !== undefined && policy !== '' && policy !== 'NULL' && policy !== '.';
  if (isPolicy) record.keep('policy', policy);
  const code = fields.RCODE === undefined ? undefined : (CODES[fields.RCODE] ?? fields.RCODE);
  if (code !== undefined) record.keep('rcode', code);
  if (fields.Reason !== undefined) record.keep('reason', fields.Reason);
  // Ignored queries get no response.
  if (id === '259') record.set('action', 'blocked');
  else if (code !== undefined) record.set('action', actionOfCode(code));
  const key = `${client}#${fields.Port ?? ''} ${fields.XID ?? ''} ${name.toLowerCase().replace(/\.$/, '')} ${type}`;
  return { part, key };
}

const IN_XML = /<Event[ >]/;

function readLine(text: string, start: number, record: LogRecord): DnsLine | string | undefined {
  if (text.charCodeAt(start) === 123) {
    const object = readJson(text, start);
    return object === undefined ? undefined : readEvent(fieldsOfJson(object), record);
  }
  if (text.charCodeAt(start) === 60 && IN_XML.test(text.slice(start, start + 8)))
    return readEvent(fieldsOfXml(text.slice(start)), record);
  return readEvent(fieldsOfCsv(text), record);
}

const LONGEST = 16_384;

export const windowsDnsEvents = dnsFormat({
  name: 'windows-dns-events',
  title: 'Windows DNS Server analytic events: JSON, XML or CSV of collectors',
  isObject: 'also',
  marks: ['QNAME'],
  locate: (line: Line) => {
    const { text } = line;
    if (!text.includes('QNAME') || text.length > LONGEST) return -1;
    const json = text.includes('DNSServer') || text.includes('InterfaceIP') ? locateJson(line) : -1;
    if (json >= 0) return json;
    const xml = text.search(IN_XML);
    if (xml >= 0) return text.includes('DNSServer') ? xml : -1;
    return /\b[A-Z_]{8,32}: TCP=\d; /.test(text) ? 0 : -1;
  },
  open: (): ReadDnsLine => readLine,
});
