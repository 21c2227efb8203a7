import { ALL } from '@casbah/domain/filter/expression';
import type { RiskLevel } from '@casbah/domain/risk';
import type { TimeRange } from '@casbah/domain/time-range';
import { type AuditParts, AuditReads, isoTime } from './reads.ts';

export interface UsedByOne {
  name: string;
  level: RiskLevel;
  requests: number;
  bytes_up: number;
  bytes_down: number;
}

/**
 * The services that one person used, the most used first: for that person themself. Logs name people by address; whoever
 * is named otherwise, or is anonymous, used nothing here. Nobody waits for it.
 */
export function usedBy(parts: AuditParts) {
  const reads = new AuditReads(parts);
  return async ({ tenant, span, user }: { tenant: string; span: TimeRange; user: string }) => {
    const { signal } = new AbortController();
    const range = { from: isoTime(span.from), to: isoTime(span.to) };
    const asked = await reads.ask({ tenant, within: ALL }, range, signal);
    const scope = reads.scope({
      ...{ ...asked, background: true },
      filter: { kind: 'in', field: 'user', values: [user] },
    });
    const found = await reads.usage.byService(scope);
    return found
      .filter(({ requests }) => requests > 0)
      .map(({ service_id, requests, bytes_up, bytes_down }): UsedByOne => {
        const { name, level } = asked.services.get(service_id);
        return { name, level, requests, bytes_up, bytes_down };
      })
      .sort((a, b) => b.requests - a.requests || (a.name < b.name ? -1 : 1));
  };
}
