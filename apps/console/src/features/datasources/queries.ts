import type { Datasource, Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';

/** While something moves, and otherwise. Hidden tabs ask nothing. */
const BUSY_MS = 1500;
const CALM_MS = 30_000;

export function isBusy({ status }: Pick<Datasource | Load, 'status'>): boolean {
  return status === LOAD_STATUS.queued || status === LOAD_STATUS.processing;
}

export const sourcesQuery = queryOptions({
  queryKey: ['datasources', 'list'],
  queryFn: ({ signal }) => call('GET /admin/datasources', {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.datasources.some(isBusy) === true ? BUSY_MS : CALM_MS),
});

export const MOST_FILES = 50;

export function loadsQuery(source: Pick<Datasource, 'id' | 'status'>) {
  return queryOptions({
    queryKey: ['datasources', source.id, 'loads'],
    queryFn: ({ signal }) =>
      call(
        'GET /admin/datasources/{id}/loads',
        { params: { id: source.id }, query: { limit: MOST_FILES } },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isBusy(source) || state.data?.loads.some(isBusy) === true ? BUSY_MS : CALM_MS,
  });
}

const SAMPLES = 5;

export function rejectsQuery(source: Pick<Datasource, 'id' | 'status'>) {
  return queryOptions({
    queryKey: ['datasources', source.id, 'rejects'],
    queryFn: ({ signal }) =>
      call(
        'GET /admin/datasources/{id}/rejects',
        { params: { id: source.id }, query: { samples: SAMPLES } },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: isBusy(source) ? BUSY_MS * 2 : CALM_MS,
  });
}

export const formatsQuery = queryOptions({
  queryKey: ['formats'],
  queryFn: ({ signal }) => call('GET /admin/formats', {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
