/** About as wide as a character of the 11 px labels; those of Chinese, Japanese and Korean are square. */
const NARROW = 6.1;
const SQUARE = 11.5;
const SQUARE_FROM = 0x1100;

/** Truncates a label to a width in pixels, with an ellipsis, because SVG has no text overflow. */
export function fitted(label: string, pixels: number): string {
  let used = 0;
  let kept = '';
  // By characters, not by code units: half of an emoji is a black diamond.
  for (const character of label) {
    used += (character.codePointAt(0) ?? 0) >= SQUARE_FROM ? SQUARE : NARROW;
    if (used > pixels) return kept === '' ? '' : `${trimmed(kept)}…`;
    kept += character;
  }
  return kept;
}

/** One character less, for the ellipsis. */
const trimmed = (text: string): string => [...text].slice(0, -1).join('').trimEnd();
