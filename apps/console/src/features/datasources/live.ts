import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // Without the stream, pages poll for upload progress.
  { key: ['datasources'], on: ['datasources', 'stream-closed'] },
  // The list shows event counts per source.
  { key: ['datasources', 'list'], on: ['audit'] },
];
