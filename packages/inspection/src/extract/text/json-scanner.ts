export interface JsonValue {
  /** Empty for an element of an array, and for a value that nothing surrounds. */
  readonly name: string;
  /** Name of what surrounds it; that of an array for its elements. */
  readonly around: string;
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

const CHARACTERS_PER_STEP = 256 * 1024;
const QUOTE = 34;
const BACKSLASH = 92;
/** Names of deeper containers aren't kept. */
const DEEPEST = 10_000;

/**
 * Reads JSON and what looks like it, value by value: several documents in one text, comments and missing brackets only cost
 * structure, never text.
 */
export class JsonScanner {
  readonly #text: string;
  readonly #give: (value: JsonValue) => void;
  readonly #names: string[] = [];
  readonly #kinds: number[] = [];
  #depth = 0;
  #at = 0;
  #line = 1;
  #name = '';
  /** Every bracket had its pair so far. */
  #isMatched = true;

  constructor(text: string, give: (value: JsonValue) => void) {
    this.#text = text;
    this.#give = give;
  }

  get isBalanced(): boolean {
    return this.#isMatched && this.#depth === 0;
  }

  /** Reads some; false at the end. */
  step(): boolean {
    const until = Math.min(this.#at + CHARACTERS_PER_STEP, this.#text.length);
    while (this.#at < until) this.#token();
    return this.#at < this.#text.length;
  }

  #token(): void {
    const code = this.#text.charCodeAt(this.#at);
    switch (code) {
      case 10:
        this.#line += 1;
        this.#at += 1;
        break;
      case 9:
      case 13:
      case 32:
      case 58: // colon
        this.#at += 1;
        break;
      case 44: // comma
        this.#name = '';
        this.#at += 1;
        break;
      case 91: // [
      case 123: // {
        this.#open(code);
        break;
      case 93: // ]
      case 125: // }
        this.#close(code);
        break;
      case QUOTE:
        this.#string();
        break;
      default:
        this.#bare();
    }
  }

  #open(code: number): void {
    if (this.#depth < DEEPEST) {
      this.#names[this.#depth] = this.#name === '' ? this.#around : this.#name;
      this.#kinds[this.#depth] = code;
    }
    this.#depth += 1;
    this.#name = '';
    this.#at += 1;
  }

  #close(code: number): void {
    this.#at += 1;
    this.#name = '';
    if (this.#depth === 0) {
      this.#isMatched = false;
      return;
    }
    this.#depth -= 1;
    // The closing brackets follow their pairs by two in ASCII.
    if (this.#depth < DEEPEST && this.#kinds[this.#depth] !== code - 2) this.#isMatched = false;
  }

  get #around(): string {
    return this.#depth === 0 ? '' : (this.#names[Math.min(this.#depth, DEEPEST) - 1] ?? '');
  }

  #string(): void {
    const start = this.#at + 1;
    let end = this.#text.indexOf('"', start);
    while (end >= 0 && this.#isEscaped(end, start)) end = this.#text.indexOf('"', end + 1);
    if (end < 0) {
      this.#isMatched = false;
      end = this.#text.length;
    }
    const line = this.#line;
    const raw = this.#text.slice(start, end);
    for (let at = raw.indexOf('\n'); at >= 0; at = raw.indexOf('\n', at + 1)) this.#line += 1;
    this.#at = end + 1;
    const text = raw.includes('\\') ? unescapeJson(raw) : raw;
    if (this.#isName()) this.#name = text;
    else if (text !== '') this.#give({ name: this.#name, around: this.#around, text, line });
  }

  #isEscaped(quote: number, start: number): boolean {
    let at = quote - 1;
    while (at >= start && this.#text.charCodeAt(at) === BACKSLASH) at -= 1;
    return (quote - 1 - at) % 2 === 1;
  }

  /** A colon follows. */
  #isName(): boolean {
    for (let at = this.#at; at < this.#at + 64; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return code === 58;
    }
    return false;
  }

  #bare(): void {
    const start = this.#at;
    while (this.#at < this.#text.length && !isEnd(this.#text.charCodeAt(this.#at))) this.#at += 1;
    const text = this.#text.slice(start, this.#at);
    if (text !== 'null' && text !== 'true' && text !== 'false')
      this.#give({ name: this.#name, around: this.#around, text, line: this.#line });
  }
}

function isEnd(code: number): boolean {
  switch (code) {
    case 9:
    case 10:
    case 13:
    case 32:
    case QUOTE:
    case 44:
    case 58:
    case 91:
    case 93:
    case 123:
    case 125:
      return true;
    default:
      return false;
  }
}

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([\s\S]))/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export function unescapeJson(raw: string): string {
  return raw.replace(ESCAPE, (_, hex: string | undefined, sign: string | undefined) =>
    hex === undefined ? (ESCAPED[sign ?? ''] ?? sign ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
