/** A pattern as far as its cost depends on it: what can be repeated how often, and characters that match. */
export type PatternNode =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'character';
      /** Some that match; the first few suffice. */
      readonly samples: readonly string[];
      /** Instructions it is compiled to, about. */
      readonly size: number;
    }
  | { readonly kind: 'repeat'; readonly of: PatternNode; readonly min: number; readonly max: number }
  | { readonly kind: 'sequence' | 'choice'; readonly of: readonly PatternNode[] };

const EMPTY: PatternNode = { kind: 'empty' };
/** UTF-8 ranges of any character, and of a class of many scripts. */
const ANY_SIZE = 10;
const UNICODE_SIZE = 300;
const CLASS_SAMPLES: Readonly<Record<string, readonly string[]>> = {
  d: ['0', '7'],
  D: ['a', ' '],
  w: ['a', '0', '_'],
  W: [' ', '-'],
  s: [' ', '\n'],
  S: ['a', '-'],
};
const CONTROL: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', f: '\f', v: '\v', a: '\x07' };
const MOST_SAMPLES = 4;

/** Reads a pattern that RE2 accepted. What isn't understood counts as a letter. */
export const parsePattern = (pattern: string): PatternNode => new Parser([...pattern]).whole();

/** Instructions that the pattern is compiled to, about: repetitions are written out. */
export function programSize(node: PatternNode): number {
  switch (node.kind) {
    case 'empty':
      return 1;
    case 'character':
      return node.size;
    case 'repeat':
      return programSize(node.of) * Math.max(1, Number.isFinite(node.max) ? node.max : node.min + 1) + 1;
    case 'sequence':
      return node.of.reduce((sum, one) => sum + programSize(one), 0);
    case 'choice':
      return node.of.reduce((sum, one) => sum + programSize(one) + 1, 0);
  }
}

class Parser {
  readonly #pattern: readonly string[];
  #at = 0;

  constructor(pattern: readonly string[]) {
    this.#pattern = pattern;
  }

