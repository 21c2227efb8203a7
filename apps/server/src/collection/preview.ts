import type { CollectionTest } from '@casbah/contract/collection';
import { createLogReader } from '@casbah/discovery/read-log';
import { UnpackError, unpack } from '@casbah/discovery/unpack';
import { MOST_COLLECTED_FILES } from '@casbah/domain/collection';
import { isoTime } from '@casbah/domain/iso-time';
import { CollectionFailed, type OpenFiles, type OpenRows, type RemoteFile } from './place.ts';

/** Bytes of a file read, packed and unpacked: enough to detect its format, and quick to read. */
const HEAD = 128 * 1024;
const UNPACKED = 64 * 1024;
const LINES_READ = 50;
const LINES_SHOWN = 5;
const LONGEST_SHOWN = 500;

/** Start of a file and its detected format. Throws the place's errors. */
export async function previewOf(
  place: Pick<OpenFiles, 'read'>,
  file: RemoteFile,
  asked: PreviewAsked,
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
    // The sample is only the beginning of the file, so a missing end isn't an error.
    if (!(error instanceof UnpackError)) throw error;
    if (size === 0) return { path: file.path, format: null, lines: [], events: 0, rejects: 0 };
  }
  return { path: file.path, ...beginningOf(Buffer.concat(pieces).subarray(0, UNPACKED), asked) };
}

interface PreviewAsked {
  now: number;
  /** Raw lines contain names, so readers who see pseudonyms get none. */
  hidesPeople: boolean;
}

/** Format of the lines, as far as the sample shows. */
function beginningOf(
  bytes: Uint8Array,
  { now, hidesPeople }: PreviewAsked,
): Omit<NonNullable<CollectionTest['preview']>, 'path'> {
  const reader = createLogReader({ timezone: 'UTC', now, signs: 'all' });
  const formats = new Map<string, number>();
  let rejects = 0;
  let events = 0;
  reader.feed(bytes);
  // The last line may be incomplete: it isn't read.
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
  const lines = Buffer.from(bytes)
    .toString('utf8')
    .split(/\r?\n/, LINES_SHOWN)
    .map((line) => line.slice(0, LONGEST_SHOWN));
  return {
    format: most?.[0] ?? null,
    events,
    rejects,
    lines: hidesPeople ? [] : lines.filter((line) => line !== ''),
  };
}

const FILES_SHOWN = 10;

type Found = Pick<CollectionTest, 'total' | 'files' | 'preview'>;

/** Returns the matching files, newest first, and the start of the newest. */
export async function testOfFiles(
  place: OpenFiles,
  asked: PreviewAsked,
  signal: AbortSignal,
): Promise<Found> {
  const newest: RemoteFile[] = [];
  let total = 0;
  for await (const file of place.list()) {
    signal.throwIfAborted();
    total += 1;
    if (total > MOST_COLLECTED_FILES)
      throw new CollectionFailed('too_many_files', String(MOST_COLLECTED_FILES));
    newest.push(file);
    newest.sort((one, other) => other.modified - one.modified);
    newest.splice(FILES_SHOWN);
  }
  const [first] = newest.filter(({ size }) => size > 0);
  return {
    total,
    files: newest.map(({ path, size, modified }) => ({
      path,
      size,
      modified: isoTime(modified),
    })),
    preview: first === undefined ? null : await previewOf(place, first, asked),
  };
}

/** Returns some rows, but no count: counting may take the database long. */
export async function testOfRows(place: OpenRows, asked: PreviewAsked, signal: AbortSignal): Promise<Found> {
  const lines: string[] = [];
  let size = 0;
  for await (const { line } of place.sample()) {
    signal.throwIfAborted();
    lines.push(`${line}\n`);
    size += line.length;
    if (lines.length === LINES_READ || size >= UNPACKED) break;
  }
  const bytes = Buffer.from(lines.join(''));
  const preview = lines.length === 0 ? null : { path: place.title, ...beginningOf(bytes, asked) };
  return { total: lines.length, files: [], preview };
}
