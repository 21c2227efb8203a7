import type { Backtest } from '@casbah/contract/audit';
import type { TimeRange } from '@casbah/domain/time-range';
import { type Asked, type AuditReads, isoTime } from './reads.ts';
import { refuseForeignTotals } from './rows.ts';
import { allServiceRows } from './services.ts';

const DAY = 86_400_000;
/** Services that an answer names: those hit on most days. */
const MOST_NAMED = 200;

type HitService = Backtest['services'][number];

/**
 * What a condition would have found on each of the last days, asked a day at a time: "uploaded > 100MB" is about what went
 * up that day. Days are those of UTC; the last one ends with the range.
 */
export async function backtest(
  reads: AuditReads,
  asked: Asked,
  count: number,
): Promise<Omit<Backtest, 'meta'>> {
  refuseForeignTotals('services', asked.totals);
  const days: Backtest['days'] = [];
  const hits = new Map<string, HitService>();
  // One after the other: a page of somebody else gets its turn in between.
  for (const range of daysUpTo(asked.range.to, count)) {
    const rows = await allServiceRows(reads, { ...asked, range });
    const day = isoTime(range.from);
    days.push({
      ...{ day, services: rows.length },
      requests: rows.reduce((sum, { requests }) => sum + requests, 0),
      bytes_up: rows.reduce((sum, { bytes_up }) => sum + bytes_up, 0),
    });
    for (const { id, name, brr, level, tags, requests, bytes_up, users } of rows) {
      const known = hits.get(id) ?? {
        ...{ id, name, brr, level, tags, days: 0, first_day: day, last_day: day },
        ...{ requests: 0, bytes_up: 0, most_users: 0 },
      };
      hits.set(id, {
        ...known,
        ...{ days: known.days + 1, last_day: day, most_users: Math.max(known.most_users, users) },
        ...{ requests: known.requests + requests, bytes_up: known.bytes_up + bytes_up },
      });
    }
  }
  const found = [...hits.values()].sort(
    (a, b) => b.days - a.days || b.bytes_up - a.bytes_up || (a.name < b.name ? -1 : 1),
  );
  return { days, services: found.slice(0, MOST_NAMED), services_count: found.length };
}

/** Oldest first. */
function daysUpTo(end: number, count: number): TimeRange[] {
  const last = Math.ceil(end / DAY) * DAY - DAY;
  return Array.from({ length: count }, (_, index) => {
    const from = last - (count - 1 - index) * DAY;
    return { from, to: Math.min(from + DAY, end) };
  });
}
