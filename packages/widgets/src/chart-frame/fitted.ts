/** Approximate character width of 11 px labels; CJK characters are square. */
const NARROW = 6.1;
const SQUARE = 11.5;
const SQUARE_FROM = 0x1100;

/** Truncates a label to a width in pixels, with an ellipsis, because SVG has no text overflow. */
export function fitted(label: string, pixels: number): string {
  let used = 0;
  let kept = '';
  // Iterates over characters rather than code units, so no emoji is split.
  for (const character of label) {
    used += (character.codePointAt(0) ?? 0) >= SQUARE_FROM ? SQUARE : NARROW;
    if (used > pixels) return kept === '' ? '' : `${trimmed(kept)}…`;
    kept += character;
  }
  return kept;
}

/** Removes one character to make room for the ellipsis. */
const trimmed = (text: string): string => [...text].slice(0, -1).join('').trimEnd();
