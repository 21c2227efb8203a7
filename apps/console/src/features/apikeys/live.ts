import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // What a profile allows decides what the keys that have it may do.
  { key: ['apikeys'], on: ['apikeys', 'accessprofiles'] },
];
