import type { Filter } from '@casbah/domain/filter/expression';
import { meetsTotals, totalIn } from '@casbah/domain/filter/totals';
import type { TrafficList } from '@casbah/domain/filter/traffic-fields';
import type { Asked, TrafficReads } from './reads.ts';
import { destinationRow, refuseForeignTotals } from './rows.ts';
import { allServiceRows } from './services.ts';

/** Maximum users or hosts that a condition on totals may match in a query that doesn't list them. */
const MOST_NAMES = 50_000;

/**
 * Replaces conditions on a list's totals by conditions on events: "services with more than 1 GB of uploads" becomes
 * those services by name, so histograms, facets and single events can use it.
 */
export async function narrow(reads: TrafficReads, asked: Asked, list: TrafficList): Promise<Asked> {
  refuseForeignTotals(list, asked.totals);
  if (asked.totals.length === 0) return asked;
  const rows = await rowsThatMeet(reads, asked, list);
  return { ...asked, filter: { kind: 'and', parts: [asked.filter, rows] }, totals: [] };
}

/** The list that conditions on totals most likely refer to, if the call doesn't specify one. */
export function likelyList({ totals }: Asked): TrafficList {
  return totals.some((condition) => totalIn(condition) === 'services') ? 'users' : 'services';
}

async function rowsThatMeet(reads: TrafficReads, asked: Asked, list: TrafficList): Promise<Filter> {
  const page = {
    limit: MOST_NAMES,
    offset: 0,
    sort: 'requests',
    descending: true,
    totals: asked.totals,
  } as const;
  switch (list) {
    case 'services': {
      const rows = await allServiceRows(reads, asked);
      return { kind: 'in', field: 'service', values: rows.map((row) => row.id) };
    }
    case 'users': {
      const { rows } = await reads.rememberFor(
        `users that meet ${JSON.stringify(asked.totals)}`,
        asked,
        (scope) => reads.usage.byUser(scope, page, []),
      );
      return { kind: 'in', field: 'user', values: rows.map((row) => row.user) };
    }
    case 'sites': {
      const { rows } = await reads.rememberFor(
        `sites that meet ${JSON.stringify(asked.totals)}`,
        asked,
        (scope) => reads.usage.byHost(scope, page, []),
      );
      return { kind: 'in', field: 'host', values: rows.map((row) => row.host) };
    }
    case 'destinations': {
      const usages = await reads.byDestination(asked);
      const countries = usages
        .map((usage) => destinationRow(usage, asked.services))
        .filter((row) => meetsTotals(asked.totals, row))
        .map((row) => row.country);
      return { kind: 'or', parts: countries.map(goesTo) };
    }
  }
}

/** Condition for traffic to a country: from the log if it says so, otherwise from the service's headquarters. */
function goesTo(country: string): Filter {
  const logIsSilent: Filter = { kind: 'not', part: { kind: 'exists', field: 'country' } };
  if (country === '')
    return {
      kind: 'and',
      parts: [logIsSilent, { kind: 'not', part: { kind: 'exists', field: 'headquarters' } }],
    };
  return {
    kind: 'or',
    parts: [
      { kind: 'in', field: 'country', values: [country] },
      { kind: 'and', parts: [logIsSilent, { kind: 'in', field: 'headquarters', values: [country] }] },
    ],
  };
}
