import { SEARCH_MIN_LENGTH, SUGGESTION_LIMIT } from '@casbah/domain/search-limits';

export const FILTER_BOX = {
  /**
   * Minimum characters before querying the server (WD-K024); an include form passes `SEARCH_MIN_LENGTH.includeForm`.
   */
  minLength: SEARCH_MIN_LENGTH.box,
  /** Debounce before querying the server; known options are shown immediately (WD-K079). */
  dynamicSearchDelayMs: 1000,
  listLimit: SUGGESTION_LIMIT,
  shownItems: 8,
} as const;
