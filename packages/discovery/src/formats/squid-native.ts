import type { Event } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { type Account, accountOf } from '../fields/account.ts';
import { Memo } from '../fields/memo.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import { wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import {
  isNoRequest,
  type SquidPeer,
  type SquidResult,
  squidPeerOf,
  squidResultOf,
  squidUser,
} from './squid-result.ts';

const SPACE = 32;
const DOT = 46;
const BRACKET = 91;

/** Elapsed time: a digit, or the placeholder. */
function isDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 45;
}

/** Method: a letter, or the placeholder. */
function isLetter(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 45;
}

/** `1763626462.123 `: seconds and milliseconds, then a space. */
export function isSquidTime(text: string, at: number): boolean {
  if (text.charCodeAt(at + 10) !== DOT || text.charCodeAt(at + 14) !== SPACE) return false;
  return wholeNumber(text, at, at + 10) > 0 && wholeNumber(text, at + 11, at + 14) >= 0;
}

/** A readable time instead of epoch seconds, as in a custom `logformat`, followed by the fixed fields. */
const READABLE =
  /^\[?(\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}|\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d{1,6})?(?: ?[+-]\d\d:?\d\d|Z)?|\d{10})\]?(?= +\d+ \S+ [A-Z_]{4,40}\/\d{3} \d+ [A-Z]{3,16} )/;

function isReadableTime(text: string, at: number): boolean {
  const digit = text.charCodeAt(at) === BRACKET ? text.charCodeAt(at + 1) : text.charCodeAt(at);
  return digit >= 48 && digit <= 57 && READABLE.test(text.slice(at, at + 400));
}

/** Prefixes of results and peers, one of which is in every line. */
const RESULTS =
  'TCP_ UDP_ NONE TAG_ ERR_ HIER_ DIRECT PARENT SIBLING CACHE ROUNDROBIN FIRST CARP PINNED ORIGINAL DENIED'.split(
    ' ',
  );

/** Decision tag that Cisco's web appliance adds: `DEFAULT_CASE_12-Policy-Group-NONE-…`. */
const DECISION_TAG = /^[A-Z][A-Z_]*[A-Z](?:_\d+)?-[^ ]*-/;

/** `time elapsed client code/status bytes method URL user peerstatus/peerhost type`, as in Squid's manual. */
class SquidNativeReader implements FormatReader {
  readonly #normaliser: Normaliser;
  readonly #results = new Memo<SquidResult | null>(squidResultOf, 4096);
  readonly #peers = new Memo<SquidPeer | null>(squidPeerOf, 32_768);
  readonly #accounts = new Memo<Account | null>((text) => accountOf(squidUser(text)), 32_768);

  constructor({ normaliser }: Stream) {
    this.#normaliser = normaliser;
  }

