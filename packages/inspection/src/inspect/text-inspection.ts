import { DocumentText } from '../document/document-text.ts';
import type { Segment } from '../document/place.ts';

/** New text of a document: matches may begin between `from` and `until`; what is around is still seen. In bytes. */
export interface Piece {
  readonly text: DocumentText;
  readonly from: number;
  readonly until: number;
}

/** Text that gathers before it is looked at. In bytes. */
const PIECE = 4 * 1024 * 1024;
/** Left for the next piece, so that a match on the edge is whole. In bytes. */
const TAIL = 8 * 1024;
/** Kept of what was looked at, for keywords before a match. In bytes. */
const LEAD = 4 * 1024;
/** The beginning of a document shows what kind it is. In characters. */
const BEGINNING = 200_000;

/** Hands on the text of a document in pieces of bounded size, whatever its length. */
export class TextInspection {
  readonly #text = new DocumentText();
  readonly #onPiece: (piece: Piece) => void;
  readonly #kept: number;
  #from = 0;
  #beginning = '';
  #characters = 0;

  /** `kept` characters of the beginning are kept for `beginning`, at least as many as show what kind of document it is. */
  constructor(kept: number, onPiece: (piece: Piece) => void) {
    this.#kept = Math.max(kept, BEGINNING);
    this.#onPiece = onPiece;
  }

  add(segment: Segment): void {
    this.#text.add(segment);
    const room = this.#kept - this.#beginning.length;
    if (room > 0) this.#beginning += `${this.#beginning === '' ? '' : '\n'}${segment.text.slice(0, room)}`;
    if (this.#text.length - this.#from >= PIECE) this.#look(this.#text.length - TAIL);
  }

  /** After the last segment. */
  end(): void {
    this.#look(this.#text.length);
    this.#characters = this.#text.characters;
  }

  /** The first characters, in code units. */
  beginning(length: number = BEGINNING): string {
    return this.#beginning.slice(0, length);
  }

  /** Unicode code points, known after `end`. */
  get characters(): number {
    return this.#characters;
  }

  #look(wanted: number): void {
    const until = characterStart(this.#text.bytes, wanted);
    if (until <= this.#from) return;
    this.#onPiece({ text: this.#text, from: this.#from, until });
    const cut = characterStart(this.#text.bytes, Math.max(0, until - LEAD));
    this.#text.discardBefore(cut);
    this.#from = until - cut;
  }
}

function characterStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
