import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // Without the stream, pages poll for what happens to uploads.
  { key: ['datasources'], on: ['datasources', 'stream-closed'] },
  // The list shows how many events each source has.
  { key: ['datasources', 'list'], on: ['audit'] },
];
