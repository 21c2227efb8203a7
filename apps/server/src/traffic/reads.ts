import { createHash } from 'node:crypto';
import type { PeopleShown } from '@casbah/domain/anonymous-person';
import { ALL, type Condition, type Filter } from '@casbah/domain/filter/expression';
import type { TotalCondition } from '@casbah/domain/filter/totals';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import type {
  DestinationUsage,
  ServiceUsage,
  TrafficSpan,
  UsageReads,
} from '@casbah/stores/events/event-store';
import type { ReadScope } from '@casbah/stores/events/read-scope';
import type { ServiceIndex } from '../service-index.ts';
import { newServices } from './newness.ts';
import type { ReadCache } from './read-cache.ts';
import { filterOf, rangeOf, refuseTelling } from './scope.ts';

/** The reader, and the events they may see. */
export interface Reader {
  tenant: string;
  /** Joined to every query with AND, outside the filter so it can't be bypassed. */
  within: Filter;
  /** How people are named for the reader; real names if absent. */
  people?: PeopleShown | undefined;
  /** Names of unmasked people by `anon-user.N`, visible to this requester only. */
  names?: ReadonlyMap<string, string>;
  /** Names and departments from the directory, by email address. Absent if names are hidden. */
  cards?: ReadonlyMap<string, { name: string; department: string }>;
}

/** Scope of a request, from its query. */
export interface Asked extends Reader {
  range: TimeRange;
  /** Time range of all traffic in the reader's scope; absent without any. */
  data: TrafficSpan | undefined;
  filter: Filter;
  /** Conditions on the totals of a list's rows. */
  totals: readonly TotalCondition[];
  services: ServiceIndex;
  signal: AbortSignal;
  /** A download: its queries run at background priority, behind those of pages. */
  background?: boolean;
  startedOn: number;
}

export interface TrafficParts {
  usage: UsageReads;
  /** Services as the tenant rates and tags them. */
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
  cache: ReadCache;
  clock: () => number;
}

/** Longer keys are stored as a hash. */
const LONGEST_KEY = 1_000;
/** All times that an event can have. */
const ALL_TIME: TimeRange = { from: 0, to: Date.UTC(2106, 0, 1) };

type Totals = Awaited<ReturnType<UsageReads['totals']>>;

/** The reads that several calls share. Whole-list aggregates are remembered for a moment. */
export class TrafficReads {
  readonly usage: UsageReads;
  readonly #parts: TrafficParts;

  constructor(parts: TrafficParts) {
    this.#parts = parts;
    this.usage = parts.usage;
  }

  async ask(
    reader: Reader,
    query: { from?: string | undefined; to?: string | undefined; filter?: string | undefined },
    signal: AbortSignal,
  ): Promise<Asked> {
    const startedOn = this.#parts.clock();
    const { filter, totals } = filterOf(query.filter);
    if (reader.people?.hidden === true) refuseTelling(filter);
    const [data, services] = await Promise.all([
      this.range(reader, signal),
      this.#parts.servicesOf(reader.tenant),
    ]);
    const range = rangeOf(query, data, startedOn);
    return { ...reader, range, data, filter, totals, services, signal, startedOn };
  }

  /** Metadata of every response. */
  meta(asked: Asked, total: number): { from: string; to: string; total: number; took_ms: number } {
    return {
      from: isoTime(asked.range.from),
      to: isoTime(asked.range.to),
      total,
      took_ms: Math.max(0, Math.round(this.#parts.clock() - asked.startedOn)),
    };
  }

  scope(asked: Asked): ReadScope {
    const { tenant, within, people, range, filter, services, signal, background = false } = asked;
    // New services depend on the query's range, so the service index can't resolve them.
    const resolve = (condition: Condition): readonly string[] =>
      condition.field === 'seen' ? newServices(asked, condition) : services.resolve(condition);
    return { tenant, range, filter, within, people, resolve, signal, background };
  }

  range(reader: Reader, signal: AbortSignal): Promise<TrafficSpan | undefined> {
    const { tenant, within } = reader;
    if (within === ALL) return this.#remember(tenant, 'range', signal, () => this.usage.range(tenant));
    return this.#remember(tenant, `range ${JSON.stringify(within)}`, signal, (ended) =>
      this.#rangeWithin(reader, ended),
    );
  }

  /** The same for a limited scope, which no roll-up covers. */
  async #rangeWithin({ tenant, within }: Reader, signal: AbortSignal): Promise<TrafficSpan | undefined> {
    const { resolve } = await this.#parts.servicesOf(tenant);
    const scope: ReadScope = { tenant, range: ALL_TIME, filter: within, resolve, signal };
    const [totals, services] = await Promise.all([this.usage.totals(scope), this.usage.byService(scope)]);
    if (totals.requests === 0) return undefined;
    const firstSeen = new Map(services.map(({ service_id, first_seen }) => [service_id, first_seen]));
    return { from: totals.first_seen, to: totals.last_seen, events: totals.requests, firstSeen };
  }

  /** First and last traffic of a user or service, ignoring range and filter; absent without any. */
  seen(asked: Asked, who: Filter): Promise<TimeRange | undefined> {
    return this.rememberFor('seen', { ...asked, range: ALL_TIME, filter: who }, (scope) =>
      this.usage.seen(scope),
    );
  }

  byService(asked: Asked): Promise<ServiceUsage[]> {
    return this.rememberFor('services', asked, (scope) => this.usage.byService(scope));
  }

  totalsByService(asked: Asked): ReturnType<UsageReads['totalsByService']> {
    return this.rememberFor('services without people', asked, (scope) => this.usage.totalsByService(scope));
  }

  byDestination(asked: Asked): Promise<DestinationUsage[]> {
    return this.rememberFor('destinations', asked, (scope) =>
      this.usage.byDestination(scope, asked.services.headquarters),
    );
  }

  totals(asked: Asked): Promise<Totals> {
    return this.rememberFor('totals', asked, (scope) => this.usage.totals(scope));
  }

  /** Caches the result of one query for a range and filter. */
  rememberFor<Answer>(
    question: string,
    asked: Asked,
    ask: (scope: ReadScope) => Promise<Answer>,
  ): Promise<Answer> {
    const { range, filter, within, people } = asked;
    // Readers who see names and readers who don't never share results.
    const hidden = people?.hidden ?? null;
    const key = JSON.stringify([question, range.from, range.to, filter, within, hidden]);
    // Pages can reuse a download's result, so the key ignores priority.
    const scope = this.scope({ ...asked, background: false });
    return this.#remember(asked.tenant, key, asked.signal, (signal) => ask({ ...scope, signal }));
  }

  #remember<Answer>(
    tenant: string,
    key: string,
    signal: AbortSignal,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> {
    // Scopes with thousands of people make long filters.
    const short = key.length <= LONGEST_KEY ? key : createHash('sha256').update(key).digest('base64');
    return this.#parts.cache.get(tenant, short, signal, ask);
  }
}
