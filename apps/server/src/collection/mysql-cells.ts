import mysql, { type FieldPacket } from 'mysql2';
import { CollectionFailed } from './place.ts';

/** A row as the server writes it. */
export type Cells = (Buffer | null)[];

/** By what rows are put in order, and how a mark is written to be compared with it. */
export interface Order {
  by: string;
  value(mark: string): string;
}

const { Types } = mysql;
const NUMBERS: readonly unknown[] = [
  ...[Types.DECIMAL, Types.NEWDECIMAL, Types.TINY, Types.SHORT, Types.INT24, Types.LONG, Types.LONGLONG],
  Types.YEAR,
];
const TIMES: readonly unknown[] = [Types.DATE, Types.DATETIME, Types.TIMESTAMP];
const TEXTS: readonly unknown[] = [Types.VAR_STRING, Types.VARCHAR, Types.STRING];
const MAYBE_BYTES: readonly unknown[] = [
  ...[...TEXTS, Types.TINY_BLOB, Types.MEDIUM_BLOB, Types.LONG_BLOB, Types.BLOB, Types.BIT, Types.GEOMETRY],
];
/** What MySQL calls the character set of bytes. */
const BYTES = 63;

/** Bytes can't be taken for anything else, however the server reads quotes. */
const bytesOf = (mark: string): string => `x'${Buffer.from(mark).toString('hex')}'`;
const castOf = (type: string) => (mark: string) => `cast(convert(${bytesOf(mark)} using utf8mb4) as ${type})`;

/**
 * Marks come back as text and must fall where they were: as numbers of any length and moments they do. Texts are compared byte by
 * byte, as two that differ can be the same to the rules of a language. Fractions of the machine have no text that is quite theirs.
 */
export function orderOf(field: FieldPacket | undefined, column: string): Order {
  const type = field?.columnType;
  if (NUMBERS.includes(type)) return { by: column, value: castOf('decimal(65, 30)') };
  if (TIMES.includes(type)) return { by: column, value: castOf('datetime(6)') };
  if (TEXTS.includes(type) && field?.characterSet !== BYTES)
    return { by: `cast(convert(${column} using utf8mb4) as binary)`, value: bytesOf };
  throw new CollectionFailed(
    'query_refused',
    `The column ${field?.name ?? ''} must be an integer, a decimal, a date, a timestamp or a text to be increasing`,
  );
}

export function lineOf(fields: readonly FieldPacket[], cells: Cells): string {
  return JSON.stringify(
    Object.fromEntries(fields.map((field, at) => [field.name, textOf(field, cells[at] ?? null)])),
  );
}

function textOf({ columnType, characterSet }: FieldPacket, cell: Buffer | null): string | null {
  if (cell === null) return null;
  if (characterSet === BYTES && MAYBE_BYTES.includes(columnType)) return `0x${cell.toString('hex')}`;
  const text = cell.toString();
  // A moment, in the time zone that was asked for; a DATETIME is of none.
  return columnType === Types.TIMESTAMP ? `${text.replace(' ', 'T')}Z` : text;
}
