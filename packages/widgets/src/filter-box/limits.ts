import { SEARCH_MIN_LENGTH, SUGGESTION_LIMIT } from '@casbah/domain/search-limits';

export const FILTER_BOX = {
  /** Characters before the server is asked for more (WD-K024); an include form gives `SEARCH_MIN_LENGTH.includeForm`. */
  minLength: SEARCH_MIN_LENGTH.box,
  /** Debounce before querying the server; known options are shown immediately (WD-K079). */
  dynamicSearchDelayMs: 1000,
  listLimit: SUGGESTION_LIMIT,
  shownItems: 8,
} as const;
