import { type ActivityPlace, activityId, comparePlaces } from '@casbah/domain/activity-id';
import { anonymousEvent } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import type { ActivityWord } from '@casbah/domain/filter/activity-fields';
import { ALL } from '@casbah/domain/filter/expression';
import { foldCase } from '@casbah/domain/filter/meets';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { keyOfActivity } from './activity-key.ts';
import type {
  ActivityFacet,
  ActivityLines,
  ActivityOrder,
  ActivityPage,
  ActivityReader,
  ActivityReads,
  ActivityScope,
  ActivityStream,
  ActivitySummary,
  FacetValues,
  FieldValue,
  StoredActivity,
  WrittenActivities,
} from './activity-reads.ts';
import type { WordField } from './datasets/dataset.ts';
import { byBytes, intervalStart, valuesIn } from './memory-query.ts';
import { inScope, type KeptEvent } from './memory-scope.ts';
import { MemoryUsageReads } from './memory-usage.ts';
import {
  assertFieldsTellNobody,
  assertScopeTellsNobody,
  type EachQuery,
  type EventQuery,
  type Keys,
  type Measures,
  type QueryAnswer,
  type Row,
} from './query.ts';
import { streamOf, writeActivities } from './write-activities.ts';

const EVER: TimeRange = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** Activities in memory: the reference semantics of their reads, and a fake for tests. */
export class MemoryActivityReads implements ActivityReads {
  readonly #kept: readonly KeptEvent[];
  readonly #queries: MemoryUsageReads;

  /** Events added to the list later are read, too. */
  constructor(kept: readonly KeptEvent[]) {
    this.#kept = kept;
    this.#queries = new MemoryUsageReads(kept);
  }

  async span(tenant: string): Promise<TimeRange | undefined> {
    const times = this.#of(tenant).map(({ event }) => event.time);
    return times.length === 0 ? undefined : { from: Math.min(...times), to: Math.max(...times) };
  }

  async page(scope: ActivityScope, { limit, order, after }: ActivityPage): Promise<StoredActivity[]> {
    return this.#sorted(scope, order, after).slice(0, limit).map(withoutRaw);
  }

  async find(reader: ActivityReader, place: ActivityPlace): Promise<StoredActivity | undefined> {
    return this.#within(reader).find(({ id }) => id === activityId(place));
  }

  async findAll(reader: ActivityReader, places: readonly ActivityPlace[]): Promise<StoredActivity[]> {
    const wanted = new Set(places.map(activityId));
    return this.#within(reader)
      .filter(({ id }) => wanted.has(id))
      .map(withoutRaw);
  }

  async *stream(
    scope: ActivityScope,
    { order, limit, after, withRaw }: ActivityStream,
  ): AsyncGenerator<readonly StoredActivity[]> {
    const found = this.#sorted(scope, order, after).slice(0, limit);
    if (found.length > 0) yield withRaw ? found : found.map(withoutRaw);
  }

  lines(scope: ActivityScope, asked: ActivityLines): AsyncIterable<WrittenActivities> {
    return writeActivities(this.stream(scope, streamOf(asked)), asked);
  }

  async count(scope: ActivityScope): Promise<number> {
    return this.#in(scope).length;
  }

  async summary(
    scope: ActivityScope,
    { interval, facets }: { interval: Interval; facets: readonly ActivityFacet[] },
  ): Promise<ActivitySummary> {
    assertFacetsTellNobody(scope, facets);
    const events = this.#in(scope).map(({ event }) => event);
    const bars = [...Map.groupBy(events, ({ time }) => intervalStart(time, interval))]
      .map(([time, own]) => {
        const counted = (outcome: string) => own.filter((event) => event.outcome === outcome).length;
        const [success, failure] = [counted('success'), counted('failure')];
        return { time, success, failure, other: own.length - success - failure };
      })
      .sort((a, b) => a.time - b.time);
    return { total: events.length, bars, facets: facets.map((facet) => facetOf(events, facet)) };
  }

  async values(
    scope: ActivityScope,
    field: ActivityWord,
    contains: string,
    size: number,
  ): Promise<FieldValue[]> {
    assertFacetsTellNobody(scope, [{ field, size }]);
    const events = this.#in(scope).map(({ event }) => event);
    return facetOf(events, { field, size, search: contains }).values;
  }

  run<
    const Named extends Keys = Record<never, never>,
    const Measured extends Measures = Measures,
    Time extends Interval | undefined = undefined,
  >(query: EventQuery<Named, Measured, Time>): Promise<QueryAnswer<Row<Named, Measured, Time>>> {
    return this.#queries.run(query);
  }

  each<const Measured extends Measures>(
    query: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]> {
    return this.#queries.each(query, fields);
  }

  #of(tenant: string): PlacedEvent[] {
    return this.#kept
      .filter((one) => one.tenant === tenant && one.event.kind === 'activity')
      .map((one) => ({ ...one, place: { time: one.event.time, key: keyOfActivity(one) } }));
  }

  #in(scope: ActivityScope): PlacedEvent[] {
    assertScopeTellsNobody(scope);
    return inScope(scope, this.#of(scope.tenant));
  }

  #within(reader: ActivityReader): StoredActivity[] {
    return this.#sorted({ ...reader, range: EVER, filter: ALL }, 'newest', undefined);
  }

  #sorted(scope: ActivityScope, order: ActivityOrder, after: ActivityPlace | undefined): StoredActivity[] {
    const sign = order === 'newest' ? -1 : 1;
    return this.#in(scope)
      .filter(({ place }) => after === undefined || sign * comparePlaces(place, after) > 0)
      .sort((a, b) => sign * comparePlaces(a.place, b.place))
      .map(({ place, event, datasource, load, line }) => ({
        id: activityId(place),
        event: scope.people?.hidden === true ? anonymousEvent(event, event.user) : event,
        datasource,
        load,
        line,
      }));
  }
}

type PlacedEvent = KeptEvent & { place: ActivityPlace };

/** Users are listed as `anon-user.N`. */
function assertFacetsTellNobody(scope: ActivityScope, facets: readonly ActivityFacet[]): void {
  const fields = facets.map(({ field }) => field).filter((field) => field !== 'user');
  assertFieldsTellNobody(scope, fields);
}

function withoutRaw(one: StoredActivity): StoredActivity {
  return { ...one, event: { ...one.event, raw: undefined, origins: undefined } };
}

function facetOf(events: readonly Event[], { field, size, search = '' }: ActivityFacet): FacetValues {
  const values = events.flatMap((event) => valuesIn(event, field === 'service' ? 'service_id' : field));
  const found = [...Map.groupBy(values, (value) => value)]
    .map(([value, own]) => ({ value, count: own.length }))
    .filter(({ value }) => foldCase(value).includes(foldCase(search)))
    .sort((a, b) => b.count - a.count || byBytes(a.value, b.value));
  return { field, values: found.slice(0, size), distinct: found.length };
}
