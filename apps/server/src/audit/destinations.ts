import type { DestinationRow } from '@casbah/contract/audit';
import type { Answer } from '@casbah/contract/client';
import type { Filter } from '@casbah/domain/filter/expression';
import { meetsTotals } from '@casbah/domain/filter/totals';
import { countryName } from '../traffic/country.ts';
import { narrow } from '../traffic/narrow.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { destinationRow, refuseForeignTotals } from '../traffic/rows.ts';
import { type Sort, sorted, sortOf } from '../traffic/sort.ts';

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

/** All countries the data goes to: a few hundred at most. */
export async function destinationRows(
  reads: TrafficReads,
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

/** Maximum cities and networks listed per country. */
const MOST_PLACES = 10;

/**
 * Cities and networks in a country that requests went to. Services that only have their headquarters there are
 * excluded: their requests may have gone anywhere.
 */
export async function destinationDetail(
  reads: TrafficReads,
  everything: Asked,
  country: string,
): Promise<Answer<'GET /audit/destinations/{country}'>> {
  const asked = await narrow(reads, everything, 'destinations');
  const inCountry: Filter = { kind: 'in', field: 'country', values: [country] };
  const scope = reads.scope({ ...asked, filter: { kind: 'and', parts: [asked.filter, inCountry] } });
  const [cities, networks] = await Promise.all([
    reads.usage.byField(scope, 'city', MOST_PLACES),
    reads.usage.byField(scope, 'network', MOST_PLACES),
  ]);
  return { meta: reads.meta(asked, 1), cities: valuesOf(cities), networks: valuesOf(networks) };
}

function valuesOf({ values }: { values: { value: string; requests: number }[] }) {
  return values
    .filter(({ value }) => value !== '')
    .map(({ value, requests }) => ({ value, label: value, count: requests }));
}

function isNamed(country: string, wanted: string): boolean {
  return country.toLowerCase().includes(wanted) || countryName(country).toLowerCase().includes(wanted);
}
