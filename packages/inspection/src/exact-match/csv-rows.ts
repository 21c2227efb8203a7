/** Splits delimited text into rows while it arrives (RFC 4180). Quoted cells may contain delimiters, quotes and line breaks. */
export class CsvRows {
  readonly #delimiter: string;
  #cells: string[] = [];
  #cell = '';
  #isQuoted = false;
  /** A quote in a quoted cell: its end, or the first of a pair. */
  #isQuoteOpen = false;
  #afterReturn = false;
  #hasContent = false;

  constructor(delimiter = ',') {
    this.#delimiter = delimiter;
  }

  /** The rows that end in this chunk. Empty lines aren't rows. */
  *push(chunk: string): Generator<readonly string[]> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk[at];
      if (this.#isQuoted) {
        if (character !== '"') {
          if (!this.#isQuoteOpen) continue;
          // The quote ended the cell.
          this.#isQuoted = false;
          this.#isQuoteOpen = false;
          from = at;
        } else {
          this.#cell += chunk.slice(from, this.#isQuoteOpen ? at + 1 : at);
          this.#isQuoteOpen = !this.#isQuoteOpen;
          from = at + 1;
          continue;
        }
      }
      const isLineFeed = character === '\n';
      if (isLineFeed && this.#afterReturn) {
        this.#afterReturn = false;
        from = at + 1;
        continue;
      }
      this.#afterReturn = character === '\r';
      if (character === '"' && this.#cell === '' && chunk.slice(from, at).trim() === '') {
        this.#isQuoted = true;
        this.#hasContent = true;
        from = at + 1;
      } else if (character === this.#delimiter) {
        this.#endCell(chunk.slice(from, at));
        this.#hasContent = true;
        from = at + 1;
      } else if (isLineFeed || this.#afterReturn) {
        const row = this.#endRow(chunk.slice(from, at));
        if (row !== undefined) yield row;
        from = at + 1;
      }
    }
    this.#cell += chunk.slice(from);
  }

  /** The last row, if the text doesn't end with a line break. */
  end(): readonly string[] | undefined {
    return this.#endRow('');
  }

  #endCell(rest: string): void {
    this.#cells.push(this.#cell + rest);
    this.#cell = '';
  }

  #endRow(rest: string): readonly string[] | undefined {
    const isRow = this.#hasContent || (this.#cell + rest).trim() !== '';
    this.#endCell(rest);
    const row = this.#cells;
    this.#cells = [];
    this.#hasContent = false;
    return isRow ? row : undefined;
  }
}
