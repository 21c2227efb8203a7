import { isAbsent } from '../fields/absent.ts';
import { type FieldTable, type LogRecord, type Place, placesOf } from '../fields/log-record.ts';
import { flat } from '../fields/memo.ts';

/** Maximum field names cached, because a log with random names mustn't fill the memory. */
const MOST_NAMES = 4096;

/** A field's name, its target, and the name that followed it last. */
interface KnownName {
  readonly name: string;
  readonly place: Place | undefined;
  next: KnownName | undefined;
}

/** Takes a log's fields by name, as the parser core finds them. */
export class NamedFields {
  readonly #resolve: (name: string) => Place | undefined;
  readonly #absent: (value: string) => boolean;
  /** Names seen so far, as spelled in the line. */
  readonly #known = new Map<string, KnownName>();
  /** Devices repeat the same field order, so the name that followed last time is tried first. */
  #last: KnownName = { name: '', place: undefined, next: undefined };

  /** `absent` recognizes a device's own placeholders for missing values. */
  constructor(
    fields: FieldTable | ((name: string) => Place | undefined),
    absent: (value: string) => boolean = isAbsent,
  ) {
    if (typeof fields === 'function') this.#resolve = fields;
    else {
      const places = placesOf(fields);
      this.#resolve = (name) => places.get(name);
    }
    this.#absent = absent;
  }

  take(record: LogRecord, name: string, value: string): void {
    if (this.#absent(value)) return;
    let known = this.#last.next;
    if (known === undefined || known.name !== name) {
      known = this.#known.get(name) ?? this.#learn(name);
      this.#last.next = known;
    }
    this.#last = known;
    const { place } = known;
    if (place === undefined) record.keep(known.name, value);
    else if (place.index >= 0) record.offer(place.index, place.rank, known.name, value);
  }

  #learn(name: string): KnownName {
    const own = flat(name);
    const known: KnownName = { name: own, place: this.#resolve(own), next: undefined };
    if (this.#known.size >= MOST_NAMES) this.#known.clear();
    this.#known.set(own, known);
    return known;
  }
}

/** The same for logs with fields by position. */
export class ColumnFields {
  readonly #places: readonly (Place | undefined)[];
  readonly #columns: readonly string[];
  readonly #absent: (value: string) => boolean;

  constructor(
    columns: readonly string[],
    fields: FieldTable | ((name: string) => Place | undefined),
    absent: (value: string) => boolean = isAbsent,
  ) {
    const places = typeof fields === 'function' ? undefined : placesOf(fields);
    const resolve = typeof fields === 'function' ? fields : (name: string) => places?.get(name);
    this.#columns = columns;
    this.#places = columns.map(resolve);
    this.#absent = absent;
  }

  get count(): number {
    return this.#columns.length;
  }

  take(record: LogRecord, column: number, value: string): void {
    if (this.#absent(value)) return;
    const place = this.#places[column];
    const name = this.#columns[column] ?? '';
    // A column without a name isn't described in the device's documentation.
    if (place === undefined) {
      if (name !== '') record.keep(name, value);
    } else if (place.index >= 0) record.offer(place.index, place.rank, name, value);
  }

  /** Takes the first `count` values, in order. */
  takeAll(record: LogRecord, values: readonly string[], count: number): void {
    for (let column = 0; column < count; column += 1) {
      const value = values[column];
      if (value !== undefined) this.take(record, column, value);
    }
  }
}
