/** Worker functions called by the page. */
export type Matches = {
  /** Appends texts, joined in one string, because copying fifty thousand strings would take a frame. */
  add(texts: string): void;
  find(query: string, limit: number, hidden: readonly number[]): Found;
};

/** Indexes of the best matches, in insertion order. */
export interface Found {
  places: readonly number[];
  total: number;
}

/** Separator. Replaced if it occurs in a text, or it would shift all later ones. */
const BETWEEN = '\u0000';

export function joinTexts(texts: readonly string[]): string {
  const clean = texts.some((text) => text.includes(BETWEEN))
    ? texts.map((text) => text.replaceAll(BETWEEN, ' '))
    : texts;
  return clean.join(BETWEEN);
}

export function splitTexts(joined: string): readonly string[] {
  return joined.split(BETWEEN);
}
