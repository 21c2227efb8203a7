import type { Datasource } from '@casbah/contract/datasources';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { CALM_MS } from '../../request/refresh-sources.ts';

/** Syslog arrives without a signal, so it is polled while the page is visible. */
const SYSLOG_MS = 5000;

export function syslogQuery(source: Pick<Datasource, 'id'>) {
  return queryOptions({
    queryKey: ['datasources', source.id, 'syslog'],
    queryFn: ({ signal }) =>
      call('GET /admin/datasources/{id}/syslog', { params: { id: source.id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.listeners.length ?? 0) === 0 ? CALM_MS : SYSLOG_MS),
  });
}
