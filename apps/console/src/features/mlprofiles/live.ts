import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  { key: ['ml-profiles'], on: ['content', 'stream-opened', 'stream-closed'] },
];
