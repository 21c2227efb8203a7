import { ALL } from '@casbah/domain/filter/expression';
import { DAY_MS } from '@casbah/domain/time-units';
import type { UsageReads } from '@casbah/stores/events/event-store';
import type { PastUse } from './preview.ts';

/** Time range of a preview. */
const PREVIEWED_DAYS = 30;

/** Recent usage of a company. */
export function pastUse(usage: Pick<UsageReads, 'range' | 'byService'>) {
  return async (tenant: string, signal: AbortSignal): Promise<PastUse> => {
    const span = await usage.range(tenant);
    if (span === undefined) return { range: undefined, services: new Map() };
    const range = { from: Math.max(span.from, span.to - PREVIEWED_DAYS * DAY_MS), to: span.to + 1 };
    const used = await usage.byService({
      tenant,
      range,
      filter: ALL,
      within: ALL,
      people: undefined,
      resolve: () => [],
      signal,
      background: false,
    });
    return { range, services: new Map(used.map((one) => [one.service_id, one])) };
  };
}
