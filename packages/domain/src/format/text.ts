/** Longest text that is shown whole, unless a place says otherwise. */
export const MAX_TEXT = 60;

/** A text of at most `most` characters, cut with “…”. Never cuts a character (an emoji, a letter with its accent) in two. */
export function truncate(text: string, most = MAX_TEXT): string {
  if (text.length <= most) return text;
  let seen = 0;
  let kept = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    seen++;
    if (seen === most) kept = index;
    if (seen > most) return `${text.slice(0, kept).trimEnd()}…`;
    if (index + segment.length === text.length) return text;
  }
  return text;
}
