import type { ExactIndexDefinition, IndexError } from '@casbah/domain/content-index';
import { INDEX_LIMITS } from '@casbah/domain/content-limits';
import {
  IndexError as BuildError,
  type IndexErrorCode,
  RecordIndexBuilder,
} from '@casbah/inspection/exact-match/build-index';
import type { IndexColumn } from '@casbah/inspection/exact-match/column';
import { CsvRows } from '@casbah/inspection/exact-match/csv-rows';
import { recordIndexParts } from '@casbah/inspection/exact-match/record-index';
import { wholeText } from '@casbah/inspection/extract/whole-text';
import {
  FingerprintIndexBuilder,
  fingerprintIndexParts,
  hashesOf,
} from '@casbah/inspection/fingerprints/fingerprint-index';
import type { FileStore } from '@casbah/stores/files/file-store';

type Files = Pick<FileStore, 'read' | 'append' | 'size'>;

export interface TableBuild {
  /** The uploaded table. */
  table: string;
  /** Where the index is written. */
  file: string;
  columns: ExactIndexDefinition['columns'];
  /** 32 bytes. */
  key: Uint8Array;
}

export interface DocumentsBuild {
  documents: readonly {
    id: string;
    /** Its fingerprint; written if the document wasn't read yet. */
    fingerprint: string;
    /** The document, if it wasn't read yet. */
    unread: { file: string; name: string } | undefined;
  }[];
  /** Where the index is written. */
  file: string;
  /** Unix time in milliseconds. */
  now: number;
}

export interface DocumentsBuilt {
  size: number;
  /** Documents in the index. */
  documents: number;
  /** Documents without text among those read now. */
  empty: string[];
}

export type BuildOutcome<Built> = Built | { error: IndexError };

/** Share of the build that reading the table takes. */
const READING = 0.9;
const DELIMITERS = [',', ';', '\t', '|'];
/** Bytes of text that are fingerprinted of a document. */
const MOST_TEXT = 16 * 1024 ** 2;
/** Bytes of the first line, at most. */
const HEAD = 64 * 1024;

/** Builds an index of a table's hashed cells, and writes its file. */
export async function buildTable(
  files: Files,
  { table, file, columns, key }: TableBuild,
  onProgress: (progress: number) => void,
): Promise<BuildOutcome<{ rows: number; size: number }>> {
  const total = (await files.size(table)) ?? 0;
  const builder = new RecordIndexBuilder(columns.map(columnOf), key);
  let places: readonly number[] | undefined;
  try {
    const text = textOf(files, table, (read) => onProgress((READING * read) / Math.max(1, total)));
    let rows: CsvRows | undefined;
    const add = (row: readonly string[]): IndexError | undefined => {
      if (places === undefined) {
        places = placesOf(columns, row);
        return places === undefined ? 'no_column' : undefined;
      }
      if (builder.rows >= INDEX_LIMITS.rows) return 'too_many_rows';
      builder.addRow(places.map((place) => row[place] ?? ''));
      return undefined;
    };
    for await (const chunk of text) {
      rows ??= new CsvRows(delimiterOf(chunk));
      for (const row of rows.push(chunk)) {
        const error = add(row);
        if (error !== undefined) return { error };
      }
    }
    const last = rows?.end();
    const error = last === undefined ? undefined : add(last);
    if (error !== undefined) return { error };
    if (builder.rows === 0) return { error: 'no_rows' };
    const index = builder.finish();
    return { rows: index.facts.rows, size: await writeParts(files, file, recordIndexParts(index)) };
  } catch (error) {
    if (error instanceof BuildError) return { error: ERRORS[error.code] };
    if (error instanceof NotText) return { error: 'not_a_table' };
    throw error;
  }
}

/** Reads new documents, keeps only their fingerprints, and writes an index of all. */
export async function buildDocuments(
  files: Files,
  { documents, file, now }: DocumentsBuild,
  onProgress: (progress: number) => void,
): Promise<DocumentsBuilt> {
  const builder = new FingerprintIndexBuilder();
  const empty: string[] = [];
  for (const [index, { id, fingerprint, unread }] of documents.entries()) {
    if (unread !== undefined) {
      const text = await wholeText(
        { name: unread.name, bytes: files.read(unread.file, 0) },
        { maxTextBytes: MOST_TEXT, now, signal: new AbortController().signal },
      );
      const hashes = hashesOf(text);
      await files.append(fingerprint, 0, new Uint8Array(hashes.buffer, hashes.byteOffset, hashes.byteLength));
    }
    const isAdded = builder.addHashes(id, await hashesIn(files, fingerprint));
    if (!isAdded && unread !== undefined) empty.push(id);
    onProgress((READING * (index + 1)) / documents.length);
  }
  const size =
    builder.documents === 0 ? 0 : await writeParts(files, file, fingerprintIndexParts(builder.finish()));
  return { size, documents: builder.documents, empty };
}

async function hashesIn(files: Files, name: string): Promise<Uint32Array> {
  const pieces: Uint8Array[] = [];
  for await (const bytes of files.read(name, 0)) pieces.push(bytes);
  const bytes = Uint8Array.from(Buffer.concat(pieces));
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / 4));
}

const ERRORS: Readonly<Record<IndexErrorCode, IndexError>> = {
  no_columns: 'no_column',
  too_many_columns: 'no_column',
  too_many_cells: 'too_many_rows',
  no_cells: 'no_rows',
};

class NotText extends Error {}

function columnOf({ name, kind, dateOrder }: ExactIndexDefinition['columns'][number]): IndexColumn {
  return dateOrder === undefined ? { name, kind } : { name, kind, dateOrder };
}

/** Where the columns are in the table, by the names in its first line, ignoring case. */
function placesOf(
  columns: ExactIndexDefinition['columns'],
  header: readonly string[],
): readonly number[] | undefined {
  const names = header.map(nameOf);
  const places = columns.map(({ name }) => names.indexOf(nameOf(name)));
  return places.includes(-1) ? undefined : places;
}

const nameOf = (name: string): string => name.trim().toLowerCase();

/** The delimiter that the first line has most often. */
function delimiterOf(text: string): string {
  const [line = ''] = text.slice(0, HEAD).split(/[\r\n]/, 1);
  const countOf = (delimiter: string): number => line.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

async function* textOf(files: Files, name: string, onRead: (bytes: number) => void): AsyncGenerator<string> {
  // Removes a byte order mark, too.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  try {
    for await (const bytes of files.read(name, 0)) {
      if (bytes.includes(0)) throw new NotText();
      const text = decoder.decode(bytes, { stream: true });
      if (text !== '') yield text;
      read += bytes.length;
      onRead(read);
    }
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new NotText(undefined, { cause: error }) : error;
  }
}

/** Returns the size of the file. */
async function writeParts(files: Files, name: string, parts: readonly Uint8Array[]): Promise<number> {
  let size = 0;
  for (const part of parts) {
    if (part.length === 0) continue;
    await files.append(name, size, part);
    size += part.length;
  }
  return size;
}
