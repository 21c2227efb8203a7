import { SEARCH_MIN_LENGTH } from '@casbah/domain/search-limits';

/** Characters before an include form asks the server for more (WD-K025). */
export const INCLUDE_FORM_MIN_LENGTH = SEARCH_MIN_LENGTH.includeForm;
