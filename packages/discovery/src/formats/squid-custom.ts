import type { Event } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { ipOf } from '../fields/address.ts';
import type { LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import { statusOf } from '../fields/number.ts';
import { usualPlace } from '../fields/usual-names.ts';
import type { Line } from '../lines/line.ts';
import { DECISION } from './cisco-wsa.ts';
import {
  FOREIGN,
  type Format,
  type FormatReader,
  LONGEST_FOR_PATTERNS,
  notTraffic,
  type Stream,
} from './format.ts';
import { isNoRequest, squidAction, squidPeerOf, squidUser } from './squid-result.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** `%ts.%03tu`, `%tl` or `%tg`, and ISO times from `%{…}tl`. */
const TIME =
  /^\[?(\d{10}\.\d{3}|\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d(?:\.\d+)?(?: [+-]\d{4})?|\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d(?:[.,]\d{1,6})?(?: ?[+-]\d\d:?\d\d|Z)?)\]?[ \t]+/;
/** `%Ss/%03>Hs` or `%Ss:%Sh`, which only Squid writes. */
const RESULT = /(?:^|[\s"])((?:TCP|UDP|NONE|TAG)[A-Z0-9_]*)(?:\/(\d{3})|:([A-Z][A-Z0-9_]*))(?=[\s"]|$)/;
const TOKEN = /"((?:[^"\\]|\\.)*)"|\[([^\]]*)\]|(\S+)/g;
/** Maximum fields; no format has more. */
const MOST_TOKENS = 64;
const METHOD =
  /^(?:GET|POST|PUT|HEAD|CONNECT|DELETE|OPTIONS|PATCH|TRACE|PROPFIND|PROPPATCH|MKCOL|COPY|MOVE|LOCK|UNLOCK|PURGE|REPORT|SEARCH)$/;
const PAIR = /^([A-Za-z][\w.-]{0,63})=(.*)$/;

function isTime(text: string, at: number): boolean {
  const first = text.charCodeAt(at) === 91 ? text.charCodeAt(at + 1) : text.charCodeAt(at);
  return first >= 48 && first <= 57 && TIME.test(text.slice(at, at + 64));
}

/** Prefix of the native format: with an invalid size, or nothing after the URL, it is a truncated native line. */
const NATIVE_CUT = /^\d+ \S+ [A-Z][A-Z0-9_]*\/\d{3} (?:\d+ \S+ \S+$|(?!\d+ )\S+ [A-Z]+ )/;

/** An address with or without a port, or a name with a port. */
const ENDPOINT = /^(\[[0-9A-Fa-f:.]+\]|[^\s:/]+|[0-9A-Fa-f:.]+?)(?::(\d{1,5}))?$/;

/**
 * Squid's access.log in a custom `logformat`: fields are recognized by their form and their neighbors. The time comes
 * first, and the result code is required.
 */
class SquidCustomReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate(line: Line): number {
    const { text } = line;
    if (text.length > LONGEST_FOR_PATTERNS || !RESULT.test(text) || DECISION.test(text)) return -1;
    return line.startOf(isTime);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const body = line.text.slice(start);
    const time = TIME.exec(body);
    if (time === null) return FOREIGN;
    const { record, normaliser } = this.#stream;
    record.set('time', time[1]);
    const fields = body.slice(time[0].length);
    if (NATIVE_CUT.test(fields)) return FOREIGN;
    const nothing = fields.split(/[ \t"]+/, MOST_TOKENS).find(isNoRequest);
    if (nothing !== undefined) return notTraffic(`no request came: ${nothing.slice(0, 64)}`);
    this.#take(record, fields);
    if (!record.has('method') || !(record.has('url') || record.has('host'))) return FOREIGN;
    return normaliser.fill(event, record, line);
  }

  #take(record: LogRecord, text: string): void {
    let code = '';
    let before: 'result' | 'url' | undefined;
    let tokens = 0;
    for (const [, quoted, bracketed, bare = ''] of text.matchAll(TOKEN)) {
      tokens += 1;
      if (tokens > MOST_TOKENS) break;
      const behind = before;
      before = undefined;
      if (bracketed !== undefined) continue;
      if (quoted !== undefined) {
        this.#takeQuoted(record, quoted);
        continue;
      }
      if (isAbsent(bare)) continue;
      const result = RESULT.exec(bare);
      if (result !== null && code === '') {
        code = result[1] ?? '';
        if (result[2] !== undefined) record.set('status', result[2]);
        if (result[3] !== undefined) record.keep('peerstatus', result[3]);
        before = 'result';
      } else if (/^\d+$/.test(bare)) this.#takeNumber(record, bare, behind === 'result');
      else if (!record.has('method') && METHOD.test(bare)) record.set('method', bare);
      else if (!record.has('url') && this.#isUrl(record, bare)) {
        record.set('url', bare);
        before = 'url';
      } else this.#takeOther(record, bare, behind === 'url');
    }
    record.keep('code', code);
    record.set('action', squidAction(code, statusOf(record.get('status') ?? '')));
  }

