import { LOAD_ERRORS } from '@casbah/domain/datasource';
import { LIVE_AREAS } from '@casbah/domain/live';
// The console parses stream events; this smaller build of the library adds a tenth of the full size.
import * as z from 'zod/mini';

/** Ingest progress of a file. Contains only numbers and IDs; lists have the names. */
const loadEvent = z.object({
  type: z.literal('load'),
  id: z.string(),
  datasource_id: z.string(),
  /** Bit values: pending 1, queued 2, processing 4, failed 8, completed 16. */
  status: z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(8), z.literal(16)]),
  bytes_received: z.number(),
  /** Fraction of the file that is stored, 0 to 1. */
  progress: z.number(),
  lines: z.number(),
  events: z.number(),
  rejects: z.number(),
  error: z.nullable(z.enum(LOAD_ERRORS)),
});

/** Displayed data of these areas is outdated: fetch it again. */
const changedEvent = z.object({ type: z.literal('changed'), areas: z.array(z.enum(LIVE_AREAS)) });

/** A stream event. New types are added over time, so ignore unknown ones. */
export const liveEvent = z.discriminatedUnion('type', [loadEvent, changedEvent]);
export type LiveEvent = z.infer<typeof liveEvent>;
export type LoadEvent = z.infer<typeof loadEvent>;

/** A stream message: an event, or a keep-alive. `id`: where to resume after an interruption. */
export interface LiveMessage {
  id: string | undefined;
  event: LiveEvent | undefined;
}

/** Longer than any event; a stream that exceeds it without a line ending isn't ours. */
const MOST_TEXT = 65_536;

/**
 * Reads a server-sent event stream to its end. Throws if the connection breaks or the content isn't an event stream.
 */
export async function* readLive(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveMessage> {
  let text = '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        yield messageOf(text.slice(0, end));
        text = text.slice(end + 2);
      }
      if (text.length > MOST_TEXT) throw new Error('This is no stream of events');
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function messageOf(block: string): LiveMessage {
  const fields = new Map(
    block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    }),
  );
  const data = fields.get('data');
  return { id: fields.get('id'), event: data === undefined ? undefined : eventOf(data) };
}

function eventOf(data: string): LiveEvent | undefined {
  try {
    const parsed = liveEvent.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
