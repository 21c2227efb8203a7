/** Of A to Z; I, O and Q, which don't occur, count 0. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** ISO 3779: 17 characters without I, O and Q. */
export const isVinForm = (text: string): boolean => /^[A-HJ-NPR-Z0-9]{17}$/.test(text);

const transliterated = (character: string): number =>
  character >= 'A' ? (VALUES[character.charCodeAt(0) - 65] ?? 0) : Number(character);

/** 49 CFR 565: the ninth character is the weighted sum of the others, from 11. Required in North America and China. */
export function hasVinCheckDigit(text: string): boolean {
  let sum = 0;
  for (const [index, character] of [...text].entries())
    sum += transliterated(character) * (WEIGHTS[index] ?? 0);
  const rest = sum % 11;
  return text[8] === (rest === 10 ? 'X' : String(rest));
}
