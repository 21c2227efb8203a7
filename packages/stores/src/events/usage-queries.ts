import type { PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { WordField } from './datasets/dataset.ts';
import { traffic } from './datasets/traffic.ts';
import type {
  Bar,
  DestinationUsage,
  DeviceUsage,
  EventPage,
  FacetCounts,
  HostPage,
  HostUsage,
  Page,
  PartUsage,
  ServiceUsage,
  SessionUsage,
  Totals,
  TrafficSpan,
  Uploader,
  UsageField,
  UsageReads,
  UsageRow,
  UserUsage,
  ValueUsage,
} from './event-store.ts';
import {
  type EachQuery,
  type EventQuery,
  type Keys,
  type Measures,
  type QueryAnswer,
  type Row,
  SERVICES,
  TOTALS,
  USERS,
  VOLUME,
} from './query.ts';
import type { ReadScope } from './read-scope.ts';
import type { StoredEvent } from './stored-event.ts';

/** All times an event can have. */
const ALL_TIME: TimeRange = { from: 0, to: Date.UTC(2106, 0, 1) };

/** Measures for a part of the traffic. */
const PART = { ...TOTALS, users: USERS, services: SERVICES } as const satisfies Measures;

/**
 * Traffic reads as queries over any `EventQueries`. Abstract methods can't be expressed as queries: sessions
 * and devices combine rows, events aren't aggregated, and names are stored separately.
 */
export abstract class UsageQueries implements UsageReads {
  abstract run<
    const Named extends Keys = Record<never, never>,
    const Measured extends Measures = Measures,
    Time extends Interval | undefined = undefined,
  >(query: EventQuery<Named, Measured, Time>): Promise<QueryAnswer<Row<Named, Measured, Time>>>;
  abstract each<const Measured extends Measures>(
    query: EachQuery<Measured>,
    fields: readonly WordField[],
  ): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]>;
  abstract sessions(
    scope: ReadScope,
    page: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }>;
  abstract devices(
    scope: ReadScope,
    page: { limit: number; offset: number },
  ): Promise<{ rows: DeviceUsage[]; total: number }>;
  abstract events(scope: ReadScope, limit: number): AsyncIterable<Event>;
  abstract eventPage(scope: ReadScope, page: EventPage): Promise<StoredEvent[]>;
  abstract namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>>;
  abstract bySource(
    tenant: string,
    datasource?: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>>;
  abstract hoursOfSource(
    tenant: string,
    datasource: string,
    range: TimeRange,
  ): Promise<{ time: number; events: number }[]>;

  async range(tenant: string): Promise<TrafficSpan | undefined> {
    const { requests, first_seen, last_seen } = TOTALS;
    const { rows } = await this.run({
      dataset: traffic,
      where: { tenant, range: ALL_TIME, filter: ALL, resolve: () => [] },
      groupBy: { service_id: { field: 'service_id', orElse: '' } },
      measures: { requests, first_seen, last_seen },
    });
    if (rows.length === 0) return undefined;
    return {
      from: Math.min(...rows.map((row) => row.first_seen)),
      to: Math.max(...rows.map((row) => row.last_seen)),
      events: rows.reduce((sum, row) => sum + row.requests, 0),
      firstSeen: new Map(
        rows.flatMap((row) => (row.service_id === '' ? [] : [[row.service_id, row.first_seen] as const])),
      ),
    };
  }

  async byService(scope: ReadScope): Promise<ServiceUsage[]> {
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { service_id: 'service_id' },
      measures: { ...TOTALS, users: USERS },
    });
    return rows;
  }

  async totalsByService(scope: ReadScope): Promise<(Totals & { service_id: string })[]> {
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { service_id: 'service_id' },
      measures: TOTALS,
    });
    return rows;
  }

  async byUser(
    scope: ReadScope,
    page: Page<keyof UserUsage>,
    highRisk: readonly string[],
  ): Promise<{ rows: UserUsage[]; total: number }> {
    return this.run({
      dataset: traffic,
      where: scope,
      groupBy: { user: 'user' },
      measures: {
        ...TOTALS,
        services: SERVICES,
        high_risk_services: {
          kind: 'distinct',
          field: 'service_id',
          of: { field: 'service_id', values: highRisk },
        },
        addresses: { kind: 'distinct', field: 'src_ip' },
      },
      ...pageOf(page),
    });
  }

  async topUploaders(scope: ReadScope, size: number): Promise<Uploader[]> {
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { user: 'user' },
      measures: VOLUME,
      order: { by: 'bytes_up', descending: true },
      page: { limit: size, counted: false },
    });
    return rows;
  }

  async byHost(
    scope: ReadScope,
    page: HostPage,
    order: readonly string[],
  ): Promise<{ rows: HostUsage[]; total: number }> {
    const { rows, total } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { host: 'host' },
      measures: { ...TOTALS, users: USERS, service_id: { kind: 'latest', field: 'service_id' } },
      turned:
        page.blockedThenAllowed === true ? { field: 'action', from: 'blocked', to: 'allowed' } : undefined,
      ...pageOf(page, page.sort === 'service_id' ? order : undefined),
    });
    return { rows: rows.map((row) => ({ ...row, service_id: row.service_id || undefined })), total };
  }

  async byDestination(
    scope: ReadScope,
    headquarters: ReadonlyMap<string, string>,
  ): Promise<DestinationUsage[]> {
    const groups = new Map<string, string[]>();
    for (const [id, country] of headquarters) {
      const ids = groups.get(country);
      if (ids === undefined) groups.set(country, [id]);
      else ids.push(id);
    }
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { country: { field: 'country', orElse: { field: 'service_id', groups } } },
      measures: { ...TOTALS, service_ids: { kind: 'values', field: 'service_id' }, users: USERS },
    });
    return rows;
  }

  async facets(
    scope: ReadScope,
    rows: UsageRow,
    fields: readonly (UsageField | 'service_id')[],
    size: number,
  ): Promise<FacetCounts[]> {
    const counts = await this.each(
      {
        dataset: traffic,
        where: scope,
        present: [rows],
        measures: { count: { kind: 'distinct', field: rows } },
        order: 'count',
        limit: size,
      },
      fields.map(eventField),
    );
    return counts.map(({ rows: values, total }) => ({ values, distinct: total }));
  }

  async totals(
    scope: ReadScope,
  ): Promise<Totals & { users: number; services: number; hosts: number; uncatalogued_hosts: number }> {
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      measures: {
        ...TOTALS,
        users: USERS,
        services: SERVICES,
        hosts: { kind: 'distinct', field: 'host' },
        uncatalogued_hosts: { kind: 'distinct', field: 'host', of: { field: 'service_id', values: [''] } },
      },
    });
    const [row] = rows;
    if (row === undefined) throw new Error('a query without keys answers one row');
    return row;
  }

  async usersOf(
    scope: ReadScope,
    groups: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, number>> {
    const counts = new Map([...groups.keys()].map((name) => [name, 0]));
    if ([...groups.values()].every((ids) => ids.length === 0)) return counts;
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { group: { field: 'service_id', groups, others: 'left out' } },
      measures: { users: USERS },
    });
    for (const { group, users } of rows) counts.set(group, users);
    return counts;
  }

  async seen(scope: ReadScope): Promise<TimeRange | undefined> {
    const { requests, first_seen, last_seen } = TOTALS;
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      measures: { requests, first_seen, last_seen },
    });
    const [row] = rows;
    return row === undefined || row.requests === 0 ? undefined : { from: row.first_seen, to: row.last_seen };
  }

  async histogram(scope: ReadScope, interval: Interval, highRisk: readonly string[]): Promise<Bar[]> {
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      grain: interval,
      measures: { ...VOLUME, high_risk: { kind: 'count', of: { field: 'service_id', values: highRisk } } },
    });
    return rows;
  }

  async byInterval(scope: ReadScope, interval: Interval): Promise<(PartUsage & { time: number })[]> {
    const { rows } = await this.run({ dataset: traffic, where: scope, grain: interval, measures: PART });
    return rows;
  }

  async byGroups(
    scope: ReadScope,
    of: 'user' | 'host',
    groups: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, PartUsage>> {
    const { rows } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { group: { field: of, groups, ignoreCase: true, others: 'together' } },
      measures: PART,
    });
    return new Map(rows.map(({ group, ...usage }) => [group, usage]));
  }

  async byField(
    scope: ReadScope,
    field: UsageField,
    size: number,
  ): Promise<{ values: ValueUsage[]; distinct: number }> {
    if (field === 'user' && scope.people?.hidden === true) throw new RangeError('people are anonymous');
    const { rows, total } = await this.run({
      dataset: traffic,
      where: scope,
      groupBy: { value: eventField(field) },
      measures: { ...VOLUME, users: USERS },
      order: { by: 'requests', descending: true },
      page: { limit: size, counted: true },
    });
    return { values: rows, distinct: total };
  }
}

/** Event field of a usage field; they differ only for the log's category. */
function eventField(field: UsageField | 'service_id'): WordField {
  return field === 'log_category' ? 'category' : field;
}

function pageOf<Name extends string>(page: Page<Name>, ranks?: readonly string[]) {
  const { limit, offset, sort, descending, q, totals } = page;
  return {
    search: q,
    totals,
    order: { by: sort, descending, ranks },
    page: { limit, offset, counted: true },
  };
}
