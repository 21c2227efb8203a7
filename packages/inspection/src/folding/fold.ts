/**
 * Folding makes texts comparable that people read as the same: lower case, no accents, compatibility forms (`ﬁ`, `Ａ`) as their
 * letters, `ß` as `ss`, any white space as one space, and nothing for invisible characters. It goes by UTF-16 code unit, so
 * that it needs no copy of the text; what must tell accents or case apart compares the original afterwards.
 */

/** Folds to nothing. */
export const NOTHING = 0;
/** Folds to several units: see `EXPANSIONS`. */
export const EXPANDED = 1;
export const SPACE = 32;

/** No letter or digit. */
export const OTHER = 0;
/** Letter or digit of a script that separates words. */
export const WORD = 1;
/** Letter of a script that writes words without spaces, or attaches particles to them. */
export const UNSPACED = 2;

/** Marks above, below and within letters; Indic and Thai vowel signs are letters here. */
const MARK = /[\p{M}&&[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]]/gv;
/** What isn't drawn, and the stroke that lengthens Arabic words. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}ـ]/gv;
/** Accents that Unicode doesn't decompose. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  '’': "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
};
/** Their parts aren't accents: kana would become other kana, and syllables fall apart. */
const WHOLE = /[\u3040-\u30FF\uAC00-\uD7A3]/;
const UNSPACED_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}ー々]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

const expansions = new Map<number, readonly number[]>();
/** Folded unit of each code unit, or `NOTHING` or `EXPANDED`. */
export const FOLDED: Uint16Array = foldedUnits();
/** Folded units of those that fold to several. */
export const EXPANSIONS: ReadonlyMap<number, readonly number[]> = expansions;
/** `OTHER`, `WORD` or `UNSPACED` of each folded unit. */
export const KIND: Uint8Array = kinds();

function foldedUnits(): Uint16Array {
  const table = new Uint16Array(0x10000);
  for (let unit = 2; unit < 0x10000; unit += 1) {
    if (unit >= 0xd800 && unit < 0xe000) {
      table[unit] = unit;
      continue;
    }
    const folded = foldedCharacter(String.fromCharCode(unit));
    if (folded.length === 1) table[unit] = folded.charCodeAt(0);
    else if (folded.length > 1) {
      table[unit] = EXPANDED;
      expansions.set(
        unit,
        Array.from(folded, (one) => one.charCodeAt(0)),
      );
    }
  }
  return table;
}

function foldedCharacter(character: string): string {
  if (/\s/.test(character)) return ' ';
  if (character.search(INVISIBLE) >= 0) return '';
  if (WHOLE.test(character)) return character;
  const plain = character.normalize('NFKD').replace(MARK, '').toLowerCase().replace(MARK, '');
  return [...plain].map((letter) => BASE_LETTERS[letter] ?? (/\s/.test(letter) ? ' ' : letter)).join('');
}

function kinds(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let unit = 0; unit < 0x10000; unit += 1) {
    if (unit >= 0xd800 && unit < 0xe000) {
      table[unit] = UNSPACED;
      continue;
    }
    const character = String.fromCharCode(unit);
    if (UNSPACED_LETTER.test(character)) table[unit] = UNSPACED;
    else if (LETTER.test(character)) table[unit] = WORD;
  }
  return table;
}

/** A whole text folded, with single spaces and none at its ends. */
export function fold(text: string): string {
  let folded = '';
  let isSpaced = true;
  for (let at = 0; at < text.length; at += 1) {
    const unit = FOLDED[text.charCodeAt(at)] ?? NOTHING;
    if (unit === NOTHING) continue;
    if (unit === SPACE && isSpaced) continue;
    isSpaced = unit === SPACE;
    if (unit === EXPANDED) folded += String.fromCharCode(...(EXPANSIONS.get(text.charCodeAt(at)) ?? []));
    else folded += String.fromCharCode(unit);
  }
  return folded.trimEnd();
}

/** Only what isn't a matter of spelling: compatibility forms, composition, invisible characters, white space, quotes and hyphens. */
export function unified(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/[‘’]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
