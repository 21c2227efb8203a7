import type { Isolation } from '../identifiers/identifier.ts';

const isDigit = (byte = 0): boolean => byte >= 48 && byte <= 57;
const isLetter = (byte = 0): boolean => (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
/** Letters of other scripts are bytes from 128 on; they are left to `\b`, since Chinese and Japanese write no spaces. */
const isWord = (byte = 0): boolean => isDigit(byte) || isLetter(byte) || byte === 95;
/** `.`, `,`, `-`, `/`: between digits they belong to one number. */
const joinsDigits = (byte = 0): boolean => byte === 46 || byte === 44 || byte === 45 || byte === 47;
const HYPHEN = 45;
/** Before digits it begins a phone number. */
const PLUS = 43;
/** Longest piece beside a hyphen that is looked at. In bytes. */
const PIECE = 40;

/** Whether the stretch is complete, and not part of something longer. Positions are in bytes. */
export function isIsolated(isolation: Isolation, text: Uint8Array, start: number, end: number): boolean {
  if (isolation === 'none') return true;
  const before = text[start - 1];
  const after = text[end];
  if ((isWord(before) && isWord(text[start])) || (isWord(after) && isWord(text[end - 1]))) return false;
  if (isolation === 'word') return true;
  if (before === PLUS && isDigit(text[start])) return false;
  if (
    joinsDigits(before) &&
    isDigit(text[start - 2]) &&
    isDigit(text[start]) &&
    !isFieldComma(text, start - 1)
  )
    return false;
  if (joinsDigits(after) && isDigit(text[end + 1]) && isDigit(text[end - 1]) && !isFieldComma(text, end))
    return false;
  return !isInIdentifierBefore(text, start) && !isInIdentifierAfter(text, end);
}

const COMMA = 44;

/** A comma between the fields of a line: one of thousands has three digits after it, and up to three before. */
function isFieldComma(text: Uint8Array, at: number): boolean {
  if (text[at] !== COMMA) return false;
  let before = 0;
  while (before < 4 && isDigit(text[at - before - 1])) before += 1;
  let after = 0;
  while (after < 4 && isDigit(text[at + after + 1])) after += 1;
  return before > 3 || after > 3;
}

/** A hyphen leads to a mix of letters and digits, as in UUIDs and order codes: `3f2a-4111…`. */
function isInIdentifierBefore(text: Uint8Array, start: number): boolean {
  if (text[start - 1] !== HYPHEN) return false;
  let hasDigit = false;
  for (let at = start - 2; at >= Math.max(0, start - PIECE) && isWord(text[at]); at -= 1)
    hasDigit ||= isDigit(text[at]);
  return hasDigit;
}

function isInIdentifierAfter(text: Uint8Array, end: number): boolean {
  if (text[end] !== HYPHEN) return false;
  let hasDigit = false;
  for (let at = end + 1; at < end + PIECE && isWord(text[at]); at += 1) hasDigit ||= isDigit(text[at]);
  return hasDigit;
}
