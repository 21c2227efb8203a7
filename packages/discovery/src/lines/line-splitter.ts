import { Buffer, isAscii, isUtf8 } from 'node:buffer';

/** Maximum line length in bytes, without the line ending. */
export const LONGEST_LINE = 1024 * 1024;
/** Bytes kept of a longer line. */
export const KEPT_OF_LONG_LINE = 4096;

const NUL = '\0';
const NOT_ASCII = /[^\0-\x7f]/;

/** How bytes are decoded. `bytes`: UTF-8, with Latin-1 for invalid lines. */
type Encoding = 'unknown' | 'bytes' | 'utf16le' | 'utf16be';

/** Complete lines of one chunk, decoded together. */
interface Block {
  /** One character per byte (Latin-1), or decoded UTF-16. */
  text: string;
  /** Whether `text` has bytes above 127 that must be decoded line by line. */
  bytes: boolean;
  hasNul: boolean;
  offset: number;
  /** Bytes of an overlong first line that `text` doesn't contain. */
  skipped: number;
}

/** Removes an incomplete UTF-8 character at the end (one character per byte). */
function withoutCutCharacter(bytes: string): string {
  for (let back = 1; back <= 3; back += 1) {
    const code = bytes.charCodeAt(bytes.length - back);
    if (code >= 0xc0) return bytes.slice(0, -back);
    if (code < 0x80) break;
  }
  return bytes;
}

/** Result of `next`: a line, one longer than 1 MiB, or one with NUL bytes. */
export type SplitLine = 'line' | 'too_long' | 'binary';

/**
 * Splits bytes into lines and decodes them: a chunk as Latin-1 first, then again only lines that aren't
 * ASCII. Of a line above 1 MiB, only 4 KiB are kept. The caller may reuse the chunk.
 */
export class LineSplitter {
  /** The current line without its ending. For an overlong line, its first 4 KiB. */
  text = '';
  /** Offset of its first byte in the input. */
  offset: number;
  /** Offset of the next line. */
  nextOffset: number;

  #encoding: Encoding;
  #blocks: Block[] = [];
  #position = 0;
  /** The unfinished last line, in pieces. */
  #rest: string[] = [];
  #restLength = 0;
  /** Bytes of the unfinished line dropped because it is too long. */
  #skipped = 0;
  /** Offset of the unfinished line. */
  #restOffset: number;
  /** The odd byte of UTF-16, or the start of a file too short for detection. */
  #held: Buffer = Buffer.alloc(0);
  #ended = false;

  constructor(offset = 0, encoding: string | undefined = undefined) {
    this.offset = offset;
    this.nextOffset = offset;
    this.#restOffset = offset;
    this.#encoding =
      encoding === 'utf16le' || encoding === 'utf16be' ? encoding : offset === 0 ? 'unknown' : 'bytes';
  }

  /** Encoding state to resume from. */
  get encoding(): string {
    return this.#encoding;
  }

  /** Characters held: unread lines and the unfinished one. */
  get held(): number {
    const blocks = this.#blocks.reduce((sum, { text }) => sum + text.length, 0);
    return blocks + this.#rest.reduce((sum, { length }) => sum + length, 0) + this.#held.length;
  }

