import type { Event, EventAction } from '@casbah/domain/event';
import type { Line } from '../lines/line.ts';
import { TimeReader } from '../time/time-reader.ts';
import type { Zone } from '../time/zone.ts';
import { isAbsent } from './absent.ts';
import { type Account, accountOf } from './account.ts';
import { actionOf } from './action.ts';
import { type Authority, authorityEnd, authorityOf, authorityStart, ipOf } from './address.ts';
import { countryOf } from './country.ts';
import type { LogRecord } from './log-record.ts';
import { flat, Memo } from './memo.ts';
import { portOf, statusOf, wholeNumber } from './number.ts';

/** Why a line gives no event. */
export interface Rejection {
  readonly reason:
    | 'unknown_format'
    | 'not_traffic'
    | 'incomplete_line'
    | 'unreadable_time'
    | 'unreadable_field';
  readonly detail: string;
  /** Another format may still recognize the line; this reason is used if none does. */
  readonly open?: boolean;
}

/**
 * Result of a line: an event, a header for later lines, a part of an event (`held`: waits for later lines, or
 * completes an earlier one), or nothing.
 */
export type Outcome = 'event' | 'header' | 'held' | Rejection;

export interface NormaliserOptions {
  zone: Zone;
  now: number;
}

/** How a format differs from the defaults. */
export interface Rules {
  /** Zone of times without one, if the format specifies it. */
  zone?: Zone;
  /** Meaning of the device's verdict, if it differs from the usual. */
  action?: (word: string) => EventAction;
  /** Records contain their time, so an unreadable one isn't replaced by the syslog header's. */
  hasOwnTime?: boolean;
  /** Action for lines without a verdict; absent if such lines prove nothing. */
  silence?: EventAction;
}

/** An address, or its placeholder. */
export interface Endpoint {
  readonly ip: string | undefined;
  readonly port: number | undefined;
  readonly name: string | undefined;
}

/**
 * Parses `10.0.0.1`, `10.0.0.1:443`, `10.0.0.1/443`, `[v6]:443`, the first of `10.0.0.1, 172.16.0.1`, or a
 * name.
 */
function endpointOf(text: string): Endpoint | null {
  const comma = text.indexOf(',');
  const first = (comma < 0 ? text : text.slice(0, comma)).trim();
  const ip = ipOf(first);
  if (ip !== undefined) return { ip, port: undefined, name: undefined };
  const slash = first.indexOf('/');
  if (slash > 0) {
    const address = ipOf(first.slice(0, slash));
    if (address !== undefined) return { ip: address, port: portOf(first, slash + 1), name: undefined };
  }
  const authority = authorityOf(first);
  if (authority === null) return null;
  return authority.isIp
    ? { ip: authority.host, port: authority.port, name: undefined }
    : { ip: undefined, port: authority.port, name: authority.host };
}

/** A slash nearly always ends the authority, and the text was cut there. This finds other ends, once per text. */
function authorityBefore(text: string): Authority | null {
  return authorityOf(text.slice(0, authorityEnd(text, 0)));
}

/** `C:\\Users\\jdoe\\report.exe`: devices put file names in URL fields. */
const FILE_PATH = /^[A-Za-z]:[\\/](?!\/)/;

const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443', ftp: '21' };

/**
 * Turns parsed lines into events by rules common to all formats, and caches recurring values. The rules are
 * documented in this package's README.
 */
export class Normaliser {
  readonly times: TimeReader;
  /** Words from small sets: one flat string each. */
  readonly #words = new Memo<string>((text) => text);
  readonly #authorities = new Memo<Authority | null>(authorityBefore, 32_768);
  readonly #accounts = new Memo<Account | null>(accountOf, 32_768);
  readonly #endpoints = new Memo<Endpoint | null>(endpointOf, 32_768);
  readonly #upper = new Memo<string>((text) => flat(text.trim().toUpperCase()));
  readonly #countries = new Memo<string>((text) => countryOf(text) ?? '');
  readonly #actions = new Map<Rules | undefined, Memo<EventAction>>();

  constructor({ zone, now }: NormaliserOptions) {
    this.times = new TimeReader(zone, now);
  }

  word(text: string): string {
    return this.#words.get(text);
  }

  authority(text: string): Authority | null {
    return this.#authorities.get(text);
  }

  /** Upper case, as for methods. */
  upper(text: string): string {
    return this.#upper.get(text);
  }

  /** An address, or its placeholder; null for other text. */
  endpoint(text: string): Endpoint | null {
    return this.#endpoints.get(text);
  }

