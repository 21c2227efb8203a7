/**
 * What a log's field may mean. The names are the event's own where the value goes there as it is; the others are parts
 * that make up a field together (`date` and `clock`, `scheme` and `path`) or must be looked at first (`dst`: an address or
 * a name).
 */
export const MEANINGS = {
  time: 0, // a whole time
  date: 1, // the day, with `clock`
  clock: 2, // the time of day
  zone: 3, // the zone of `time` or of `date` and `clock`
  epoch: 4, // a time in UTC: kept apart because it needs no zone
  user: 5,
  user_domain: 6,
  src_ip: 7, // an address; a name goes to `device`
  device: 8,
  dst_ip: 9,
  dst_port: 10,
  dst: 11, // an address or a name
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
  bytes_total: 39, // of both ways together
} as const;

export type Meaning = keyof typeof MEANINGS;

const MEANING_COUNT = Object.keys(MEANINGS).length;

/** What a mapping makes of a log's field: a meaning, or nothing at all (`drop`: said better by another field). */
export type FieldUse = Meaning | 'drop';

/** Most other fields kept of a line, and most characters of each. */
export const MOST_EXTRAS = 64;
export const LONGEST_EXTRA = 2048;

const NO_RANK = 255;

/** An object without prototype: a log's field may be called `constructor` or `__proto__`. */
function emptyFields(): Record<string, string> {
  return Object.create(null);
}

/**
 * The fields of one line, sorted by meaning. Several fields of a log may mean the same: the one with the lowest rank that
 * has a value wins, the others stay under their own names.
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

  /** Sets a value for good. */
  set(meaning: Meaning, value: string | undefined): void {
    const index = MEANINGS[meaning];
    this.#touched = true;
    this.#values[index] = value;
    this.#ranks[index] = value === undefined ? NO_RANK : 0;
  }

  /** Offers a field's value; `name` is the log's own name of the field. */
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

  /** Keeps a field that has no meaning of its own in the event, under its name. */
  keep(name: string, value: string): void {
    if (this.#extras >= MOST_EXTRAS) return;
    this.#touched = true;
    this.#extra ??= emptyFields();
    this.#extra[name] = value.length > LONGEST_EXTRA ? value.slice(0, LONGEST_EXTRA) : value;
    this.#extras += 1;
  }

  /** A field kept by name. */
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

/** Where a field of a known name goes. */
export interface Place {
  /** Index of the meaning; -1: dropped. */
  readonly index: number;
  readonly rank: number;
}

/** Which fields of a log mean what. Of fields that mean the same, the first in the table that has a value counts. */
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
