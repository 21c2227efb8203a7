import type { ServiceRow } from '@casbah/contract/audit';
import { rankOf, wantedOf } from '@casbah/discovery/catalogue/search';
import { meetsTotals } from '@casbah/domain/filter/totals';
import { readinessOrder, riskOrder } from '@casbah/domain/risk';
import { trafficOf } from '@casbah/domain/volume';
import { levelRank } from '../service-index.ts';
import { newness } from './newness.ts';
import type { Asked, TrafficReads } from './reads.ts';
import { refuseForeignTotals, serviceRow } from './rows.ts';
import { type Sort, sorted, sortOf } from './sort.ts';

export const SERVICE_COLUMNS = [
  'name',
  'id',
  'vendor',
  'category',
  'headquarters',
  'domain',
  'risk_score',
  'brr',
  'level',
  'grade',
  'confidence',
  'users',
  'is_new',
  'tags',
  'requests',
  'bytes_up',
  'bytes_down',
  'traffic',
  'blocked',
  'first_seen',
  'last_seen',
] as const;
type ServiceColumn = (typeof SERVICE_COLUMNS)[number];

const BY_REQUESTS: Sort<ServiceColumn> = { column: 'requests', descending: true };

/**
 * The whole list of services: a few thousand at most, so it is joined with the catalog, sorted and paged in memory. A
 * search without a sort order lists best matches first.
 */
export async function serviceRows(
  reads: TrafficReads,
  asked: Asked,
  { q, sort }: { q?: string | undefined; sort?: string | undefined },
): Promise<ServiceRow[]> {
  refuseForeignTotals('services', asked.totals);
  const { column, descending } = sortOf(sort, SERVICE_COLUMNS, BY_REQUESTS);
  const rows = await allServiceRows(reads, asked);
  const wanted = wantedOf(q ?? '');
  const ranks = new Map<string, number>();
  for (const row of wanted.text === '' ? [] : rows) {
    const rank = rankOf(asked.services.get(row.id), wanted);
    if (rank !== undefined) ranks.set(row.id, rank);
  }
  const inOrder = sorted(
    wanted.text === '' ? rows : rows.filter(({ id }) => ranks.has(id)),
    (row) => keyOf(row, column),
    descending,
    (row) => row.name,
  );
  // A search without a sort order lists the best matches first, then the most used.
  if (sort !== undefined || wanted.text === '') return inOrder;
  return inOrder.sort((a, b) => (ranks.get(a.id) ?? 0) - (ranks.get(b.id) ?? 0));
}

/** Rows that meet the conditions on their totals, in no order. */
export async function allServiceRows(reads: TrafficReads, asked: Asked): Promise<ServiceRow[]> {
  const usages = await reads.byService(asked);
  const newest = newness(asked);
  return usages
    .filter((usage) => meetsTotals(asked.totals, usage))
    .map((usage) => serviceRow(usage, asked.services, newest));
}

function keyOf(row: ServiceRow, column: ServiceColumn): string | number | boolean | null {
  switch (column) {
    case 'risk_score':
    case 'grade':
      return riskOrder(row.brr);
    case 'brr':
      return readinessOrder(row.brr);
    case 'level':
      return levelRank(row.level);
    case 'tags':
      return row.tags.length;
    case 'traffic':
      return trafficOf(row);
    default:
      return row[column];
  }
}
