import type { Arrivals } from '@casbah/contract/datasources';
import { ARRIVALS_LOOKED_AT_MS, isSilent } from '@casbah/domain/datasource';
import { deliveryGaps, gapsToldFrom, linesDueUntil, USUAL_WEEKS } from '@casbah/domain/delivery';
import { isoTime } from '@casbah/domain/iso-time';
import { floorTo } from '@casbah/domain/time-interval';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findDatasource } from '@casbah/stores/control/datasources/datasources';
import { arrivalsOfSource } from '@casbah/stores/control/datasources/loads';
import { lastArrivalsOf } from '@casbah/stores/control/notifications/watched';
import { timeZoneOf } from '@casbah/stores/control/tenant/tenant-config';
import type { EventStore } from '@casbah/stores/events/event-store';
import { ApiFailure } from '../http/failure.ts';

interface ArrivalsParts {
  control: ControlStore;
  events: Pick<EventStore, 'usage'>;
  clock: () => number;
}

/** Maximum days shown by hour; longer ranges go by day, because a chart can't resolve their hours. */
const HOURLY_DAYS = 7;
/** After an outage of up to this length, the usual rhythm before it is still known. */
const LONGEST_OUTAGE_MS = 91 * DAY_MS;

/** When a source's events of the last days happened, how late they arrived, and where some are missing. */
export async function arrivalsOf(
  { control, events, clock }: ArrivalsParts,
  tenant: string,
  datasource: string,
  days: number,
): Promise<Arrivals> {
  const now = clock();
  const interval = days > HOURLY_DAYS ? 'day' : 'hour';
  const length = interval === 'day' ? DAY_MS : HOUR_MS;
  // The current interval is the last one.
  const to = floorTo(now, interval) + length;
  const from = to - days * DAY_MS;
  const { arrivals, rhythm, last, timeZone } = await control.inTenant(tenant, async (tx) => {
    if ((await findDatasource(tx, datasource)) === undefined) throw new ApiFailure('NOT_FOUND');
    const last = await lastArrivalsOf(tx, datasource, { span: ARRIVALS_LOOKED_AT_MS });
    const arrivals = await arrivalsOfSource(tx, datasource, { since: from, interval: length });
    // For a source silent longer than that, uses the rhythm it last had.
    const since = Math.min(from, (last?.last ?? from) - ARRIVALS_LOOKED_AT_MS);
    const rhythm =
      arrivals.pause === undefined
        ? await arrivalsOfSource(tx, datasource, { since, interval: length })
        : arrivals;
    return { arrivals, rhythm, last, timeZone: await timeZoneOf(tx, tenant) };
  });
  const span = (await events.usage.bySource(tenant, datasource)).get(datasource);
  // One day more than the weeks: after a clock change, the same hour lies further back. An outage says nothing about
  // the rhythm, so the weeks before it are needed, too.
  const known = Math.min(from, span?.last ?? from) - LONGEST_OUTAGE_MS - (USUAL_WEEKS * 7 + 1) * DAY_MS;
  const hours = await events.usage.hoursOfSource(tenant, datasource, { from: known, to });
  const counts = new Map<number, number>();
  for (const hour of hours) {
    const time = floorTo(hour.time, interval);
    counts.set(time, (counts.get(time) ?? 0) + hour.events);
  }
  const since = span === undefined ? undefined : floorTo(span.first, 'hour');
  const gaps =
    span === undefined || since === undefined
      ? []
      : deliveryGaps(
          {
            hours: new Set(hours.map(({ time }) => time)),
            timeZone,
            until: linesDueUntil(now, span.last, rhythm),
            since: Math.max(since, floorTo(known, 'hour')),
          },
          { from, to },
        );
  return {
    from: isoTime(from),
    to: isoTime(to),
    interval,
    events: Array.from({ length: (to - from) / length }, (_, index) => {
      const time = from + index * length;
      return { time: isoTime(time), events: counts.get(time) ?? 0 };
    }),
    gaps: gaps.map((gap) => ({ from: isoTime(gap.from), to: isoTime(gap.to) })),
    gaps_told_from: since === undefined ? null : isoTime(gapsToldFrom({ since, timeZone })),
    newest_event: span === undefined ? null : isoTime(span.last),
    silent_since: last !== undefined && isSilent(last, now) ? isoTime(last.last) : null,
    lag: {
      usual: arrivals.lag ?? null,
      over_time: arrivals.intervals.map(({ time, ...rest }) => ({ time: isoTime(time), ...rest })),
    },
  };
}
