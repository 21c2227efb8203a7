import { anonymousEvent, anonymousPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import type { LogField } from '@casbah/domain/filter/log-fields';
import { sessionsOf } from '@casbah/domain/session';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { HOUR_MS } from '@casbah/domain/time-units';
import { activity } from './datasets/activity.ts';
import type { Dataset, WordField } from './datasets/dataset.ts';
import { traffic } from './datasets/traffic.ts';
import type { DeviceUsage, EventPage, SessionUsage } from './event-store.ts';
import { answerInMemory, byBytes, volumeOf } from './memory-query.ts';
import { inScope, type KeptEvent } from './memory-scope.ts';
import {
  assertFieldsTellNobody,
  assertTellsNobody,
  type EachQuery,
  type EventQuery,
  type Keys,
  type Measures,
  type QueryAnswer,
  type Row,
} from './query.ts';
import type { ReadScope } from './read-scope.ts';
import type { StoredEvent } from './stored-event.ts';
import { UsageQueries } from './usage-queries.ts';

/** In-memory event store: the reference semantics of reads, and a fake for tests. */
export class MemoryUsageReads extends UsageQueries {
  readonly #kept: readonly KeptEvent[];

  /** Events added to the list later are read, too. */
  constructor(kept: readonly KeptEvent[]) {
    super();
    this.#kept = kept;
  }

  async run<
    const Named extends Keys = Record<never, never>,
    const Measured extends Measures = Measures,
    Time extends Interval | undefined = undefined,
  >(query: EventQuery<Named, Measured, Time>): Promise<QueryAnswer<Row<Named, Measured, Time>>> {
    assertTellsNobody(query);
    return answerInMemory(query, this.#in(query.where, this.#of(query.dataset, query.where.tenant)));
  }

  async each<const Measured extends Measures>(
    { order, limit, ...query }: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]> {
    assertFieldsTellNobody(query.where, fields);
    return Promise.all(
      fields.map((field) =>
        this.run<{ value: WordField }, Measured>({
          ...query,
          groupBy: { value: field },
          order: { by: order, descending: true },
          page: { limit, counted: true },
        }),
      ),
    );
  }

  async sessions(
    scope: ReadScope,
    { limit, offset, pause }: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }> {
    if (pause < HOUR_MS / 2) throw new RangeError('a pause within a session is at least half an hour');
    const { from, to } = scope.range;
    const near = { ...scope, range: { from: from - pause, to: to + pause } };
    const requests = this.#traffic(near).map((event) => ({ first: event.time, last: event.time, event }));
    const rows = sessionsOf(requests, scope.range, pause).map(({ parts, ...session }): SessionUsage => {
      const events = parts.map(({ event }) => event);
      return {
        first_seen: session.first,
        last_seen: session.last,
        begins_before: session.begins_before,
        ends_after: session.ends_after,
        ...volumeOf(events),
        service_ids: [...groups(events, (event) => event.service_id).keys()].sort(byBytes),
      };
    });
    rows.reverse();
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }

  async devices(
    scope: ReadScope,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: DeviceUsage[]; total: number }> {
    const isHidden = scope.people?.hidden === true;
    const keyOf = ({ device = '', device_type, os = '' }: Event) => {
      const name = isHidden ? '' : device.toLowerCase();
      return name === '' ? ['', device_type ?? '', os].join('\n') : `${name}\n\n`;
    };
    const found = [...Map.groupBy(this.#traffic(scope), keyOf)]
      .map(([key, events]): { key: string; row: DeviceUsage } => {
        const mostFirst = (field: 'device' | 'device_type' | 'os' | 'browser') =>
          [...groups(events, (event) => event[field])]
            .sort(([a, some], [b, others]) => others.length - some.length || byBytes(a, b))
            .map(([value]) => value);
        return {
          key,
          row: {
            device: isHidden ? '' : (mostFirst('device')[0] ?? ''),
            device_types: mostFirst('device_type'),
            os: mostFirst('os'),
            browsers: mostFirst('browser'),
            users: groups(events, (event) => event.user).size,
            ...volumeOf(events),
            first_seen: Math.min(...events.map(({ time }) => time)),
            last_seen: Math.max(...events.map(({ time }) => time)),
          },
        };
      })
      .sort((a, b) => b.row.requests - a.row.requests || byBytes(a.key, b.key))
      .map(({ row }) => row);
    return { rows: found.slice(offset, offset + limit), total: found.length };
  }

  async *events(scope: ReadScope, limit: number): AsyncGenerator<Event> {
    for (const { event } of this.#newestFirst(scope).slice(0, limit)) yield event;
  }

  async eventPage(scope: ReadScope, { limit, after }: EventPage): Promise<StoredEvent[]> {
    const rows = this.#newestFirst(scope);
    const later = rows.filter(({ event }) => after !== undefined && event.time > after.time).length;
    const first = later + (after?.shown ?? 0);
    return rows.slice(first, first + limit);
  }

  #newestFirst(scope: ReadScope): StoredEvent[] {
    return this.#of(traffic, scope.tenant)
      .flatMap(({ tenant: _, ...one }) =>
        this.#in(scope, [{ tenant: scope.tenant, ...one }]).map((event) => ({ ...one, event })),
      )
      .sort((a, b) => b.event.time - a.event.time || byBytes(a.load, b.load) || a.line - b.line)
      .map((one) =>
        scope.people?.hidden === true ? { ...one, event: anonymousEvent(one.event, one.event.user) } : one,
      );
  }

  async namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>> {
    const events = this.#of(traffic, tenant).map(({ event }) => event);
    const names = groups(events, (event) => event.user).keys();
    return new Map(
      [...names]
        .map((name): [string, string] => [anonymousPerson(name, key), name])
        .filter(([person]) => people.includes(person)),
    );
  }

  async bySource(
    tenant: string,
    datasource?: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
    const asked = this.#ofSources(tenant).filter(
      (kept) => datasource === undefined || kept.datasource === datasource,
    );
    const sources = Map.groupBy(asked, (kept) => kept.datasource);
    return new Map(
      [...sources].map(([id, kept]) => {
        const times = kept.map(({ event }) => event.time);
        const [first, last] = [Math.min(...times), Math.max(...times)];
        const activity = new Array<number>(48).fill(0);
        for (const time of times) {
          const hoursAgo = Math.floor(last / HOUR_MS) - Math.floor(time / HOUR_MS);
          if (hoursAgo < 48) activity[47 - hoursAgo] = (activity[47 - hoursAgo] ?? 0) + 1;
        }
        return [id, { events: times.length, first, last, activity }];
      }),
    );
  }

  async hoursOfSource(
    tenant: string,
    datasource: string,
    range: TimeRange,
  ): Promise<{ time: number; events: number }[]> {
    const own = this.#ofSources(tenant).filter((kept) => kept.datasource === datasource);
    const hours = Map.groupBy(own, ({ event }) => Math.floor(event.time / HOUR_MS) * HOUR_MS);
    return [...hours]
      .filter(([time]) => time + HOUR_MS > range.from && time < range.to)
      .map(([time, events]) => ({ time, events: events.length }))
      .sort((a, b) => a.time - b.time);
  }

  #ofSources(tenant: string): KeptEvent[] {
    return [...this.#of(traffic, tenant), ...this.#of(activity, tenant)];
  }

  #of({ kind }: Dataset, tenant: string): KeptEvent[] {
    return this.#kept.filter((one) => one.tenant === tenant && one.event.kind === kind);
  }

  #traffic(scope: ReadScope): Event[] {
    return this.#in(scope, this.#of(traffic, scope.tenant));
  }

  #in(scope: ReadScope<LogField>, kept: readonly KeptEvent[]): Event[] {
    return inScope(scope, kept).map(({ event }) => event);
  }
}

/** Groups events by a value, without events that lack one. */
function groups(events: readonly Event[], value: (event: Event) => string | undefined): Map<string, Event[]> {
  const found = Map.groupBy(events, (event) => value(event) ?? '');
  found.delete('');
  return found;
}
