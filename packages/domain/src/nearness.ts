/** Match quality, best to worst: exact, prefix, word prefix, substring, words in any order. */
export const NEARNESS_LEVELS = 5;

const ASCII = /^[\0-\x7f]*$/;

/** Folds case and accents: “elec” finds “Électricité”. */
export function fold(text: string): string {
  // Most names are ASCII, and there are thousands.
  return ASCII.test(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const WORD = /[\p{L}\p{N}]/u;

/**
 * 0 for the best match; −1 if a word of the query is missing. Both are folded, the query is trimmed, `words` are its
 * words.
 */
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
