import type { DirectoryRun } from '@casbah/contract/directory';
import { hasEnded, type LineKind } from '@casbah/domain/directory';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

/** Poll interval for a running import when the live stream is down. */
const BUSY_MS = 4_000;
/** Maximum lines shown per kind. */
export const LINES_SHOWN = 100;

export const isBusy = ({ state }: Pick<DirectoryRun, 'state'>): boolean =>
  state !== 'ready' && !hasEnded(state);

export const overviewQuery = queryOptions({
  queryKey: ['directory', 'overview'],
  queryFn: ({ signal }) => call('GET /admin/directory', {}, { signal }),
  staleTime: 0,
});

export const runsQuery = queryOptions({
  queryKey: ['directory', 'runs'],
  queryFn: ({ signal }) => call('GET /admin/directory/runs', { query: { limit: 20 } }, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.runs.some(isBusy) === true ? BUSY_MS : false),
});

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['directory', 'run', id],
    queryFn: ({ signal }) => call('GET /admin/directory/runs/{id}', { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isBusy(state.data) ? BUSY_MS : false),
  });

/** Refetched when the run changes state, because its lines change with it. */
export const linesQuery = ({ id, state }: Pick<DirectoryRun, 'id' | 'state'>, kind: LineKind) =>
  queryOptions({
    queryKey: ['directory', 'lines', id, state, kind],
    queryFn: ({ signal }) =>
      call(
        'GET /admin/directory/runs/{id}/lines',
        { params: { id }, query: { kind, limit: LINES_SHOWN } },
        { signal },
      ),
    staleTime: 0,
  });

export const connectionQuery = queryOptions({
  queryKey: ['directory', 'connection'],
  queryFn: ({ signal }) => call('GET /admin/directory/connection', {}, { signal }),
  staleTime: 0,
});

export function refreshDirectory(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['directory'] });
}
