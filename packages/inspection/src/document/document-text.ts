import type { Place, Segment } from './place.ts';

const LINE_BREAK = 10;
const FIRST_SIZE = 64 * 1024;

/** The extracted text of a document as one run of UTF-8, and the place of every byte in it. */
export class DocumentText {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;
  readonly #starts: number[] = [];
  readonly #places: Place[] = [];
  readonly #headings = new Map<number, string>();

  /** Segments are separated by a line break. */
  add({ text, place, heading }: Segment): void {
    const size = Buffer.byteLength(text);
    const separator = this.#length === 0 ? 0 : 1;
    this.#reserve(size + separator);
    if (separator === 1) this.#bytes[this.#length++] = LINE_BREAK;
    if (heading !== undefined) this.#headings.set(this.#starts.length, heading);
    this.#starts.push(this.#length);
    this.#places.push(place);
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

  get hasHeadings(): boolean {
    return this.#headings.size > 0;
  }

  /** What announces the text at this byte elsewhere in the document, such as the head of its column. */
  headingAt(byte: number): string | undefined {
    return this.#headings.size === 0 ? undefined : this.#headings.get(this.#segmentAt(byte));
  }

  /** Headings of all text between two bytes, each once. */
  headingsBetween(start: number, end: number): ReadonlySet<string> {
    const found = new Set<string>();
    if (this.#headings.size === 0) return found;
    for (let index = this.#segmentAt(start); index < this.#starts.length; index += 1) {
      if ((this.#starts[index] ?? 0) >= end) break;
      const heading = this.#headings.get(index);
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
