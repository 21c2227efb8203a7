import type { ServiceRow } from '@casbah/contract/audit';
import type { Answer } from '@casbah/contract/client';
import { compareNames } from '@casbah/domain/compare-names';
import { previousPeriod } from '@casbah/domain/comparison';
import type { Filter } from '@casbah/domain/filter/expression';
import { RISK_LEVELS, riskOrder } from '@casbah/domain/risk';
import { addVolumes, trafficOf, volumeOf } from '@casbah/domain/volume';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { named } from '../traffic/rows.ts';
import { allServiceRows } from '../traffic/services.ts';
import { sorted } from '../traffic/sort.ts';
import { requestsAndUpload, type TopService, topService } from '../traffic/totals.ts';

type Summary = Answer<'GET /audit/summary'>;

/** Entries in each top list. */
const LEADERS = 10;
const NEWCOMERS = 50;
const NO_HOST: Filter = { kind: 'not', part: { kind: 'exists', field: 'host' } };

/** The state of cloud use in one answer. */
export async function summary(reads: TrafficReads, asked: Asked): Promise<Summary> {
  const previous = previousPeriod(asked.range, asked.data);
  const hostless: Asked = { ...asked, filter: { kind: 'and', parts: [asked.filter, NO_HOST] } };
  const [totals, totalsBefore, withoutHost, rows, uploaders] = await Promise.all([
    reads.totals(asked),
    previous === undefined ? undefined : reads.totals({ ...asked, range: previous }),
    // Users and services aren't requested, so a roll-up without them is enough.
    reads.rememberFor('traffic without a host', hostless, (scope) =>
      reads.usage.histogram(scope, 'month', []),
    ),
    allServiceRows(reads, asked),
    reads.rememberFor('top uploaders', asked, (scope) => reads.usage.topUploaders(scope, LEADERS)),
  ]);
  const newcomers = rows.filter((row) => row.is_new);
  const byLevel = groupIds(rows, (row) => row.level);
  const byCategory = groupIds(rows, (row) => row.category);
  const groups = new Map([
    ...[...byLevel].map(([level, ids]) => [`level ${level}`, ids] as const),
    ...[...byCategory].map(([category, ids]) => [`category ${category}`, ids] as const),
  ]);
  const people = await reads.rememberFor('people by level and category', asked, (scope) =>
    reads.usage.usersOf(scope, groups),
  );

  return {
    meta: reads.meta(asked, totals.services),
    ...figures(totals),
    before: totalsBefore === undefined || totalsBefore.requests === 0 ? null : figures(totalsBefore),
    levels: RISK_LEVELS.map((level) => {
      const ofLevel = rows.filter((row) => row.level === level);
      return {
        level,
        services: ofLevel.length,
        users: people.get(`level ${level}`) ?? 0,
        ...requestsAndUpload(ofLevel),
      };
    }),
    categories: [...byCategory.keys()]
      .map((category) => {
        const ofCategory = rows.filter((row) => row.category === category);
        return {
          category,
          services: ofCategory.length,
          ...addVolumes(ofCategory),
          users: people.get(`category ${category}`) ?? 0,
        };
      })
      .sort((a, b) => b.services - a.services || compareNames(a.category, b.category)),
    riskiest: leaders(rows, (row) => riskOrder(row.brr)),
    top_services: leaders(rows, trafficOf),
    top_uploaders: uploaders.map((one) => ({ ...one, ...named(asked, one.user) })),
    new_services: leaders(newcomers, (row) => row.requests, NEWCOMERS),
    new_services_count: newcomers.length,
    uncatalogued_hosts: totals.uncatalogued_hosts,
    without_host: requestsAndUpload(withoutHost),
  };
}

function figures(totals: Awaited<ReturnType<TrafficReads['totals']>>) {
  const { services, users, requests, blocked } = totals;
  return { services, users, requests, ...volumeOf(totals), blocked };
}

function groupIds(rows: readonly ServiceRow[], groupOf: (row: ServiceRow) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const ids = groups.get(groupOf(row));
    if (ids === undefined) groups.set(groupOf(row), [row.id]);
    else ids.push(row.id);
  }
  return groups;
}

function leaders(
  rows: readonly ServiceRow[],
  rankOf: (row: ServiceRow) => number | null,
  most = LEADERS,
): TopService[] {
  return sorted(rows, rankOf, true, (row) => row.name)
    .slice(0, most)
    .map(topService);
}
