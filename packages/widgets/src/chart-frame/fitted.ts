/** About as wide as a character of the 11 px labels; those of Chinese, Japanese and Korean are square. */
const NARROW = 6.1;
const SQUARE = 11.5;
const SQUARE_FROM = 0x1100;

/** As much of a label as fits into so many pixels, with an ellipsis where something is left out. SVG can't do it by itself. */
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
