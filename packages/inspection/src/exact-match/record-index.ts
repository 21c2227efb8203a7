import { Bloom } from '../indexing/bloom.ts';
import { IndexFileError, indexFileParts, readIndexFile } from '../indexing/index-file.ts';
import type { IndexColumn } from './column.ts';

/** A value that too many rows have: it says nothing about a row, so it isn't in the index. */
export interface DroppedValue {
  readonly value: string;
  readonly column: string;
  readonly rows: number;
}

export interface RecordIndexFacts {
  readonly columns: readonly IndexColumn[];
  readonly rows: number;
  /** Cells in the index. */
  readonly cells: number;
  /** Cells that are empty, too short, too long, or not what their column says. */
  readonly skippedCells: number;
  /** Letters and digits of the longest cell of a number column; 0 without one. */
  readonly longestNumber: number;
  readonly hasDates: boolean;
  readonly dropped: readonly DroppedValue[];
  /** Cells of values that were dropped, those that couldn't be named included. */
  readonly droppedCells: number;
}

/** Hashed cells of a table, sorted. They are unreadable without the key. */
export interface RecordIndex {
  readonly facts: RecordIndexFacts;
  /** Values, and the beginnings of those with several words. */
  readonly values: Bloom;
  readonly beginnings: Bloom;
  /** 64-bit hashes in two halves, ascending. */
  readonly high: Uint32Array;
  readonly low: Uint32Array;
  /** Row × 16 + column of each, ascending where hashes are equal. */
  readonly cells: Uint32Array;
}

export const MOST_COLUMNS = 16;
export const MOST_CELLS = 5_000_000;

/** Where the cells of a hash are; empty if there are none. */
export function cellRange(
  { high, low }: Pick<RecordIndex, 'high' | 'low'>,
  wantedHigh: number,
  wantedLow: number,
): readonly [from: number, to: number] {
  let from = 0;
  for (let to = high.length; from < to; ) {
    const middle = (from + to) >>> 1;
    const one = high[middle] ?? 0;
    if (one < wantedHigh || (one === wantedHigh && (low[middle] ?? 0) < wantedLow)) from = middle + 1;
    else to = middle;
  }
  let to = from;
  while (to < high.length && high[to] === wantedHigh && low[to] === wantedLow) to += 1;
  return [from, to];
}

const KIND = 'records';

/** The parts of the index's file, to be written one after the other. */
export const recordIndexParts = ({
  facts,
  values,
  beginnings,
  high,
  low,
  cells,
}: RecordIndex): readonly Uint8Array[] =>
  indexFileParts(KIND, facts, [values.words, beginnings.words, high, low, cells]);

/** Reads what `recordIndexParts` wrote. Throws `IndexFileError`. */
export function readRecordIndex(bytes: Uint8Array): RecordIndex {
  const { facts, arrays } = readIndexFile(KIND, bytes);
  const [values, beginnings, high, low, cells] = arrays;
  if (!isFacts(facts) || !values || !beginnings || !high || !low || !cells)
    throw new IndexFileError('damaged');
  return { facts, values: new Bloom(values), beginnings: new Bloom(beginnings), high, low, cells };
}

/** The digest says that we wrote it, so it suffices to look whether it is of this kind. */
function isFacts(value: unknown): value is RecordIndexFacts {
  return (
    typeof value === 'object' &&
    value !== null &&
    'columns' in value &&
    Array.isArray(value.columns) &&
    'longestNumber' in value &&
    'hasDates' in value &&
    'dropped' in value
  );
}