  /** A complete URL, or the tunnel's destination after CONNECT. */
  #isUrl(record: LogRecord, text: string): boolean {
    if (/^[a-z][a-z0-9+.-]{1,15}:\/\//i.test(text)) return true;
    return record.get('method') === 'CONNECT' && /^\S+:\d{1,5}$/.test(text);
  }

  /** `"%{Referer}>h" "%{User-Agent}>h"`: a URL is the referrer, other text the user agent. */
  #takeQuoted(record: LogRecord, text: string): void {
    if (isAbsent(text) || text === '- -') return;
    if (/^https?:\/\//i.test(text)) {
      if (record.has('url')) record.set('referrer', record.get('referrer') ?? text);
      else record.set('url', text);
    } else if (METHOD.test(text.split(' ', 1)[0] ?? '') && !record.has('method')) {
      const [method, url] = text.split(' ');
      record.set('method', method);
      record.set('url', url);
    } else if (!record.has('user_agent')) record.set('user_agent', text);
  }

  /**
   * The number after the result is the size; three digits without a result, the status; before it, the
   * elapsed time.
   */
  #takeNumber(record: LogRecord, text: string, isBehindResult: boolean): void {
    if (isBehindResult && record.has('status')) record.set('bytes_down', text);
    else if (
      !record.has('status') &&
      text.length === 3 &&
      statusOf(text) !== undefined &&
      record.has('method')
    )
      record.set('status', text);
    else if (record.has('status') && !record.has('bytes_down')) record.set('bytes_down', text);
    else record.keep('elapsed', text);
  }

  #takeOther(record: LogRecord, text: string, isBehindUrl: boolean): void {
    const pair = PAIR.exec(text);
    if (pair !== null) {
      const [, name = '', value = ''] = pair;
      const place = usualPlace(name);
      if (isAbsent(value)) return;
      if (place === undefined || place.index < 0) record.keep(name, value);
      else record.offer(place.index, place.rank + 1, name, value);
      return;
    }
    const peer = text.includes('/') ? squidPeerOf(text) : null;
    if (peer !== null) {
      record.keep('peerstatus', peer.status);
      if (peer.ip !== undefined) record.set('dst_ip', peer.ip);
      return;
    }
    if (/^(?:application|audio|font|image|message|model|multipart|text|video)\/[\w.+-]+;?$/i.test(text)) {
      record.set('content_type', text);
      return;
    }
    // Protocol version.
    if (/^(?:HTTP\/)?\d\.\d$/.test(text)) return;
    const endpoint = ENDPOINT.exec(text);
    const address = ipOf(text) ?? ipOf(endpoint?.[1] ?? '');
    if (address !== undefined) this.#takeAddress(record, address, endpoint?.[2]);
    else if (!record.has('src_ip') && !record.has('device')) record.set('device', text);
    else if (isBehindUrl) record.set('user', squidUser(text));
    else if (endpoint?.[2] !== undefined && !record.has('host')) record.set('host', text);
    else record.keep('field', text);
  }

  /** The client's address comes first, then the service's. */
  #takeAddress(record: LogRecord, address: string, port: string | undefined): void {
    if (!record.has('src_ip')) record.set('src_ip', address);
    else if (address !== '0.0.0.0' && !record.has('dst_ip')) {
      record.set('dst_ip', address);
      if (port !== undefined) record.set('dst_port', port);
    }
  }
}

export const squidCustom: Format = {
  name: 'squid-custom',
  title: 'Squid access.log, a logformat of one’s own that begins with the time',
  rank: 'related',
  marks: ['TCP', 'UDP', 'NONE', 'TAG'],
  fields: PROXY_FIELDS,
  open: (stream) => new SquidCustomReader(stream),
};
