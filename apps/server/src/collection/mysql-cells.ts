import mysql, { type FieldPacket } from 'mysql2';
import { CollectionFailed } from './place.ts';

/** A row as the server sends it. */
export type Cells = (Buffer | null)[];

/** Sort order of rows, and the literal for comparing with a cursor value. */
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
/** MySQL's character set number for binary data. */
const BYTES = 63;

/** A hex literal can't be misread, whatever the server's quoting rules. */
const bytesOf = (mark: string): string => `x'${Buffer.from(mark).toString('hex')}'`;
const castOf = (type: string) => (mark: string) => `cast(convert(${bytesOf(mark)} using utf8mb4) as ${type})`;

/**
 * Returns how to order and compare cursor values, which come back as text. Numbers and timestamps survive this; text is
 * compared byte by byte, because collations treat different texts as equal. Floats don't have an exact text.
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
  // TIMESTAMP uses the requested time zone; DATETIME has none.
  return columnType === Types.TIMESTAMP ? `${text.replace(' ', 'T')}Z` : text;
}
