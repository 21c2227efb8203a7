import type { ReadContext } from './reader.ts';

const LONGEST_HEADING = 200;

/** Gives the cells of one sheet; the first text of a column is the heading of what follows in it. */
export class SheetCells {
  readonly #context: ReadContext;
  readonly #sheet: string;
  readonly #headings = new Map<number, string>();

  constructor(context: ReadContext, sheet: string) {
    this.#context = context;
    this.#sheet = sheet;
  }

  /** `isText`: written as text, not a number, date or truth value. */
  give(column: number, cell: string, text: string, isText: boolean): void {
    if (text === '') return;
    const heading = this.#headings.get(column);
    this.#context.segment(text, { sheet: this.#sheet, cell }, heading);
    if (heading === undefined && isText && text.trim() !== '' && this.#headings.size < 20_000)
      this.#headings.set(column, text.slice(0, LONGEST_HEADING));
  }

  /** What belongs to a cell but isn't its content: a comment, a formula. */
  beside(cell: string, part: string, text: string): void {
    this.#context.segment(text, { sheet: this.#sheet, cell, part });
  }
}
