import type { Answer } from '@casbah/contract/client';
import { isAnonymousPerson } from '@casbah/domain/anonymous-person';
import type { Filter } from '@casbah/domain/filter/expression';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { ApiFailure } from '../http/failure.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { spanAnswer, userRow } from '../traffic/rows.ts';
import { serviceRows } from '../traffic/services.ts';
import { requestsAndUpload, topService } from '../traffic/totals.ts';
import { detailInterval, histogram } from './histogram.ts';

const TOP_ADDRESSES = 100;
const TOP_BROWSERS = 20;

/** Finds the person with an email address among a company's people. */
export type PersonOf = (
  tenant: string,
  email: string,
) => Promise<{ name: string; department: string } | undefined>;

/** Details of one person: services, traffic over time, addresses and browsers. */
export async function userDetail(
  reads: TrafficReads,
  everything: Asked,
  user: string,
  personOf: PersonOf,
): Promise<Answer<'GET /audit/users/{user}'>> {
  const isHidden = everything.people?.hidden === true;
  if (isHidden && !isAnonymousPerson(user)) throw new ApiFailure('NOT_FOUND');
  const who: Filter = { kind: 'in', field: 'user', values: [user] };
  const asked: Asked = {
    ...everything,
    totals: [],
    filter: { kind: 'and', parts: [everything.filter, who] },
  };
  const scope = reads.scope(asked);
  const [people, services, addresses, browsers, overTime, person, seen] = await Promise.all([
    reads.usage.byUser(
      scope,
      { limit: 10, offset: 0, sort: 'requests', descending: true },
      asked.services.highRisk,
    ),
    serviceRows(reads, asked, {}),
    // A desk's address identifies who sits at it.
    isHidden ? { values: [] } : reads.usage.byField(scope, 'src_ip', TOP_ADDRESSES),
    reads.usage.byField(scope, 'browser', TOP_BROWSERS),
    histogram(reads, asked, detailInterval(asked.range)),
    isHidden ? undefined : personOf(asked.tenant, user),
    reads.seen(asked, who),
  ]);
  // Text comparison ignores case: the exact name comes first.
  const usage = people.rows.find((row) => row.user === user) ?? people.rows[0];
  if (usage === undefined || seen === undefined) throw new ApiFailure('NOT_FOUND');
  return {
    meta: reads.meta(asked, services.length),
    user: userRow(usage, asked),
    seen: spanAnswer(seen),
    person: person ?? null,
    services: services.map(topService),
    levels: RISK_LEVELS.map((level) => {
      const ofLevel = services.filter((row) => row.level === level);
      return { level, services: ofLevel.length, ...requestsAndUpload(ofLevel) };
    }),
    addresses: addresses.values.map(({ value, requests }) => ({ address: value, requests })),
    browsers: browsers.values.map(({ value, requests }) => ({ value, label: value, count: requests })),
    histogram: overTime,
  };
}
