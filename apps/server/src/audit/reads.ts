import type { Condition, Filter } from '@casbah/domain/filter/expression';
import type { TimeRange } from '@casbah/domain/time-range';
import type {
  DestinationUsage,
  ReadScope,
  ServiceUsage,
  TrafficSpan,
  UsageReads,
} from '@casbah/stores/events/event-store';
import type { ReadCache } from './read-cache.ts';
import { filterOf, rangeOf } from './scope.ts';
import type { ServiceIndex } from './service-index.ts';

/** What a request looks at, read from its query. */
export interface Asked {
  tenant: string;
  range: TimeRange;
  /** Span of all traffic of the tenant; absent where there is none. */
  data: TrafficSpan | undefined;
  filter: Filter;
  /** Conditions on the totals of a list's rows. */
  totals: readonly Condition[];
  services: ServiceIndex;
  signal: AbortSignal;
  /** A download: what is asked for it alone stays out of the way of pages. */
  background?: boolean;
  startedOn: number;
}

export interface AuditParts {
  usage: UsageReads;
  /** What is known of services, with the tenant's thresholds. */
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
  cache: ReadCache;
  clock: () => number;
}

type Totals = Awaited<ReturnType<UsageReads['totals']>>;

/** The reads that several calls share. Whole-list aggregates are remembered for a moment. */
export class AuditReads {
  readonly usage: UsageReads;
  private readonly parts: AuditParts;

  constructor(parts: AuditParts) {
    this.parts = parts;
    this.usage = parts.usage;
  }

  async ask(
    tenant: string,
    query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined },
    signal: AbortSignal,
  ): Promise<Asked> {
    const startedOn = this.parts.clock();
    const { filter, totals } = filterOf(query.filter);
    const [data, services] = await Promise.all([this.range(tenant, signal), this.parts.servicesOf(tenant)]);
    const range = rangeOf(query, data, startedOn);
    return { tenant, range, data, filter, totals, services, signal, startedOn };
  }

  /** What every answer says of itself. */
  meta(asked: Asked, total: number): { from: string; to: string; total: number; took_ms: number } {
    return {
      from: isoTime(asked.range.from),
      to: isoTime(asked.range.to),
      total,
      took_ms: Math.max(0, Math.round(this.parts.clock() - asked.startedOn)),
    };
  }

  scope({ tenant, range, filter, services, signal, background = false }: Asked): ReadScope {
    return { tenant, range, filter, resolve: services.resolve, signal, background };
  }

  range(tenant: string, signal: AbortSignal): Promise<TrafficSpan | undefined> {
    return this.remember(tenant, 'range', signal, () => this.usage.range(tenant));
  }

  byService(asked: Asked): Promise<ServiceUsage[]> {
    return this.rememberFor('services', asked, (scope) => this.usage.byService(scope));
  }

  byDestination(asked: Asked): Promise<DestinationUsage[]> {
    return this.rememberFor('destinations', asked, (scope) =>
      this.usage.byDestination(scope, asked.services.headquarters),
    );
  }

  totals(asked: Asked): Promise<Totals> {
    return this.rememberFor('totals', asked, (scope) => this.usage.totals(scope));
  }

  /** Remembers the answer to one question over one range and filter. */
  rememberFor<Answer>(
    question: string,
    asked: Asked,
    ask: (scope: ReadScope) => Promise<Answer>,
  ): Promise<Answer> {
    const key = JSON.stringify([question, asked.range.from, asked.range.to, asked.filter]);
    // Its answer may be a page's, too.
    const scope = this.scope({ ...asked, background: false });
    return this.remember(asked.tenant, key, asked.signal, (signal) => ask({ ...scope, signal }));
  }

  private remember<Answer>(
    tenant: string,
    key: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    return this.parts.cache.get(tenant, key, signal, ask);
  }
}

export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
