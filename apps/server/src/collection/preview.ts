import type { CollectionTest } from '@casbah/contract/collection';
import { createLogReader } from '@casbah/discovery/read-log';
import { UnpackError, unpack } from '@casbah/discovery/unpack';
import type { OpenPlace, RemoteFile } from './place.ts';

/** How much of a file is read, packed and unpacked: enough to see what it is, too little to hold anybody up. */
const HEAD = 128 * 1024;
const UNPACKED = 64 * 1024;
const LINES_READ = 50;
const LINES_SHOWN = 5;
const LONGEST_SHOWN = 500;

/** What a file begins with, and what format that is. Throws where the place does. */
export async function previewOf(
  place: Pick<OpenPlace, 'read'>,
  file: RemoteFile,
  { now, hidesPeople }: { now: number; hidesPeople: boolean },
): Promise<CollectionTest['preview']> {
  const head: Uint8Array[] = [];
  for await (const bytes of place.read(file.path, 0, Math.min(file.size, HEAD))) head.push(bytes);
  const packed = Buffer.concat(head);
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    const isWhole = packed.length >= file.size;
    const unpacking = unpack({
      size: isWhole ? packed.length : undefined,
      async *stream(start, end) {
        yield packed.subarray(start, end);
      },
    });
    for await (const bytes of unpacking) {
      pieces.push(bytes);
      size += bytes.length;
      if (size >= UNPACKED) break;
    }
  } catch (error) {
    // Of a beginning the end is missing: that is no fault of the file.
    if (!(error instanceof UnpackError)) throw error;
    if (size === 0) return { path: file.path, format: null, lines: [], events: 0, rejects: 0 };
  }
  const unpacked = Buffer.concat(pieces).subarray(0, UNPACKED);
  const reader = createLogReader({ timezone: 'UTC', now });
  const formats = new Map<string, number>();
  let rejects = 0;
  let events = 0;
  reader.feed(unpacked);
  // The last line may be cut off: it is not read.
  reader.read(
    {
      event(_event, _line, _offset, format) {
        events += 1;
        formats.set(format, (formats.get(format) ?? 0) + 1);
      },
      reject() {
        rejects += 1;
      },
    },
    LINES_READ,
    UNPACKED,
  );
  const [most] = [...formats].sort(([, few], [, many]) => many - few);
  const lines = unpacked
    .toString('utf8')
    .split(/\r?\n/, LINES_SHOWN)
    .map((line) => line.slice(0, LONGEST_SHOWN));
  return {
    ...{ path: file.path, format: most?.[0] ?? null, events, rejects },
    lines: hidesPeople ? [] : lines.filter((line) => line !== ''),
  };
}
