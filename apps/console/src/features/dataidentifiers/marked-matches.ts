/** A stretch of text. */
export interface TriedPart {
  readonly text: string;
  readonly start: number;
  readonly isMatch: boolean;
}

/** Cuts text where matches begin and end; they don't overlap. */
export function markedMatches(
  text: string,
  matches: readonly { start: number; end: number }[],
): readonly TriedPart[] {
  const parts: TriedPart[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), start: from, isMatch });
    from = Math.max(from, to);
  };
  for (const { start, end } of matches) {
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
