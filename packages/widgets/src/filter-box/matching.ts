/** What the page calls in its worker. */
export type Matches = {
  /** Adds texts behind those it knows: in one string, since copying fifty thousand would take a frame. */
  add(texts: string): void;
  find(query: string, limit: number, hidden: readonly number[]): Found;
};

/** Places of the nearest matches, in the order the texts were added. */
export interface Found {
  places: readonly number[];
  total: number;
}

/** Never occurs in visible text; if it does, it is replaced, or it would shift everything after it. */
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
