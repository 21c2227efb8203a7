import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // A profile's permissions also decide what its API keys may do.
  { key: ['apikeys'], on: ['apikeys', 'accessprofiles'] },
];