  /** An address; undefined for other text. */
  ip(text: string): string | undefined {
    return this.#endpoints.get(text)?.ip;
  }

  setUser(event: Event, text: string): void {
    const account = this.#accounts.get(text);
    if (account === null) return;
    event.user = account.user;
    event.user_domain = account.domain;
  }

  /** Sets the host, and the port where the URL names one, from a URL or `host:port`. */
  setHostOfUrl(event: Event, url: string): void {
    const authority = this.#hostIn(url);
    if (authority === null) return;
    event.host = authority.host;
    if (authority.port !== undefined) event.dst_port = authority.port;
  }

  action(word: string, rules: Rules | undefined): EventAction {
    let memo = this.#actions.get(rules);
    if (memo === undefined) {
      memo = new Memo<EventAction>(rules?.action ?? actionOf);
      this.#actions.set(rules, memo);
    }
    return memo.get(word);
  }

  /** Time from the syslog header before the record; NaN without one. */
  headerTime(line: Line): number {
    const { time } = line.header;
    return time === undefined ? Number.NaN : this.times.read(time);
  }

  /** Fills the event from a record's fields. The event must be blank. */
  fill(event: Event, record: LogRecord, line: Line, rules?: Rules): Outcome {
    const time = this.#time(record, line, rules);
    if (Number.isNaN(time)) {
      const text = record.get('time') ?? record.get('clock') ?? record.get('epoch') ?? record.get('date');
      return {
        reason: 'unreadable_time',
        detail: text === undefined ? 'the line holds no time' : `time '${text.slice(0, 64)}'`,
      };
    }
    event.time = time;
    this.#fillClient(event, record);
    this.#fillService(event, record);
    this.#fillRequest(event, record, rules);
    event.extra = record.extra;
    return 'event';
  }

