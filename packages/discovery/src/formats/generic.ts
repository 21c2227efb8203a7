import type { Event, EventField } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { keyStart } from '../cores/key-value.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { actionOf } from '../fields/action.ts';
import { type FieldTable, type LogRecord, MEANINGS, type Place, placesOf } from '../fields/log-record.ts';
import { Memo } from '../fields/memo.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import { statusOf } from '../fields/number.ts';
import { usualPlace } from '../fields/usual-names.ts';
import type { Line } from '../lines/line.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { ofAnotherKind } from './other-records.ts';
import { BY_COMMAS, BY_SPACES, BY_TABS, type PairsStyle, pairsFormat } from './pairs-dialect.ts';
import {
  hasDestination,
  PROXY_FIELDS,
  unlessRequest,
  unlessSurelyRequest,
  unlessTraffic,
} from './traffic.ts';

export const GENERIC_FIELDS: readonly EventField[] = [
  ...PROXY_FIELDS,
  'device',
  'os',
  'app',
  'activity',
  'country',
  'severity',
  'message',
  'raw_id',
];

/** A `time` field with a time of day is combined with the `date` field; a lone `date` is the whole time. */
function joinTime(record: LogRecord): void {
  const date = record.get('date');
  if (date === undefined || record.has('clock')) return;
  const time = record.get('time');
  if (time !== undefined && /^\d{1,2}:\d{2}/.test(time)) record.set('clock', time);
  else if (time === undefined) record.set('time', date);
}

/**
 * `status=blocked` is a verdict, `action=GET` a method, `action=403` a status; `request=GET /a HTTP/1.1`
 * contains a path.
 */
function sortOut(record: LogRecord): void {
  joinTime(record);
  const status = record.get('status');
  if (status !== undefined && statusOf(status) === undefined && !/^\d+$/.test(status)) {
    record.set('status', undefined);
    if (!record.has('action')) record.set('action', status);
    else record.keep('status', status);
  }
  const action = record.get('action');
  if (action !== undefined && /^(?:GET|POST|PUT|HEAD|CONNECT|DELETE|OPTIONS|PATCH|PROPFIND)$/i.test(action)) {
    record.set('action', undefined);
    if (!record.has('method')) record.set('method', action);
  }
  const url = record.get('url');
  const request = url === undefined ? null : /^([A-Z]{3,16}) (\S+)(?: HTTP\/[\d.]+)?$/.exec(url);
  if (request !== null) {
    if (!record.has('method')) record.set('method', request[1]);
    const isPath = request[2]?.startsWith('/') === true && !record.has('path');
    record.set('url', isPath ? undefined : request[2]);
    if (isPath) record.set('path', request[2]);
  }
  const code = action === undefined ? null : /^([A-Z_]+)\/(\d{3})$/.exec(action);
  if (code !== null) {
    record.set(
      'action',
      code[1]?.includes('DENIED') ? (code[2] === '407' ? 'authenticated' : 'denied') : 'allowed',
    );
    if (!record.has('status')) record.set('status', code[2]);
  }
}

/** Rank of common names, after those of a table. */
const BEHIND = 64;

/** Names missing in a table are matched by their common meaning, if the table's fields have no value. */
function orByUsualNames(table: FieldTable): (name: string) => Place | undefined {
  const places = placesOf(table);
  return (name) => {
    const own = places.get(name);
    if (own !== undefined) return own;
    const usual = usualPlace(name);
    return usual === undefined ? undefined : { index: usual.index, rank: usual.rank + BEHIND };
  };
}

/**
 * Computers without a directory report WORKGROUP as their domain; a name without a dot next to a URL is the
 * user's domain.
 */
function takeDomain(record: LogRecord): void {
  const host = record.get('host');
  if (host === undefined || host.includes('.') || host.includes(':')) return;
  if (!record.get('url')?.includes('://')) return;
  record.set('host', undefined);
  if (record.has('user') && !record.has('user_domain')) record.set('user_domain', host);
  else record.keep('domain', host);
}

