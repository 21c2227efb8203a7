import type { Place } from '../document/place.ts';
import { LinePieces, PIECE } from './plain-text/line-pieces.ts';
import type { ReadContext } from './reader.ts';

/** Collects text of one part of a document and gives it in segments of whole lines. */
export class Lines {
  readonly #context: ReadContext;
  readonly #place: Omit<Place, 'path' | 'line'>;
  readonly #pieces = new LinePieces();
  #text = '';
  #isAtStart = true;

  constructor(context: ReadContext, place: Omit<Place, 'path' | 'line'> = {}) {
    this.#context = context;
    this.#place = place;
  }

  write(text: string): void {
    if (text === '') return;
    this.#text += text;
    this.#isAtStart = text.endsWith('\n');
    if (this.#text.length >= PIECE) this.#give();
  }

  /** Ends the line; empty lines are left out. */
  endLine(): void {
    if (!this.#isAtStart) this.write('\n');
  }

  line(text: string): void {
    this.endLine();
    this.write(text);
    this.endLine();
  }

  end(): void {
    if (this.#text.endsWith('\n')) this.#text = this.#text.slice(0, -1);
    this.#give();
    for (const piece of this.#pieces.end())
      this.#context.segment(piece.text, { ...this.#place, line: piece.line });
  }

  #give(): void {
    const text = this.#text;
    this.#text = '';
    for (const piece of this.#pieces.add(text))
      this.#context.segment(piece.text, { ...this.#place, line: piece.line });
  }
}
