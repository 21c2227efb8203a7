import type { CustomParser } from '@casbah/domain/custom-parser';
import type { Event } from '@casbah/domain/event';
import type { Reject } from '@casbah/domain/reject';

/**
 * Takes what a reader makes of lines. Most lines give one event or reject; a record of flows gives an event a flow, all with
 * its line. The event is reused for the next line: copy what you keep. */
export interface LogSink {
  event(event: Event, line: number, offset: number, format: string): void;
  reject(reject: Reject): void;
}

export interface LogReaderOptions {
  /** A format's name; found from the content where absent. */
  format?: string;
  /** A parser of the company's own, instead of a format. */
  custom?: { id: string; title: string; parser: CustomParser };
  /**
   * Also read identity mappings, as events of kind `audit`. `of_one_line`: only from formats with one record per line.
   * Absent: traffic only.
   */
  signs?: 'all' | 'of_one_line';
  /** IANA time zone of times that carry none. */
  timezone: string;
  /** Milliseconds since 1970 UTC: years that a log leaves out are the latest that don't lie in the future of this. */
  now: number;
  /** Go on from here: feed the bytes from `offset` on. */
  resume?: LogCheckpoint;
}

/** Everything a reader must know to continue after a restart, as JSON. */
export interface LogCheckpoint {
  /** Offset of the next unread line in the unpacked input. */
  offset: number;
  /** Lines read so far. */
  line: number;
  /** The format in force and what it learned from headers. */
  state: unknown;
}

/**
 * Bytes → lines → format → event, streaming and synchronous: feed bytes, then read lines until fewer come back than asked
 * for. A line is at most 1 MiB; memory stays constant at any file size. The same bytes give the same events, batches and
 * checkpoints, however they are cut into chunks. A JSON document (an array of records, also in an object, also spread over
 * lines) is read record by record; its lines are the records.
 */
export interface LogReader {
  feed(chunk: Uint8Array): void;
  /** No more bytes will come: the last line may lack its end. */
  end(): void;
  /**
   * Reads lines until `maxLines` are consumed, `maxBytes` are passed or the fed bytes run out.
   * Returns how many lines were consumed; headers, comments and blank lines count.
   */
  read(sink: LogSink, maxLines: number, maxBytes: number): { lines: number; needsMore: boolean };
  checkpoint(): LogCheckpoint;
}
