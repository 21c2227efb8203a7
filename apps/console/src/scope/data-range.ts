import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';

/** First and last time of the data; null without data. */
export interface DataSpan {
  from: string | null;
  to: string | null;
}

/** Time span of the traffic, or of the activities, from which named ranges are counted. */
export function rangeQueryOf(area: 'audit' | 'investigate') {
  return queryOptions({
    queryKey: [area, 'range'],
    queryFn: ({ signal }): Promise<DataSpan> => call(`GET /${area}/range`, {}, { signal }),
    refetchInterval: 60_000,
  });
}

export const dataRangeQuery = rangeQueryOf('audit');
