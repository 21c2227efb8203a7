import type { Place, Segment } from './place.ts';

const LINE_BREAK = 10;
const FIRST_SIZE = 64 * 1024;

/**
 * The extracted text of a document as one run of UTF-8, and the place of every byte in it. What was read can be discarded, so
 * that a long document needs little memory; positions then begin at what is left.
 */
export class DocumentText {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;
  #starts: number[] = [];
  #places: Place[] = [];
  #headings: (string | undefined)[] = [];
  #headed = 0;
  #discardedCharacters = 0;

  /** Segments are separated by a line break. */
  add({ text, place, heading }: Segment): void {
    const size = Buffer.byteLength(text);
    const separator = this.#length === 0 ? 0 : 1;
    this.#reserve(size + separator);
    if (separator === 1) this.#bytes[this.#length++] = LINE_BREAK;
    this.#starts.push(this.#length);
    this.#places.push(place);
    this.#headings.push(heading);
    if (heading !== undefined) this.#headed += 1;
    this.#length += this.#bytes.write(text, this.#length, 'utf8');
  }

  /** In bytes of UTF-8. */
  get length(): number {
    return this.#length;
  }

  /** Valid until more text is added. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  /** All characters (Unicode code points) so far, the discarded ones included. */
  get characters(): number {
    return this.#discardedCharacters + countCharacters(this.#bytes, 0, this.#length);
  }

  /** Characters (Unicode code points) before what is left. */
  get discardedCharacters(): number {
    return this.#discardedCharacters;
  }

  /** Drops the text before this byte, which must begin a character, except for the segments it lies in. */
  discardBefore(byte: number): void {
    const first = this.#segmentAt(byte);
    const cut = Math.min(byte, this.#length);
    this.#discardedCharacters += countCharacters(this.#bytes, 0, cut);
    // Lines of the segment that is cut are counted on from the cut.
    this.#places = [this.placeAt(cut), ...this.#places.slice(first + 1)];
    this.#starts = [0, ...this.#starts.slice(first + 1).map((start) => start - cut)];
    this.#headings = this.#headings.slice(first);
    this.#headed = this.#headings.filter((heading) => heading !== undefined).length;
    this.#bytes.copyWithin(0, cut, this.#length);
    this.#length -= cut;
  }

  /** What announces the text at this byte elsewhere in the document, such as the head of its column. */
  headingAt(byte: number): string | undefined {
    return this.#headed === 0 ? undefined : this.#headings[this.#segmentAt(byte)];
  }

  /** Headings of all text between two bytes, each once. */
  headingsBetween(start: number, end: number): ReadonlySet<string> {
    const found = new Set<string>();
    if (this.#headed === 0) return found;
    for (let index = this.#segmentAt(start); index < this.#starts.length; index += 1) {
      if ((this.#starts[index] ?? 0) >= end) break;
      const heading = this.#headings[index];
      if (heading !== undefined) found.add(heading);
    }
    return found;
  }

  /** Where the byte is in the document; lines are counted on from where the segment begins. */
  placeAt(byte: number): Place {
    const index = this.#segmentAt(byte);
    const place = this.#places[index] ?? {};
    if (place.line === undefined) return place;
    let { line } = place;
    for (let at = this.#bytes.indexOf(LINE_BREAK, this.#starts[index]); at !== -1 && at < byte; ) {
      line += 1;
      at = this.#bytes.indexOf(LINE_BREAK, at + 1);
    }
    return line === place.line ? place : { ...place, line };
  }

  #segmentAt(byte: number): number {
    let low = 0;
    for (let high = this.#starts.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= byte) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

/** Unicode code points between two bytes of UTF-8. */
export function countCharacters(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) if (((bytes[at] ?? 0) & 0xc0) !== 0x80) count += 1;
  return count;
}