  whole(): PatternNode {
    const parts: PatternNode[] = [];
    // An unexpected bracket can't be there, but the loop must end all the same.
    while (this.#at < this.#pattern.length) {
      parts.push(this.#choice());
      if (this.#peek() === ')') this.#at += 1;
    }
    return joined('sequence', parts);
  }

  #choice(): PatternNode {
    const branches: PatternNode[] = [];
    do branches.push(this.#sequence());
    while (this.#take('|'));
    return joined('choice', branches);
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    while (this.#at < this.#pattern.length && this.#peek() !== '|' && this.#peek() !== ')')
      parts.push(this.#repeated(this.#atom()));
    return joined('sequence', parts);
  }

  #repeated(of: PatternNode): PatternNode {
    const bounds = this.#bounds();
    if (bounds === undefined) return of;
    this.#take('?');
    return { kind: 'repeat', of, ...bounds };
  }

  #bounds(): { min: number; max: number } | undefined {
    if (this.#take('*')) return { min: 0, max: Number.POSITIVE_INFINITY };
    if (this.#take('+')) return { min: 1, max: Number.POSITIVE_INFINITY };
    if (this.#take('?')) return { min: 0, max: 1 };
    if (this.#peek() !== '{') return undefined;
    const close = this.#pattern.indexOf('}', this.#at);
    const written = /^\{(\d{1,4})(,?)(\d{0,4})\}$/.exec(this.#pattern.slice(this.#at, close + 1).join(''));
    if (close < 0 || written === null) return undefined;
    this.#at = close + 1;
    const min = Number(written[1]);
    if (written[2] === '') return { min, max: min };
    return { min, max: written[3] === '' ? Number.POSITIVE_INFINITY : Number(written[3]) };
  }

  #atom(): PatternNode {
    const character = this.#next();
    switch (character) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '.':
        return { kind: 'character', samples: ['a', ' ', '0'], size: ANY_SIZE };
      case '^':
      case '$':
        return EMPTY;
      case '\\':
        return this.#escape();
      default:
        return literal(character);
    }
  }

  #group(): PatternNode {
    if (this.#take('?')) {
      // Flags, a name, or both: up to what ends them.
      const isNamed = this.#peek() === 'P' || this.#peek() === '<';
      while (this.#at < this.#pattern.length) {
        const character = this.#peek();
        if (character === ')' && !isNamed) break;
        this.#at += 1;
        if (character === (isNamed ? '>' : ':')) break;
      }
    }
    const inner = this.#choice();
    this.#take(')');
    return inner;
  }

  #class(): PatternNode {
    const isNegated = this.#take('^');
    const samples: string[] = [];
    let size = 1;
    for (let isFirst = true; this.#at < this.#pattern.length; isFirst = false) {
      if (this.#peek() === ']' && !isFirst) break;
      const character = this.#next();
      if (character === '[' && this.#peek() === ':') {
        const close = this.#pattern.indexOf(']', this.#at);
        this.#at = close < 0 ? this.#pattern.length : close + 1;
        samples.push('a', '0');
        continue;
      }
      const one = character === '\\' ? this.#escape() : literal(character);
      if (one.kind !== 'character') continue;
      samples.push(...one.samples);
      size = Math.max(size, one.size);
    }
    this.#take(']');
    if (!isNegated) return { kind: 'character', samples: samples.slice(0, MOST_SAMPLES), size };
    const others = ['a', '0', ' ', '-', 'é'].filter((other) => !samples.includes(other));
    return { kind: 'character', samples: others.slice(0, MOST_SAMPLES), size: Math.max(ANY_SIZE, size) };
  }

  #escape(): PatternNode {
    const character = this.#next();
    const samples = CLASS_SAMPLES[character];
    if (samples !== undefined)
      return { kind: 'character', samples, size: character === character.toLowerCase() ? 1 : ANY_SIZE };
    if ('AzbB'.includes(character)) return EMPTY;
    if (character === 'p' || character === 'P') {
      this.#braced();
      return { kind: 'character', samples: ['a', 'é'], size: UNICODE_SIZE };
    }
    if (character === 'x' || character === 'u') {
      const digits = this.#peek() === '{' ? this.#braced() : this.#digits(character === 'x' ? 2 : 4);
      const code = Number.parseInt(digits, 16);
      return literal(code <= 0x10ffff ? String.fromCodePoint(code) : 'a');
    }
    if (character === 'Q') {
      const rest = this.#pattern.slice(this.#at).join('');
      const end = rest.indexOf('\\E');
      const quoted = end < 0 ? rest : rest.slice(0, end);
      this.#at += [...quoted].length + (end < 0 ? 0 : 2);
      return joined('sequence', [...quoted].map(literal));
    }
    return literal(CONTROL[character] ?? character);
  }

  #braced(): string {
    if (!this.#take('{')) return this.#next();
    const close = this.#pattern.indexOf('}', this.#at);
    const end = close < 0 ? this.#pattern.length : close;
    const inner = this.#pattern.slice(this.#at, end).join('');
    this.#at = end + 1;
    return inner;
  }

  #digits(most: number): string {
    const digits = this.#pattern.slice(this.#at, this.#at + most).join('');
    this.#at += most;
    return digits;
  }

  #peek(): string | undefined {
    return this.#pattern[this.#at];
  }

  #next(): string {
    return this.#pattern[this.#at++] ?? '';
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false;
    this.#at += 1;
    return true;
  }
}

const literal = (character: string): PatternNode => ({
  kind: 'character',
  samples: [character],
  size: Math.max(1, Buffer.byteLength(character)),
});

const joined = (kind: 'sequence' | 'choice', of: readonly PatternNode[]): PatternNode =>
  of.length === 1 ? (of[0] ?? EMPTY) : of.length === 0 ? EMPTY : { kind, of };
