import type { Event } from '@casbah/domain/event';
import type { Reject } from '@casbah/domain/reject';
import type { LogReaderOptions } from './log-reader.ts';
import { createLogReader } from './read-log.ts';

/** An event from a short text, with its line. */
export interface ReadEvent {
  readonly event: Event;
  readonly line: number;
  readonly offset: number;
  readonly format: string;
}

/** Reads a short log at once, such as rejected lines to reparse or a pasted sample. */
export function readText(
  text: string | Uint8Array,
  options: LogReaderOptions,
): { events: ReadEvent[]; rejects: Reject[]; lines: number } {
  const events: ReadEvent[] = [];
  const rejects: Reject[] = [];
  const reader = createLogReader(options);
  reader.feed(typeof text === 'string' ? Buffer.from(text) : text);
  reader.end();
  const { lines } = reader.read(
    {
      event: (event, line, offset, format) => events.push({ event: { ...event }, line, offset, format }),
      reject: (reject) => rejects.push(reject),
    },
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  );
  return { events, rejects, lines };
}
