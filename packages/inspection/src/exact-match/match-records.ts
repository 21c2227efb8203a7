import { MOST_COLUMNS, type RecordIndex } from './record-index.ts';
import { RowSignatures } from './row-signatures.ts';
import { type ValueHit, ValueScanner } from './value-scanner.ts';

/** What makes a text contain a row: enough of its cells, near each other. */
export interface RecordRule {
  /** Indexes of the columns that count; all if absent. */
  readonly columns?: readonly number[] | undefined;
  /** How many of them must be there. */
  readonly atLeast: number;
  /** Those that must be among them. */
  readonly required?: readonly number[] | undefined;
  /** Characters from the beginning of the first to the beginning of the last. */
  readonly within: number;
}

export interface RecordMatch {
  readonly row: number;
  /** Columns that were found, ascending. */
  readonly columns: readonly number[];
  /** In UTF-16 code units: from the first to the end of the last value. */
  readonly start: number;
  readonly end: number;
  /** False: one cell short of the rule, for rules of high sensitivity. */
  readonly isSure: boolean;
}

/** A row is checked only at values that at most this many cells have. */
const SELECTIVE = 256;
/** Hits kept before those that left the window are cut off. */
const KEPT_HITS = 4096;

/** Finds rows of an index in texts. */
export class RecordMatcher {
  readonly #index: RecordIndex;
  readonly #scanner: ValueScanner;
  readonly #signatures: RowSignatures;
  readonly #rule: RecordRule;
  readonly #required: readonly number[];
  readonly #columns: readonly number[];
  /** Cells from which a row is reported. */
  readonly #least: number;

  /** Key and columns are those the index was built with. */
  constructor(index: RecordIndex, key: Uint8Array, rule: RecordRule) {
    this.#index = index;
    this.#scanner = new ValueScanner(index, key);
    this.#signatures = new RowSignatures(index);
    this.#rule = rule;
    this.#required = rule.required ?? [];
    this.#columns = index.facts.columns
      .map((_, column) => column)
      .filter((column) => rule.columns?.includes(column) !== false || this.#required.includes(column));
    this.#least = rule.atLeast > 2 ? rule.atLeast - 1 : rule.atLeast;
  }

  /** Each row once, where most of its columns are together. */
  match(text: string): readonly RecordMatch[] {
    const { within } = this.#rule;
    const found = new Map<number, RecordMatch>();
    // Signatures of the hits from `first` on: those that are near the hit `next`.
    const present = new Uint32Array(1 << 16);
    let hits: ValueHit[] = [];
    let first = 0;
    let next = 0;
    const judgeUntil = (reached: number): void => {
      for (; next < hits.length; next += 1) {
        const hit = hits[next];
        if (hit === undefined || hit.start + within >= reached) return;
        for (let old = hits[first]; old !== undefined && old.start + within < hit.start; old = hits[++first])
          count(present, this.#signatures.of(old), -1);
        if (hit.to - hit.from <= SELECTIVE) this.#judge(hit, hits, first, present, found);
      }
    };
    this.#scanner.scan(text, (hit) => {
      judgeUntil(hit.start);
      if (first > KEPT_HITS) {
        hits = hits.slice(first);
        next -= first;
        first = 0;
      }
      hits.push(hit);
      count(present, this.#signatures.of(hit), 1);
    });
    judgeUntil(Number.POSITIVE_INFINITY);
    return [...found.values()];
  }

  /** Looks at each row that has this value. Signatures say at once of almost all that too little of the row is near. */
  #judge(
    hit: ValueHit,
    hits: readonly ValueHit[],
    first: number,
    present: Uint32Array,
    found: Map<number, RecordMatch>,
  ): void {
    const { cells } = this.#index;
    for (let at = hit.from; at < hit.to; at += 1) {
      const row = Math.floor((cells[at] ?? 0) / MOST_COLUMNS);
      let near = 0;
      for (const column of this.#columns) if ((present[this.#signatures.at(row, column)] ?? 0) > 0) near += 1;
      if (near < this.#least) continue;
      const match = this.#bestOf(row, hit, hits, first);
      if (match !== undefined && match.columns.length > (found.get(row)?.columns.length ?? 0))
        found.set(row, match);
    }
  }

  /** The most columns of a row that are together around a hit. */
  #bestOf(row: number, around: ValueHit, hits: readonly ValueHit[], first: number): RecordMatch | undefined {
    const { within, atLeast } = this.#rule;
    const near: Cell[] = [];
    for (let at = first; at < hits.length; at += 1) {
      const hit = hits[at];
      if (hit === undefined || hit.start > around.start + within) break;
      for (const column of this.#columns)
        if (this.#signatures.isCell(row, column, hit)) near.push({ column, start: hit.start, end: hit.end });
    }
    let best: readonly Cell[] = [];
    for (const [from, { start }] of near.entries()) {
      if (start > around.start) break;
      const together = this.#withoutOverlaps(near.slice(from).filter((cell) => cell.start <= start + within));
      if (together.length > best.length) best = together;
    }
    if (best.length < this.#least) return undefined;
    return {
      row,
      columns: best.map(({ column }) => column).sort((one, other) => one - other),
      start: Math.min(...best.map(({ start }) => start)),
      end: Math.max(...best.map(({ end }) => end)),
      isSure: best.length >= atLeast,
    };
  }

  /** Each column once, and each text for one column, required ones first; none if a required one is missing. */
  #withoutOverlaps(cells: readonly Cell[]): readonly Cell[] {
    const kept: Cell[] = [];
    for (const isRequired of [true, false])
      for (const cell of cells) {
        if (this.#required.includes(cell.column) !== isRequired) continue;
        const isTaken = kept.some(
          ({ column, start, end }) => column === cell.column || (start < cell.end && cell.start < end),
        );
        if (!isTaken) kept.push(cell);
      }
    return this.#required.every((required) => kept.some(({ column }) => column === required)) ? kept : [];
  }
}

interface Cell {
  readonly column: number;
  readonly start: number;
  readonly end: number;
}

function count(present: Uint32Array, signature: number, change: 1 | -1): void {
  present[signature] = (present[signature] ?? 0) + change;
}
