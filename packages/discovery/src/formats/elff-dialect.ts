import type { Event, EventField } from '@casbah/domain/event';
import { readElff } from '../cores/elff.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { UTC } from '../time/zone.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Rank, type Stream } from './format.ts';

/** A product's variant of the W3C extended log format. */
export interface ElffDialect {
  readonly name: string;
  readonly title: string;
  readonly rank: Rank;
  readonly yieldsTo?: readonly string[] | undefined;
  readonly fields: readonly EventField[];
  /** Whether a `#Fields:` line with these names is the product's. */
  readonly claims: (names: readonly string[], software: string) => boolean;
  readonly table: FieldTable;
  readonly absent?: (value: string) => boolean;
  readonly rules?: Rules;
  readonly prepare?: (record: LogRecord) => string | undefined;
  /**
   * Known field lists for lines without a header, as over syslog. The list that matches in length and marks
   * is used.
   */
  readonly known?: readonly (readonly string[])[];
  /** Whether the values fit the field list. Called only for lines without a header. */
  readonly fits?: (names: readonly string[], values: readonly string[]) => boolean;
}

/** Fields of the W3C draft, and those that proxies commonly add. Times are UTC, as in the draft. */
export const ELFF_FIELDS: FieldTable = {
  date: 'date',
  time: 'clock',
  'x-timestamp-unix-utc': 'epoch',
  'x-timestamp-unix': 'epoch',
  timestamp: 'epoch',
  gmttime: 'time',
  'x-timestamp': 'time',
  localtime: 'time',
  'date-time': 'time',
  'cs-username': 'user',
  'x-cs-auth-username': 'user',
  'cs-userdn': 'user',
  'x-cs-user-authorization-name': 'user',
  'x-cs-username-or-ip': 'user',
  'x-cs-user-login-name': 'user',
  'cs-user': 'user',
  'x-radius-splash-username': 'user',
  'x-cache-user': 'user',
  'x-user': 'user',
  'cs-auth-domain': 'user_domain',
  'x-cs-auth-domain': 'user_domain',
  'c-ip': 'src_ip',
  'x-client-ip': 'src_ip',
  'x-client-address': 'src_ip',
  'c-effective-ip': 'src_ip',
  'x-cs-client-effective-ip': 'src_ip',
  'cs(X-Forwarded-For)': 'src_ip',
  'c-dns': 'device',
  'x-cs-netbios-computer-name': 'device',
  'c-computername': 'device',
  'cs-computername': 'device',
  'r-ip': 'dst_ip',
  'cs-ip': 'dst_ip',
  's-supplier-ip': 'dst_ip',
  'cs-uri-address': 'dst_ip',
  'r-supplier-ip': 'dst_ip',
  'sr-uri-address': 'dst_ip',
  's-uri-address': 'dst_ip',
  'cs-host': 'host',
  'cs(Host)': 'host',
  'cs(host)': 'host',
  'cs-uri-host': 'host',
  'cs-uri-hostname': 'host',
  'c-uri-host': 'host',
  'c-uri-hostname': 'host',
  'r-host': 'host',
  'r-dns': 'host',
  'r-supplier-dns': 'host',
  'sr-uri-host': 'host',
  's-uri-host': 'host',
  'cs-uri-port': 'dst_port',
  'c-uri-port': 'dst_port',
  'r-port': 'dst_port',
  'r-supplier-port': 'dst_port',
  'sr-uri-port': 'dst_port',
  's-uri-port': 'dst_port',
  'cs-uri-scheme': 'scheme',
  'c-uri-scheme': 'scheme',
  'sr-uri-scheme': 'scheme',
  's-uri-scheme': 'scheme',
  'cs-uri-path': 'path',
  'cs-uri-pathquery': 'path',
  'c-uri-path': 'path',
  'c-uri-pathquery': 'path',
  'c-uri-stem': 'path',
  'sr-uri-path': 'path',
  's-uri-path': 'path',
  'cs-uri-stem': 'path',
  'cs-uri-query': 'query',
  'c-uri-query': 'query',
  'sr-uri-query': 'query',
  's-uri-query': 'query',
  'cs-uri': 'url',
  'c-uri': 'url',
  'cs-url': 'url',
  's-uri': 'url',
  'sr-uri': 'url',
  url: 'url',
  'cs(Referer)': 'referrer',
  'cs(referer)': 'referrer',
  'cs(Referrer)': 'referrer',
  'x-cs(Referer)-uri': 'referrer',
  'cs-referred': 'referrer',
  'cs-referer': 'referrer',
  'cs-method': 'method',
  'x-cs-http-method': 'method',
  's-operation': 'method',
  'sc-status': 'status',
  'sc-http-status': 'status',
  'x-sc-http-status': 'status',
  'rs-status': 'status',
  'sc-filter-result': 'action',
  action: 'action',
  'cs-bytes': 'bytes_up',
  'sr-bytes': 'bytes_up',
  'cs-bodylength': 'bytes_up',
  'sc-bytes': 'bytes_down',
  'rs-bytes': 'bytes_down',
  'sc-bodylength': 'bytes_down',
  bytes: 'bytes_down',
  'cs(User-Agent)': 'user_agent',
  'cs(user-agent)': 'user_agent',
  'cs-user-agent': 'user_agent',
  'c-agent': 'user_agent',
  'rs(Content-Type)': 'content_type',
  'rs(content-type)': 'content_type',
  'sc(Content-Type)': 'content_type',
  'cs-mime-type': 'content_type',
  'rs-content-type': 'content_type',
  'cs-categories': 'category',
  'cs-category': 'category',
  'sc-filter-category': 'category',
  'cs-uri-categories': 'category',
  'x-webcat-code-full': 'category',
  'x-bluecoat-application-name': 'app',
  'x-bluecoat-application-operation': 'activity',
  's-supplier-country': 'country',
  'r-supplier-country': 'country',
  'cs-uri-extension': 'drop',
};

