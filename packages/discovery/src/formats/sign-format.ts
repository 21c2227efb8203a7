import type { Event, EventField } from '@casbah/domain/event';
import { SIGN_EXTRAS, type SignKind } from '@casbah/domain/sign';
import { ipOf } from '../fields/address.ts';
import type { Outcome } from '../fields/normaliser.ts';
import { wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';

/** Raw values of a line; missing ones are absent, and the reader drops invalid ones. */
export interface FoundSign {
  kind: SignKind;
  /** Text, milliseconds, or the syslog header's time. */
  time: string | number | undefined;
  address?: string | undefined;
  user?: string | undefined;
  user_domain?: string | undefined;
  /** Another person named in the line. */
  other?: string | undefined;
  host?: string | undefined;
  mac?: string | undefined;
  session?: string | undefined;
  /** Seconds. */
  lease?: string | undefined;
  /** The log's own name for the event. */
  message?: string | undefined;
}

/** An identity mapping log format. */
export interface SignDialect {
  readonly name: string;
  readonly title: string;
  readonly marks?: readonly string[];
  readonly locate: (line: Line) => number;
  /** Returns a reason for the product's records without a mapping; `undefined` for other products. */
  readonly read: (text: string, start: number, line: Line) => FoundSign | string | undefined;
  readonly fields?: readonly EventField[];
}

export const SIGN_FIELDS: readonly EventField[] = [
  'time',
  'user',
  'user_domain',
  'src_ip',
  'device',
  'activity',
  'message',
  'extra',
];

/** Machine and service accounts. */
const NOBODY =
  /^(?:.*\$|anonymous logon|anonymous|system|local service|network service|dwm-\d+|umfd-\d+|unknown|n\/a|none|no-user|<unknown>|-|\(null\)|\*+)$/i;

/** A user name; undefined if it isn't a person's. */
export function personIn(text: string | undefined): string | undefined {
  const name = text?.trim();
  if (name === undefined || name === '') return undefined;
  const account = name.slice(name.lastIndexOf('\\') + 1);
  return NOBODY.test(account.split('@')[0] ?? '') || NOBODY.test(account) ? undefined : name;
}

/** A client's IP address; undefined for loopback and unspecified addresses. */
export function clientIn(text: string | undefined): string | undefined {
  const address = text === undefined ? undefined : ipOf(text.trim());
  return address === undefined || /^(?:127\.|0\.|::1?$|169\.254\.|fe80:|255\.)/.test(address)
    ? undefined
    : address;
}

/** `aa:bb:cc:dd:ee:ff` from any notation; undefined for other text. */
export function macIn(text: string | undefined): string | undefined {
  const digits = (text ?? '').toLowerCase().replaceAll(/[:.-]/g, '');
  if (!/^[0-9a-f]{12}$/.test(digits) || digits === '000000000000') return undefined;
  return digits.replaceAll(/..(?=.)/g, '$&:');
}

/** A device name; `undefined` for addresses and placeholders. */
function hostIn(text: string | undefined): string | undefined {
  const name = text?.trim().replace(/^\\+/, '');
  return name === undefined ||
    !/^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,254}$/u.test(name) ||
    ipOf(name) !== undefined
    ? undefined
    : name;
}

class SignReader implements FormatReader {
  readonly #dialect: SignDialect;
  readonly #stream: Stream;

  constructor(dialect: SignDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
  }

  locate(line: Line): number {
    return this.#dialect.locate(line);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const found = this.#dialect.read(line.text, start, line);
    if (found === undefined) return incomplete('the line is cut short, or not in the form that is known');
    if (typeof found === 'string') return notTraffic(found);
    return fillSign(event, found, line, this.#stream);
  }
}

export function signFormat(dialect: SignDialect): Format {
  const { name, title, marks, fields = SIGN_FIELDS } = dialect;
  return { name, title, rank: 'specific', marks, fields, open: (stream) => new SignReader(dialect, stream) };
}

/** Fills a blank event from an identity mapping. */
export function fillSign(event: Event, found: FoundSign, line: Line, { normaliser }: Stream): Outcome {
  const { kind } = found;
  const time = timeOf(found.time, line, normaliser);
  if (!Number.isFinite(time))
    return {
      reason: 'unreadable_time',
      detail:
        found.time === undefined ? 'the line holds no time' : `time '${String(found.time).slice(0, 64)}'`,
    };
  const user = personIn(found.user);
  const address = clientIn(found.address);
  const host = hostIn(found.host);
  const mac = macIn(found.mac);
  const { session } = found;
  const hasDevice = host !== undefined || mac !== undefined || session !== undefined;
  if (kind === 'login' || kind === 'assign') {
    if (user === undefined && !(kind === 'assign' && address !== undefined && hasDevice))
      return notTraffic('no person: an account of a machine or a service');
    if (address === undefined && !hasDevice) return notTraffic('no address and no device of the person');
  } else if (kind === 'logout') {
    if (user === undefined && address === undefined && !hasDevice)
      return notTraffic('neither a person nor an address or device');
  } else if (address === undefined && session === undefined) return notTraffic('no address');
  event.kind = 'audit';
  event.time = time;
  event.activity = kind;
  if (user !== undefined) {
    normaliser.setUser(event, user);
    const { user_domain } = found;
    if (
      user_domain !== undefined &&
      user_domain !== '' &&
      user_domain !== '-' &&
      event.user_domain === undefined
    )
      event.user_domain = normaliser.word(user_domain);
  }
  event.src_ip = address;
  event.device = host === undefined ? undefined : normaliser.word(host);
  event.message = found.message;
  const lease = found.lease === undefined ? -1 : wholeNumber(found.lease);
  const extra: Record<string, string> = {};
  if (mac !== undefined) extra[SIGN_EXTRAS.mac] = mac;
  if (session !== undefined) extra[SIGN_EXTRAS.session] = session.slice(0, 128);
  const other = personIn(found.other);
  if (other !== undefined && other !== user) extra[SIGN_EXTRAS.other] = other.slice(0, 256);
  if (lease > 0) extra[SIGN_EXTRAS.lease] = String(lease);
  event.extra = Object.keys(extra).length === 0 ? undefined : extra;
  return 'event';
}

function timeOf(given: string | number | undefined, line: Line, normaliser: Stream['normaliser']): number {
  if (typeof given === 'number') return given;
  return given === undefined ? normaliser.headerTime(line) : normaliser.times.read(given);
}
