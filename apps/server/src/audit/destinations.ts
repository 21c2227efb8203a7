import type { DestinationRow } from '@casbah/contract/audit';
import { meetsTotals } from '@casbah/domain/filter/totals';
import { countryName } from './country.ts';
import type { Asked, AuditReads } from './reads.ts';
import { destinationRow, refuseForeignTotals } from './rows.ts';
import { type Sort, sorted, sortOf } from './sort.ts';

export const DESTINATION_COLUMNS = [
  'country',
  'services',
  'users',
  'high_risk_services',
  'requests',
  'bytes_up',
  'bytes_down',
  'blocked',
  'first_seen',
  'last_seen',
] as const;

const BY_REQUESTS: Sort<(typeof DESTINATION_COLUMNS)[number]> = { column: 'requests', descending: true };

/** The countries the data goes to, whole: there are at most some two hundred. */
export async function destinationRows(
  reads: AuditReads,
  asked: Asked,
  { q, sort }: { q?: string | undefined; sort?: string | undefined },
): Promise<DestinationRow[]> {
  refuseForeignTotals('destinations', asked.totals);
  const { column, descending } = sortOf(sort, DESTINATION_COLUMNS, BY_REQUESTS);
  const usages = await reads.byDestination(asked);
  const wanted = q?.trim().toLowerCase() ?? '';
  const rows = usages
    .map((usage) => destinationRow(usage, asked.services))
    .filter((row) => meetsTotals(asked.totals, row) && isNamed(row.country, wanted));
  const nameOf = (row: DestinationRow) => countryName(row.country);
  return sorted(
    rows,
    (row) => (column === 'country' ? nameOf(row) || null : row[column]),
    descending,
    nameOf,
  );
}

function isNamed(country: string, wanted: string): boolean {
  return country.toLowerCase().includes(wanted) || countryName(country).toLowerCase().includes(wanted);
}
