import type { Event } from '@casbah/domain/event';
import { readElff } from '../cores/elff.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** Default access log of the web gateway; its first line names the fields, and administrators add more. */
const DEFAULT =
  'time_stamp auth_user src_ip status_code req_line categories rep_level media_type bytes_to_client user_agent virus_name block_res application_name'.split(
    ' ',
  );

/** Default in newer versions. */
const WITH_UPLOAD = DEFAULT.toSpliced(DEFAULT.indexOf('bytes_to_client') + 1, 0, 'bytes_from_client');

const TABLE: FieldTable = {
  time_stamp: 'time',
  auth_user: 'user',
  src_ip: 'src_ip',
  dst_ip: 'dst_ip',
  server_ip: 'dst_ip',
  status_code: 'status',
  categories: 'category',
  media_type: 'content_type',
  bytes_from_client: 'bytes_up',
  bytes_to_server: 'bytes_up',
  bytes_to_client: 'bytes_down',
  bytes_from_server: 'bytes_down',
  referer: 'referrer',
  user_agent: 'user_agent',
  application_name: 'app',
};

const HEADER = /^#?\s*time_stamp\s+"?auth_user"?/;
const LINE =
  /^(?:\[\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}\] "|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d:?\d\d) "[^"]*" \S+ \d{3} "[A-Z]+ )/;

/** `[20/Nov/2026:08:14:22 +0100] "user" 10.0.0.1 200 "GET https://host/ HTTP/1.1" "Category" "Minimal Risk" …` */
class WebGatewayReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  #names: readonly string[] = DEFAULT;
  #columns = new ColumnFields(DEFAULT, TABLE);
  readonly #withUpload = new ColumnFields(WITH_UPLOAD, TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate(line: Line): number {
    if (HEADER.test(line.text)) return 0;
    return line.startOf(
      (text, at) =>
        (text.charCodeAt(at) === 91 || text.charCodeAt(at + 10) === 84) &&
        LINE.test(at === 0 ? text : text.slice(at)),
    );
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    if (start === 0 && HEADER.test(text)) {
      this.#use(text.replace(/^#\s*/, '').replaceAll('"', '').trim().split(/\s+/));
      return 'header';
    }
    const values = this.#values;
    const count = readElff(text, start, false, values);
    if (count < 0) return incomplete('a quote is not closed');
    if (count < 9) return incomplete(`${count} values where the log has at least 9`);
    const { record, normaliser } = this.#stream;
    const hasUpload =
      this.#names === DEFAULT && /^\d+$/.test(values[8] ?? '') && /^\d+$/.test(values[9] ?? '');
    const columns = hasUpload ? this.#withUpload : this.#columns;
    columns.takeAll(record, values, Math.min(count, columns.count));
    readRequest(record);
    const blocked = record.kept('block_res');
    record.set('action', blockAction(blocked, record.get('status')));
    return normaliser.fill(event, record, line);
  }

  #use(names: readonly string[]): void {
    this.#names = names;
    this.#columns = new ColumnFields(names, TABLE);
  }

  save(): unknown {
    return this.#names;
  }

  restore(state: unknown): void {
    if (Array.isArray(state)) this.#use(state.map(String));
  }

  forget(): void {
    this.#use(DEFAULT);
  }
}

/** `req_line`: `GET https://host/ HTTP/1.1` */
function readRequest(record: LogRecord): void {
  const request = record.takeKept('req_line') ?? record.takeKept('http_request_first_line');
  const parts = request === undefined ? null : /^(\S+) (.*?)(?: HTTP\/[\d.]+)?$/.exec(request);
  if (parts === null) return;
  record.set('method', parts[1]);
  record.set('url', parts[2]);
}

/** 0 or empty: allowed. 80 to 84: coaching and quota pages. 407 and 81: authentication required. */
function blockAction(reason: string | undefined, status: string | undefined): string {
  if (status === '407' || reason === '81') return 'authenticated';
  if (reason === undefined || reason === '0') return 'allowed';
  return /coach|quota|warn/i.test(reason) ? 'warned' : 'blocked';
}

export const skyhighWeb: Format = {
  name: 'skyhigh-web-gateway',
  title: 'Skyhigh (McAfee) Secure Web Gateway access log',
  rank: 'specific',
  marks: ['] "', ' HTTP/', '"CONNECT ', '"GET ', '"POST ', 'time_stamp'],
  fields: [...PROXY_FIELDS, 'app'],
  open: (stream) => new WebGatewayReader(stream),
};

