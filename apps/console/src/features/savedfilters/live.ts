import type { LiveQuery } from '../../request/live-query.ts';

/** Lists of several features show saved filters, whose code is in `src/saved-filters`. */
export const liveQueries: readonly LiveQuery[] = [{ key: ['savedfilters'], on: ['savedfilters'] }];
