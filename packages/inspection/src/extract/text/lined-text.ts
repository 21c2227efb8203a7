import type { ReadContext } from '../reader.ts';
import { needsHeading } from './heading-value.ts';

const PIECE = 64 * 1024;

/**
 * Text of a structured file without its syntax, with as many line breaks as the file has between two values, so that a line
 * of the text is a line of the file.
 */
export class LinedText {
  readonly #context: ReadContext;
  #pieces: string[] = [];
  #size = 0;
  #firstLine = 1;
  #line = 1;
  /** The names of a file are few and used often. */
  readonly #headings = new Map<string, string>();

  constructor(context: ReadContext) {
    this.#context = context;
  }

  /** A value with its name. Values that a heading says more about go out with it, others with their neighbors. */
  value(name: string, value: string, line: number, heading: string): void {
    const text = name === '' ? value : `${name}: ${value}`;
    if (heading !== '' && needsHeading(value)) {
      this.flush();
      this.#context.segment(text, { line }, this.#heading(heading));
      return;
    }
    this.#moveTo(line, '\t');
    this.#append(text);
    // A value that has line breaks of its own was perhaps written on one line.
    if (text.includes('\n')) this.flush();
  }

  /** Text that goes on where the last ended, with line breaks as in the file. */
  running(text: string, line: number): void {
    this.#moveTo(line, '');
    this.#append(text);
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#line += 1;
  }

  /** Text of another part, such as a comment. */
  apart(text: string, part: string, line: number): void {
    if (text.trim() === '') return;
    this.flush();
    this.#context.segment(text, { part, line });
  }

  flush(): void {
    const text = this.#pieces.join('');
    if (text.trim() !== '') this.#context.segment(text, { line: this.#firstLine });
    this.#pieces = [];
    this.#size = 0;
  }

  #heading(name: string): string {
    const known = this.#headings.get(name);
    if (known !== undefined) return known;
    const words = headingWords(name);
    if (this.#headings.size < 10_000) this.#headings.set(name, words);
    return words;
  }

  #append(text: string): void {
    this.#pieces.push(text);
    this.#size += text.length;
  }

  #moveTo(line: number, separator: string): void {
    // Between two values anywhere, but running text only between lines.
    if (this.#size > PIECE && (separator !== '' || line > this.#line)) this.flush();
    if (this.#pieces.length === 0) this.#firstLine = line;
    else if (line > this.#line) this.#append('\n'.repeat(Math.min(line - this.#line, PIECE)));
    else this.#append(separator);
    this.#line = line;
  }
}

/** `customer.cardNumber` → `customer.card Number`: keywords are found as whole words. */
export function headingWords(name: string): string {
  return name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
}
