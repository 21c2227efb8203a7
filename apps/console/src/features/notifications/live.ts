import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // Notices may have come after the list was read and before the stream opened.
  { key: ['notifications'], on: ['notifications', 'stream-opened'] },
];
