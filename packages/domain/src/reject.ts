/** Why a log line couldn't become an event. The console has a message for each in five languages. */
export const REJECT_REASONS = [
  /** No format recognizes the line. */
  'unknown_format',
  /** A record of a known format without traffic: a system, sign-in or configuration message. */
  'not_traffic',
  /** The format is known, but required fields are missing or truncated. */
  'incomplete_line',
  /** The time is invalid. */
  'unreadable_time',
  /** A field has an invalid value (address, number, URL or quoted value). */
  'unreadable_field',
  /** Longer than 1 MiB; the first 4 KiB are kept. */
  'line_too_long',
  /** Bytes that aren't text in any encoding Casbah reads. */
  'binary_data',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** A rejected line, kept so that it can be reparsed after a fix. */
export interface Reject {
  reason: RejectReason;
  /** What exactly is invalid, in the format's words ("time field 'abc'"). */
  detail: string;
  /** Format in effect for the line; `undefined` if none was detected. */
  format: string | undefined;
  /** The line without its ending, truncated to 4 KiB if too long. */
  text: string;
  /** Line number in the decompressed input, from 1. */
  line: number;
  /** Byte offset of the line in the decompressed input. */
  offset: number;
}
