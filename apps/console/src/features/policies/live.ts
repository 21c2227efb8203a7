import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [{ key: ['policies'], on: ['policies'] }];
