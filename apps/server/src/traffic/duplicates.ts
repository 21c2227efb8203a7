import type { DuplicateRow } from '@casbah/contract/trends';
import { compareNames } from '@casbah/domain/compare-names';
import { isWorkTool } from '@casbah/domain/work-tools';
import type { Asked, TrafficReads } from './reads.ts';
import { allServiceRows } from './services.ts';
import { sum, topService } from './totals.ts';

/** Maximum services listed per category; users of the others still count. */
const NAMED = 12;

/**
 * Categories in which people use several services. Someone who uses two holds two seats, one a duplicate: duplicates
 * are person-service pairs minus people. The number is exact, whichever service stays.
 */
export async function duplicates(
  reads: TrafficReads,
  asked: Asked,
  service: string | undefined,
): Promise<DuplicateRow[]> {
  const rows = await allServiceRows(reads, asked);
  const only = service === undefined ? undefined : asked.services.get(service).category;
  const byCategory = Map.groupBy(
    rows.filter(({ category }) => (only === undefined ? isWorkTool(category) : category === only)),
    (row) => row.category,
  );
  for (const [category, own] of byCategory) if (own.length < 2) byCategory.delete(category);
  const groups = new Map([...byCategory].map(([category, own]) => [category, own.map(({ id }) => id)]));
  // Conditions on totals exclude services, so the count depends on the ones that remain.
  const question = `people by category ${JSON.stringify([only, asked.totals])}`;
  const people = await reads.rememberFor(question, asked, (scope) => reads.usage.usersOf(scope, groups));
  return [...byCategory]
    .map(([category, own]): DuplicateRow => {
      const users = people.get(category) ?? 0;
      const seats = sum(own, (row) => row.users);
      const services = own
        .toSorted((a, b) => b.users - a.users || compareNames(a.name, b.name))
        .slice(0, NAMED)
        .map(topService);
      return { category, users, seats, duplicate_seats: Math.max(0, seats - users), services };
    })
    .filter(({ duplicate_seats }) => duplicate_seats > 0 || only !== undefined)
    .sort((a, b) => b.duplicate_seats - a.duplicate_seats || compareNames(a.category, b.category));
}
