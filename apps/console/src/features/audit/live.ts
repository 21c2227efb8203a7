import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // Lists show the tags and the risk of services, and the names of people.
  { key: ['audit'], on: ['audit', 'reveals', 'risk', 'tags'] },
  { key: ['risk'], on: ['risk'] },
];