  feed(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (this.#held.length > 0) {
      bytes = Buffer.concat([this.#held, bytes]);
      this.#held = Buffer.alloc(0);
    }
    if (this.#encoding === 'unknown') {
      if (bytes.length < 2 && !this.#ended) {
        this.#held = Buffer.from(bytes);
        return;
      }
      this.#encoding =
        bytes[0] === 0xff && bytes[1] === 0xfe
          ? 'utf16le'
          : bytes[0] === 0xfe && bytes[1] === 0xff
            ? 'utf16be'
            : 'bytes';
    }
    if (this.#encoding === 'bytes') this.#take(bytes.toString('latin1'), !isAscii(bytes));
    else this.#takeUtf16(bytes, this.#encoding);
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    const held = this.#held;
    this.#held = Buffer.alloc(0);
    if (held.length > 0 && this.#encoding !== 'unknown') this.#take(held.toString('latin1'), false);
    else this.feed(held);
    if (this.#restLength > 0 || this.#skipped > 0) {
      const text = this.#rest.join('');
      const skipped = this.#skipped;
      this.#push(text, this.#encoding === 'bytes' && NOT_ASCII.test(text), skipped);
      this.#rest = [];
      this.#restLength = 0;
      this.#skipped = 0;
    }
  }

  /** Advances to the next complete line; undefined if there is none yet. */
  next(): SplitLine | undefined {
    const block = this.#blocks[0];
    if (block === undefined) return undefined;
    const { text } = block;
    const width = this.#width;
    const start = this.#position;
    const feedAt = text.indexOf('\n', start);
    const lineEnd = feedAt < 0 ? text.length : feedAt;
    const next = feedAt < 0 ? text.length : feedAt + 1;
    this.offset = block.offset + (start === 0 ? 0 : start * width + block.skipped);
    this.nextOffset = block.offset + next * width + block.skipped;
    const end = lineEnd > start && text.charCodeAt(lineEnd - 1) === 13 ? lineEnd - 1 : lineEnd;
    if (next >= text.length) {
      this.#blocks.shift();
      this.#position = 0;
    } else this.#position = next;
    if (block.skipped > 0 || (end - start) * width > LONGEST_LINE) {
      const kept = text.slice(start, start + KEPT_OF_LONG_LINE / width);
      this.text = this.#decoded(block.bytes ? withoutCutCharacter(kept) : kept, block.bytes);
      return 'too_long';
    }
    const line = text.slice(start, end);
    this.text = block.bytes || block.offset === 0 ? this.#decoded(line, block.bytes) : line;
    return block.hasNul && line.includes(NUL) ? 'binary' : 'line';
  }

  /** Decodes UTF-8, or Latin-1 if invalid, without a byte order mark. */
  #decoded(line: string, bytes: boolean): string {
    let text = line;
    if (bytes && NOT_ASCII.test(line)) {
      const raw = Buffer.from(line, 'latin1');
      if (isUtf8(raw)) text = raw.toString('utf8');
    }
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  }

  #takeUtf16(bytes: Buffer, encoding: 'utf16le' | 'utf16be'): void {
    const whole = bytes.length - (bytes.length % 2);
    if (whole < bytes.length) this.#held = Buffer.from(bytes.subarray(whole));
    let even = bytes.subarray(0, whole);
    if (encoding === 'utf16be') even = Buffer.from(even).swap16();
    this.#take(even.toString('utf16le'), false);
  }

  #take(text: string, bytes: boolean): void {
    const lastFeed = text.lastIndexOf('\n');
    if (lastFeed < 0) {
      this.#keepRest(text);
      return;
    }
    let from = 0;
    if (this.#restLength > 0 || this.#skipped > 0) {
      const firstFeed = text.indexOf('\n');
      this.#rest.push(text.slice(0, firstFeed + 1));
      const joined = this.#rest.join('');
      const skipped = this.#skipped;
      this.#rest = [];
      this.#restLength = 0;
      this.#skipped = 0;
      this.#push(joined, this.#encoding === 'bytes' && NOT_ASCII.test(joined), skipped);
      from = firstFeed + 1;
    }
    if (from <= lastFeed)
      this.#push(
        from === 0 && lastFeed === text.length - 1 ? text : text.slice(from, lastFeed + 1),
        bytes,
        0,
      );
    if (lastFeed + 1 < text.length) this.#keepRest(text.slice(lastFeed + 1));
  }

  #keepRest(text: string): void {
    if (this.#skipped > 0) {
      this.#skipped += text.length * this.#width;
      return;
    }
    this.#rest.push(text);
    this.#restLength += text.length * this.#width;
    // The line ending may be two characters, so a line is too long for sure only beyond them.
    if (this.#restLength > LONGEST_LINE + 2 * this.#width) {
      const kept = this.#rest.join('').slice(0, KEPT_OF_LONG_LINE);
      this.#skipped = this.#restLength - kept.length * this.#width;
      this.#rest = [Buffer.from(kept, 'utf16le').toString('utf16le')];
      this.#restLength = kept.length * this.#width;
    }
  }

  get #width(): number {
    return this.#encoding === 'utf16le' || this.#encoding === 'utf16be' ? 2 : 1;
  }

  #push(text: string, bytes: boolean, skipped: number): void {
    this.#blocks.push({ text, bytes, hasNul: text.includes(NUL), offset: this.#restOffset, skipped });
    this.#restOffset += text.length * this.#width + skipped;
  }
}