const HASH = 35;
const CLOCK = /^\d{1,2}:\d\d/;

const AGENT = /^(?:cs\(user-agent\)|cs-user-agent|c-agent)$/i;

/** No device has more fields; longer headers would stay in memory and in every checkpoint. */
const LONGEST_LIST = 16_384;

/** Text that every field list contains. */
const DIRECTIVES = ['ields:', 'IELDS:', 'datetime', 'Datetime', 'DateTime', 'DATETIME'];

/** Prefixes of results in lines with a known field list. */
const RESULTS = ['TCP_', 'UDP_', 'LICENSE_', 'PROXY_', 'SSL_', 'CACHE_', 'AUTH_'];

/**
 * Finds `#Fields: date time …`, also after a syslog header or with a space after `#`, or `#datetime …`; -1
 * without one.
 */
function fieldsDirective(text: string): number {
  const at = text.indexOf('#');
  if (at < 0) return -1;
  const match = /^#\s?(?:Fields:\s*|(?=datetime\s))/i.exec(text.slice(at, at + 24));
  if (match === null || text.length - at > LONGEST_LIST) return -1;
  return at + match[0].length;
}

/**
 * Names in a `#Fields:` line. They may contain quotes, and spaces within parentheses, as in `rs(
 * Content-Type)`; in tab-separated lines, any spaces, as in `bytes sent`.
 */
function namesOf(text: string, from: number): string[] {
  const list = text.slice(from).replaceAll('"', '').trim();
  return list.split(list.includes('\t') ? /\s*\t\s*/ : /[\s,]+/);
}

interface Plan {
  readonly names: readonly string[];
  readonly tabs: boolean;
  readonly columns: ColumnFields;
}

class ElffReader implements FormatReader {
  readonly #dialect: ElffDialect;
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #rules: Rules;
  #plan: Plan | undefined;
  #known: Plan[] | undefined;
  /** Index of a user agent with `+` in place of spaces; -1 without one. */
  #agent = -1;

  constructor(dialect: ElffDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
    this.#rules = { zone: UTC, hasOwnTime: true, ...dialect.rules };
  }

