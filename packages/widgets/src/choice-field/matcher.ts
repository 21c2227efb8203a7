export interface Found {
  /** Places of the best matches in what was added, nearest first. */
  places: readonly number[];
  /** How many match in all. */
  total: number;
}

/** How near a match is, from near to far: the text itself, its start, the start of a word, anywhere, words in any order. */
const LEVELS = 5;

/** Without case and accents: “Électricité” is found by “elec”. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const WORD = /[\p{L}\p{N}]/u;

/** 0 for the nearest; −1 where a word of the query is missing. Both are folded, the query is trimmed. */
function levelOf(text: string, query: string, words: readonly string[]): number {
  const at = text.indexOf(query);
  if (at === 0) return text.length === query.length ? 0 : 1;
  if (at > 0) {
    for (let next = at; next !== -1; next = text.indexOf(query, next + 1))
      if (!WORD.test(text.charAt(next - 1))) return 2;
    return 3;
  }
  return words.length > 1 && words.every((word) => text.includes(word)) ? 4 : -1;
}

/** Finds texts by what is typed. Texts are folded once, when they are added. */
export class Matcher {
  private readonly folded: string[] = [];

  add(texts: readonly string[]): void {
    for (const text of texts) this.folded.push(fold(text));
  }

  /** The nearest `limit` matches that are not hidden; those equally near stay in the order they were added. */
  find(query: string, limit: number, hidden: ReadonlySet<number> = new Set()): Found {
    const wanted = fold(query).trim();
    const words = wanted.split(/\s+/);
    const levels: number[][] = Array.from({ length: LEVELS }, () => []);
    let total = 0;
    for (const [place, text] of this.folded.entries()) {
      const level = wanted === '' ? 0 : levelOf(text, wanted, words);
      if (level === -1 || hidden.has(place)) continue;
      total++;
      const found = levels[level];
      if (found !== undefined && found.length < limit) found.push(place);
    }
    return { places: levels.flat().slice(0, limit), total };
  }
}
