import type { Event, EventAction } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import { type FieldTable, placesOf } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** Columns of investigative detail reports and the cloud service's reports, as named in their header line. */
const TABLE: FieldTable = {
  'date & time': 'time',
  'date and time': 'time',
  'date/time': 'time',
  date: 'date',
  day: 'date',
  time: 'clock',
  'user name': 'user',
  user: 'user',
  'user id': 'user',
  'directory domain': 'user_domain',
  'source ip': 'src_ip',
  'source ip address': 'src_ip',
  'client ip': 'src_ip',
  'private ip': 'src_ip',
  'connection ip': 'src_ip',
  'public ip': 'src_ip',
  workstation: 'device',
  'source host name': 'device',
  'destination ip': 'dst_ip',
  'destination ip address': 'dst_ip',
  port: 'dst_port',
  'destination port': 'dst_port',
  'url hostname': 'host',
  'url host name': 'host',
  hostname: 'host',
  host: 'host',
  'url domain': 'host',
  'full url': 'url',
  url: 'url',
  'url - full': 'url',
  'url path': 'path',
  'url query': 'query',
  'referer url': 'referrer',
  'referrer url': 'referrer',
  'request method': 'method',
  'http request method': 'method',
  method: 'method',
  'http status code': 'status',
  'response code': 'status',
  disposition: 'action',
  action: 'action',
  'bytes sent': 'bytes_up',
  'bytes received': 'bytes_down',
  bandwidth: 'bytes_total',
  'user agent string': 'user_agent',
  'user agent': 'user_agent',
  'content type': 'content_type',
  'mime type': 'content_type',
  category: 'category',
  'parent category': 'drop',
  'cloud app': 'app',
  'cloud app name': 'app',
  'cloud application': 'app',
  'file name': 'object',
  hits: 'drop',
  month: 'drop',
};
const PLACES = placesOf(TABLE);

/** Column names unique to this vendor's reports. */
const TELLING = new Set([
  'url hostname',
  'full url',
  'risk class',
  'connection ip',
  'policy name',
  'source server',
  'directory object',
  'protocol group',
  'filtering source',
  'url - full',
]);

/** These names in all spellings, and the verdicts of the export. */
const MARKS = [
  ...[...TELLING].flatMap((name) => [
    name,
    name.toUpperCase(),
    name
      .replaceAll(/\burl\b/g, 'URL')
      .replaceAll(/\bip\b/g, 'IP')
      .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ]),
  ...['Allowed', 'Blocked', 'Confirmed', 'Quota', 'Permitted', 'Authenticat'].map((verdict) => `"${verdict}`),
];

/** Column order of the cloud service's export for log servers, which has no header. */
const EXPORT =
  'date time user workstation category action risk_class policy url connection_ip destination_ip source_ip threat_type threat_name user_agent http_status_code http_request_method'
    .split(' ')
    .map((name) => name.replaceAll('_', ' '));
const EXPORTED =
  /^"\d{1,2}\/\d{1,2}\/\d{4}","\d{1,2}:\d\d:\d\d","[^"]*","[^"]*","[^"]*","(?:Allowed|Blocked|Confirmed|Quota|Permitted|Authenticat)[^"]*",/;

function isNone(value: string): boolean {
  return value === 'Not available' || value === 'None' || value === 'anonymous' || isAbsent(value);
}

/** `Category permitted`, `File type blocked`, `Quota limited by quota`, `Category confirmed`. */
function actionOfReport(word: string): EventAction {
  if (/block|denied|limited/i.test(word)) return 'blocked';
  if (/confirm|quota|continue|warn/i.test(word)) return 'warned';
  if (/permit|allow|monitor|no longer/i.test(word)) return 'allowed';
  return actionOf(word);
}

const RULES: Rules = { action: actionOfReport, hasOwnTime: true };

function namesOf(text: string): string[] | undefined {
  if (text.length > 8192 || !text.includes(',')) return undefined;
  const values: string[] = [];
  const count = readCsv(text, 0, ',', values);
  const names = values.slice(0, Math.max(0, count)).map((name) => name.trim().toLowerCase());
  if (names.length < 4 || !names.some((name) => TELLING.has(name))) return undefined;
  const known = names.filter((name) => TABLE[name] !== undefined || TELLING.has(name));
  const timed = names.some((name) => /^(?:date|day)\b/.test(name));
  return timed && known.length * 2 > names.length ? names : undefined;
}

class ReportReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #export = new ColumnFields(EXPORT, (name) => PLACES.get(name), isNone);
  #names: readonly string[] | undefined;
  #columns: ColumnFields | undefined;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return EXPORTED.test(text) || namesOf(text) !== undefined ? 0 : -1;
  }

  follow(): number {
    return this.#columns === undefined ? -1 : 0;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { text } = line;
    const names = namesOf(text);
    if (names !== undefined) {
      this.#use(names);
      return 'header';
    }
    const values = this.#values;
    const count = readCsv(text, 0, ',', values);
    if (count < 0) return incomplete('a quote is not closed');
    const columns = this.#columns ?? this.#export;
    if (columns === this.#export ? count < 11 : count !== columns.count)
      return incomplete(`${count} values where the report has ${columns.count}`);
    const { record, normaliser } = this.#stream;
    columns.takeAll(record, values, Math.min(count, columns.count));
    const date = record.get('date');
    if (date !== undefined && columns === this.#export) {
      const [day = '', month = '', year = ''] = date.split('/');
      record.set('date', `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
    } else if (date !== undefined && !record.has('clock') && !record.has('time')) record.set('time', date);
    // A directory path before the name: `LDAP://…/Doe, John`.
    const domain = record.kept('domain');
    if (domain !== undefined && !record.has('user_domain') && !domain.includes('.')) {
      record.takeKept('domain');
      record.set('user_domain', domain);
    }
    const reason = unlessTraffic(record);
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

export const forcepointReport: Format = {
  name: 'forcepoint-report',
  title: 'Forcepoint (Websense) investigative detail report and Web Security Cloud export, CSV',
  rank: 'specific',
  marks: MARKS,
  fields: [...PROXY_FIELDS, 'device', 'app', 'object'],
  open: (stream) => new ReportReader(stream),
};
