import type { Backtest } from '@casbah/contract/audit';
import { lastDays, type PolicyWindow, windowsOver } from '@casbah/domain/shadow-it';
import { type Asked, type AuditReads, isoTime } from './reads.ts';
import { refuseForeignTotals } from './rows.ts';
import { allServiceRows } from './services.ts';

/** Services that an answer names: those hit in most windows. */
const MOST_NAMED = 200;

type HitService = Backtest['services'][number];

/**
 * What a condition would have found in each window of the last days, asked a window at a time: "uploaded > 100MB" is about
 * what went up that day, week or month. The last window ends with the range.
 */
export async function backtest(
  reads: AuditReads,
  asked: Asked,
  { window, days }: { window: PolicyWindow; days: number },
): Promise<Omit<Backtest, 'meta'>> {
  refuseForeignTotals('services', asked.totals);
  const windows: Backtest['windows'] = [];
  const hits = new Map<string, HitService>();
  const end = asked.range.to;
  // One after the other: a page of somebody else gets its turn in between.
  for (const [place, { from, to }] of windowsOver(window, lastDays(end, days)).entries()) {
    const rows = await allServiceRows(reads, { ...asked, range: { from, to: Math.min(to, end) } });
    windows.push({
      ...{ from: isoTime(from), to: isoTime(to), services: rows.length },
      requests: rows.reduce((sum, { requests }) => sum + requests, 0),
      bytes_up: rows.reduce((sum, { bytes_up }) => sum + bytes_up, 0),
    });
    for (const { id, name, brr, level, tags, requests, bytes_up, users } of rows) {
      const known = hits.get(id) ?? {
        ...{ id, name, brr, level, tags, found_in: [], requests: 0, bytes_up: 0, most_users: 0 },
      };
      hits.set(id, {
        ...known,
        ...{ found_in: [...known.found_in, place], most_users: Math.max(known.most_users, users) },
        ...{ requests: known.requests + requests, bytes_up: known.bytes_up + bytes_up },
      });
    }
  }
  const found = [...hits.values()].sort(
    (a, b) => b.found_in.length - a.found_in.length || b.bytes_up - a.bytes_up || (a.name < b.name ? -1 : 1),
  );
  return { window, windows, services: found.slice(0, MOST_NAMED), services_count: found.length };
}
