import type { Event, EventAction } from '@casbah/domain/event';
import { readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** The device's own time, between its serial number and the program: `(2026-11-20T08:14:22)`. */
const TIME = /\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^)]*)\) \S*:? ?$/;

/**
 * `msg_id="1AFF-0024" Allow 1-Trusted 0-External tcp 10.0.1.2 93.184.216.34 51234 443 …`: positional fields,
 * then pairs.
 */
const RECORD = /msg_id="([0-9A-F]{4}-[0-9A-F]{4})" (Allow|Deny|Strip|Lock|Drop|Block|AVScan|Warn)(?:\s|$)/i;

/** `msg_id="3000-0168" Blocked site: Traffic detected from 10.0.1.2 to 93.184.216.34.`. */
const BLOCKED_SITE =
  /msg_id="([0-9A-F]{4}-[0-9A-F]{4})" Blocked site: Traffic detected from (\S+) to (\S+?)\.?\s*$/i;

/** Other Firebox records, after its own time. */
const OTHER_RECORD = /(?<=\(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^)]*\) \S*:? ?)msg_id="[0-9A-F]{4}-[0-9A-F]{4}" /;

/**
 * Traffic monitor and its exports: `Allow 10.0.1.2 93.184.216.34 https/tcp 51234 443 Trusted External …
 * msg_id="3000-0148"`.
 */
const MONITORED =
  /(?:^|\s)(Allow|Deny) ([0-9A-Fa-f.:]+) ([0-9A-Fa-f.:]+) \S+\/\w+ (?:\d+ (\d+) )?.*? msg_id="([0-9A-F]{4}-[0-9A-F]{4})"/;
const MONITOR_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/;

const TABLE: FieldTable = {
  src_user: 'user',
  dstname: 'host',
  host: 'host',
  cn: 'host',
  sni: 'host',
  question: 'host',
  arg: 'path',
  path: 'path',
  op: 'method',
  method: 'method',
  content_type: 'content_type',
  user_agent: 'user_agent',
  referer: 'referrer',
  sent_bytes: 'bytes_up',
  rcvd_bytes: 'bytes_down',
  app_name: 'app',
  cats: 'category',
  app_cat_name: 'category',
  cat_name: 'category',
  geo_dst: 'country',
  msg: 'message',
};

function watchguardAction(disposition: string): EventAction {
  if (/^(?:allow|avscan)/i.test(disposition)) return 'allowed';
  return /^warn/i.test(disposition) ? 'warned' : 'blocked';
}

class WatchguardReader implements FormatReader {
  readonly #stream: Stream;
  readonly #fields = new NamedFields(TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    if (!text.includes('msg_id="')) return -1;
    return (
      RECORD.exec(text)?.index ??
      BLOCKED_SITE.exec(text)?.index ??
      MONITORED.exec(text)?.index ??
      OTHER_RECORD.exec(text)?.index ??
      -1
    );
  }

  read(line: Line, start: number, event: Event): Outcome {
    const body = line.text.slice(start);
    const match = RECORD.exec(body);
    if (match === null)
      return this.#readBlockedSite(line, start, event) ?? this.#readMonitored(line, body, event);
    const [whole, id = '', disposition = ''] = match;
    const { record, normaliser } = this.#stream;
    // Interfaces, protocol and lengths vary: the first two valid addresses count, and the ports follow them.
    const words = body.slice(whole.length).split(' ', 16);
    const first = words.findIndex((word) => ipOf(word) !== undefined);
    if (first < 0 || ipOf(words[first + 1] ?? '') === undefined)
      return notTraffic(`message ${id} without two addresses`);
    readKeyValues(body, whole.length, ' ', this.#fields, record);
    record.set('time', TIME.exec(line.text.slice(0, start))?.[1]);
    record.set('src_ip', words[first]);
    record.set('dst_ip', words[first + 1]);
    record.set('dst_port', words[first + 3]);
    record.set('action', watchguardAction(disposition));
    record.keep('msg_id', id);
    const policy = /\(([^()]+)\)\s*$/.exec(body)?.[1];
    if (policy !== undefined) record.keep('policy', policy);
    return normaliser.fill(event, record, line);
  }

  #readBlockedSite(line: Line, start: number, event: Event): Outcome | undefined {
    const match = BLOCKED_SITE.exec(line.text.slice(start));
    if (match === null) return undefined;
    const [, id = '', source, destination] = match;
    const { record, normaliser } = this.#stream;
    record.set('time', TIME.exec(line.text.slice(0, start))?.[1]);
    record.set('src_ip', source);
    record.set('dst_ip', destination);
    record.set('action', 'blocked');
    record.keep('msg_id', id);
    return normaliser.fill(event, record, line);
  }

  #readMonitored(line: Line, body: string, event: Event): Outcome {
    const match = MONITORED.exec(body);
    if (match === null) return notTraffic('no disposition');
    const [, disposition = '', source, destination, port, id = ''] = match;
    const { record, normaliser } = this.#stream;
    readKeyValues(body, 0, ' ', this.#fields, record);
    record.set('time', MONITOR_TIME.exec(line.text)?.[0]);
    record.set('src_ip', source);
    record.set('dst_ip', destination);
    record.set('dst_port', port);
    record.set('action', watchguardAction(disposition));
    record.keep('msg_id', id);
    const policy = / \(([^()]+)\) proc_id=/.exec(body)?.[1];
    if (policy !== undefined) record.keep('policy', policy);
    return normaliser.fill(event, record, line);
  }
}

const WATCHGUARD_FIELDS = [
  ...PROXY_FIELDS.filter((field) => field !== 'status'),
  'app',
  'country',
  'message',
] as const;

export const watchguard: Format = {
  name: 'watchguard',
  title: 'WatchGuard Firebox: proxies and packet filter',
  rank: 'specific',
  marks: ['msg_id="'],
  fields: WATCHGUARD_FIELDS,
  open: (stream) => new WatchguardReader(stream),
};

export const watchguardLeef = leefFormat({
  name: 'watchguard-leef',
  title: 'WatchGuard Firebox, LEEF',
  rank: 'specific',
  fields: WATCHGUARD_FIELDS,
  headers: ['WatchGuard|'],
  table: { ...LEEF_KEYS, ...TABLE, disp: 'action', app: 'app', app_cat: 'category', usrName: 'user' },
  rules: { action: watchguardAction },
  prepare: (record, header) => {
    record.keep('msg_id', header.id);
    return record.has('src_ip') && record.has('dst') && record.has('action')
      ? undefined
      : `message ${header.id} without source, destination and disposition`;
  },
});
