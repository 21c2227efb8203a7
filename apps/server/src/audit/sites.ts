import type { SiteRow } from '@casbah/contract/audit';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { refuseForeignTotals, siteRow } from '../traffic/rows.ts';
import { type Sort, sortOf } from '../traffic/sort.ts';
import type { PageAsked } from '../traffic/users.ts';

export const SITE_COLUMNS = [
  'host',
  'service',
  'service_id',
  'level',
  'users',
  'requests',
  'bytes_up',
  'bytes_down',
  'blocked',
  'first_seen',
  'last_seen',
] as const;

const BY_REQUESTS: Sort<(typeof SITE_COLUMNS)[number]> = { column: 'requests', descending: true };

/** One page of the hosts seen, in the catalog or not. */
export async function sitePage(
  reads: TrafficReads,
  asked: Asked,
  page: PageAsked,
): Promise<{ rows: SiteRow[]; total: number }> {
  refuseForeignTotals('sites', asked.totals);
  const { column, descending } = sortOf(page.sort, SITE_COLUMNS, BY_REQUESTS);
  const q = page.q?.trim() ?? '';
  const { rows, total } = await reads.usage.byHost(
    reads.scope(asked),
    {
      limit: page.limit,
      offset: page.offset,
      sort: column === 'service' || column === 'level' ? 'service_id' : column,
      descending,
      totals: asked.totals,
      ...(q === '' ? {} : { q }),
    },
    orderOf(column, asked),
  );
  return { rows: rows.map((row) => siteRow(row, asked.services)), total };
}

/** Sort order for hosts by service: the event store has only service IDs. */
function orderOf(column: (typeof SITE_COLUMNS)[number], { services }: Asked): readonly string[] {
  switch (column) {
    case 'service':
      return services.byName;
    case 'level':
      return services.byLevel;
    case 'service_id':
      return services.byId;
    default:
      return [];
  }
}
