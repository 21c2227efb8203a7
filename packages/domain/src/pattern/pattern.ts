/** What a text may be, and what is said where it isn't. */
export interface Pattern {
  /** Whether the text is valid, spaces included. */
  accepts: (text: string) => boolean;
  /** English, for answers of the server; pages have it in the reader's language under `pattern.` and the pattern's name. */
  says: string;
}

/** Characters as people count them: one of two code units is one. */
export const lengthOf = (text: string): number => [...text].length;

/** `minimum` to `maximum` characters, with something to read among them and none that controls a terminal or a header. */
export function isLine(text: string, { minimum, maximum }: { minimum: number; maximum: number }): boolean {
  const length = lengthOf(text);
  return length >= minimum && length <= maximum && text.trim() !== '' && /^\P{Cc}*$/u.test(text);
}
