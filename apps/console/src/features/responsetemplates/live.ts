import type { LiveQuery } from '../../request/live-query.ts';

export const liveQueries: readonly LiveQuery[] = [
  { key: ['response_templates'], on: ['response_templates'] },
];