  #time(record: LogRecord, line: Line, rules: Rules | undefined): number {
    const zoneText = record.get('zone');
    const zone = zoneText === undefined ? rules?.zone : this.times.zone(zoneText);
    const date = record.get('date');
    const clock = record.get('clock');
    const epoch = record.get('epoch');
    if (date !== undefined && clock !== undefined) {
      const time = this.times.read(`${date} ${clock}`, zone);
      const exact = epoch === undefined ? Number.NaN : this.times.read(epoch);
      // Without a zone, the epoch is more reliable; with one, it only adds the fraction of a second.
      const agrees = zoneText === undefined || Math.floor(exact / 1000) === Math.floor(time / 1000);
      if (!Number.isNaN(exact) && (agrees || Number.isNaN(time))) return exact;
      if (!Number.isNaN(time)) return time;
    } else if (epoch !== undefined) {
      const time = this.times.read(epoch);
      if (!Number.isNaN(time)) return time;
    }
    const text = record.get('time');
    if (text !== undefined) {
      const time = this.times.read(text, zone);
      if (!Number.isNaN(time)) return time;
    }
    const isWritten =
      text !== undefined || epoch !== undefined || (date !== undefined && clock !== undefined);
    return isWritten && rules?.hasOwnTime === true ? Number.NaN : this.headerTime(line);
  }

  #fillClient(event: Event, record: LogRecord): void {
    const user = record.get('user');
    if (user !== undefined) this.setUser(event, user);
    const domain = record.get('user_domain');
    if (domain !== undefined && event.user !== undefined) event.user_domain = this.word(domain);
    const src = record.get('src_ip');
    const client = src === undefined ? null : this.#endpoints.get(src);
    event.src_ip = client?.ip;
    event.device = this.#wordOf(record.get('device')) ?? client?.name;
    event.user_agent = this.#wordOf(record.get('user_agent'));
    event.os = this.#wordOf(record.get('os'));
    event.browser = this.#wordOf(record.get('browser'));
  }

  #fillService(event: Event, record: LogRecord): void {
    const dst = record.get('dst_ip') ?? record.get('dst');
    const server = dst === undefined ? null : this.#endpoints.get(dst);
    event.dst_ip = server?.ip;
    const port = record.get('dst_port');
    event.dst_port = (port === undefined ? undefined : portOf(port)) ?? server?.port;

    const named = record.get('host');
    const authority = named === undefined ? null : this.#hostIn(named);
    event.host = authority?.host;
    if (authority?.port !== undefined && event.dst_port === undefined) event.dst_port = authority.port;

    const url = record.get('url');
    if (url !== undefined && FILE_PATH.test(url)) {
      if (!record.has('object')) record.set('object', url);
    } else if (url !== undefined && !url.startsWith('/')) {
      event.url = url;
      if (event.host === undefined) {
        const known = event.dst_port;
        this.setHostOfUrl(event, url);
        if (known !== undefined) event.dst_port = known;
      } else if (event.dst_port === undefined) event.dst_port = this.#portOfUrl(url);
    } else {
      const path = url ?? record.get('path');
      if (path !== undefined) event.url = this.#completed(event, record, path);
      else if (event.host !== undefined && record.has('scheme'))
        event.url = this.#completed(event, record, '/');
    }
    if (event.host === undefined && server?.name !== undefined) event.host = server.name;
    const country = record.get('country');
    if (country !== undefined) {
      const code = this.#countries.get(country);
      if (code === '') record.keep('country', country);
      else event.country = code;
    }
    event.city = this.#wordOf(record.get('city'));
  }

  /** Also handles URLs, which a host field may contain. */
  #hostIn(text: string): Authority | null {
    const start = authorityStart(text);
    const slash = text.indexOf('/', start);
    const end = slash < 0 ? text.length : slash;
    return this.#authorities.get(start === 0 && end === text.length ? text : text.slice(start, end));
  }

  #portOfUrl(url: string): number | undefined {
    return this.#hostIn(url)?.port;
  }

  /**
   * Builds a URL from separate fields, as `scheme://host:port/path?query`; just the path if the host is
   * unknown.
   */
  #completed(event: Event, record: LogRecord, path: string): string {
    const asked = record.get('query');
    const query = asked === undefined ? '' : asked.startsWith('?') ? asked : `?${asked}`;
    const host = event.host ?? event.dst_ip;
    if (host === undefined) return path + query;
    event.host = host;
    const port = event.dst_port === undefined ? undefined : String(event.dst_port);
    const scheme = record.get('scheme')?.toLowerCase() ?? (port === '443' ? 'https' : 'http');
    const shown = port === undefined || DEFAULT_PORTS[scheme] === port ? '' : `:${port}`;
    const bracketed = host.includes(':') ? `[${host}]` : host;
    return `${scheme}://${bracketed}${shown}${path.startsWith('/') ? '' : '/'}${path}${query}`;
  }

  #fillRequest(event: Event, record: LogRecord, rules: Rules | undefined): void {
    const method = record.get('method');
    if (method !== undefined) event.method = this.#upper.get(method);
    const status = record.get('status');
    if (status !== undefined) {
      event.status = statusOf(status);
      if (event.status === undefined && wholeNumber(status) !== 0) record.keep('status', status);
    }
    event.bytes_up = this.#bytes(record.get('bytes_up'));
    event.bytes_down = this.#bytes(record.get('bytes_down'));
    const total = record.get('bytes_total');
    if (total !== undefined) this.#share(event, this.#bytes(total));
    event.referrer = record.get('referrer');
    event.content_type = this.#wordOf(record.get('content_type'));
    event.category = this.#wordOf(record.get('category'));
    event.app = this.#wordOf(record.get('app'));
    event.activity = this.#wordOf(record.get('activity'));
    event.object_type = this.#wordOf(record.get('object_type'));
    event.object = record.get('object');
    event.object_id = record.get('object_id');
    event.outcome = this.#wordOf(record.get('outcome'));
    event.severity = this.#wordOf(record.get('severity'));
    event.message = record.get('message');
    event.raw_id = record.get('raw_id');
    const verdict = record.get('action');
    if (verdict !== undefined) {
      event.action = this.action(verdict, rules);
      if (event.action === 'other') record.keep('action', verdict);
    } else event.action = rules?.silence;
    if (event.status === 407) event.action = 'authenticated';
  }

  /**
   * Splits a byte total: subtracts the known direction to get the other one; if neither is known, counts it
   * as received.
   */
  #share(event: Event, total: number | undefined): void {
    if (total === undefined) return;
    if (event.bytes_down === undefined) event.bytes_down = Math.max(0, total - (event.bytes_up ?? 0));
    else if (event.bytes_up === undefined) event.bytes_up = Math.max(0, total - event.bytes_down);
  }

  #bytes(text: string | undefined): number | undefined {
    if (text === undefined) return undefined;
    const bytes = wholeNumber(text);
    return bytes < 0 ? undefined : bytes;
  }

  #wordOf(text: string | undefined): string | undefined {
    return text === undefined || isAbsent(text) ? undefined : this.#words.get(text);
  }
}
