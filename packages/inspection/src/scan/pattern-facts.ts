/** What every match of a pattern has. Facts are cautious: a shorter maximum or a larger minimum is never claimed wrongly. */
export interface PatternFacts {
  /** In bytes of UTF-8; Infinity if unbounded. */
  readonly maxBytes: number;
  /** ASCII digits. */
  readonly minDigits: number;
  /** One of these texts is in every match, in any case; undefined if none that is rare enough is known. */
  readonly literals: Literals | undefined;
  /** It begins and ends with an ASCII letter, digit or underscore. */
  readonly isWord: boolean;
}

export interface Literals {
  /** In lower case. */
  readonly texts: readonly string[];
  /** Maximum bytes of a match before the literal. */
  readonly before: number;
}

interface Piece extends Omit<PatternFacts, 'isWord'> {
  /** Unless it is empty, it begins or ends with an ASCII letter, digit or underscore. */
  readonly beginsWord: boolean;
  readonly endsWord: boolean;
  readonly mayBeEmpty: boolean;
  /** The only text it matches, in lower case. */
  readonly exact: string | undefined;
}

/** Shorter literals are everywhere, */
const USEFUL_LENGTH = 3;
/** but for this one. */
const RARE = '@';
/** More alternatives make no prefilter. */
const LITERALS_MAX = 40;
const BYTES_MAX = 4;

const NOTHING: Piece = {
  maxBytes: 0,
  minDigits: 0,
  literals: undefined,
  exact: '',
  beginsWord: true,
  endsWord: true,
  mayBeEmpty: true,
};

