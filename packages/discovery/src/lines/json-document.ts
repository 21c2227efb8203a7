import { Buffer } from 'node:buffer';

const NAMES =
  'records|Records|value|values|items|Items|data|events|Events|logs|results|entries|logEvents|flows';
const WHOLE = new RegExp(`^(?:\\xef\\xbb\\xbf)?\\s*(?:\\[\\s*\\{|\\{\\s*"(?:${NAMES})"\\s*:\\s*\\[\\s*\\{)`);
/** Every beginning of what `WHOLE` matches. */
const BEGINNING = new RegExp(
  `^(?:\\xef?|\\xef\\xbb|(?:\\xef\\xbb\\xbf)?\\s*(?:\\[\\s*|\\{\\s*(?:"(?:[A-Za-z]*|(?:${NAMES})"\\s*(?::\\s*(?:\\[\\s*)?)?))?)?)$`,
);
const SPREAD = /^(?:\xef\xbb\xbf)?\s*\{[ \t]*\r?\n\s*["}]/;
const IN_ARRAY = /^(?:\xef\xbb\xbf)?\s*\[/;

/** White space in front of a document is looked through this far. */
const LONGEST_HEAD = 1024;

const SPACE = 32;
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;

/**
 * How deep the records lie: 0, objects spread over several lines; 1, an array of them; 2, an array in an object, as
 * `{"records": [{…}, {…}]}`.
 */
type Depth = 0 | 1 | 2;

export function isDepth(value: unknown): value is Depth {
  return value === 0 || value === 1 || value === 2;
}

/**
 * Makes one line of each record of a JSON document, byte for byte: commas between records become line feeds, line feeds
 * inside records and what is around them become spaces. Offsets stay the document's own. Bytes that are no document pass as
 * they are.
 */
export class JsonDocument {
  /** Where the records are; `undefined` if the log isn't a JSON document, or that isn't known yet. */
  #records: Depth | undefined;
  #decided = false;
  readonly #resumed: boolean;
  #head: Buffer = Buffer.alloc(0);
  #depth = 0;
  #quoted = false;
  #escaped = false;

  /** `resume`: what `records` was, and the bytes to come begin with a line; `null` where the log was no document. */
  constructor(resume?: Depth | null) {
    this.#resumed = resume !== undefined && resume !== null;
    if (resume === null) this.#decided = true;
    else this.#records = resume;
  }

  /** To go on later. */
  get records(): Depth | null | undefined {
    return this.#decided ? (this.#records ?? null) : this.#records;
  }

  /** The bytes as lines; none as long as it isn't clear what they are. A document's bytes are copied. */
  take(chunk: Uint8Array): Uint8Array {
    if (this.#decided) return this.#records === undefined ? chunk : this.#turned(Buffer.from(chunk));
    const head = this.#head.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#head, chunk]);
    this.#head = head;
    this.#decide(head.toString('latin1', 0, LONGEST_HEAD));
    return this.#decided ? this.#release() : head.subarray(0, 0);
  }

  /** What was held back, when no more bytes will come. */
  end(): Uint8Array {
    if (this.#decided) return this.#head;
    this.#decided = true;
    if (this.#resumed) this.#depth = this.#records ?? 0;
    else if (SPREAD.test(this.#head.toString('latin1'))) this.#records = 0;
    return this.#release();
  }

  #decide(head: string): void {
    const whole = WHOLE.test(head);
    if (!whole && head.length < LONGEST_HEAD && BEGINNING.test(head)) return;
    this.#decided = true;
    if (this.#resumed) {
      // A record ended in front of it, or the whole document did and another one begins.
      if (!whole && this.#records !== undefined) this.#depth = this.#records;
    } else if (whole) this.#records = IN_ARRAY.test(head) ? 1 : 2;
    else if (SPREAD.test(head)) this.#records = 0;
  }

  #release(): Uint8Array {
    const head = this.#head;
    this.#head = Buffer.alloc(0);
    return this.#records === undefined ? head : this.#turned(head);
  }

  #turned(bytes: Buffer): Buffer {
    const records = this.#records ?? 0;
    let depth = this.#depth;
    let quoted = this.#quoted;
    let escaped = this.#escaped;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      const outside = depth <= records;
      if (quoted) {
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) quoted = false;
        if (outside || byte === NEWLINE || byte === 13) bytes[at] = SPACE;
        continue;
      }
      switch (byte) {
        case QUOTE:
          quoted = true;
          break;
        case 123: // {
        case 91: // [
          depth += 1;
          if (depth > records && byte === 123) continue;
          break;
        case 125: // }
        case 93: // ]
          if (depth > 0) depth -= 1;
          if (depth >= records && byte === 125) continue;
          break;
        case COMMA:
          if (depth === records) {
            bytes[at] = NEWLINE;
            continue;
          }
          break;
        case NEWLINE:
          if (depth === 0) continue;
          bytes[at] = SPACE;
          break;
        case 13:
          bytes[at] = SPACE;
          break;
      }
      if (outside && depth <= records) bytes[at] = SPACE;
    }
    this.#depth = depth;
    this.#quoted = quoted;
    this.#escaped = escaped;
    return bytes;
  }
}
