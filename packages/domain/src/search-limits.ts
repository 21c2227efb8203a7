/** Minimum search length by list (SH-V016, WD-K024, WD-K025, WD-K081 to WD-K084). */
export const SEARCH_MIN_LENGTH = {
  typeahead: 1,
  generic: 2,
  box: 1,
  includeForm: 2,
  /** Lists that show everything before typing. */
  x: 0,
} as const;

/** Maximum suggestions per response (SH-K028). */
export const SUGGESTION_LIMIT = 50;
