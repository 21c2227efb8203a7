/** A validation rule and its message. */
export interface Pattern {
  /** Whether the text, including its spaces, is valid. */
  accepts: (text: string) => boolean;
  /** English message for server responses; pages have it in the reader's language under `pattern.` plus the name. */
  says: string;
}

/** Counts code points, so a surrogate pair is one character. */
export const lengthOf = (text: string): number => [...text].length;

/**
 * Whether a text is a single line of `minimum` to `maximum` characters, not only spaces, without control characters.
 */
export function isLine(text: string, { minimum, maximum }: { minimum: number; maximum: number }): boolean {
  const length = lengthOf(text);
  return length >= minimum && length <= maximum && text.trim() !== '' && /^\P{Cc}*$/u.test(text);
}
