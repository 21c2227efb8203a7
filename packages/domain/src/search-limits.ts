/** Fewest characters before a search runs, by what is searched (SH-V016, WD-K024, WD-K025, WD-K081 to WD-K084). */
export const SEARCH_MIN_LENGTH = {
  typeahead: 1,
  generic: 2,
  box: 1,
  includeForm: 2,
  /** Lists that show all they have before anything is typed. */
  x: 0,
} as const;

/** Maximum suggestions per response (SH-K028). */
export const SUGGESTION_LIMIT = 50;
