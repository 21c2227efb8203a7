/** Signs without width: a number with one inside looks whole to a person. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const BLANKS = /[ \t\r\n\f\u00a0]+/g;

/** Running text: blanks collapsed as browsers do, blocks on lines of their own. */
export class Flow {
  #pieces: string[] = [];
  #size = 0;
  /** What a blank that follows would do: nothing at the start of a line or after another. */
  #isBlankDue = false;
  #isAtStart = true;

  get size(): number {
    return this.#size;
  }

  text(text: string): void {
    const collapsed = text.replace(INVISIBLE, '').replace(BLANKS, ' ');
    if (collapsed === '') return;
    const isBlankFirst = collapsed.startsWith(' ');
    const isBlankLast = collapsed.endsWith(' ');
    const words = collapsed.trim();
    if (words === '') {
      this.#isBlankDue = true;
      return;
    }
    if ((isBlankFirst || this.#isBlankDue) && !this.#isAtStart) this.#add(' ');
    this.#add(words);
    this.#isAtStart = false;
    this.#isBlankDue = isBlankLast;
  }

  verbatim(text: string): void {
    this.#add(text.replace(INVISIBLE, ''));
    this.#isAtStart = text.endsWith('\n');
    this.#isBlankDue = false;
  }

  break(): void {
    this.#isBlankDue = false;
    if (this.#isAtStart) return;
    this.#add('\n');
    this.#isAtStart = true;
  }

  /** Between the cells of a row. */
  tab(): void {
    this.#isBlankDue = false;
    this.#add('\t');
    this.#isAtStart = true;
  }

  /** The last words of the line in progress: what announces a form field. */
  tail(): string {
    let text = '';
    for (let index = this.#pieces.length - 1; index >= 0 && text.length < 60; index -= 1)
      text = (this.#pieces[index] ?? '') + text;
    return text.slice(-60).trim().split('\n').pop() ?? '';
  }

  take(): string {
    const text = this.#pieces.join('').trimEnd();
    this.#pieces = [];
    this.#size = 0;
    this.#isBlankDue = false;
    this.#isAtStart = true;
    return text;
  }

  #add(text: string): void {
    this.#pieces.push(text);
    this.#size += text.length;
  }
}
