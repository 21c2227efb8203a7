import { SEARCH_MIN_LENGTH, SUGGESTION_LIMIT } from '@casbah/domain/search-limits';

/** Timings and sizes of the typeahead (WD-K079 to WD-K087). */
export const TYPEAHEAD = {
  /** Debounce before querying the server if local options are shown. */
  dynamicSearchDelayMs: 1000,
  /** Debounce before querying the server if only it has options. */
  remoteDebounceMs: 300,
  listLimit: SUGGESTION_LIMIT,
  shownItems: 8,
  minLength: SEARCH_MIN_LENGTH.typeahead,
} as const;

/** Debounce before querying the server, longer if options are already shown. */
export function lookupDelayMs(hasOwnOptions: boolean): number {
  return hasOwnOptions ? TYPEAHEAD.dynamicSearchDelayMs : TYPEAHEAD.remoteDebounceMs;
}
