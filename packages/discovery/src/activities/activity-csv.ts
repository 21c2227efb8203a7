import type { Event } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import type { JsonObject } from '../cores/json.ts';
import type { Outcome } from '../fields/normaliser.ts';
import { type Format, type FormatReader, incomplete, type Stream } from '../formats/format.ts';
import type { Line } from '../lines/line.ts';
import { type ActivityDialect, activityFormat } from './activity-format.ts';

/** Maximum length of a header line. */
const LONGEST_HEADER = 16_384;

/** Reads the records of a dialect from CSV, whose first line names the members. */
class ActivityCsvReader implements FormatReader {
  readonly #dialect: ActivityDialect;
  readonly #records: FormatReader;
  readonly #values: string[] = [];
  #names: readonly string[] | undefined;

  constructor(dialect: ActivityDialect, stream: Stream) {
    this.#dialect = dialect;
    const syntax = { locate: () => 0, parse: (text: string) => this.#recordIn(text) };
    this.#records = activityFormat({ ...dialect, syntax }).open(stream);
  }

  locate({ text }: Line): number {
    return this.#namesIn(text) === undefined ? -1 : 0;
  }

  follow(): number {
    return this.#names === undefined ? -1 : 0;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const names = this.#namesIn(line.text);
    if (names !== undefined) {
      this.#names = names;
      return 'header';
    }
    const count = readCsv(line.text, 0, ',', this.#values);
    if (this.#names === undefined) return incomplete('no header line came before');
    if (count < 0) return incomplete('a quote is not closed');
    if (count !== this.#names.length)
      return incomplete(`${count} values where the header names ${this.#names.length}`);
    return this.#records.read(line, 0, event);
  }

  next(event: Event): boolean {
    return this.#records.next?.(event) ?? false;
  }

  /** Names of a header that describes records of the dialect. */
  #namesIn(text: string): readonly string[] | undefined {
    const { marks, recognises } = this.#dialect;
    if (text.length > LONGEST_HEADER || !marks.some((mark) => text.includes(mark))) return undefined;
    const names: string[] = [];
    const count = readCsv(text, 0, ',', names);
    if (count < 2 || !names.every((name) => /^[A-Za-z][\w. ]*$/.test(name))) return undefined;
    return recognises(Object.fromEntries(names.map((name) => [name, name]))) ? names : undefined;
  }

  /** The current line's values by name, nested, so that it is kept as JSON instead of the line. */
  #recordIn(_text: string): JsonObject {
    const names = this.#names ?? [];
    return { event: Object.fromEntries(names.map((name, column) => [name, this.#values[column] ?? ''])) };
  }

  save(): unknown {
    return this.#names;
  }

  restore(state: unknown): void {
    if (Array.isArray(state)) this.#names = state.map(String);
  }

  forget(): void {
    this.#names = undefined;
  }
}

/** The CSV format of an audit log that also comes as JSON. */
export function activityCsvFormat(dialect: ActivityDialect): Format {
  const { name, title, marks, fields, yieldsTo } = dialect;
  return {
    name,
    title,
    rank: 'specific',
    marks,
    fields,
    yieldsTo,
    open: (stream) => new ActivityCsvReader(dialect, stream),
  };
}
