import type { Event, EventField } from '@casbah/domain/event';
import { readDelimited, readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import type { FieldTable, LogRecord, Place } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import {
  type Format,
  type FormatReader,
  incomplete,
  notTraffic,
  type Rank,
  type Stream,
  settled,
} from './format.ts';

/** How a log line writes key-value pairs. */
export type PairsStyle =
  /** `key=value key="a value"`, separated by this character. */
  | { readonly kind: 'key-value'; readonly delimiter: ' ' | ',' | ';' }
  /** Separated by this text; values contain anything else. */
  | { readonly kind: 'delimited'; readonly delimiter: string; readonly assign: '=' | ':' };

/** A vendor's key-value log format. */
export interface PairsDialect {
  readonly name: string;
  readonly title: string;
  readonly rank: Rank;
  readonly yieldsTo?: readonly string[] | undefined;
  readonly marks?: readonly string[] | undefined;
  readonly fields: readonly EventField[];
  readonly locate: (line: Line) => number;
  /** Pair style from `start`. */
  readonly style: (text: string, start: number) => PairsStyle;
  readonly table: FieldTable | ((name: string) => Place | undefined);
  readonly absent?: (value: string) => boolean;
  readonly rules?: Rules;
  /** Corrects what the table can't express. Returns a reason for records without traffic. */
  readonly prepare?: (record: LogRecord, line: Line, start: number) => string | undefined;
  /** Checks the finished event. Returns a reason for records without traffic. */
  readonly settle?: (event: Event) => string | undefined;
}

export const BY_SPACES: PairsStyle = { kind: 'key-value', delimiter: ' ' };
export const BY_COMMAS: PairsStyle = { kind: 'key-value', delimiter: ',' };
export const BY_TABS: PairsStyle = { kind: 'delimited', delimiter: '\t', assign: '=' };

class PairsReader implements FormatReader {
  readonly #dialect: PairsDialect;
  readonly #stream: Stream;
  readonly #fields: NamedFields;

  constructor(dialect: PairsDialect, stream: Stream) {
    this.#dialect = dialect;
    this.#stream = stream;
    this.#fields = new NamedFields(dialect.table, dialect.absent);
  }

  locate(line: Line): number {
    return this.#dialect.locate(line);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const { record, normaliser } = this.#stream;
    const style = this.#dialect.style(text, start);
    const pairs =
      style.kind === 'key-value'
        ? readKeyValues(text, start, style.delimiter, this.#fields, record)
        : readDelimited(text, start, style.delimiter, style.assign, this.#fields, record);
    if (pairs < 2) return incomplete('fewer than two fields');
    const reason = this.#dialect.prepare?.(record, line, start);
    if (reason !== undefined) return notTraffic(reason);
    return settled(normaliser.fill(event, record, line, this.#dialect.rules), event, this.#dialect.settle);
  }
}

export function pairsFormat(dialect: PairsDialect): Format {
  const { name, title, rank, yieldsTo, marks, fields } = dialect;
  return { name, title, rank, yieldsTo, marks, fields, open: (stream) => new PairsReader(dialect, stream) };
}
