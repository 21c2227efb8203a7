/** Shannon entropy in bits per character. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Of the kinds of characters how many there are: lower case, upper case, digits, others. */
export function characterKinds(text: string): number {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(text)).length;
}

export const hasDigit = (text: string): boolean => /[0-9]/.test(text);
export const hasBothCases = (text: string): boolean => /[a-z]/.test(text) && /[A-Z]/.test(text);
export const hasDigitAndBothCases = (text: string): boolean => hasDigit(text) && hasBothCases(text);

/** Share of what random text of the same length and alphabet would have; above it, repeats and runs are few. */
const RANDOM_SHARE = 0.65;
/** Longest run of one character: of 64 random hexadecimal digits one in 16,000 has six. */
const LONGEST_RUN = /([a-zA-Z0-9])\1{5}/;

/** Whether a text that has the form of a token is as irregular as a generated one: no runs, no rows, few repeats, not only words. */
export function isIrregular(text: string): boolean {
  const plain = text.replace(/[^a-zA-Z0-9]/g, '');
  if (plain.length === 0 || LONGEST_RUN.test(plain)) return false;
  const possible = Math.min(Math.log2(plain.length), Math.log2(alphabetSize(plain)));
  if (entropy(plain) < possible * RANDOM_SHARE || rowShare(plain) > 0.4) return false;
  return plain.length < 16 || hasDigit(plain) || hasBothCases(plain);
}

/** Share of characters that follow their neighbor as in `abcd`, `4321` or on a keyboard row. */
export function rowShare(text: string): number {
  const lower = text.toLowerCase();
  let steps = 0;
  for (let at = 1; at < lower.length; at += 1) if (isStep(lower, at)) steps += 1;
  return lower.length < 2 ? 0 : steps / (lower.length - 1);
}

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'];

function isStep(text: string, at: number): boolean {
  const difference = text.charCodeAt(at) - text.charCodeAt(at - 1);
  if (Math.abs(difference) === 1) return true;
  const pair = text.slice(at - 1, at + 1);
  return pair === '90' || pair === '09' || KEYBOARD.some((row) => row.includes(pair));
}

function alphabetSize(text: string): number {
  if (/^[0-9]*$/.test(text)) return 10;
  if (/^[0-9a-f]*$/i.test(text)) return 16;
  if (/^(?:[a-z0-9]*|[A-Z0-9]*)$/.test(text)) return 36;
  return 62;
}

/**
 * Whether a value looks generated and not written by a person: letters, digits and cases mixed all over, and few stretches that read like
 * words. For values of unknown form, where words with digits such as `oauth2` and `sha256-legacy` are frequent.
 */
export function looksGenerated(text: string): boolean {
  if (text.length < 12 || !isIrregular(text)) return false;
  if (/^[0-9]+$/.test(text)) return text.length >= 20;
  const words = wordShare(text);
  return (words < 0.35 && characterKinds(text) > 1) || (words < 0.6 && digitSwitches(text) >= 3);
}

/** A stretch of letters that could be a word or the piece of a name: `Token`, `http`, `CONFIG`. */
const WORD = /[A-Z]?[a-z]{3,}|[A-Z]{4,}/g;

/** Share of characters in stretches of letters that can be spoken. */
function wordShare(text: string): number {
  const words = (text.match(WORD) ?? []).filter(
    (word) =>
      (word.match(/[aeiouy]/gi)?.length ?? 0) * 4 >= word.length - 1 &&
      !/[bcdfghjklmnpqrstvwxz]{4}/i.test(word),
  );
  return words.join('').length / text.length;
}

/** How often letters and digits take turns. */
const digitSwitches = (text: string): number =>
  text.match(/[a-zA-Z](?=[0-9])|[0-9](?=[a-zA-Z])/g)?.length ?? 0;
