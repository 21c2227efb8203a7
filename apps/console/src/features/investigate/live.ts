import type { LiveQuery } from '../../request/live-query.ts';

/** The log itself changes only when its reader follows it live. */
export const liveQueries: readonly LiveQuery[] = [
  { key: ['investigate', 'range'], on: ['investigate'] },
  { key: ['investigate', 'activity'], on: ['investigate'] },
  { key: ['investigate', 'settings'], on: ['investigate'] },
];