  locate(line: Line): number {
    const { text } = line;
    if (isSquidTime(text, 0)) return 0;
    // `(squid-1): 1795162462.123`: a syslog line without its header
    const colon = text.startsWith('(squid') ? text.indexOf('): ') + 3 : 2;
    if (colon > 2 && isSquidTime(text, colon)) return colon;
    const start = line.startOf(isSquidTime);
    return start >= 0 || !text.includes('/') ? start : line.startOf(isReadableTime);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const normaliser = this.#normaliser;
    const seconds = text.charCodeAt(start + 10) === DOT;
    const readable = seconds ? null : READABLE.exec(text.slice(start, start + 400));
    let from = start + (readable?.[0].length ?? 14);
    while (text.charCodeAt(from) === SPACE) from += 1;
    let to = text.indexOf(' ', from);
    const elapsed = text.slice(from, to);

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) return incomplete('the line ends before the result code');
    const client = text.slice(from, to);

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) return incomplete('the line ends before the size');
    const result = this.#results.get(text.slice(from, to));
    if (result === null) return FOREIGN;

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) return incomplete('the line ends before the method');
    const bytes = wholeNumber(text, from, to);
    if (bytes < 0 && !isAbsent(text.slice(from, to)))
      return { reason: 'unreadable_field', detail: `size '${text.slice(from, to).slice(0, 64)}'` };

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) return incomplete('the line ends before the URL');
    const method = text.slice(from, to);
    // Custom format with another field order.
    if (!isDigit(elapsed.charCodeAt(0)) || !isLetter(method.charCodeAt(0))) return FOREIGN;

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) return incomplete('the line ends before the user');
    let urlEnd = to;
    const urlStart = from;

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) return incomplete('the line ends before the hierarchy code');
    let userStart = from;
    let userEnd = to;

    from = to + 1;
    to = text.indexOf(' ', from);
    if (to < 0) to = text.length;
    let peer = this.#peers.get(text.slice(from, to));
    if (peer === null) {
      // A URL with spaces: what follows is parsed from the end.
      const tail = /^(.*) (\S+) ([A-Z][A-Z0-9_]*\/\S+) (\S+)$/.exec(text.slice(urlStart));
      if (tail === null) return incomplete('no hierarchy code where one must be');
      urlEnd = urlStart + (tail[1] ?? '').length;
      userStart = urlEnd + 1;
      userEnd = userStart + (tail[2] ?? '').length;
      from = userEnd + 1;
      to = from + (tail[3] ?? '').length;
      peer = this.#peers.get(text.slice(from, to));
      if (peer === null) return incomplete('no hierarchy code where one must be');
    }

    from = to + 1;
    to = text.indexOf(' ', from);
    const typeEnd = to < 0 ? text.length : to;
    // Kerio Control omits the type after the peer.
    if (from > text.length && peer.host === undefined && peer.ip === undefined)
      return incomplete('the line ends before the content type');
    if (typeEnd < text.length && DECISION_TAG.test(text.slice(typeEnd + 1, typeEnd + 200))) return FOREIGN;

    event.time = seconds
      ? wholeNumber(text, start, start + 10) * 1000 + wholeNumber(text, start + 11, start + 14)
      : normaliser.times.read(readable?.[1] ?? '');
    if (Number.isNaN(event.time))
      return { reason: 'unreadable_time', detail: `time '${(readable?.[1] ?? '').slice(0, 64)}'` };
    const endpoint = normaliser.endpoint(client);
    event.src_ip = endpoint?.ip;
    if (event.src_ip === undefined) event.device = endpoint?.name;
    event.status = result.status;
    event.action = result.action;
    if (bytes >= 0) event.bytes_down = bytes;
    if (method !== '-') event.method = normaliser.upper(method);
    if (urlEnd - urlStart !== 1 || text.charCodeAt(urlStart) !== 45) {
      const url = text.slice(urlStart, urlEnd);
      if (isNoRequest(url)) return notTraffic(`no request came: ${url.slice(0, 64)}`);
      event.url = url;
      normaliser.setHostOfUrl(event, url);
    }
    if (userEnd - userStart !== 1 || text.charCodeAt(userStart) !== 45) {
      const account = this.#accounts.get(text.slice(userStart, userEnd));
      if (account !== null) {
        event.user = account.user;
        event.user_domain = account.domain;
      }
    }
    event.dst_ip = peer.ip;
    if (from < typeEnd && (typeEnd - from !== 1 || text.charCodeAt(from) !== 45))
      event.content_type = normaliser.word(text.slice(from, typeEnd));
    const extra: Record<string, string> = { elapsed, code: result.code, peerstatus: peer.status };
    if (peer.host !== undefined) extra.peerhost = peer.host;
    event.extra = extra;
    if (typeEnd + 1 < text.length) this.#readRest(event, extra, text.slice(typeEnd + 1).trim());
    return 'event';
  }

  /** Text after the type: with `log_mime_hdrs on` both headers in brackets, otherwise custom fields. */
  #readRest(event: Event, extra: Record<string, string>, rest: string): void {
    if (rest === '') return;
    if (rest.charCodeAt(0) === BRACKET) {
      const request = squidUser(rest.slice(1, rest.includes('] [') ? rest.indexOf('] [') : rest.length));
      const header = (name: string) =>
        new RegExp(`(?:^|\\\\r\\\\n|[\\r\\n])${name}: ([^\\r\\n\\\\]*)`, 'i').exec(request)?.[1];
      const agent = header('User-Agent');
      if (agent !== undefined) event.user_agent = this.#normaliser.word(agent);
      const referrer = header('Referer');
      if (referrer !== undefined) event.referrer = referrer;
      return;
    }
    const quoted = [...rest.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
    const referrer = quoted.find((text) => /^https?:\/\//.test(text));
    if (referrer !== undefined) event.referrer = referrer;
    // `"%{Referer}>h" "%{User-Agent}>h"`: with both fields, any user agent is accepted, otherwise by its
    // form.
    const named =
      quoted.length === 2 && (quoted[0] === '-' || quoted[0] === referrer) ? quoted[1] : undefined;
    const agent =
      quoted.find((text) => /^[A-Za-z][\w.-]*\/\d/.test(text)) ?? (isAbsent(named ?? '') ? undefined : named);
    if (agent !== undefined) event.user_agent = this.#normaliser.word(agent);
    else extra.rest = rest.slice(0, 2048);
  }
}

export const squidNative: Format = {
  name: 'squid-native',
  title: 'Squid access.log, native format',
  rank: 'specific',
  marks: RESULTS,
  fields: [
    'time',
    'user',
    'user_domain',
    'src_ip',
    'dst_ip',
    'dst_port',
    'host',
    'url',
    'method',
    'status',
    'action',
    'bytes_down',
    'content_type',
    'user_agent',
    'referrer',
    'extra',
  ],
  open: (stream) => new SquidNativeReader(stream),
};
