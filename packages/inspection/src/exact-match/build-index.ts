import { Bloom } from '../indexing/bloom.ts';
import { cellOf, type IndexColumn } from './column.ts';
import { FrequentValues } from './frequent-values.ts';
import { HashList } from './hash-list.ts';
import { KeyedHash } from './keyed-hash.ts';
import { QuickHash } from './quick-hash.ts';
import { cellRange, type DroppedValue, MOST_CELLS, MOST_COLUMNS, type RecordIndex } from './record-index.ts';
import { sortCells } from './sort-cells.ts';

export type IndexErrorCode = 'too_many_cells' | 'too_many_columns' | 'no_columns' | 'no_cells';

export class IndexError extends Error {
  readonly code: IndexErrorCode;

  constructor(code: IndexErrorCode) {
    super(`The index can't be built: ${code}`);
    this.code = code;
  }
}

/** A value is dropped if more than this share of the rows has it, and more than `DROPPED_ROWS` rows. */
const DROPPED_SHARE = 0.02;
const DROPPED_ROWS = 1000;
const FREQUENT_COUNTERS = 1024;

/** Rows of which one is looked at for frequent values. */
const FREQUENT_SAMPLE = 8;
/** Beginnings remembered, so that frequent ones aren't added again and again. */
const RECENT = 1 << 16;

/** Builds an index row by row. Memory is bounded by the number of cells: 24 bytes each, half as much again while sorting. */
export class RecordIndexBuilder {
  readonly #columns: readonly IndexColumn[];
  readonly #hash: KeyedHash;
  readonly #quick: QuickHash;
  readonly #frequent: readonly FrequentValues[];
  readonly #hashes = new HashList();
  /** Row × 16 + column of each hash. */
  #cells = new Uint32Array(1 << 16);
  /** For the filters. */
  readonly #values = new HashList();
  readonly #beginnings = new HashList();
  readonly #recent = new Uint32Array(RECENT);
  readonly #units = new Uint16Array(256);
  #rows = 0;
  #skipped = 0;
  #longestNumber = 0;

  /** `key` has 32 random bytes and is kept apart from the index. Throws `IndexError`. */
  constructor(columns: readonly IndexColumn[], key: Uint8Array) {
    if (columns.length === 0) throw new IndexError('no_columns');
    if (columns.length > MOST_COLUMNS) throw new IndexError('too_many_columns');
    this.#columns = columns;
    this.#hash = new KeyedHash(key);
    this.#quick = new QuickHash(key);
    this.#frequent = columns.map(() => new FrequentValues(FREQUENT_COUNTERS));
  }

  get rows(): number {
    return this.#rows;
  }

  /** Cells in the order of the columns; missing ones are empty. Throws `IndexError`. */
  addRow(row: readonly string[]): void {
    const isSample = this.#rows < DROPPED_ROWS * FREQUENT_SAMPLE || this.#rows % FREQUENT_SAMPLE === 0;
    for (const [column, definition] of this.#columns.entries()) {
      const cell = cellOf(row[column] ?? '', definition);
      if (cell === undefined) {
        this.#skipped += 1;
        continue;
      }
      if (this.#hashes.count >= MOST_CELLS) throw new IndexError('too_many_cells');
      if (isSample) this.#frequent[column]?.add(cell.compact);
      this.#addCell(cell.compact, this.#rows * MOST_COLUMNS + column);
      if (definition.kind === 'number')
        this.#longestNumber = Math.max(this.#longestNumber, cell.compact.length);
      for (const end of cell.wordEnds) this.#addBeginning(cell.compact, end);
    }
    this.#rows += 1;
  }

  /** Sorts and finishes; the builder can't be used afterwards. Throws `IndexError`. */
  finish(): RecordIndex {
    if (this.#hashes.count === 0) throw new IndexError('no_cells');
    const sorted = sortCells(this.#hashes.high, this.#hashes.low, this.#cells, this.#hashes.count);
    const limit = Math.max(DROPPED_ROWS, Math.floor(this.#rows * DROPPED_SHARE));
    const dropped = this.#named(sorted, limit);
    const { kept, droppedCells } = dropFrequent(sorted, limit);
    const facts = {
      columns: this.#columns,
      rows: this.#rows,
      cells: kept.cells.length,
      skippedCells: this.#skipped,
      longestNumber: this.#longestNumber,
      hasDates: this.#columns.some(({ kind }) => kind === 'date'),
      dropped,
      droppedCells,
    };
    return { facts, values: filterOf(this.#values), beginnings: filterOf(this.#beginnings), ...kept };
  }

  #addCell(compact: string, cell: number): void {
    const { count } = this.#hashes;
    if (count === this.#cells.length) {
      const larger = new Uint32Array(count * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells[count] = cell;
    this.#hash.compute(compact);
    this.#hashes.push(this.#hash.high, this.#hash.low);
    this.#computeQuick(compact, compact.length);
    this.#values.push(this.#quick.high, this.#quick.low);
  }

  #addBeginning(compact: string, end: number): void {
    this.#computeQuick(compact, end);
    const { high, low } = this.#quick;
    const slot = low & (RECENT - 1);
    if (this.#recent[slot] === high) return;
    this.#recent[slot] = high;
    this.#beginnings.push(high, low);
  }

  #computeQuick(text: string, length: number): void {
    for (let at = 0; at < length; at += 1) this.#units[at] = text.charCodeAt(at);
    this.#quick.compute(this.#units, length);
  }

  #named(sorted: Sorted, limit: number): readonly DroppedValue[] {
    return this.#frequent.flatMap(({ candidates }, column) =>
      candidates.flatMap((value) => {
        this.#hash.compute(value);
        const [from, to] = cellRange(sorted, this.#hash.high, this.#hash.low);
        if (to - from <= limit) return [];
        const rows = sorted.cells
          .subarray(from, to)
          .reduce((sum, cell) => sum + Number(cell % MOST_COLUMNS === column), 0);
        return rows === 0 ? [] : [{ value, column: this.#columns[column]?.name ?? '', rows }];
      }),
    );
  }
}

function filterOf(hashes: HashList): Bloom {
  const filter = Bloom.for(hashes.count);
  const { high, low } = hashes;
  for (let at = 0; at < high.length; at += 1) filter.add(high[at] ?? 0, low[at] ?? 0);
  return filter;
}

type Sorted = Pick<RecordIndex, 'high' | 'low' | 'cells'>;

function dropFrequent({ high, low, cells }: Sorted, limit: number): { kept: Sorted; droppedCells: number } {
  let kept = 0;
  for (let from = 0, to = 0; from < high.length; from = to) {
    while (to < high.length && high[to] === high[from] && low[to] === low[from]) to += 1;
    if (to - from > limit) continue;
    high.copyWithin(kept, from, to);
    low.copyWithin(kept, from, to);
    cells.copyWithin(kept, from, to);
    kept += to - from;
  }
  return {
    kept: { high: high.slice(0, kept), low: low.slice(0, kept), cells: cells.slice(0, kept) },
    droppedCells: high.length - kept,
  };
}
