import { ACTIVITY_FIELDS, type ActivityField } from '@casbah/domain/filter/activity-fields';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import type { ServiceCondition } from '@casbah/domain/filter/log-fields';
import { isoTime } from '@casbah/domain/iso-time';
import type { TimeRange } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { ActivityReader, ActivityReads, ActivityScope } from '@casbah/stores/events/activity-reads';
import { ApiFailure } from '../http/failure.ts';
import { readFilter } from '../http/filter.ts';
import type { ServiceIndex } from '../service-index.ts';
import type { ReadCache } from '../traffic/read-cache.ts';
import type { Reader } from '../traffic/reads.ts';
import { refuseTelling } from '../traffic/scope.ts';

/** Default range: the last week with activities. */
const DEFAULT_DAYS = 7;
/** Logs this recent count as current: the range then ends now, so that arriving activities are in it. */
const CURRENT_MS = DAY_MS;
/** All times that an event can have. */
const ALL_TIME: TimeRange = { from: 0, to: Date.UTC(2106, 0, 1) };

/** Activities that a request asks for, within what its reader may see. */
export interface AskedActivities extends Reader {
  range: TimeRange;
  filter: Filter<ActivityField>;
  services: ServiceIndex;
  signal: AbortSignal;
  /** A download: runs at background priority. */
  background?: boolean;
  startedOn: number;
}

export interface ActivityQuery {
  from?: string | undefined;
  to?: string | undefined;
  filter?: string | undefined;
}

export interface InvestigateParts {
  activities: ActivityReads;
  /** Services as the tenant rates and tags them. */
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
  cache: ReadCache;
  clock: () => number;
}

/** Turns requests into reads of activities. */
export class InvestigateReads {
  readonly activities: ActivityReads;
  readonly #parts: InvestigateParts;

  constructor(parts: InvestigateParts) {
    this.#parts = parts;
    this.activities = parts.activities;
  }

  now(): number {
    return this.#parts.clock();
  }

  async ask(reader: Reader, query: ActivityQuery, signal: AbortSignal): Promise<AskedActivities> {
    return this.askBy(reader, { ...query, filter: readFilter(query.filter, ACTIVITY_FIELDS) }, signal);
  }

  /** The same for a filter that comes in another language. */
  async askBy(
    reader: Reader,
    { filter, ...query }: Omit<ActivityQuery, 'filter'> & { filter: Filter<ActivityField> },
    signal: AbortSignal,
  ): Promise<AskedActivities> {
    const startedOn = this.now();
    if (reader.people?.hidden === true) refuseTelling(filter);
    const services = await this.#parts.servicesOf(reader.tenant);
    const range = await this.#rangeOf(reader.tenant, query, signal);
    return { ...reader, range, filter, services, signal, startedOn };
  }

  /** The reader without range and filter, for single activities. */
  async askAny(reader: Reader, signal: AbortSignal): Promise<AskedActivities> {
    const services = await this.#parts.servicesOf(reader.tenant);
    return { ...reader, range: ALL_TIME, filter: ALL, services, signal, startedOn: this.now() };
  }

  scope(asked: AskedActivities): ActivityScope {
    return { ...this.readerOf(asked), range: asked.range, filter: asked.filter };
  }

  readerOf({
    tenant,
    within,
    people,
    services,
    signal,
    background = false,
  }: AskedActivities): ActivityReader {
    const resolve = (condition: ServiceCondition): readonly string[] => services.resolve(condition);
    return { tenant, within, people, resolve, signal, background };
  }

  meta({ range, startedOn }: AskedActivities): { from: string; to: string; took_ms: number } {
    return {
      from: isoTime(range.from),
      to: isoTime(range.to),
      took_ms: Math.max(0, Math.round(this.now() - startedOn)),
    };
  }

  /** Remembers counts for a moment, because pages ask for the same ones again. */
  remember<Answer>(
    question: string,
    asked: AskedActivities,
    ask: (scope: ActivityScope) => Promise<Answer>,
  ): Promise<Answer> {
    const { range, filter, within, people } = asked;
    const key = JSON.stringify([question, range.from, range.to, filter, within, people?.hidden ?? null]);
    const scope = this.scope(asked);
    return this.#parts.cache.get(asked.tenant, `activities ${key}`, asked.signal, (signal) =>
      ask({ ...scope, signal }),
    );
  }

  async #rangeOf(
    tenant: string,
    query: { from?: string | undefined; to?: string | undefined },
    signal: AbortSignal,
  ): Promise<TimeRange> {
    const to = query.to === undefined ? await this.#end(tenant, signal) : Date.parse(query.to);
    const from = query.from === undefined ? to - DEFAULT_DAYS * DAY_MS : Date.parse(query.from);
    if (from > to)
      throw new ApiFailure('BAD_REQUEST', {
        field: 'query.from',
        problem: 'the range ends before it begins',
      });
    return { from, to };
  }

  /** Times of the first and last activity of a company; undefined without any. */
  span(tenant: string, signal: AbortSignal): Promise<TimeRange | undefined> {
    return this.#parts.cache.get(tenant, 'span of activities', signal, () => this.activities.span(tenant));
  }

  /** End of the default range, in whole hours, so that it stays the same between requests. */
  async #end(tenant: string, signal: AbortSignal): Promise<number> {
    const span = await this.span(tenant, signal);
    const now = this.now();
    const end = span === undefined || now - span.to < CURRENT_MS ? now : span.to;
    return Math.floor(end / HOUR_MS) * HOUR_MS + HOUR_MS;
  }
}
