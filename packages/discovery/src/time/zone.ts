import { DAY_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { normalOffset } from '@casbah/domain/time-zone';

/** Converts civil time to UTC. */
export interface Zone {
  /**
   * UTC time at which the zone's clocks show `local`, both in milliseconds since 1970. For a repeated time,
   * the first one; for a skipped time, the time shifted forward (02:30 becomes 03:30).
   */
  utcOf(local: number): number;
}

export const UTC: Zone = { utcOf: (local) => local };

/** A zone with a fixed offset, in minutes east of UTC. */
export function fixedZone(minutes: number): Zone {
  return { utcOf: (local) => local - minutes * MINUTE_MS };
}

/** Offsets change at whole quarter hours, with few historical exceptions, which are computed one by one. */
const QUARTER = 900_000;
const REMEMBERED_QUARTERS = 4096;
const NOT_CONSTANT = Number.NaN;

/** An IANA zone. Throws a RangeError for unknown names. */
class NamedZone implements Zone {
  readonly #format: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();
  #lastQuarter = Number.NaN;
  #lastOffset = 0;

  constructor(name: string) {
    this.#format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  }

  utcOf(local: number): number {
    const quarter = Math.floor(local / QUARTER);
    if (quarter !== this.#lastQuarter) {
      this.#lastOffset = this.#offsetOfQuarter(quarter);
      this.#lastQuarter = quarter;
    }
    return Number.isNaN(this.#lastOffset) ? local - this.#localOffset(local) : local - this.#lastOffset;
  }

  /** Offset within a quarter hour of civil time. */
  #offsetOfQuarter(quarter: number): number {
    const known = this.#offsets.get(quarter);
    if (known !== undefined) return known;
    const first = this.#localOffset(quarter * QUARTER);
    const last = this.#localOffset(quarter * QUARTER + QUARTER - 1);
    const offset = first === last ? first : NOT_CONSTANT;
    if (this.#offsets.size >= REMEMBERED_QUARTERS) this.#offsets.clear();
    this.#offsets.set(quarter, offset);
    return offset;
  }

  #localOffset(local: number): number {
    const before = this.#offsetAt(local - DAY_MS);
    const after = this.#offsetAt(local + DAY_MS);
    if (this.#offsetAt(local - before) === before) return before;
    if (this.#offsetAt(local - after) === after) return after;
    return before;
  }

  /** Milliseconds east of UTC at a UTC time. */
  #offsetAt(utc: number): number {
    const second = Math.floor(utc / 1000) * 1000;
    const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
    let beforeChrist = false;
    for (const { type, value } of this.#format.formatToParts(second)) {
      if (type === 'era') beforeChrist = value.startsWith('B');
      else if (type in parts) parts[type as keyof typeof parts] = Number(value);
    }
    const year = beforeChrist ? 1 - parts.year : parts.year;
    return Date.UTC(year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) - second;
  }
}

/** Minutes east of UTC from an offset like `+HH:MM`. */
function minutesOf(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4));
  return offset.startsWith('-') ? -minutes : minutes;
}

const named = new Map<string, Zone | undefined>();

/** Zone for an IANA name or a fixed offset like `+05:30`; undefined if unknown (`Europe/Lyon`). */
export function namedZone(name: string): Zone | undefined {
  if (name === 'UTC' || name === 'Etc/UTC') return UTC;
  if (named.has(name)) return named.get(name);
  const offset = normalOffset(name);
  if (offset !== undefined) return fixedZone(minutesOf(offset));
  let zone: Zone | undefined;
  try {
    zone = new NamedZone(name);
  } catch {
    zone = undefined;
  }
  if (named.size < 256) named.set(name, zone);
  return zone;
}

/** Unambiguous abbreviations in logs, in minutes east of UTC. All others are ignored. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  UT: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  CET: 60,
  CEST: 120,
  MET: 60,
  MEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  JST: 540,
  KST: 540,
  IST: 330,
  SGT: 480,
  HKT: 480,
  AEST: 600,
  AEDT: 660,
  ACST: 570,
  AWST: 480,
  NZST: 720,
  NZDT: 780,
  SAST: 120,
  BRT: -180,
};

const zones = new Map<string, Zone | undefined>();

function readZone(text: string): Zone | undefined {
  const word = text.replaceAll(/^["'([\s]+|["')\]\s]+$/g, '');
  const abbreviated = ABBREVIATIONS[word.toUpperCase()];
  if (abbreviated !== undefined) return abbreviated === 0 ? UTC : fixedZone(abbreviated);
  const offset = /^(?:GMT|UTC|Z)?\s*([+-])(\d{1,2}):?(\d{2})?$/i.exec(word);
  if (offset !== null) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    if (minutes > 14 * 60) return undefined;
    return minutes === 0 ? UTC : fixedZone(offset[1] === '-' ? -minutes : minutes);
  }
  return word.includes('/') && word.length <= 64 ? namedZone(word) : undefined;
}

/**
 * Parses `Z`, `+0100`, `+01:00`, `-8`, `GMT+2`, `(GMT-1:00)`, `CEST`, `Europe/Paris`; undefined for other
 * text.
 */
export function zoneOf(text: string): Zone | undefined {
  if (text.length > 64) return undefined;
  if (zones.has(text)) return zones.get(text);
  const zone = readZone(text);
  if (zones.size < 256) zones.set(text, zone);
  return zone;
}
