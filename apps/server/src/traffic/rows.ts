import type { DestinationRow, ServiceRow, SiteRow, UserRow } from '@casbah/contract/audit';
import { type TotalCondition, totalIn } from '@casbah/domain/filter/totals';
import { TOTALS_OF_LIST, type TrafficField, type TrafficList } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import { volumeOf } from '@casbah/domain/volume';
import type {
  DestinationUsage,
  HostUsage,
  ServiceUsage,
  Totals,
  UserUsage,
} from '@casbah/stores/events/event-store';
import { filterInvalid } from '../http/filter.ts';
import type { ServiceIndex } from '../service-index.ts';
import { isNew, type Newness } from './newness.ts';
import type { Asked } from './reads.ts';

function totalsOf(totals: Totals) {
  return {
    requests: totals.requests,
    ...volumeOf(totals),
    blocked: totals.blocked,
    first_seen: isoTime(totals.first_seen),
    last_seen: isoTime(totals.last_seen),
  };
}

/** First and last traffic of a user or service. */
export function spanAnswer({ from, to }: TimeRange): { first: string; last: string } {
  return { first: isoTime(from), last: isoTime(to) };
}

export function serviceRow(usage: ServiceUsage, services: ServiceIndex, newest: Newness): ServiceRow {
  const service = services.get(usage.service_id);
  const seen = newest.firstSeen.get(usage.service_id) ?? usage.first_seen;
  return {
    id: service.id,
    name: service.name,
    vendor: service.vendor ?? null,
    category: service.category,
    headquarters: service.headquarters ?? null,
    domain: service.domains[0] ?? '',
    risk_score: service.riskScore,
    brr: service.brr,
    level: service.level,
    grade: service.grade ?? null,
    confidence: service.confidence,
    users: usage.users,
    is_new: isNew(newest, seen),
    tags: [...services.tagsOf(service.id)],
    ...totalsOf(usage),
    first_seen: isoTime(seen),
  };
}

/** How a row names a person: by pseudonym if names are hidden, otherwise as in the directory. */
export function named(
  { names, cards }: Pick<Asked, 'names' | 'cards'>,
  user: string,
): { name?: string; department?: string } {
  const name = names?.get(user);
  return name === undefined ? { ...cards?.get(user.toLowerCase()) } : { name };
}

export function userRow(usage: UserUsage, asked: Pick<Asked, 'names' | 'cards'>): UserRow {
  return {
    user: usage.user,
    ...named(asked, usage.user),
    services: usage.services,
    high_risk_services: usage.high_risk_services,
    addresses: usage.addresses,
    ...totalsOf(usage),
  };
}

export function destinationRow(usage: DestinationUsage, services: ServiceIndex): DestinationRow {
  return {
    country: usage.country,
    services: usage.service_ids.length,
    users: usage.users,
    high_risk_services: usage.service_ids.filter((id) => services.get(id).level === 'high').length,
    ...totalsOf(usage),
  };
}

export function siteRow(usage: HostUsage, services: ServiceIndex): SiteRow {
  const service = usage.service_id === undefined ? undefined : services.get(usage.service_id);
  return {
    host: usage.host,
    service_id: service?.id ?? null,
    service: service?.name ?? null,
    level: service?.level ?? null,
    users: usage.users,
    ...totalsOf(usage),
  };
}

/** Refuses conditions on totals that a list's rows don't have, instead of ignoring them. */
export function refuseForeignTotals(list: TrafficList, conditions: readonly TotalCondition[]): void {
  const known: readonly TrafficField[] = TOTALS_OF_LIST[list];
  const foreign = conditions.map(totalIn).find((field) => !known.includes(field));
  if (foreign === undefined) return;
  throw filterInvalid(
    'total_of_other_list',
    `“${foreign}” counts nothing in the list of ${list}. It has ${known.join(', ')}`,
    { position: 0, length: 0, expected: known },
  );
}
