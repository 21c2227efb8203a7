import { MOST_COLUMNS, type RecordIndex } from './record-index.ts';
import type { ValueHit } from './value-scanner.ts';

/**
 * 16 bits of the hash of every cell, by row and column: whether a row can have a value is then one look, where the index itself
 * is sorted by value.
 */
export class RowSignatures {
  readonly #index: RecordIndex;
  readonly #columns: number;
  readonly #signatures: Uint16Array;

  constructor(index: RecordIndex) {
    const { facts, cells, high } = index;
    this.#index = index;
    this.#columns = facts.columns.length;
    this.#signatures = new Uint16Array(facts.rows * this.#columns);
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at] ?? 0;
      const column = cell % MOST_COLUMNS;
      this.#signatures[((cell - column) / MOST_COLUMNS) * this.#columns + column] = high[at] ?? 0;
    }
  }

  at(row: number, column: number): number {
    return this.#signatures[row * this.#columns + column] ?? 0;
  }

  of({ from }: ValueHit): number {
    return (this.#index.high[from] ?? 0) & 0xffff;
  }

  /** Whether a value is the row's in that column: where signatures are equal, the index is asked. */
  isCell(row: number, column: number, hit: ValueHit): boolean {
    if (this.at(row, column) !== this.of(hit)) return false;
    const { cells } = this.#index;
    const wanted = row * MOST_COLUMNS + column;
    let low = hit.from;
    for (let high = hit.to; low < high; ) {
      const middle = (low + high) >>> 1;
      if ((cells[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low < hit.to && cells[low] === wanted;
  }
}
