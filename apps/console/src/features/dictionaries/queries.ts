import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export const dictionariesQuery = queryOptions({
  queryKey: ['dictionaries', 'list'],
  queryFn: ({ signal }) => call('GET /protect/dictionaries', {}, { signal }),
});

export function dictionaryQuery(id: string) {
  return queryOptions({
    queryKey: ['dictionaries', id],
    queryFn: ({ signal }) => call('GET /protect/dictionaries/{id}', { params: { id } }, { signal }),
  });
}

/** Terms on a page. */
export const TERMS_SHOWN = 100;

export function termsQuery(id: string, query: string | undefined, page: number) {
  return queryOptions({
    queryKey: ['dictionaries', id, 'terms', query, page],
    queryFn: ({ signal }) =>
      call(
        'GET /protect/dictionaries/{id}/terms',
        {
          params: { id },
          query: {
            limit: TERMS_SHOWN,
            offset: (page - 1) * TERMS_SHOWN,
            ...(query === undefined ? {} : { query }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function refreshDictionaries(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['dictionaries'] });
}