  locate(line: Line): number {
    const { text } = line;
    const names = fieldsDirective(text);
    if (names >= 0)
      return this.#dialect.claims(namesOf(text, names), this.#stream.directives.software) ? names : -1;
    if (text.charCodeAt(0) === HASH || this.#dialect.known === undefined) return -1;
    return line.startOf(isDate);
  }

  follow({ text }: Line): number {
    return this.#plan === undefined || text.charCodeAt(0) === HASH ? -1 : 0;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    if (start > 0 && fieldsDirective(text) === start) {
      // The software name applies to this header, not to another device behind the same relay.
      this.#stream.directives.software = '';
      this.#plan = this.#planOf(namesOf(text, start), text.includes('\t', start));
      this.#agent = this.#plan.names.findIndex((name) => AGENT.test(name));
      return 'header';
    }
    const plan = this.#plan ?? this.#guess(text, start);
    if (plan === undefined) return incomplete('no #Fields line came before');
    const values = this.#values;
    const count = readElff(text, start, plan.tabs, values);
    if (count !== plan.columns.count && !this.#readBehindHeader(line, plan))
      return incomplete(
        count < 0 ? 'a quote is not closed' : `${count} values where #Fields names ${plan.columns.count}`,
      );
    const agent = this.#agent < 0 ? undefined : values[this.#agent];
    if (agent?.includes('+') && !agent.includes(' ')) values[this.#agent] = agent.replaceAll('+', ' ');
    const { record, normaliser, directives } = this.#stream;
    plan.columns.takeAll(record, values, plan.columns.count);
    const clock = record.get('clock');
    if (clock !== undefined && !CLOCK.test(clock))
      return incomplete('no time of day where #Fields names one');
    if (clock !== undefined && !record.has('date') && directives.date !== '')
      record.set('date', directives.date.slice(0, 10));
    const reason = this.#dialect.prepare?.(record);
    if (reason !== undefined) return notTraffic(reason);
    return normaliser.fill(event, record, line, this.#rules);
  }

  /** Reads the values after a syslog header, if the header makes their count wrong. */
  #readBehindHeader(line: Line, plan: Plan): boolean {
    const { starts } = line.header;
    return starts.some(
      (start) => start > 0 && readElff(line.text, start, plan.tabs, this.#values) === plan.columns.count,
    );
  }

  save(): unknown {
    return this.#plan === undefined ? undefined : { names: this.#plan.names, tabs: this.#plan.tabs };
  }

  restore(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('names' in state) || !('tabs' in state)) return;
    const { names, tabs } = state;
    if (!Array.isArray(names)) return;
    this.#plan = this.#planOf(names.map(String), tabs === true);
    this.#agent = this.#plan.names.findIndex((name) => AGENT.test(name));
  }

  forget(): void {
    this.#plan = undefined;
    this.#agent = -1;
  }

  #planOf(names: readonly string[], tabs: boolean): Plan {
    const { table, absent } = this.#dialect;
    return { names, tabs, columns: new ColumnFields(names, table, absent) };
  }

  /** The known field list that fits a line without a header. */
  #guess(text: string, start: number): Plan | undefined {
    const { known, fits } = this.#dialect;
    if (known === undefined || fits === undefined) return undefined;
    this.#known ??= known.map((names) => this.#planOf(names, false));
    const values = this.#values;
    const count = readElff(text, start, false, values);
    return this.#known.find((plan) => plan.columns.count === count && fits(plan.names, values));
  }
}

/** `2026-11-20 08:14:22 ` */
function isDate(text: string, at: number): boolean {
  return (
    text.charCodeAt(at + 4) === 45 && /^\d{4}-\d\d-\d\d[ \t]\d\d:\d\d:\d\d[ \t]/.test(text.slice(at, at + 20))
  );
}

export function elffFormat(dialect: ElffDialect): Format {
  const { name, title, rank, yieldsTo, known, fields } = dialect;
  const marks = known === undefined ? DIRECTIVES : [...DIRECTIVES, ...RESULTS];
  return { name, title, rank, yieldsTo, marks, fields, open: (stream) => new ElffReader(dialect, stream) };
}