export const genericCef = cefFormat({
  name: 'cef',
  title: 'CEF (ArcSight) of any device',
  rank: 'generic',
  fields: GENERIC_FIELDS,
  headers: [],
  table: {
    ...CEF_KEYS,
    method: 'method',
    out: 'bytes_up',
    bytesOut: 'bytes_up',
    in: 'bytes_down',
    bytesIn: 'bytes_down',
    sourceServiceName: 'host',
    destinationServiceName: 'app',
    'URL Category': 'category',
    Category: 'category',
    contenttype: 'content_type',
    contentType: 'content_type',
    'Content Type': 'content_type',
    ContentType: 'content_type',
    Referer: 'referrer',
    Referrer: 'referrer',
    'HTTP Status': 'status',
    'Status Code': 'status',
    'HTTP Response Code': 'status',
  },
  prepare: (record, header) => {
    const outcome = record.kept('outcome');
    if (outcome !== undefined && statusOf(outcome) !== undefined && !record.has('status'))
      record.set('status', outcome);
    // `requestContext` is the referrer in the standard, but the content type on some devices.
    const context = record.get('referrer');
    if (context !== undefined && /^[a-z]+\/[\w.+-]+$/i.test(context)) {
      record.set('referrer', undefined);
      record.set('content_type', context);
    }
    record.keep('deviceVendor', header.vendor);
    record.keep('deviceProduct', header.product);
    return unlessTraffic(record) ?? ofAnotherKind(record, header.name, header.id);
  },
  settle: unlessRequest,
});

export const genericLeef = leefFormat({
  name: 'leef',
  title: 'LEEF (QRadar) of any device',
  rank: 'generic',
  fields: GENERIC_FIELDS,
  headers: [],
  table: orByUsualNames(LEEF_KEYS),
  prepare: (record, header) => {
    takeDomain(record);
    record.keep('deviceVendor', header.vendor);
    record.keep('deviceProduct', header.product);
    if (!record.has('action')) {
      const verdict = actionOf(header.id);
      if (verdict !== 'other') record.set('action', header.id);
    }
    return unlessTraffic(record) ?? ofAnotherKind(record, header.id);
  },
  settle: unlessRequest,
});

const CLIENT = MEANINGS.src_ip;
const PEOPLE = MEANINGS.user;
const DESTINATIONS: readonly number[] = [
  MEANINGS.dst_ip,
  MEANINGS.dst,
  MEANINGS.host,
  MEANINGS.url,
  MEANINGS.path,
];

/** Names common in any key-value log, so they don't prove traffic. */
const TOO_COMMON =
  /^(?:host|hostname|source|client|ip|time|name|port|user|path|domain|request|message|msg|size|date|link|result|status|target|destination|agent|start|end)$/i;

/** What a key proves by its name. */
interface Telling {
  readonly place: Place | undefined;
  readonly isCommon: boolean;
}

/** All lines of a log have the same keys. */
const TELLING = new Memo<Telling>(
  (key) => ({ place: usualPlace(key), isCommon: TOO_COMMON.test(key) }),
  4096,
);

/** Whether a line's keys indicate traffic: user or source, and destination, under specific names. */
function tellingKeys(text: string, from: number): boolean {
  let client = false;
  let destination = false;
  let known = 0;
  let keys = 0;
  for (
    let equals = text.indexOf('=', from);
    equals >= 0 && keys < 80;
    equals = text.indexOf('=', equals + 1)
  ) {
    const start = keyStart(text, from, equals);
    if (start === equals || (start > from && !/[\s,;|]/.test(text[start - 1] ?? ''))) continue;
    keys += 1;
    const { place, isCommon } = TELLING.get(text.slice(start, equals));
    if (place === undefined) continue;
    known += 1;
    if (isCommon) {
      if (place.index === PEOPLE) client = true;
      continue;
    }
    if (place.index === CLIENT || place.index === PEOPLE) client = true;
    if (DESTINATIONS.includes(place.index)) destination = true;
  }
  return client && destination && known >= 4;
}

/** Pair delimiter, detected before the second key. */
function styleOf(text: string, start: number): PairsStyle {
  if (/^[^=]+=[^=]*\t[\w.-]+=/.test(text.slice(start, start + 300))) return BY_TABS;
  if (/^[^=\s]+="?[^=,"]*"?,\s?[\w.-]+=/.test(text.slice(start, start + 300))) return BY_COMMAS;
  if (/^[^=\s]+="?[^=;"]*"?;\s?[\w.-]+=/.test(text.slice(start, start + 300)))
    return { kind: 'key-value', delimiter: ';' };
  if (/^[^=|]+=[^=|]*\|[\w.-]+=/.test(text.slice(start, start + 300)))
    return { kind: 'delimited', delimiter: '|', assign: '=' };
  return BY_SPACES;
}

