/** Segments of this many characters keep memory small and are long enough for any match. */
export const PIECE = 64 * 1024;

export interface LinePiece {
  readonly text: string;
  /** Of its first line, from 1. */
  readonly line: number;
}

/** Cuts text that arrives in any portions into pieces that end with a line, or after 64 Ki characters within one. */
export class LinePieces {
  #rest = '';
  #line = 1;

  /** Pieces that are complete with this portion. The line break between two pieces belongs to neither. */
  *add(portion: string): Generator<LinePiece> {
    this.#rest += portion;
    while (this.#rest.length >= PIECE) yield this.#cut();
  }

  *end(): Generator<LinePiece> {
    if (this.#rest !== '') yield { text: this.#rest, line: this.#line };
    this.#rest = '';
  }

  #cut(): LinePiece {
    const lineEnd = this.#rest.lastIndexOf('\n', PIECE - 1);
    const end = lineEnd > 0 ? lineEnd : wordEnd(this.#rest);
    const text = this.#rest.slice(0, end);
    const piece = { text, line: this.#line };
    this.#line += breaks(text);
    if (lineEnd > 0) this.#line += 1;
    this.#rest = this.#rest.slice(lineEnd > 0 ? end + 1 : end);
    return piece;
  }
}

/** A line without end is cut between words where it has any, so that a number isn't torn. */
function wordEnd(text: string): number {
  for (let at = PIECE; at > PIECE - 1024; at--) {
    const code = text.charCodeAt(at);
    if (code === 0x2c || code === 0x3b || code === 0x3e || code === 0x7c || code === 0x7d) return at + 1;
  }
  const space = text.lastIndexOf(' ', PIECE);
  if (space > PIECE - 1024) return space;
  const last = text.charCodeAt(PIECE - 1);
  return last >= 0xd800 && last < 0xdc00 ? PIECE - 1 : PIECE;
}

function breaks(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
