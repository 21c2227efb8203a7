import { Buffer } from 'node:buffer';

/** Members in which answers of APIs and exports hold their records. */
const NAMES =
  'records|Records|value|values|items|Items|data|events|Events|logs|results|result|entries|logEvents|flows|activities|activity_logs|operation_logs|audit_logs|auditEvents|Report_Entry';
/** Members that answers of APIs have before their records. A record that begins with others stays whole. */
const ENVELOPE =
  'kind|etag|object|ok|done|status|success|took|chunk_size|total|totalSize|total_count|total_records|count|offset|limit|page|page_number|page_count|page_size|per_page|from|to|start|next|previous|cursor|has_more|hasMore|next_cursor|next_page|next_page_token|nextPageToken|nextLink|nextRecordsUrl|next_stream_position|@odata\\.context|@odata\\.count|@odata\\.nextLink';
const TEXT = '"(?:[^"\\\\]|\\\\.)*';
const MEMBERS = `(?:"(?:${ENVELOPE})"\\s*:\\s*(?:${TEXT}"|[-+.\\w]+)\\s*,\\s*)*`;
const WHOLE = new RegExp(
  `^(?:\\xef\\xbb\\xbf)?\\s*(?:\\[\\s*\\{|\\{\\s*${MEMBERS}"(?:${NAMES})"\\s*:\\s*\\[\\s*\\{)`,
);
/** Every prefix of what `WHOLE` matches. */
const NAME_BEGINNING = `[@.\\w]*|(?:${NAMES})"\\s*(?::\\s*(?:\\[\\s*)?)?`;
const MEMBER_BEGINNING = `(?:${ENVELOPE})"\\s*(?::\\s*(?:${TEXT}\\\\?(?:"\\s*)?|[-+.\\w]*\\s*))?`;
const BEGINNING = new RegExp(
  `^(?:\\xef?|\\xef\\xbb|(?:\\xef\\xbb\\xbf)?\\s*(?:\\[\\s*|\\{\\s*${MEMBERS}(?:"(?:${NAME_BEGINNING}|${MEMBER_BEGINNING}))?)?)$`,
);
const SPREAD = /^(?:\xef\xbb\xbf)?\s*\{[ \t]*\r?\n\s*["}]/;
const IN_ARRAY = /^(?:\xef\xbb\xbf)?\s*\[/;

/** Maximum leading white space before a document. */
const LONGEST_HEAD = 1024;

const SPACE = 32;
const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;

/**
 * Nesting of the records: 0, objects over several lines; 1, an array of them; 2, an array within an object,
 * such as `{"kind": "…", "items": [{…}, {…}]}`.
 */
type Depth = 0 | 1 | 2;

export function isDepth(value: unknown): value is Depth {
  return value === 0 || value === 1 || value === 2;
}

/**
 * Turns each record of a JSON document into one line, byte for byte: commas between records become line
 * feeds, and line feeds within records become spaces, so offsets stay the same. Other bytes pass unchanged.
 */
export class JsonDocument {
  /** Nesting of the records; `undefined` if the log isn't a JSON document, or that isn't known yet. */
  #records: Depth | undefined;
  #decided = false;
  readonly #resumed: boolean;
  #head: Buffer = Buffer.alloc(0);
  #depth = 0;
  #quoted = false;
  #escaped = false;

  /** `resume`: an earlier `records`, if the next bytes begin with a line; `null` if the log wasn't a document. */
  constructor(resume?: Depth | null) {
    this.#resumed = resume !== undefined && resume !== null;
    if (resume === null) this.#decided = true;
    else this.#records = resume;
  }

  /** State to resume from. */
  get records(): Depth | null | undefined {
    return this.#decided ? (this.#records ?? null) : this.#records;
  }

  /** Converts bytes to lines; returns none until the kind of log is known. Bytes of a document are copied. */
  take(chunk: Uint8Array): Uint8Array {
    if (this.#decided) return this.#records === undefined ? chunk : this.#turned(Buffer.from(chunk));
    const head = this.#head.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#head, chunk]);
    this.#head = head;
    this.#decide(head.toString('latin1', 0, LONGEST_HEAD));
    return this.#decided ? this.#release() : head.subarray(0, 0);
  }

  /** Returns what was held back, at the end of the log. */
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
      // A record ended before it, or the whole document did and another one begins.
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
