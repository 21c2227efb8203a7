import type { DataIdentifier } from '../identifiers/identifier.ts';

const DOT = '•';
/** Characters of a number that stay readable, so that people can tell which one it is: the last of a card, as on receipts. */
const KEPT = 4;
/** Shorter texts show fewer, so that most of them stays hidden. */
const SHORT = 9;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** The text with all but a few letters and digits hidden. Secrets show how they begin, everything else how it ends. */
export function mask(text: string, group: DataIdentifier['group'] | undefined): string {
  const characters = [...text];
  const hideable = characters.filter((character) => LETTER_OR_DIGIT.test(character)).length;
  const kept = hideable >= SHORT ? KEPT : hideable >= SHORT / 2 ? 1 : 0;
  const showsBeginning = group === 'secret';
  let seen = 0;
  return characters
    .map((character) => {
      if (!LETTER_OR_DIGIT.test(character)) return character;
      seen += 1;
      const isKept = showsBeginning ? seen <= kept : seen > hideable - kept;
      return isKept ? character : DOT;
    })
    .join('');
}
