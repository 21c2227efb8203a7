import { ALL } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import type { RiskLevel } from '@casbah/domain/risk';
import type { TimeRange } from '@casbah/domain/time-range';
import { type Measured, volumeOf } from '@casbah/domain/volume';
import { type TrafficParts, TrafficReads } from '../traffic/reads.ts';

export interface UsedByOne extends Measured {
  name: string;
  level: RiskLevel;
}

/**
 * Services that one person used, most used first, for that person's digest. Logs identify people by email, so people
 * with other names or pseudonyms get none. Runs at background priority.
 */
export function usedBy(parts: TrafficParts) {
  const reads = new TrafficReads(parts);
  return async ({ tenant, span, user }: { tenant: string; span: TimeRange; user: string }) => {
    const { signal } = new AbortController();
    const range = { from: isoTime(span.from), to: isoTime(span.to) };
    const asked = await reads.ask({ tenant, within: ALL }, range, signal);
    const scope = reads.scope({
      ...asked,
      background: true,
      filter: { kind: 'in', field: 'user', values: [user] },
    });
    const found = await reads.usage.byService(scope);
    return found
      .filter(({ requests }) => requests > 0)
      .map((usage): UsedByOne => {
        const { name, level } = asked.services.get(usage.service_id);
        return { name, level, requests: usage.requests, ...volumeOf(usage) };
      })
      .sort((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1));
  };
}
