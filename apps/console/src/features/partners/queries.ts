import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const partnersQuery = queryOptions({
  queryKey: ['partners', 'overview'],
  queryFn: ({ signal }) => call('GET /admin/partners', {}, { signal }),
  staleTime: 0,
});

/** Access profiles that a partner's people can get. */
export const profilesQuery = queryOptions({
  queryKey: ['partners', 'profiles'],
  queryFn: ({ signal }) => call('GET /admin/profiles/list', {}, { signal }),
});

/** Runs one change at a time, with its progress and error. */
export function useChange(): {
  isPending: boolean;
  failure: unknown;
  change: (work: () => Promise<unknown>) => Promise<void>;
} {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    } finally {
      await queryClient.invalidateQueries({ queryKey: partnersQuery.queryKey });
      setPending(false);
    }
  };
  return { isPending, failure, change };
}
