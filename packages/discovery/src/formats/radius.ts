import type { Event } from '@casbah/domain/event';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import {
  type Format,
  type FormatReader,
  incomplete,
  LONGEST_FOR_PATTERNS,
  notTraffic,
  type Stream,
} from './format.ts';
import { type FoundSign, fillSign, SIGN_FIELDS, signFormat } from './sign-format.ts';

/** Meaning of an accounting status. */
function kindOf(status: string | undefined): FoundSign['kind'] | undefined {
  switch (status?.toLowerCase()) {
    case 'start':
    case '1':
    case 'interim-update':
    case 'alive':
    case '3':
      return 'assign';
    case 'stop':
    case '2':
      return 'logout';
    default:
      return undefined;
  }
}

/** Identity mapping from an accounting record's attributes, in lower case. */
function signOf(field: (name: string) => string | undefined, time: string | undefined): FoundSign | string {
  const status = field('acct-status-type');
  const kind = kindOf(status);
  if (kind === undefined) return `${status ?? 'a record without a status'} says nothing of anybody`;
  return {
    kind,
    time,
    user: field('user-name') ?? field('username'),
    address: field('framed-ip-address') ?? field('framed-ipv6-address'),
    mac: field('calling-station-id'),
    message: `RADIUS accounting ${status}`,
  };
}

const ATTRIBUTE = /^\s+([A-Za-z][\w-]{1,63})(?::\d+)?\s*:?=\s*(.*)$/;
const DETAIL_TIME =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d(?: [A-Z]{2,5})? \d{4}$/;
/** Maximum attributes; records have about forty. */
const MOST_ATTRIBUTES = 256;

/** A record spans lines: its time, one attribute per line, `Timestamp` last. */
class DetailReader implements FormatReader {
  readonly #stream: Stream;
  #time: string | undefined;
  readonly #attributes = new Map<string, string>();

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    const code = text.charCodeAt(0);
    if (code === 9 || code === 32) return this.#time !== undefined && ATTRIBUTE.test(text) ? 0 : -1;
    return text.length < 48 && DETAIL_TIME.test(text) ? 0 : -1;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { text } = line;
    if (text.charCodeAt(0) !== 9 && text.charCodeAt(0) !== 32) {
      this.#begin(text);
      return 'header';
    }
    const match = text.length > LONGEST_FOR_PATTERNS ? null : ATTRIBUTE.exec(text);
    if (match === null) return incomplete('no attribute');
    const [, name = '', value = ''] = match;
    if (this.#attributes.size < MOST_ATTRIBUTES)
      this.#attributes.set(name.toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1'));
    if (name !== 'Timestamp') return 'header';
    const found = signOf((one) => this.#attributes.get(one), this.#attributes.get('timestamp') ?? this.#time);
    this.forget();
    return typeof found === 'string' ? notTraffic(found) : fillSign(event, found, line, this.#stream);
  }

  #begin(time: string): void {
    this.#attributes.clear();
    this.#time = time;
  }

  save(): unknown {
    return { time: this.#time, attributes: [...this.#attributes] };
  }

  restore(state: unknown): void {
    if (typeof state !== 'object' || state === null || !('attributes' in state)) return;
    const { attributes } = state;
    if ('time' in state && typeof state.time === 'string') this.#begin(state.time);
    if (!Array.isArray(attributes)) return;
    for (const pair of attributes) {
      const [name, value]: unknown[] = Array.isArray(pair) ? pair : [];
      if (typeof name === 'string' && typeof value === 'string') this.#attributes.set(name, value);
    }
  }

  forget(): void {
    this.#attributes.clear();
    this.#time = undefined;
  }
}

export const freeradiusDetail: Format = {
  name: 'freeradius-detail',
  title: 'RADIUS accounting, FreeRADIUS detail files',
  rank: 'specific',
  fields: SIGN_FIELDS,
  isSpread: true,
  open: (stream) => new DetailReader(stream),
};

const LOGIN_OK =
  /\bAuth: (?:\(\d{1,12}\) )?\s*Login OK: \[([^\]/]{1,256})(?:\/[^\]]{0,256})?\] \(from client [^()]{1,128}?(?: port \S{1,32})?(?: cli ([0-9A-Fa-f:.-]{12,17}))?(?: via TLS tunnel)?\)/;

export const freeradiusLogins = signFormat({
  name: 'freeradius',
  title: 'FreeRADIUS (accepted logins), radius.log',
  marks: ['Auth: '],
  locate: ({ text }) => {
    const at = text.indexOf('Auth: ');
    return at >= 0 && (text.includes('Login OK: [', at) || text.includes('Login incorrect', at)) ? at : -1;
  },
  read: (text, start) => {
    if (text.includes('Login incorrect', start)) return 'a login that was refused';
    const match = LOGIN_OK.exec(text.slice(start, start + LONGEST_FOR_PATTERNS));
    if (match === null) return undefined;
    const [, user, mac] = match;
    const time = /^(?:[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4})/.exec(text)?.[0];
    return { kind: 'login', time, user, mac, message: 'RADIUS login' };
  },
});

const ISE =
  /\bCISE_RADIUS_Accounting \d{1,20} \d{1,5} \d{1,5} (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})? [+-]\d\d:\d\d)/;

export const ciscoIse = signFormat({
  name: 'cisco-ise',
  title: 'Cisco ISE (RADIUS accounting), syslog',
  marks: ['CISE_RADIUS_Accounting '],
  locate: ({ text }) => text.indexOf('CISE_RADIUS_Accounting '),
  read: (text, start) => {
    const time = ISE.exec(text.slice(start - (start > 0 ? 1 : 0), start + 200))?.[1];
    if (time === undefined) return undefined;
    const fields = new Map<string, string>();
    // Of repeated names, the first is the device's own; later ones are session state.
    for (const part of text.slice(start, start + 64 * 1024).split(', ')) {
      const equals = part.indexOf('=');
      const name = part.slice(0, equals).trim().toLowerCase();
      if (equals > 0 && !fields.has(name)) fields.set(name, part.slice(equals + 1).replace(/,$/, ''));
    }
    return signOf((name) => fields.get(name), time);
  },
});
