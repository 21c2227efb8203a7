import type { Event, EventField } from '@casbah/domain/event';
import { type JsonObject, readJson, readLooseJson, takeJson } from '../cores/json.ts';
import { NamedFields } from '../cores/named-fields.ts';
import type { FieldTable, LogRecord, Place } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import {
  FOREIGN,
  type Format,
  type FormatReader,
  notTraffic,
  type Rank,
  type Stream,
  settled,
} from './format.ts';

/** A product's JSON log format. */
export interface JsonDialect {
  readonly name: string;
  readonly title: string;
  readonly rank: Rank;
  readonly yieldsTo?: readonly string[] | undefined;
  readonly fields: readonly EventField[];
  /** Text that its lines contain, checked before parsing. */
  readonly marks: readonly string[];
  /** Extracts the object with the fields; undefined if it isn't the product's. */
  readonly body: (object: JsonObject) => JsonObject | undefined;
  readonly table: FieldTable | ((name: string) => Place | undefined);
  readonly absent?: (value: string) => boolean;
  readonly rules?: Rules;
  readonly prepare?: (record: LogRecord) => string | undefined;
  /** Quotes and backslashes in its values aren't escaped. */
  readonly isLoose?: true;
  /** Checks the finished event. Returns a reason for records without traffic. */
  readonly settle?: (event: Event) => string | undefined;
}

function isBrace(text: string, at: number): boolean {
  return text.charCodeAt(at) === 123 && text.charCodeAt(at + 1) !== 125;
}

/** Maximum length of a collector's prefix before an object. */
const LONGEST_IN_FRONT = 1024;
const IN_FRONT = /[\s:=|>\]]/;

/** Start of a JSON object: at the start of the line, after a syslog header, or after the program's name. */
export function locateJson(line: Line): number {
  const { text } = line;
  let first = 0;
  while (text.charCodeAt(first) === 32) first += 1;
  if (isBrace(text, first)) return first;
  const brace = text.indexOf('{"');
  const spaced = brace < 0 ? text.indexOf('{ "') : brace;
  if (spaced < 0) return -1;
  const start = line.startOf(isBrace);
  if (start >= 0 || spaced > LONGEST_IN_FRONT) return start;
  // After a collector's prefix, the object must fill the rest of the line.
  return spaced > 0 && IN_FRONT.test(text.charAt(spaced - 1)) && /\}[\s,]*$/.test(text.slice(-16))
    ? spaced
    : -1;
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

class JsonReader implements FormatReader {
  readonly #dialect: JsonDialect;
  readonly #stream: Stream;
  readonly #fields: NamedFields;

  constructor(dialect: JsonDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
    this.#fields = new NamedFields(dialect.table, dialect.absent);
  }

  locate(line: Line): number {
    const { marks } = this.#dialect;
    if (marks.length > 0 && !marks.some((mark) => line.text.includes(mark))) return -1;
    return locateJson(line);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { isLoose } = this.#dialect;
    const object = readJson(line.text, start) ?? (isLoose ? readLooseJson(line.text, start) : undefined);
    if (object === undefined) return FOREIGN;
    const body = this.#dialect.body(object);
    if (body === undefined) return FOREIGN;
    const { record, normaliser } = this.#stream;
    takeJson(body, this.#fields, record);
    const reason = this.#dialect.prepare?.(record);
    if (reason !== undefined) return notTraffic(reason);
    return settled(normaliser.fill(event, record, line, this.#dialect.rules), event, this.#dialect.settle);
  }
}

export function jsonFormat(dialect: JsonDialect): Format {
  const { name, title, rank, yieldsTo, fields } = dialect;
  const marks = dialect.marks.length === 0 ? undefined : dialect.marks;
  return {
    name,
    title,
    rank,
    yieldsTo,
    marks,
    fields,
    isObject: true,
    open: (stream) => new JsonReader(dialect, stream),
  };
}
