import { REJECT_REASONS, type RejectReason } from '@casbah/domain/reject';
import { textOf } from '../../../scope/scope.ts';
import { type ListSearch, readListSearch } from '../list-search.ts';

/** URL parameters of the events page: its list, or the rejected lines with their own filter. */
export interface EventsSearch extends ListSearch {
  view?: 'rejected' | undefined;
  /** Source of the rejected lines. */
  datasource?: string | undefined;
  reason?: RejectReason | undefined;
  /** Ingest job that rejected the lines. */
  load?: string | undefined;
}

export function readEventsSearch(search: Record<string, unknown>): EventsSearch {
  const list = readListSearch(search);
  if (search.view !== 'rejected') return list;
  const datasource = textOf(search.datasource);
  const load = textOf(search.load);
  const reason = REJECT_REASONS.find((one) => one === search.reason);
  return {
    ...list,
    view: 'rejected',
    ...(datasource === undefined ? {} : { datasource }),
    ...(load === undefined ? {} : { load }),
    ...(reason === undefined ? {} : { reason }),
  };
}
