import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';

/** State shared by the readers of one log. */
export interface Stream {
  readonly normaliser: Normaliser;
  /** Cleared before each line. */
  readonly record: LogRecord;
  /** Latest `#Software:` and `#Date:` values. */
  readonly directives: Directives;
}

export interface Directives {
  software: string;
  date: string;
}

/** Reads lines of one format. One instance per log. */
export interface FormatReader {
  /**
   * Start of the format's record in the line, -1 for other lines. Must be cheap and selective: it runs for every line
   * of unknown format, and a false positive is worse than a false negative.
   */
  locate(line: Line): number;
  /** Parses the record at `start` into a blank event. */
  read(line: Line, start: number, event: Event): Outcome;
  /**
   * Start of the record in a line that needs the format's header; -1 for other lines. Called for the format whose
   * header came last, if no other recognizes the line by its marks.
   */
  follow?(line: Line): number;
  /**
   * Produces the next event into the blank one, from the record that `read` started; false at the end. For lines with
   * several events `read` validates all first, so a line is accepted or rejected as a whole.
   */
  next?(event: Event): boolean;
  /**
   * At the end of the log, emits the next event that `read` held back for later lines; false if there are
   * none. Readers that implement it save what they hold in `save`.
   */
  finish?(event: Event): boolean;
  /** State learned from header lines that later lines need, as JSON; undefined without any. */
  save?(): unknown;
  restore?(state: unknown): void;
  /** Another format's header came, so this one's no longer applies. */
  forget?(): void;
}

/**
 * How specific a format's marks are. `specific`: unique to the product. `related`: shared by several
 * products, recognized by fields. `generic`: a standard's or any product's, read by common field names.
 */
export type Rank = 'specific' | 'related' | 'generic';

/** A log format: a file in `formats/`, listed in `registry.ts`. */
export interface Format {
  /** Short and stable name: `squid-native`. */
  readonly name: string;
  /** Display name: `Squid access.log, native`. */
  readonly title: string;
  /** Specific formats are tried before related ones, and those before generic ones. */
  readonly rank: Rank;
  /**
   * Exact texts of at least three characters, one of which is in every line: the format is tried on no other
   * lines.
   */
  readonly marks?: readonly string[] | undefined;
  /** Formats of the same rank that win if both recognize a line. */
  readonly yieldsTo?: readonly string[] | undefined;
  /** Event fields its lines can fill. */
  readonly fields: readonly EventField[];
  /** Its records are JSON objects; `also`: or other lines. */
  readonly isObject?: true | 'also' | undefined;
  /** Its records span several lines. */
  readonly isSpread?: true;
  open(stream: Stream): FormatReader;
}

/**
 * Maximum line length for patterns with several open ends, which can take quadratic time on crafted lines.
 * Real messages are far shorter.
 */
export const LONGEST_FOR_PATTERNS = 4096;

export function notTraffic(detail: string): Outcome {
  return { reason: 'not_traffic', detail };
}

/** The outcome, unless the finished event has no traffic. */
export function settled(
  outcome: Outcome,
  event: Event,
  settle: ((event: Event) => string | undefined) | undefined,
): Outcome {
  if (outcome !== 'event' || settle === undefined) return outcome;
  const reason = settle(event);
  return reason === undefined ? outcome : notTraffic(reason);
}

export function incomplete(detail: string): Outcome {
  return { reason: 'incomplete_line', detail, open: true };
}

/** The line only resembled the format; others may recognize it. */
export const FOREIGN: Outcome = {
  reason: 'unknown_format',
  detail: 'no format knows a line like this',
  open: true,
};
