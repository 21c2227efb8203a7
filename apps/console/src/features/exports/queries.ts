import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { isLive } from '../../request/live.ts';
import { queryClient } from '../../request/query-client.ts';
import { isUnfinished } from './parts/watch-export.ts';

const POLL_MS = 2000;

export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => call('GET /exports', {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => !isLive() && data?.exports.some(isUnfinished) === true && POLL_MS,
});

export const refreshExports = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['exports'] });