export const genericKeyValue = pairsFormat({
  name: 'key-value',
  title: 'key=value pairs of any device, by the usual names',
  rank: 'generic',
  fields: GENERIC_FIELDS,
  locate: (line) => {
    const { text } = line;
    const equals = text.indexOf('=');
    if (equals < 0 || !tellingKeys(text, 0)) return -1;
    return keyStart(text, 0, equals);
  },
  style: styleOf,
  table: usualPlace,
  prepare: (record) => {
    sortOut(record);
    return unlessTraffic(record) ?? ofAnotherKind(record);
  },
  settle: unlessSurelyRequest,
});

/** Envoy's directions are from its own view: it sends to the client and receives from it. */
function turnEnvoy(record: LogRecord): void {
  if (record.kept('upstream_cluster') === undefined && record.kept('response_flags') === undefined) return;
  const sent = record.get('bytes_up');
  record.set('bytes_up', record.get('bytes_down'));
  record.set('bytes_down', sent);
}

export const genericJson = jsonFormat({
  name: 'json',
  title: 'JSON lines of any product, by the usual names',
  rank: 'generic',
  fields: GENERIC_FIELDS,
  marks: [],
  body: (object) => {
    const inner = asObject(object.event);
    return inner !== undefined && Object.keys(inner).length > 4 ? inner : object;
  },
  table: usualPlace,
  prepare: (record) => {
    sortOut(record);
    turnEnvoy(record);
    return unlessTraffic(record) ?? ofAnotherKind(record);
  },
  settle: unlessSurelyRequest,
});

const DELIMITERS = [',', ';', '\t', '|'];
/** A plausible column name: words, not just digits, without values. */
const COLUMN_NAME = /^[A-Za-z_@#][\w .()/@#:%-]{0,63}$/;

interface Table {
  readonly names: readonly string[];
  readonly delimiter: string;
}

/** Column names from a traffic header line; undefined for other lines. */
function tableOf(text: string): Table | undefined {
  const plain = text.startsWith('#') ? text.slice(1) : text;
  if (plain.length > 16_384 || plain.includes('=')) return undefined;
  const values: string[] = [];
  for (const delimiter of DELIMITERS) {
    if (!plain.includes(delimiter)) continue;
    const count = readCsv(plain, 0, delimiter, values);
    if (count < 3) continue;
    const names = values.slice(0, count).map((name) => name.trim());
    if (!names.every((name) => name === '' || COLUMN_NAME.test(name))) continue;
    if (new Set(names).size < names.length - 2) continue;
    const meanings = new Set(names.map((name) => usualPlace(name)?.index));
    const timed = [MEANINGS.time, MEANINGS.epoch, MEANINGS.date].some((index) => meanings.has(index));
    if (timed && DESTINATIONS.some((index) => meanings.has(index))) return { names, delimiter };
  }
  return undefined;
}

const OWN_TIME: Rules = { hasOwnTime: true };

class CsvReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  #table: Table | undefined;
  #columns = new ColumnFields([], {});

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return tableOf(text) === undefined ? -1 : 0;
  }

  follow({ text }: Line): number {
    return this.#table === undefined || text.startsWith('#') ? -1 : 0;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { text } = line;
    const values = this.#values;
    const table = this.#table;
    const count = table === undefined ? -1 : readCsv(text, 0, table.delimiter, values);
    if (table === undefined || count !== table.names.length || values[0]?.trim() === table.names[0]) {
      const found = tableOf(text);
      if (found !== undefined) {
        this.#use(found);
        return 'header';
      }
    }
    if (table === undefined) return incomplete('no header line came before');
    if (count < 0) return incomplete('a quote is not closed');
    if (count !== table.names.length)
      return incomplete(`${count} values where the header names ${table.names.length}`);
    const { record, normaliser } = this.#stream;
    this.#columns.takeAll(record, values, count);
    sortOut(record);
    if (!hasDestination(record) && !record.has('path'))
      return notTraffic('no host, URL or destination address');
    return normaliser.fill(event, record, line, OWN_TIME);
  }

  #use(table: Table): void {
    this.#table = table;
    this.#columns = new ColumnFields(table.names, usualPlace);
  }

  save(): unknown {
    return this.#table;
  }

  restore(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('names' in state) || !('delimiter' in state)) return;
    const { names, delimiter } = state;
    if (Array.isArray(names) && typeof delimiter === 'string')
      this.#use({ names: names.map(String), delimiter });
  }

  forget(): void {
    this.#table = undefined;
  }
}

export const genericCsv: Format = {
  name: 'csv',
  title: 'CSV of any product with a header line, by the usual names',
  rank: 'generic',
  fields: GENERIC_FIELDS,
  open: (stream) => new CsvReader(stream),
};
