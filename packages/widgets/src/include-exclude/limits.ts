import { SEARCH_MIN_LENGTH } from '@casbah/domain/search-limits';

/** Minimum characters before an include form queries the server (WD-K025). */
export const INCLUDE_FORM_MIN_LENGTH = SEARCH_MIN_LENGTH.includeForm;
