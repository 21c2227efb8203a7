import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';

/** What the readers of one log share. */
export interface Stream {
  readonly normaliser: Normaliser;
  /** Cleared before each line. */
  readonly record: LogRecord;
  /** What `#Software:` and `#Date:` lines said last. */
  readonly directives: Directives;
}

export interface Directives {
  software: string;
  date: string;
}

/** Reads the lines of one format. One is opened for each log. */
export interface FormatReader {
  /**
   * Start of the format's record in the line, -1 for other lines. Must be cheap and selective: it runs for every line
   * of unknown format, and a false positive is worse than a false negative.
   */
  locate(line: Line): number;
  /** Makes an event, blank when given, of the record that begins at `start`. */
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
   * The log has ended: makes the next event, blank when given, of what `read` held back because a later line might have said
   * more; false where there is no more. A reader with it keeps what it holds in `save`.
   */
  finish?(event: Event): boolean;
  /** What it learned from a header line and needs to read the next lines, as JSON; undefined: nothing. */
  save?(): unknown;
  restore?(state: unknown): void;
  /** Another format's header came: the own one holds no longer. */
  forget?(): void;
}

/**
 * How much a format's marks prove. `specific`: only this product writes such lines. `related`: a form that several products share,
 * read by the look of its fields. `generic`: a standard's form or any product's, read by the usual names of fields.
 */
export type Rank = 'specific' | 'related' | 'generic';

/** One log format: a file under `formats/`, listed in `registry.ts`. */
export interface Format {
  /** Short and stable: `squid-native`. */
  readonly name: string;
  /** For people: `Squid access.log, native`. */
  readonly title: string;
  /** Specific formats are asked before related ones, and those before generic ones. */
  readonly rank: Rank;
  /** Texts of which every line holds one, as it is written, of three characters at least: the format is asked of no other line. */
  readonly marks?: readonly string[] | undefined;
  /** Names of formats of the same rank that go first where both recognize a line. */
  readonly yieldsTo?: readonly string[] | undefined;
  /** The event fields that its lines can fill. */
  readonly fields: readonly EventField[];
  /** Its records are JSON objects; `also`: or lines of another form. */
  readonly isObject?: true | 'also' | undefined;
  /** Its records are spread over several lines. */
  readonly isSpread?: true;
  open(stream: Stream): FormatReader;
}

/**
 * Longest line in characters that patterns with several open ends are tried on: a line made for the purpose could cost them
 * the square of its length. The messages they are for are far shorter.
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

/** The line only looked like the format's: others may know it. */
export const FOREIGN: Outcome = {
  reason: 'unknown_format',
  detail: 'no format knows a line like this',
  open: true,
};
