import type { Backtest } from '@casbah/contract/alertrules';
import type { ServiceRow } from '@casbah/contract/audit';
import { type AlertRuleWindow, lastDays, windowsOver } from '@casbah/domain/alert-rule';
import { isoTime } from '@casbah/domain/iso-time';
import { addVolumes, largestFirst, type Measured, NO_VOLUME, uploadOf } from '@casbah/domain/volume';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { refuseForeignTotals } from '../traffic/rows.ts';
import { allServiceRows } from '../traffic/services.ts';
import { requestsAndUpload } from '../traffic/totals.ts';

/** Maximum services in a response: those matched in most windows. */
const MOST_NAMED = 200;

type HitService = Backtest['services'][number];
type Hit = Omit<HitService, 'requests' | 'bytes_up' | 'bytes_up_unknown'> & { volume: Measured };

/**
 * Matches of a condition in each of the last windows: "uploaded > 100MB" is per day, week or month. The last window
 * ends with the range.
 */
export async function backtest(
  reads: TrafficReads,
  asked: Asked,
  { window, days }: { window: AlertRuleWindow; days: number },
): Promise<Omit<Backtest, 'meta'>> {
  refuseForeignTotals('services', asked.totals);
  const windows: Backtest['windows'] = [];
  const hits = new Map<string, Hit>();
  const end = asked.range.to;
  // Sequentially, so that page requests run in between.
  for (const [place, { from, to }] of windowsOver(window, lastDays(end, days)).entries()) {
    const rows = await allServiceRows(reads, { ...asked, range: { from, to: Math.min(to, end) } });
    windows.push({
      from: isoTime(from),
      to: isoTime(to),
      services: rows.length,
      ...requestsAndUpload(rows),
    });
    for (const row of rows) {
      const hit = hits.get(row.id) ?? firstHit(row);
      hit.found_in.push(place);
      hit.volume = addVolumes([hit.volume, row]);
      hit.most_users = Math.max(hit.most_users, row.users);
      hits.set(row.id, hit);
    }
  }
  const found = [...hits.values()]
    .map(({ volume, ...hit }): HitService => ({ ...hit, requests: volume.requests, ...uploadOf(volume) }))
    .sort(
      (a, b) =>
        b.found_in.length - a.found_in.length ||
        largestFirst(a.bytes_up, b.bytes_up) ||
        (a.name < b.name ? -1 : 1),
    );
  return { window, windows, services: found.slice(0, MOST_NAMED), services_count: found.length };
}

function firstHit({ id, name, risk_score, brr, level, tags }: ServiceRow): Hit {
  return { id, name, risk_score, brr, level, tags, found_in: [], volume: NO_VOLUME, most_users: 0 };
}
