import type { Event, EventAction } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import { ipOf } from '../fields/address.ts';
import { type FieldTable, type LogRecord, placesOf } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { UTC } from '../time/zone.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { elffFormat } from './elff-dialect.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

function isNone(value: string): boolean {
  // Loopback stands for the client itself, where the service was queried through its API.
  if (value === '127.0.0.1' || value === '::1') return true;
  return value === 'NotChecked' || value === 'unknown' || value === 'Unknown' || isAbsent(value);
}

/** `useralert` and `coach` show a page the user can continue from. */
function actionOfPolicy(word: string): EventAction {
  return /^user.?alert/i.test(word)
    ? 'warned'
    : /^(?:anomaly|decrypt)/i.test(word)
      ? 'allowed'
      : actionOf(word);
}

/** Web transactions, with W3C names without parentheses. */
const TRANSACTION: FieldTable = {
  'x-cs-timestamp': 'epoch',
  date: 'date',
  time: 'clock',
  'cs-username': 'user',
  // The client's own address; the one the service sees follows.
  'x-cs-userip': 'src_ip',
  'c-ip': 'src_ip',
  'x-cs-src-ip': 'src_ip',
  'x-c-hostname': 'device',
  'x-c-os': 'os',
  'x-c-browser': 'browser',
  's-ip': 'dst_ip',
  'x-cs-dst-ip': 'dst_ip',
  'cs-uri-port': 'dst_port',
  'x-cs-dst-port': 'dst_port',
  'cs-host': 'host',
  'cs-dns': 'host',
  'x-cs-sni': 'host',
  'cs-uri-scheme': 'scheme',
  'x-cs-url': 'url',
  // The path with its query.
  'cs-uri': 'url',
  'cs-uri-query': 'drop',
  'x-cs-uri-path': 'drop',
  'cs-referer': 'referrer',
  'cs-method': 'method',
  'sc-status': 'status',
  'x-policy-action': 'action',
  'cs-bytes': 'bytes_up',
  'sc-bytes': 'bytes_down',
  'cs-user-agent': 'user_agent',
  'sc-content-type': 'content_type',
  'cs-content-type': 'content_type',
  'x-category': 'category',
  'x-cs-app': 'app',
  'x-cs-app-activity': 'activity',
  'x-cs-app-object-type': 'object_type',
  'x-cs-app-object-name': 'object',
  'x-cs-app-object-id': 'object_id',
  'x-s-country': 'country',
  'x-s-location': 'city',
  'x-transaction-id': 'raw_id',
  bytes: 'drop',
  'x-type': 'drop',
  'rs-status': 'drop',
};

const RULES = { zone: UTC, action: actionOfPolicy, silence: 'allowed' as const };

const TRANSACTION_FIELDS = [
  ...PROXY_FIELDS,
  'device',
  'os',
  'browser',
  'app',
  'activity',
  'object_type',
  'object',
  'object_id',
  'country',
  'city',
  'raw_id',
] as const;

function prepareTransaction(record: LogRecord): string | undefined {
  // Not an HTTP connection.
  if (record.get('url') === '*') record.set('url', undefined);
  // No policy applied, because the handshake failed.
  if (!record.has('action') && record.kept('x-cs-ssl-engine-action') === 'Block')
    record.set('action', 'block');
  return unlessTraffic(record);
}

export const netskopeElff = elffFormat({
  name: 'netskope-transactions',
  title: 'Netskope web transactions (W3C)',
  rank: 'specific',
  fields: TRANSACTION_FIELDS,
  claims: (names) =>
    names.includes('x-cs-access-method') || (names.includes('x-cs-app') && names.includes('x-cs-site')),
  table: TRANSACTION,
  rules: RULES,
  absent: isNone,
  prepare: prepareTransaction,
});

const PLACES = placesOf(TRANSACTION);

