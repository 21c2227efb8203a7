/** Why a line of a log couldn't become an event. The console has words for each in five languages. */
export const REJECT_REASONS = [
  /** No format knows a line like this. */
  'unknown_format',
  /** A record of a known format without traffic: a system, sign-in or configuration message. */
  'not_traffic',
  /** The format is known, but fields the line must have are missing or cut off. */
  'incomplete_line',
  /** The time can't be read. */
  'unreadable_time',
  /** A field has an invalid value (address, number, URL or quoted value). */
  'unreadable_field',
  /** Longer than 1 MiB; the first 4 KiB are kept. */
  'line_too_long',
  /** Bytes that aren't text in any encoding Casbah reads. */
  'binary_data',
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/** A rejected line: nothing is lost, it can be reparsed after a fix. */
export interface Reject {
  reason: RejectReason;
  /** What exactly couldn't be read, in the words of the format ("time field 'abc'"). */
  detail: string;
  /** The format in force when the line was read; `undefined` where none was known. */
  format: string | undefined;
  /** The line, without its end; cut at 4 KiB when it was too long. */
  text: string;
  /** Line number in the (unpacked) input, from 1. */
  line: number;
  /** Byte offset of the line in the (unpacked) input. */
  offset: number;
}
