import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  { key: ['indices'], on: ['content', 'stream-opened', 'stream-closed'] },
];