function namesOf(text: string): string[] | undefined {
  if (!text.includes('x-cs-') || text.includes('=') || text.length > 16_384 || !text.includes(','))
    return undefined;
  const names: string[] = [];
  const count = readCsv(text.replace(/^#\s?Fields:\s*/i, ''), 0, ',', names);
  const trimmed = names.slice(0, Math.max(0, count)).map((name) => name.trim());
  return trimmed.includes('cs-host') && trimmed.every((name) => /^[a-z][a-z0-9-]*$/.test(name))
    ? trimmed
    : undefined;
}

/** The same as CSV, as log streaming writes it to a bucket, with names in the first line. */
class TransactionCsvReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  #columns: ColumnFields | undefined;
  #names: readonly string[] | undefined;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return namesOf(text) === undefined ? -1 : 0;
  }

  follow(): number {
    return this.#columns === undefined ? -1 : 0;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const names = namesOf(line.text);
    if (names !== undefined) {
      this.#use(names);
      return 'header';
    }
    const columns = this.#columns;
    if (columns === undefined) return incomplete('no header line came before');
    const count = readCsv(line.text, 0, ',', this.#values);
    if (count < 0) return incomplete('a quote is not closed');
    if (count !== columns.count) return incomplete(`${count} values where the header names ${columns.count}`);
    const { record, normaliser } = this.#stream;
    columns.takeAll(record, this.#values, count);
    const reason = prepareTransaction(record);
    return reason === undefined ? normaliser.fill(event, record, line, RULES) : notTraffic(reason);
  }

  #use(names: readonly string[]): void {
    this.#names = names;
    this.#columns = new ColumnFields(names, (name) => PLACES.get(name), isNone);
  }

  save(): unknown {
    return this.#names;
  }

  restore(state: unknown): void {
    if (Array.isArray(state)) this.#use(state.map(String));
  }

  forget(): void {
    this.#names = undefined;
    this.#columns = undefined;
  }
}

export const netskopeCsv: Format = {
  name: 'netskope-transactions-csv',
  title: 'Netskope web transactions, CSV of log streaming',
  rank: 'specific',
  marks: ['x-cs-'],
  fields: TRANSACTION_FIELDS,
  open: (stream) => new TransactionCsvReader(stream),
};

export const netskopeTransactionJson = jsonFormat({
  name: 'netskope-transactions-json',
  title: 'Netskope web transactions, JSON',
  rank: 'specific',
  fields: TRANSACTION_FIELDS,
  marks: ['"x-cs-', '"x_cs_'],
  body: (object) => {
    const event = asObject(object.event) ?? object;
    // Names unique to Blue Coat proxies.
    if ('s-action' in event || 'x-exception-id' in event || 'sc-filter-result' in event) return undefined;
    if ('cs-host' in event || 'x-cs-timestamp' in event) return event;
    if (!('cs_host' in event || 'x_cs_timestamp' in event)) return undefined;
    return Object.fromEntries(
      Object.entries(event).map(([name, value]) => [name.replaceAll('_', '-'), value]),
    );
  },
  table: TRANSACTION,
  absent: isNone,
  rules: RULES,
  prepare: prepareTransaction,
});

/** Events from the API and forwarders: page visits, app activities, connections, network sessions. */
export const netskopeEvents = jsonFormat({
  name: 'netskope-events',
  title: 'Netskope page, application, connection and network events, JSON',
  rank: 'specific',
  fields: [...TRANSACTION_FIELDS, 'severity'],
  marks: ['"access_method"', '"traffic_type"', '"ccl"', '"appcategory"'],
  body: (object) => {
    const event = asObject(object.event) ?? asObject(object.data) ?? object;
    return ('access_method' in event || 'traffic_type' in event || 'ccl' in event) &&
      ('timestamp' in event || 'start_time' in event) &&
      ('app' in event || 'url' in event || 'site' in event || 'dsthost' in event || 'dstip' in event)
      ? event
      : undefined;
  },
  table: {
    timestamp: 'epoch',
    start_time: 'epoch',
    conn_starttime: 'epoch',
    user: 'user',
    userkey: 'user',
    from_user: 'user',
    userip: 'src_ip',
    srcip: 'src_ip',
    src_ip: 'src_ip',
    hostname: 'device',
    device: 'drop',
    os: 'os',
    browser: 'browser',
    dstip: 'dst_ip',
    dst_ip: 'dst_ip',
    dstport: 'dst_port',
    dst_port: 'dst_port',
    domain: 'host',
    dsthost: 'host',
    dst_host: 'host',
    url: 'url',
    page: 'url',
    site: 'drop',
    referer: 'referrer',
    useragent: 'user_agent',
    user_agent: 'user_agent',
    client_bytes: 'bytes_up',
    server_bytes: 'bytes_down',
    numbytes: 'bytes_total',
    req_cnt: 'drop',
    category: 'category',
    appcategory: 'category',
    app: 'app',
    activity: 'activity',
    object_type: 'object_type',
    object: 'object',
    object_id: 'object_id',
    file_name: 'object',
    method: 'method',
    http_status: 'status',
    resp_code: 'status',
    status: 'drop',
    action: 'action',
    policy_action: 'action',
    dst_country: 'country',
    dst_location: 'city',
    severity: 'severity',
    _id: 'raw_id',
    transaction_id: 'raw_id',
    event_id: 'raw_id',
  },
  absent: isNone,
  rules: { action: actionOfPolicy, silence: 'allowed' },
  prepare: (record) => {
    const host = record.get('host');
    if (!record.has('dst_ip') && host !== undefined) record.set('dst_ip', ipOf(host));
    const type = record.kept('type') ?? record.kept('event_type') ?? '';
    return /^(?:audit|infrastructure|admin)/i.test(type) ? `an event of type ${type}` : unlessTraffic(record);
  },
});

export const netskopeCef = cefFormat({
  name: 'netskope-cef',
  title: 'Netskope events and web transactions, CEF',
  rank: 'specific',
  fields: [
    ...PROXY_FIELDS,
    'device',
    'os',
    'browser',
    'app',
    'activity',
    'object',
    'message',
    'severity',
    'raw_id',
  ],
  headers: ['Netskope|', 'netskope|'],
  table: {
    ...CEF_KEYS,
    timestamp: 'time',
    in: 'bytes_down',
    out: 'bytes_up',
    bytesIn: 'bytes_down',
    bytesOut: 'bytes_up',
    clientBytes: 'bytes_up',
    serverBytes: 'bytes_down',
    sourceServiceName: 'drop',
    destinationServiceName: 'app',
    app: 'app',
    activity: 'activity',
    object: 'object',
    os: 'os',
    browser: 'browser',
    page: 'url',
    referer: 'referrer',
    useragent: 'user_agent',
    outcome: 'status',
    urlCategory: 'category',
    'URL Category': 'category',
    policyAction: 'action',
  },
  absent: isNone,
  rules: { action: actionOfPolicy },
  prepare: unlessTraffic,
});
