import type { Event } from '@casbah/domain/event';
import { readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import { ipOf } from '../fields/address.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** The device's own time, between its serial number and the program: `(2026-11-20T08:14:22)`. */
const TIME = /\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[^)]*)\) \S*:? ?$/;

/** `msg_id="1AFF-0024" Allow 1-Trusted 0-External tcp 10.0.1.2 93.184.216.34 51234 443 …`: positions, then pairs. */
const RECORD = /msg_id="([0-9A-F]{4}-[0-9A-F]{4})" (Allow|Deny|Strip|Lock|Drop|Block|AVScan|Warn)(?:\s|$)/i;

class WatchguardReader implements FormatReader {
  readonly #stream: Stream;
  readonly #fields = new NamedFields({
    src_user: 'user',
    dstname: 'host',
    host: 'host',
    cn: 'host',
    sni: 'host',
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
  });

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    return text.includes('msg_id="') ? (RECORD.exec(text)?.index ?? -1) : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const body = line.text.slice(start);
    const match = RECORD.exec(body);
    if (match === null) return notTraffic('no disposition');
    const [whole, id = '', disposition = ''] = match;
    const { record, normaliser } = this.#stream;
    // Interfaces, protocol, lengths: the two addresses are the first that are some, ports behind them.
    const words = body.slice(whole.length).split(' ', 16);
    const first = words.findIndex((word) => ipOf(word) !== undefined);
    if (first < 0 || ipOf(words[first + 1] ?? '') === undefined)
      return notTraffic(`message ${id} without two addresses`);
    readKeyValues(body, whole.length, ' ', this.#fields, record);
    record.set('time', TIME.exec(line.text.slice(0, start))?.[1]);
    record.set('src_ip', words[first]);
    record.set('dst_ip', words[first + 1]);
    record.set('dst_port', words[first + 3]);
    record.set(
      'action',
      /^(?:allow|avscan)/i.test(disposition) ? 'allowed' : /^warn/i.test(disposition) ? 'warned' : 'blocked',
    );
    record.keep('msg_id', id);
    const policy = /\(([^()]+)\)\s*$/.exec(body)?.[1];
    if (policy !== undefined) record.keep('policy', policy);
    return normaliser.fill(event, record, line);
  }
}

export const watchguard: Format = {
  name: 'watchguard',
  title: 'WatchGuard Firebox: proxies and packet filter',
  fields: [...PROXY_FIELDS.filter((field) => field !== 'status'), 'app', 'country', 'message'],
  open: (stream) => new WatchguardReader(stream),
};
