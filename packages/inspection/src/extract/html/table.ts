const WIDEST = 1000;

/** Follows the rows and columns of one table, so that a cell gets the heads of its column and row. */
export class Table {
  readonly #columns: string[] = [];
  /** Rows that a cell from above still takes, by column. */
  readonly #spans: number[] = [];
  #heads: { readonly column: number; readonly text: string }[] = [];
  #rowHead = '';
  #hasData = false;
  #column = 0;
  #width = 1;

  beginRow(): void {
    this.endRow();
    for (let index = 0; index < this.#spans.length; index += 1)
      this.#spans[index] = Math.max(0, (this.#spans[index] ?? 0) - 1);
    this.#column = 0;
  }

  /** A row of nothing but heads names the columns below it. */
  endRow(): void {
    if (!this.#hasData) for (const { column, text } of this.#heads) this.#columns[column] = text;
    this.#heads = [];
    this.#rowHead = '';
    this.#hasData = false;
  }

  beginCell(isHead: boolean, columns: number, rows: number): void {
    while ((this.#spans[this.#column] ?? 0) > 0 && this.#column < WIDEST) this.#column += 1;
    this.#width = Math.min(Math.max(columns, 1), WIDEST);
    if (!isHead) this.#hasData = true;
    if (rows > 1 && this.#column + this.#width <= WIDEST)
      for (let index = 0; index < this.#width; index += 1)
        this.#spans[this.#column + index] = Math.min(rows, 10_000);
  }

  /** Of the current cell; undefined where nothing announces it. */
  heading(): string | undefined {
    const heads = [this.#columns[this.#column] ?? '', this.#rowHead].filter((head) => head !== '');
    return heads.length === 0 ? undefined : heads.join(' ');
  }

  endCell(isHead: boolean, text: string): void {
    if (isHead && this.#column < WIDEST) {
      this.#heads.push({ column: this.#column, text: text.slice(0, 200) });
      this.#rowHead = text.slice(0, 200);
    }
    this.#column = Math.min(this.#column + this.#width, WIDEST);
  }
}
