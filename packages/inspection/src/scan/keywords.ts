/** A word that announces a match, and how far it is from it. */
export interface NearWord {
  readonly word: string;
  /** Characters between the word and the match; 0 for a word in the heading of its column. */
  readonly distance: number;
}

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const LETTER = /[\p{L}\p{N}]/u;

/** Finds words as whole words, in any case. In scripts without spaces any place counts. */
export class Keywords {
  readonly #words: readonly string[];
  #compiled: RegExp | undefined;
  #beginnings: readonly string[] | undefined;

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  /** Compiled with the first question: most identifiers never meet a text that has their form. */
  get #pattern(): RegExp | undefined {
    if (this.#words.length > 0) this.#compiled ??= anyOf(this.#words);
    return this.#compiled;
  }

  /** The nearest word in the text before and in the text after a match. */
  nearest(before: string, after: string): NearWord | undefined {
    if (!this.#mayBeIn(before) && !this.#mayBeIn(after)) return undefined;
    if (this.#pattern === undefined) return undefined;
    let found: NearWord | undefined;
    // matchAll begins at lastIndex, which exec leaves behind.
    this.#pattern.lastIndex = 0;
    for (const { 0: word, index } of before.matchAll(this.#pattern))
      found = { word, distance: before.length - index - word.length };
    this.#pattern.lastIndex = 0;
    const first = this.#pattern.exec(after);
    if (first !== null && (found === undefined || first.index < found.distance))
      found = { word: first[0], distance: first.index };
    return found;
  }

  /** Searching for plain texts costs a tenth of the pattern, and most texts have none. */
  #mayBeIn(text: string): boolean {
    this.#beginnings ??= [...new Set(this.#words.map(beginningOf))];
    const lower = text.toLowerCase();
    return this.#beginnings.some((beginning) => lower.includes(beginning));
  }

  /** The first word in a text. */
  in(text: string): NearWord | undefined {
    if (this.#pattern === undefined) return undefined;
    this.#pattern.lastIndex = 0;
    const hit = this.#pattern.exec(text);
    return hit === null ? undefined : { word: hit[0], distance: 0 };
  }
}

/** What every form of a keyword begins with. */
const beginningOf = (word: string): string => word.split(/ /, 1)[0] ?? word;

function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map(wholeWord).join('|'), 'giu');
}

function wholeWord(word: string): string {
  // `card number` is also written `card_number`, `card-number`, `cardNumber` and `CARDNUMBER`.
  const escaped = word.replace(SPECIAL, '\\$&').replaceAll(' ', '[\\s_.-]{0,3}');
  const begins = isSpaced(word.at(0)) ? '(?<![\\p{L}\\p{N}])' : '';
  const ends = isSpaced(word.at(-1)) ? '(?![\\p{L}\\p{N}])' : '';
  return `${begins}${escaped}${ends}`;
}

/** Chinese, Japanese and Thai put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const isSpaced = (character = ''): boolean => LETTER.test(character) && !UNSPACED.test(character);
