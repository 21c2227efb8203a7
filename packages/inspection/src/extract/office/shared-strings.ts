import type { XmlAttributes, XmlHandler } from '../xml/xml-scanner.ts';

/** What an entry of the list costs besides its characters. */
const COST = 16;

/** The strings of a workbook, which cells name by number. Beyond `most` characters they are left out. */
export class SharedStrings implements XmlHandler {
  readonly #strings: string[] = [];
  readonly #unused = new Set<number>();
  readonly #most: number;
  #characters = 0;
  #text = '';
  #isText = false;
  #phonetics = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get isCut(): boolean {
    return this.#characters > this.#most;
  }

  open(name: string, _attributes: XmlAttributes): void {
    if (name === 't') this.#isText = this.#phonetics === 0;
    else if (name === 'rPh') this.#phonetics += 1;
    else if (name === 'si') this.#text = '';
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  close(name: string): void {
    if (name === 't') this.#isText = false;
    else if (name === 'rPh') this.#phonetics -= 1;
    else if (name === 'si') {
      this.#characters += this.#text.length + COST;
      if (this.isCut) return;
      if (this.#text !== '') this.#unused.add(this.#strings.length);
      this.#strings.push(escaped(this.#text));
    }
  }

  use(index: number): string {
    this.#unused.delete(index);
    return this.#strings[index] ?? '';
  }

  /** Strings that no cell shows: deleted cells leave them behind. */
  *unused(): Generator<string> {
    for (const index of this.#unused) yield this.#strings[index] ?? '';
  }
}

/** `_x000D_` is a control character (ECMA-376 part 1, 22.9.2.19). */
function escaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_written, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}
