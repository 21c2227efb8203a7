/** How near a text is to what is looked for, from near to far: the text itself, its start, the start of a word, anywhere, words in any order. */
export const NEARNESS_LEVELS = 5;

const ASCII = /^[\0-\x7f]*$/;

/** Without case and accents: “Électricité” is found by “elec”. */
export function fold(text: string): string {
  // Most names have nothing to take apart, and there are thousands.
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const WORD = /[\p{L}\p{N}]/u;

/** 0 for the nearest; −1 where a word of the query is missing. Both are folded, the query is trimmed, `words` are its words. */
export function nearness(text: string, query: string, words: readonly string[]): number {
  const at = text.indexOf(query);
  if (at === 0) return text.length === query.length ? 0 : 1;
  if (at > 0) {
    for (let next = at; next !== -1; next = text.indexOf(query, next + 1))
      if (!WORD.test(text.charAt(next - 1))) return 2;
    return 3;
  }
  return words.length > 1 && words.every((word) => text.includes(word)) ? 4 : -1;
}
