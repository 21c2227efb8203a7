import type { Event } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import { wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { isNoRequest, squidAction, squidUser } from './squid-result.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** Apache's common and combined formats as parts: everything up to the status is fixed, the rest varies. */
const HEAD =
  /^(\S+) (\S+) (.+?) \[(\d{1,2}\/(?:[A-Z][a-z]{2}|\d\d)\/\d{4}[: ]\d\d:\d\d:\d\d(?:[.,]\d+)? ?[+-]?\d{0,4})\] "((?:[^"\\]|\\.)*)" (\d{1,3}|-) (\d+|-)(?: |$)/;
const QUOTED = /"((?:[^"\\]|\\.)*)"/g;
const SQUID_TAIL = /(?:^|\s)((?:TCP|UDP|NONE|TAG)[A-Z0-9_]*):([A-Z][A-Z0-9_]*)(?:\s|$)/;
/** nginx and Apache as forward proxies log the request's host first if configured to. */
const VIRTUAL_HOST = /^([A-Za-z0-9.-]+\.[A-Za-z]{2,}(?::\d+)?) (?=\S+ \S+ \S+ \[)/;

function hasBracketedTime(text: string, at: number): boolean {
  const bracket = text.indexOf('[', at);
  return (
    bracket > at &&
    bracket - at < 200 &&
    text.charCodeAt(bracket - 1) === 32 &&
    text.charCodeAt(bracket + 3) === 47 &&
    (text.charCodeAt(bracket + 7) === 47 || text.charCodeAt(bracket + 6) === 47)
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `20/11/2026 08:14:22 +0100` → `20/Nov/2026:08:14:22 +0100`: day first, as with month names. */
function withMonth(time: string): string {
  const match = /^(\d{1,2})\/(\d\d)\/(\d{4})[: ](.*)$/.exec(time);
  if (match === null) return time;
  const [, day, month, year, rest] = match;
  return `${day}/${MONTHS[Number(month) - 1] ?? month}/${year}:${rest}`;
}

function unescapedText(text: string): string {
  return text.includes('\\') ? text.replaceAll(/\\(["\\])/g, '$1') : text;
}

/** The two formats differ in their line endings. */
type Kind = 'squid' | 'apache';

class CombinedReader implements FormatReader {
  readonly #normaliser: Normaliser;
  readonly #kind: Kind;

  constructor({ normaliser }: Stream, kind: Kind) {
    this.#normaliser = normaliser;
    this.#kind = kind;
  }

  locate(line: Line): number {
    const { text } = line;
    if (!text.includes('] "')) return -1;
    if (this.#kind === 'squid' && !SQUID_TAIL.test(text)) return -1;
    // User names may contain spaces, so header words could pass for the client: the last match counts.
    const { starts } = line.header;
    for (let index = starts.length - 1; index >= 0; index -= 1) {
      const start = starts[index] ?? 0;
      if (hasBracketedTime(text, start) && HEAD.test(start === 0 ? text : text.slice(start))) return start;
    }
    return -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const normaliser = this.#normaliser;
    let text = start === 0 ? line.text : line.text.slice(start);
    const virtual = VIRTUAL_HOST.exec(text);
    if (virtual !== null && HEAD.test(text.slice(virtual[0].length))) text = text.slice(virtual[0].length);
    const head = HEAD.exec(text);
    if (head === null) return incomplete('the line ends before the size');
    const [whole, client = '', identity = '', user = '', time = '', request = '', status = '', size = ''] =
      head;
    event.time = normaliser.times.read(withMonth(time));
    if (Number.isNaN(event.time)) return { reason: 'unreadable_time', detail: `time '${time}'` };

    const first = request.indexOf(' ');
    const last = request.lastIndexOf(' ');
    const method = first < 0 ? '' : request.slice(0, first);
    const asked = unescapedText(
      first < 0
        ? ''
        : last > first && request.startsWith('HTTP/', last + 1)
          ? request.slice(first + 1, last)
          : request.slice(first + 1),
    );
    if (isNoRequest(asked)) return notTraffic(`no request came: ${asked.slice(0, 64)}`);
    const endpoint = normaliser.endpoint(client);
    event.src_ip = endpoint?.ip;
    if (event.src_ip === undefined) event.device = endpoint?.name;
    const name = (isAbsent(user) ? identity : user).replaceAll('"', '');
    if (!isAbsent(name)) normaliser.setUser(event, squidUser(name));
    if (method !== '' && method !== '-') event.method = normaliser.upper(method);
    if (virtual?.[1] !== undefined && asked.startsWith('/')) {
      const authority = normaliser.authority(virtual[1]);
      event.host = authority?.host;
      event.dst_port = authority?.port;
      event.url = `http://${virtual[1]}${asked}`;
    } else if (asked !== '' && asked !== '-') {
      event.url = asked;
      if (!asked.startsWith('/')) normaliser.setHostOfUrl(event, asked);
    }
    const code = wholeNumber(status);
    event.status = code >= 100 && code <= 599 ? code : undefined;
    const bytes = wholeNumber(size);
    if (bytes >= 0) event.bytes_down = bytes;
    const tail = text.slice(whole.length);
    this.#readTail(event, tail);

    const squid = SQUID_TAIL.exec(tail);
    if (squid !== null) {
      const [, result = '', peerstatus = ''] = squid;
      event.action = squidAction(result, event.status);
      event.extra = { code: result, peerstatus };
    } else {
      event.action = event.status === 407 ? 'authenticated' : 'allowed';
      // A web server's own log: inbound rather than outbound traffic.
      if (event.host === undefined)
        return notTraffic('the request names no host: the log of a web server, not of a proxy');
    }
    return 'event';
  }

  /** `"referrer" "user agent"`: first in the tail, or its last quoted fields. */
  #readTail(event: Event, tail: string): void {
    const quoted = [...tail.matchAll(QUOTED)].map(([, text = '']) => text);
    // Custom formats put other quoted fields before these two, never after them.
    const [from, browser] = tail.startsWith('"') ? quoted : quoted.slice(-2);
    if (from === undefined || browser === undefined) return;
    if (!isAbsent(from)) event.referrer = unescapedText(from);
    if (!isAbsent(browser)) event.user_agent = this.#normaliser.word(unescapedText(browser));
  }
}

export const squidCombined: Format = {
  name: 'squid-combined',
  title: 'Squid access.log, common or combined format',
  rank: 'specific',
  marks: ['TCP', 'UDP', 'NONE', 'TAG'],
  fields: PROXY_FIELDS.filter((field) => !['dst_ip', 'bytes_up', 'content_type', 'category'].includes(field)),
  open: (stream) => new CombinedReader(stream, 'squid'),
};

export const apacheCombined: Format = {
  name: 'apache-proxy',
  title: 'Apache or nginx as a forward proxy, common or combined format',
  rank: 'related',
  marks: ['] "'],
  fields: PROXY_FIELDS.filter(
    (field) => !['dst_ip', 'bytes_up', 'content_type', 'category', 'extra'].includes(field),
  ),
  open: (stream) => new CombinedReader(stream, 'apache'),
};