/** Reads a pattern in RE2 syntax that RE2 has accepted. */
export function patternFacts(source: string): PatternFacts {
  const { maxBytes, minDigits, literals, beginsWord, endsWord, mayBeEmpty } = new PatternReader(
    source,
  ).alternation();
  return { maxBytes, minDigits, literals, isWord: beginsWord && endsWord && !mayBeEmpty };
}

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  alternation(): Piece {
    let piece = this.#concatenation();
    while (this.#source[this.#at] === '|') {
      this.#at += 1;
      piece = either(piece, this.#concatenation());
    }
    return piece;
  }

  #concatenation(): Piece {
    let maxBytes = 0;
    let minDigits = 0;
    let literals: Literals | undefined;
    let exact: string | undefined = '';
    let run = '';
    let runBegins = 0;
    let beginsWord = true;
    let endsWord = true;
    let mayBeEmpty = true;
    const endRun = (): void => {
      literals = better(literals, { texts: [run], before: runBegins });
      run = '';
    };
    while (
      this.#at < this.#source.length &&
      this.#source[this.#at] !== '|' &&
      this.#source[this.#at] !== ')'
    ) {
      const piece = this.#quantified();
      if (piece.exact === undefined) {
        endRun();
        exact = undefined;
        literals = better(literals, shifted(piece.literals, maxBytes));
      } else {
        if (run === '') runBegins = maxBytes;
        run += piece.exact;
        if (exact !== undefined) exact += piece.exact;
      }
      maxBytes += piece.maxBytes;
      minDigits += piece.minDigits;
      // What may be empty leaves the end to what is beside it.
      if (mayBeEmpty) beginsWord &&= piece.beginsWord;
      endsWord = piece.mayBeEmpty ? endsWord && piece.endsWord : piece.endsWord;
      mayBeEmpty &&= piece.mayBeEmpty;
    }
    endRun();
    return { maxBytes, minDigits, literals, exact, beginsWord, endsWord, mayBeEmpty };
  }

  #quantified(): Piece {
    let piece = this.#atom();
    for (;;) {
      const quantifier = /^(?:[?*+]|\{(\d+)(?:(,)(\d*))?\})\??/.exec(
        this.#source.slice(this.#at, this.#at + 24),
      );
      if (quantifier === null) return piece;
      this.#at += quantifier[0].length;
      piece = repeated(piece, quantifier);
    }
  }

  #atom(): Piece {
    const character = this.#source[this.#at] ?? '';
    this.#at += 1;
    switch (character) {
      case '(':
        return this.#group();
      case '[':
        return this.#characterClass();
      case '\\':
        return this.#escape();
      case '.':
        return any(BYTES_MAX);
      case '^':
      case '$':
        return NOTHING;
      default:
        return literal(this.#wholeCharacter(character));
    }
  }

  #group(): Piece {
    const flags = /^\?(?:P?<\w+>|[a-zA-Z-]*(:|\)))/.exec(this.#source.slice(this.#at, this.#at + 40));
    if (flags !== null) {
      this.#at += flags[0].length;
      if (flags[1] === ')') return NOTHING;
    }
    const piece = this.alternation();
    this.#at += 1;
    return piece;
  }

  #characterClass(): Piece {
    const start = this.#at;
    if (this.#source[this.#at] === '^') this.#at += 1;
    // A bracket that comes first is a member.
    if (this.#source[this.#at] === ']') this.#at += 1;
    while (this.#source[this.#at] !== ']' && this.#at < this.#source.length) {
      if (this.#source[this.#at] === '\\') this.#at += 1;
      else if (this.#source.startsWith('[:', this.#at)) this.#at = this.#source.indexOf(':]', this.#at) + 1;
      this.#at += 1;
    }
    const members = this.#source.slice(start, this.#at);
    this.#at += 1;
    if (/^(?:\d|\d-\d|\\d)+$/.test(members)) return { ...wordCharacter, minDigits: 1 };
    if (/^(?:\w|[A-Za-z0-9]-[A-Za-z0-9]|\\[dw])+$/.test(members)) return wordCharacter;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what takes one byte
    const isAscii = /^[\x00-\x7f]*$/.test(members) && !/^\^|\\[xpPSDWC]|\[:\^/.test(members);
    return any(isAscii ? 1 : BYTES_MAX);
  }

  #escape(): Piece {
    const character = this.#source[this.#at] ?? '';
    this.#at += 1;
    switch (character) {
      case 'd':
        return { ...wordCharacter, minDigits: 1 };
      case 'w':
        return wordCharacter;
      case 's':
        return any(1);
      case 'D':
      case 'W':
      case 'S':
      case 'C':
        return any(BYTES_MAX);
      case 'b':
      case 'B':
      case 'A':
      case 'z':
        return NOTHING;
      case 'p':
      case 'P':
        this.#skip(/^(?:\{[^}]*\}|.)/);
        return any(BYTES_MAX);
      case 'x':
        this.#skip(/^(?:\{[^}]*\}|..)/);
        return any(BYTES_MAX);
      case 'n':
      case 't':
      case 'r':
      case 'f':
      case 'v':
        return any(1);
      default:
        return /\d/.test(character) ? any(BYTES_MAX) : literal(this.#wholeCharacter(character));
    }
  }

  #skip(what: RegExp): void {
    this.#at += what.exec(this.#source.slice(this.#at))?.[0].length ?? 0;
  }

  /** The other half of a surrogate pair belongs to the character. */
  #wholeCharacter(first: string): string {
    const code = first.charCodeAt(0);
    if (code < 0xd800 || code > 0xdbff) return first;
    this.#at += 1;
    return first + (this.#source[this.#at - 1] ?? '');
  }
}

const any = (maxBytes: number): Piece => ({
  maxBytes,
  minDigits: 0,
  literals: undefined,
  exact: undefined,
  beginsWord: false,
  endsWord: false,
  mayBeEmpty: false,
});
const wordCharacter: Piece = { ...any(1), beginsWord: true, endsWord: true };

/** The other case of a letter may take more bytes. */
const literal = (character: string): Piece => ({
  maxBytes: character < '\x80' && !/[ks]/i.test(character) ? 1 : BYTES_MAX,
  minDigits: /[0-9]/.test(character) ? 1 : 0,
  literals: undefined,
  exact: character.toLowerCase(),
  beginsWord: /\w/.test(character),
  endsWord: /\w/.test(character),
  mayBeEmpty: false,
});

function either(one: Piece, other: Piece): Piece {
  const left = literalsOf(one);
  const right = literalsOf(other);
  const texts =
    left === undefined || right === undefined ? [] : [...new Set([...left.texts, ...right.texts])];
  return {
    maxBytes: Math.max(one.maxBytes, other.maxBytes),
    minDigits: Math.min(one.minDigits, other.minDigits),
    literals:
      left === undefined || right === undefined || texts.length > LITERALS_MAX
        ? undefined
        : { texts, before: Math.max(left.before, right.before) },
    exact: one.exact === other.exact ? one.exact : undefined,
    beginsWord: one.beginsWord && other.beginsWord,
    endsWord: one.endsWord && other.endsWord,
    mayBeEmpty: one.mayBeEmpty || other.mayBeEmpty,
  };
}

const literalsOf = ({ literals, exact }: Piece): Literals | undefined =>
  exact === undefined ? literals : better(literals, { texts: [exact], before: 0 });

const shifted = (literals: Literals | undefined, by: number): Literals | undefined =>
  literals === undefined ? undefined : { texts: literals.texts, before: literals.before + by };

/** The literals that are rarer: of which the shortest is longer. */
function better(one: Literals | undefined, other: Literals | undefined): Literals | undefined {
  const best = rarity(other) > rarity(one) ? other : one;
  return rarity(best) < USEFUL_LENGTH ? undefined : best;
}

const rarity = (literals: Literals | undefined): number =>
  literals === undefined
    ? 0
    : Math.min(...literals.texts.map((text) => (text.includes(RARE) ? USEFUL_LENGTH : 0) + text.length)) -
      Math.log2(literals.texts.length) / 2;

function repeated(piece: Piece, [quantifier, least, comma, most]: RegExpExecArray): Piece {
  const min = least === undefined ? (quantifier.startsWith('+') ? 1 : 0) : Number(least);
  const max =
    least === undefined
      ? quantifier.startsWith('?')
        ? 1
        : Number.POSITIVE_INFINITY
      : comma === undefined
        ? min
        : most === ''
          ? Number.POSITIVE_INFINITY
          : Number(most);
  return {
    maxBytes: piece.maxBytes === 0 ? 0 : piece.maxBytes * max,
    minDigits: piece.minDigits * min,
    literals: min === 0 ? undefined : literalsOf(piece),
    exact: min === max && piece.exact !== undefined && min < 20 ? piece.exact.repeat(min) : undefined,
    beginsWord: piece.beginsWord,
    endsWord: piece.endsWord,
    mayBeEmpty: min === 0 || piece.mayBeEmpty,
  };
}