/** HTTP statuses for requests; other numbers are the gateway's block reasons. */
const ANSWER = /^(?:20[0-8]|226|30[0-8]|4(?:0\d|1[0-8]|2[1-9]|31|51)|50\d|51[01])$/;

export const skyhighCef = cefFormat({
  name: 'skyhigh-cef',
  title: 'Skyhigh (McAfee) Secure Web Gateway, CEF',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'app', 'message', 'severity'],
  headers: ['McAfee|Web Gateway|', 'Skyhigh|', 'Skyhigh Security|', 'McAfee|Skyhigh'],
  table: {
    'URL Categories': 'category',
    'URL Category': 'category',
    Categories: 'category',
    ...CEF_KEYS,
    // From the gateway's view: in from the client, out to the client.
    in: 'bytes_up',
    out: 'bytes_down',
    fileType: 'content_type',
    outcome: 'status',
    'Application Name': 'app',
    app: 'drop',
  },
  prepare: (record, header) => {
    if (record.get('category') === 'Access Log') record.set('category', undefined);
    // The event ID is the status, its name the last rule evaluated, whether it matched or not.
    if (!record.has('status') && ANSWER.test(header.id)) {
      record.set('status', header.id);
      if (/^Proxy-/.test(header.name) && Number(header.id) < 400) record.set('action', 'allowed');
    }
    return unlessTraffic(record);
  },
});

/** Access log fields by name, as its log server rules write them: `mwg: time_stamp=[…] auth_user=…`. */
const NAMED = /(?:^|[\s:|])(?:time_stamp=\[|status="\d{3}\/\d+" srcip=|date="[^"]*" hostname=)/;

export const skyhighPairs = pairsFormat({
  name: 'skyhigh-kv',
  title: 'Skyhigh (McAfee) Secure Web Gateway access log, key=value',
  rank: 'specific',
  marks: ['mwg', ' http_request_first_line='],
  fields: [...PROXY_FIELDS, 'app'],
  locate: ({ text }) => {
    const isNamed = text.includes('mwg') && /[ |]src_?ip=/.test(text);
    if (!isNamed && !text.includes(' http_request_first_line="')) return -1;
    const found = NAMED.exec(text);
    return found === null ? -1 : found.index + (/^[\s:|]/.test(found[0]) ? 1 : 0);
  },
  style: (text, start) =>
    text.includes(']|', start) ? { kind: 'delimited', delimiter: '|', assign: '=' } : BY_SPACES,
  table: {
    ...TABLE,
    // From the product's own syslog rule set
    user: 'user',
    srcip: 'src_ip',
    destip: 'dst_ip',
    dhost: 'host',
    urlp: 'dst_port',
    mtd: 'method',
    url: 'url',
    urlc: 'category',
    mt: 'content_type',
    ua: 'user_agent',
    http_referrer: 'referrer',
    app: 'app',
    url_port: 'dst_port',
    host: 'host',
    method: 'method',
    // From rule sets that spell out the names
    date: 'time',
    username: 'user',
    source_ip: 'src_ip',
    destination_ip: 'dst_ip',
    destination_host: 'host',
    http_status_code: 'status',
    source_bytes: 'bytes_up',
    destination_bytes: 'bytes_down',
    url_categories: 'category',
    http_referer: 'referrer',
  },
  prepare: (record) => {
    readRequest(record);
    // `status="403/80"`: status and block reason; `bytes="458/509/2813889/3001"`: from the client, to the
    // server, from the server, to the client
    const [status, reason] = record.kept('status')?.split('/') ?? [];
    if (status !== undefined) record.set('status', status);
    const bytes = record.kept('bytes')?.split('/') ?? [];
    if (bytes.length === 4) {
      record.set('bytes_up', bytes[0]);
      record.set('bytes_down', bytes[3]);
    }
    const blocked = reason ?? record.kept('block_res') ?? record.kept('block_id');
    // A truncated line may lack it.
    if (blocked !== undefined) record.set('action', blockAction(blocked, record.get('status')));
    return unlessTraffic(record);
  },
});

export const skyhighLeef = leefFormat({
  name: 'skyhigh-leef',
  title: 'Skyhigh (McAfee) Secure Web Gateway, LEEF',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'app'],
  headers: ['McAfee|Web Gateway|', 'Skyhigh'],
  table: { ...LEEF_KEYS, urlCategories: 'category', totalBytes: 'drop' },
  prepare: (record, header) => {
    // The event ID is the block reason, 0 for none.
    const named = record.kept('blockReason');
    if (!record.has('action'))
      record.set('action', blockAction(header.id === '0' ? named : header.id, record.get('status')));
    return unlessTraffic(record);
  },
});
