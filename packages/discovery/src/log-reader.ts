import type { CustomParser } from '@casbah/domain/custom-parser';
import type { Event } from '@casbah/domain/event';
import type { Reject } from '@casbah/domain/reject';

/**
 * Receives results of lines. Most lines give one event or reject; a flow record gives one event per flow, all
 * with its line. The event object is reused for the next line, so copy what you keep.
 */
export interface LogSink {
  event(event: Event, line: number, offset: number, format: string): void;
  reject(reject: Reject): void;
}

export interface LogReaderOptions {
  /** Format name; detected from the content if absent. */
  format?: string;
  /** A custom parser, instead of a format. */
  custom?: { id: string; title: string; parser: CustomParser };
  /**
   * Also read identity mappings, as events of kind `audit`. `of_one_line`: only from formats with one record per line.
   * Absent: traffic only.
   */
  signs?: 'all' | 'of_one_line';
  /** IANA time zone for times without one. */
  timezone: string;
  /** Milliseconds since 1970 UTC. A missing year is the latest one that isn't in the future of this time. */
  now: number;
  /** Resumes from here: feed the bytes from `offset` on. */
  resume?: LogCheckpoint;
}

/** Everything a reader needs to resume after a restart, as JSON. */
export interface LogCheckpoint {
  /** Offset of the next unread line in the decompressed input. */
  offset: number;
  /** Lines read so far. */
  line: number;
  /** Current format and the state it learned from headers. */
  state: unknown;
}

/**
 * Streaming, synchronous: bytes → lines → format → event. Feed bytes, then read until fewer lines come back
 * than requested. Memory stays constant, results don't depend on chunking. JSON documents are read by record.
 */
export interface LogReader {
  feed(chunk: Uint8Array): void;
  /** No more bytes follow; the last line may lack its ending. */
  end(): void;
  /**
   * Reads lines until `maxLines` or `maxBytes` is reached or the fed bytes run out. Returns the number of
   * lines consumed, including headers, comments and blank lines.
   */
  read(sink: LogSink, maxLines: number, maxBytes: number): { lines: number; needsMore: boolean };
  checkpoint(): LogCheckpoint;
}
