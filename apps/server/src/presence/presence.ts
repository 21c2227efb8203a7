import type { Answer } from '@casbah/contract/client';
import type { DeviceRow, SessionRow } from '@casbah/contract/presence';
import { isAnonymousPerson } from '@casbah/domain/anonymous-person';
import { compareNames } from '@casbah/domain/compare-names';
import { DEVICE_TYPES } from '@casbah/domain/device-type';
import type { Filter } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import { riskOrder } from '@casbah/domain/risk';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { volumeOf } from '@casbah/domain/volume';
import type { DeviceUsage, SessionUsage } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';
import type { ServiceIndex } from '../service-index.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';

/** Maximum services listed per session. */
export const SOME_SERVICES = 10;
/** Maximum systems and browsers listed: logs can contain anything. */
const MOST_VALUES = 20;

export interface PresencePage {
  limit: number;
  offset: number;
}

/** One page of a person's sessions. */
export async function userSessions(
  reads: TrafficReads,
  everything: Asked,
  user: string,
  { limit, offset, pause_minutes }: PresencePage & { pause_minutes: number },
  mostServices = SOME_SERVICES,
): Promise<{ rows: SessionRow[]; total: number }> {
  const asked = ofPerson(everything, user);
  const page = { limit, offset, pause: pause_minutes * MINUTE_MS };
  const { rows, total } = await reads.usage.sessions(reads.scope(asked), page);
  if (total === 0) throw new ApiFailure('NOT_FOUND');
  return { rows: rows.map((row) => sessionRow(row, asked.services, mostServices)), total };
}

/** One page of a person's devices. */
export async function userDevices(
  reads: TrafficReads,
  everything: Asked,
  user: string,
  { limit, offset }: PresencePage,
): Promise<{ rows: DeviceRow[]; total: number }> {
  const asked = ofPerson(everything, user);
  const { rows, total } = await reads.usage.devices(reads.scope(asked), { limit, offset });
  if (total === 0) throw new ApiFailure('NOT_FOUND');
  return { rows: rows.map(deviceRow), total };
}

/** Systems and browsers used with one service. */
export async function serviceDevices(
  reads: TrafficReads,
  everything: Asked,
  id: string,
): Promise<Answer<'GET /audit/services/{id}/devices'>> {
  const asked = narrowed(everything, { kind: 'in', field: 'service', values: [id] });
  const scope = reads.scope(asked);
  const [usages, types, systems, browsers] = await Promise.all([
    reads.byService(asked),
    reads.usage.byField(scope, 'device_type', DEVICE_TYPES.length),
    reads.usage.byField(scope, 'os', MOST_VALUES),
    reads.usage.byField(scope, 'browser', MOST_VALUES),
  ]);
  const usage = usages.find(({ service_id }) => service_id === id);
  // Seen earlier but not used in this range: its page exists and says so.
  if (usage === undefined && asked.data?.firstSeen.get(id) === undefined) throw new ApiFailure('NOT_FOUND');
  const told = types.values.reduce((sum, { requests }) => sum + requests, 0);
  return {
    meta: reads.meta(asked, types.distinct),
    device_types: types.values,
    os: systems.values,
    browsers: browsers.values,
    untold: Math.max(0, (usage?.requests ?? 0) - told),
  };
}

/** One person's traffic, ignoring the filter's conditions on totals. */
function ofPerson(everything: Asked, user: string): Asked {
  // Readers who see pseudonyms can't find out whether this name exists.
  if (everything.people?.hidden === true && !isAnonymousPerson(user)) throw new ApiFailure('NOT_FOUND');
  return narrowed(everything, { kind: 'in', field: 'user', values: [user] });
}

function narrowed(asked: Asked, only: Filter): Asked {
  return { ...asked, totals: [], filter: { kind: 'and', parts: [asked.filter, only] } };
}

function sessionRow(usage: SessionUsage, services: ServiceIndex, mostServices: number): SessionRow {
  const used = usage.service_ids
    .map((id) => services.get(id))
    .sort((a, b) => riskOrder(b.brr) - riskOrder(a.brr) || compareNames(a.name, b.name));
  return {
    first_seen: isoTime(usage.first_seen),
    last_seen: isoTime(usage.last_seen),
    seconds: Math.round((usage.last_seen - usage.first_seen) / 1000),
    begins_before: usage.begins_before,
    ends_after: usage.ends_after,
    services: used.slice(0, mostServices).map(({ id, name, level }) => ({ id, name, level })),
    services_count: used.length,
    requests: usage.requests,
    ...volumeOf(usage),
  };
}

function deviceRow(usage: DeviceUsage): DeviceRow {
  return {
    device: usage.device,
    device_types: usage.device_types.flatMap((value) => DEVICE_TYPES.find((type) => type === value) ?? []),
    os: usage.os.slice(0, MOST_VALUES),
    browsers: usage.browsers.slice(0, MOST_VALUES),
    requests: usage.requests,
    ...volumeOf(usage),
    first_seen: isoTime(usage.first_seen),
    last_seen: isoTime(usage.last_seen),
  };
}
