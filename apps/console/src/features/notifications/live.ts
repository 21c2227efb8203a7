import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  // Notices may have arrived between loading the list and opening the stream.
  { key: ['notifications'], on: ['notifications', 'stream-opened'] },
];
