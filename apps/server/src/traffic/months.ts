import type { MonthFigures, MonthRow } from '@casbah/contract/trends';
import { isCovered } from '@casbah/domain/comparison';
import { isoTime } from '@casbah/domain/iso-time';
import { monthBefore, monthsUpTo } from '@casbah/domain/months';
import { HOUR_MS } from '@casbah/domain/time-units';
import { NO_VOLUME, volumeOf } from '@casbah/domain/volume';
import type { PartUsage } from '@casbah/stores/events/event-store';
import { likelyList, narrow } from './narrow.ts';
import type { Asked, TrafficReads } from './reads.ts';

/**
 * Compares each month up to the end of the range with the previous one, from the first month with data. Conditions on
 * totals apply to all months together.
 */
export async function months(reads: TrafficReads, asked: Asked, count: number): Promise<MonthRow[]> {
  // A range that reaches into the future ends with the data: the rest of a month isn't counted as less use.
  const lastHour =
    asked.data === undefined ? asked.range.to : Math.floor(asked.data.to / HOUR_MS) * HOUR_MS + HOUR_MS;
  const end = Math.min(asked.range.to, lastHour);
  // One more than shown, because the first month is compared with its predecessor.
  const told = monthsUpTo(end, count + 1);
  const [first] = told;
  const last = told.at(-1);
  if (first === undefined || last === undefined) return [];
  const range = { from: first.from, to: end };
  const whole = await narrow(reads, { ...asked, range }, likelyList(asked));
  const cut: Asked = { ...whole, range: monthBefore(last) };
  const [found, beforeLast, services] = await Promise.all([
    reads.rememberFor('by month', whole, (scope) => reads.usage.byInterval(scope, 'month')),
    last.isWhole ? undefined : reads.totals(cut),
    reads.byService(whole),
  ]);
  const byMonth = new Map(found.map((usage) => [usage.time, usage]));
  const used = new Set(services.map(({ service_id }) => service_id));
  const firstSeen = [...(asked.data?.firstSeen ?? [])].filter(([id]) => used.has(id)).map(([, time]) => time);
  const begins = asked.data?.from ?? Number.POSITIVE_INFINITY;
  return told.slice(1).flatMap((month, index): MonthRow[] => {
    // Before the data begins, usage is unknown: an empty month would look like no usage.
    if (month.to <= begins) return [];
    const previous = told[index];
    const before = month === last && !month.isWhole ? beforeLast : byMonth.get(previous?.from ?? 0);
    const isComparable = previous !== undefined && isCovered(previous, asked.data);
    const row: MonthRow = {
      from: isoTime(month.from),
      to: isoTime(month.to),
      is_whole: month.isWhole,
      ...figures(byMonth.get(month.from)),
      // In the first month with data, everything would be new.
      new_services:
        begins >= month.from
          ? null
          : firstSeen.filter((time) => time >= month.from && time < month.to).length,
      before: !isComparable || before === undefined || before.requests === 0 ? null : figures(before),
    };
    return [row];
  });
}

function figures(usage: Omit<PartUsage, 'first_seen' | 'last_seen'> | undefined): MonthFigures {
  const { users = 0, services = 0, blocked = 0 } = usage ?? {};
  const { requests } = usage ?? NO_VOLUME;
  return { users, services, requests, ...volumeOf(usage ?? NO_VOLUME), blocked };
}
