import { z } from 'zod/mini';

/** Searches kept per person and company, newest first. */
export const MOST_SEARCHES = 20;

/** Whose searches: those of another person at this browser stay hidden. */
export interface Searcher {
  tenant: string;
  user: string;
}

const searches = z.array(z.string());

function keyOf({ tenant, user }: Searcher): string {
  return `casbah.searches.${tenant}.${user}`;
}

export function recentSearches(
  searcher: Searcher,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): readonly string[] {
  try {
    const read = searches.safeParse(JSON.parse(storage().getItem(keyOf(searcher)) ?? '[]'));
    return read.success ? read.data.slice(0, MOST_SEARCHES) : [];
  } catch {
    return [];
  }
}

/** Puts a search first; a repeated one moves there. */
export function withSearch(before: readonly string[], text: string): readonly string[] {
  return [text, ...before.filter((one) => one !== text)].slice(0, MOST_SEARCHES);
}

export function keepSearches(
  searcher: Searcher,
  kept: readonly string[],
  storage: () => Pick<Storage, 'setItem'> = () => localStorage,
): void {
  try {
    storage().setItem(keyOf(searcher), JSON.stringify(kept));
  } catch {
    // Without storage, there is no history.
  }
}
