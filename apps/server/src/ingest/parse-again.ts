import { REJECT_REASONS, type Reject } from '@casbah/domain/reject';
import type { EventStore, StoredReject } from '@casbah/stores/events/event-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import { z } from 'zod';
import type { LoadJob } from './load.ts';
import type { LoadInput } from './read-load.ts';

/**
 * A collected rejected line: one JSON object per line. The log reader gets the text, and lines rejected again
 * keep their position in the first file.
 */
const gatheredReject = z.object({
  reason: z.enum(REJECT_REASONS),
  detail: z.string(),
  format: z.string().optional(),
  text: z.string(),
  line: z.number(),
  offset: z.number(),
});

const PIECE = 1024 * 1024;

/** Writes the rejected lines of the job's source into its file, from the beginning. Returns the file size. */
export async function gather(
  job: LoadJob,
  parts: { files: FileStore; events: Pick<EventStore, 'rejects'> },
  signal: AbortSignal,
): Promise<number> {
  let offset = 0;
  let text = '';
  const flush = async () => {
    const bytes = Buffer.from(text);
    await parts.files.append(job.file, offset, bytes);
    offset += bytes.length;
    text = '';
  };
  for await (const reject of parts.events.rejects.all(job.tenant, job.datasource)) {
    signal.throwIfAborted();
    const { load: _, ...kept }: StoredReject = reject;
    text += `${JSON.stringify(kept)}\n`;
    if (text.length >= PIECE) await flush();
  }
  await flush();
  return offset;
}

/** A file of collected rejects as input, with the original position of each line. */
export interface GatheredLines {
  open(): Promise<LoadInput>;
  /** Restores the original position of a line that was rejected again. */
  reject(reject: Reject): Reject;
  /** Rejects up to this line that aren't worth reparsing; later lines are kept for the next call. */
  unread(line: number): Reject[];
}

export function openGathered(files: FileStore, job: LoadJob): GatheredLines {
  const done = job.checkpoint.reader?.line ?? 0;
  const places = new Map<number, Reject>();
  const unreadable = new Set<number>();
  let bytesRead = 0;

  async function* texts(): AsyncGenerator<Uint8Array> {
    let line = 0;
    for await (const rejects of jsonLines(files.read(job.file, 0), (bytes) => {
      bytesRead += bytes;
    })) {
      let piece = '';
      for (const reject of rejects) {
        line += 1;
        if (line <= done) continue;
        places.set(line, reject);
        // Only the beginning of such lines was stored: reparsed, they could be mistaken for something else.
        const isWhole = reject.reason !== 'line_too_long' && reject.reason !== 'binary_data';
        if (!isWhole) unreadable.add(line);
        piece += isWhole ? `${reject.text.replaceAll('\n', ' ')}\n` : '\n';
      }
      if (piece !== '') yield Buffer.from(piece);
    }
  }

  return {
    open: async () => ({
      bytes: texts(),
      share: () => (job.size === 0 ? 1 : bytesRead / job.size),
    }),
    reject(reject) {
      const place = places.get(reject.line);
      return place === undefined
        ? reject
        : { ...reject, line: place.line, offset: place.offset, text: place.text };
    },
    unread(upTo) {
      const rejects: Reject[] = [];
      for (const [line, place] of places) {
        if (line > upTo) break;
        if (unreadable.delete(line)) rejects.push(place);
        places.delete(line);
      }
      return rejects;
    },
  };
}

/** Rejects of a collected file, one chunk at a time. */
async function* jsonLines(
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Reject[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    onBytes(chunk.length);
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines.map(rejectOf);
  }
}

function rejectOf(json: string): Reject {
  const { format, ...reject } = gatheredReject.parse(JSON.parse(json));
  return { ...reject, format };
}
