import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // Lists show tags, risk and user names.
  { key: ['audit'], on: ['audit', 'reveals', 'risk', 'tags'] },
  { key: ['risk'], on: ['risk'] },
];
