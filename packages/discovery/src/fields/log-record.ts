/**
 * Possible meanings of a log field. Names of event fields mean that the value goes there directly; others are
 * parts to combine (`date` and `clock`, `scheme` and `path`) or need a check (`dst`: address or name).
 */
export const MEANINGS = {
  time: 0, // date and time
  date: 1, // the day, with `clock`
  clock: 2, // time of day
  zone: 3, // the zone of `time` or of `date` and `clock`
  epoch: 4, // time in UTC; separate because it needs no zone
  user: 5,
  user_domain: 6,
  src_ip: 7, // an address; a name goes to `device`
  device: 8,
  dst_ip: 9,
  dst_port: 10,
  dst: 11, // address or name
  host: 12,
  scheme: 13,
  url: 14,
  path: 15,
  query: 16,
  referrer: 17,
  method: 18,
  status: 19,
  action: 20,
  bytes_up: 21,
  bytes_down: 22,
  user_agent: 23,
  os: 24,
  browser: 25,
  content_type: 26,
  category: 27,
  app: 28,
  activity: 29,
  object_type: 30,
  object: 31,
  object_id: 32,
  outcome: 33,
  severity: 34,
  country: 35,
  city: 36,
  message: 37,
  raw_id: 38,
  bytes_total: 39, // both directions together
} as const;

export type Meaning = keyof typeof MEANINGS;

const MEANING_COUNT = Object.keys(MEANINGS).length;

/** Use of a log field: a meaning, or `drop` if another field is more specific. */
export type FieldUse = Meaning | 'drop';

/** Maximum extra fields kept per line, and maximum characters of each. */
export const MOST_EXTRAS = 64;
export const LONGEST_EXTRA = 2048;

const NO_RANK = 255;

/** An object without a prototype, because a log field may be named `constructor` or `__proto__`. */
function emptyFields(): Record<string, string> {
  return Object.create(null);
}

/**
 * Fields of one line by meaning. Of several fields with the same meaning, the one with the lowest rank that
 * has a value wins; the others keep their own names.
 */
export class LogRecord {
  readonly #values: (string | undefined)[] = new Array<string | undefined>(MEANING_COUNT).fill(undefined);
  readonly #names: string[] = new Array<string>(MEANING_COUNT).fill('');
  readonly #ranks = new Uint8Array(MEANING_COUNT).fill(NO_RANK);
  #extra: Record<string, string> | undefined;
  #extras = 0;
  #touched = false;

  clear(): void {
    // Some formats fill the event directly.
    if (!this.#touched) return;
    this.#touched = false;
    this.#values.fill(undefined);
    this.#ranks.fill(NO_RANK);
    this.#extra = undefined;
    this.#extras = 0;
  }

  get(meaning: Meaning): string | undefined {
    return this.#values[MEANINGS[meaning]];
  }

  has(meaning: Meaning): boolean {
    return this.#values[MEANINGS[meaning]] !== undefined;
  }

  /** Sets a value unconditionally. */
  set(meaning: Meaning, value: string | undefined): void {
    const index = MEANINGS[meaning];
    this.#touched = true;
    this.#values[index] = value;
    this.#ranks[index] = value === undefined ? NO_RANK : 0;
  }

  /** Offers a field's value; `name` is the field's name in the log. */
  offer(index: number, rank: number, name: string, value: string): void {
    const known = this.#ranks[index] ?? NO_RANK;
    if (rank >= known) {
      this.keep(name, value);
      return;
    }
    const loser = this.#values[index];
    if (loser !== undefined) this.keep(this.#names[index] ?? name, loser);
    this.#touched = true;
    this.#values[index] = value;
    this.#names[index] = name;
    this.#ranks[index] = rank;
  }

  /** Keeps a field without an event meaning under its own name. */
  keep(name: string, value: string): void {
    if (this.#extras >= MOST_EXTRAS) return;
    this.#touched = true;
    this.#extra ??= emptyFields();
    this.#extra[name] = value.length > LONGEST_EXTRA ? value.slice(0, LONGEST_EXTRA) : value;
    this.#extras += 1;
  }

  /** Value of a kept field. */
  kept(name: string): string | undefined {
    return this.#extra?.[name];
  }

  takeKept(name: string): string | undefined {
    const value = this.#extra?.[name];
    if (value !== undefined) delete this.#extra?.[name];
    return value;
  }

  get extra(): Record<string, string> | undefined {
    return this.#extra;
  }
}

/** Target of a known field name. */
export interface Place {
  /** Index of the meaning; -1 if dropped. */
  readonly index: number;
  readonly rank: number;
}

/**
 * Meanings of a log's fields. Of fields with the same meaning, the first in the table that has a value
 * counts.
 */
export type FieldTable = Readonly<Record<string, FieldUse>>;

export function placesOf(table: FieldTable): Map<string, Place> {
  const ranks = new Map<string, number>();
  const places = new Map<string, Place>();
  for (const [name, use] of Object.entries(table)) {
    const rank = ranks.get(use) ?? 0;
    ranks.set(use, rank + 1);
    places.set(name, { index: use === 'drop' ? -1 : MEANINGS[use], rank });
  }
  return places;
}
