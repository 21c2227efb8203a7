import { Readable } from 'node:stream';
import type { ColumnMeaning, RunError } from '@casbah/domain/directory';
import type { Info } from 'csv-parse';
import { meaningsOf } from './columns.ts';
import { type RowReading, readRow } from './person-row.ts';

/** The file isn't readable as a list of people. */
export class FileUnusable extends Error {
  readonly reason: RunError;
  constructor(reason: RunError) {
    super(`The file of people cannot be used: ${reason}`);
    this.name = 'FileUnusable';
    this.reason = reason;
  }
}

export type FilePart =
  | { kind: 'columns'; columns: readonly { title: string; meaning: ColumnMeaning }[] }
  | RowReading;

/** Maximum length of one row. */
const MOST_BYTES_A_LINE = 64 * 1024;
const MOST_COLUMNS = 200;
/** Maximum bytes of the first line. */
const FIRST_LINE = 64 * 1024;
/** Bytes parsed at a time: parsing blocks the event loop. */
const PIECE = 8 * 1024;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Reads a CSV of people with a header line, as UTF-8, UTF-16 or Windows-1252. Yields the columns, then each
 * line. `open` streams the bytes; it is called twice. Throws `FileUnusable`.
 */
export async function* readPeopleFile(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<FilePart> {
  const encoding = await encodingOf(open());
  const text = decoded(open(), encoding);
  const beginning: string[] = [];
  let length = 0;
  for (;;) {
    const next = await text.next();
    if (next.done === true) break;
    beginning.push(next.value);
    length += next.value.length;
    if (/[\r\n]/.test(next.value) || length > FIRST_LINE) break;
  }
  const start = beginning.join('');
  const { CsvError, parse } = await import('csv-parse');
  const parser = parse({
    delimiter: delimiterOf(start),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_BYTES_A_LINE,
  });
  const source = Readable.from(joined(start, text));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let meanings: readonly ColumnMeaning[] | undefined;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: Info; record: string[] }>) {
      if (meanings === undefined) {
        const columns = columnsOf(record);
        meanings = columns.map(({ meaning }) => meaning);
        yield { kind: 'columns', columns };
      } else yield readRow(record, meanings, info.lines);
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileUnusable('file_unreadable') : error;
  } finally {
    source.destroy();
    parser.destroy();
    // A source that is destroyed before reading ends without an error event.
    await text.return(undefined);
  }
  if (meanings === undefined) throw new FileUnusable('file_empty');
}

function columnsOf(titles: readonly string[]): { title: string; meaning: ColumnMeaning }[] {
  if (titles.length > MOST_COLUMNS) throw new FileUnusable('file_unreadable');
  const { columns, twice } = meaningsOf(titles.map((title) => title.trim().slice(0, 128)));
  if (twice !== undefined) throw new FileUnusable('column_twice');
  const hasEmail = columns.some(({ meaning }) => meaning.kind === 'field' && meaning.field === 'email');
  if (!hasEmail) throw new FileUnusable('no_email_column');
  return columns;
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Detects the encoding from a byte order mark, or from text that is valid UTF-8. */
async function encodingOf(bytes: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of bytes) {
      if (isFirst && chunk.length >= 2) {
        if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
        if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      }
      isFirst = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += PIECE)
      yield decoder.decode(chunk.subarray(at, at + PIECE), { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (start !== '') yield start;
  yield* rest;
}

/** The most frequent delimiter between header cells, outside quotes. */
function delimiterOf(text: string): string {
  const [titles = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string): number => titles.split(delimiter).length - 1;
  return DELIMITERS.reduce<string>((best, one) => (count(one) > count(best) ? one : best), ',');
}
