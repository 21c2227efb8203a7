import type { Datasource, Load } from '@casbah/contract/datasources';
import type { LoadEvent } from '@casbah/contract/live-event';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { isLive, onLive } from '../../request/live.ts';
import { queryClient } from '../../request/query-client.ts';
import { CALM_MS } from '../../request/refresh-sources.ts';

/** Poll interval during activity. Hidden tabs don't poll. */
const BUSY_MS = 1500;

/** With the live stream, polling only covers missed signals. */
function pace(isMoving: boolean, busy = BUSY_MS): number {
  return isMoving && !isLive() ? busy : CALM_MS;
}

export function isBusy({ status }: Pick<Datasource | Load, 'status'>): boolean {
  return status === LOAD_STATUS.queued || status === LOAD_STATUS.processing;
}

export const sourcesQuery = queryOptions({
  queryKey: ['datasources', 'list'],
  queryFn: ({ signal }) => call('GET /admin/datasources', { query: {} }, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => pace(state.data?.datasources.some(isBusy) === true),
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
    refetchInterval: ({ state }) => pace(isBusy(source) || state.data?.loads.some(isBusy) === true),
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
    refetchInterval: () => pace(isBusy(source), BUSY_MS * 2),
  });
}

export type ArrivalDays = '7' | '30';

export function arrivalsQuery(source: Pick<Datasource, 'id' | 'status'>, days: ArrivalDays) {
  return queryOptions({
    queryKey: ['datasources', source.id, 'arrivals', days],
    queryFn: ({ signal }) =>
      call(
        'GET /admin/datasources/{id}/arrivals',
        { params: { id: source.id }, query: { days } },
        { signal },
      ),
    staleTime: 0,
    refetchInterval: CALM_MS,
  });
}

/** Applies a signal about an ingest job; data that depends on its state is refetched. */
function show({ type: _, ...load }: LoadEvent): void {
  const { queryKey } = loadsQuery({ id: load.datasource_id, status: load.status });
  const loads = queryClient.getQueryData(queryKey)?.loads;
  const held = loads?.find(({ id }) => id === load.id);
  if (held !== undefined)
    queryClient.setQueryData(
      queryKey,
      (before) =>
        before && {
          ...before,
          loads: before.loads.map((one) => (one.id === load.id ? { ...one, ...load } : one)),
        },
    );
  const isNew = loads !== undefined && held === undefined && loads.length < MOST_FILES;
  const source = queryClient
    .getQueryData(sourcesQuery.queryKey)
    ?.datasources.find(({ id }) => id === load.datasource_id);
  if (isNew || (held ?? source)?.status !== load.status)
    void queryClient.invalidateQueries({ queryKey: ['datasources'] });
}

onLive((event) => {
  if (event.type === 'load') show(event);
});
