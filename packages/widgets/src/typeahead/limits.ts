import { SEARCH_MIN_LENGTH, SUGGESTION_LIMIT } from '@casbah/domain/search-limits';

/** The typeahead's times and sizes (WD-K079 to WD-K087). */
export const TYPEAHEAD = {
  /** Silence before the server is asked while options of our own are shown already. */
  dynamicSearchDelayMs: 1000,
  /** Silence before the server is asked where only it has options. */
  remoteDebounceMs: 300,
  listLimit: SUGGESTION_LIMIT,
  shownItems: 8,
  minLength: SEARCH_MIN_LENGTH.typeahead,
} as const;

/** Debounce before querying the server, longer if options are already shown. */
export function lookupDelayMs(hasOwnOptions: boolean): number {
  return hasOwnOptions ? TYPEAHEAD.dynamicSearchDelayMs : TYPEAHEAD.remoteDebounceMs;
}
