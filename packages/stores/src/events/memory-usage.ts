import { anonymousEvent, anonymousPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import { evaluate } from '@casbah/domain/filter/evaluate';
import { ALL, type Condition, type Filter } from '@casbah/domain/filter/expression';
import { meetsTotals } from '@casbah/domain/filter/totals';
import { sessionsOf } from '@casbah/domain/session';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import { addVolumes, largestFirst, type Measured } from '@casbah/domain/volume';
import type {
  Bar,
  DestinationUsage,
  DeviceUsage,
  FacetCounts,
  HostPage,
  HostUsage,
  Page,
  PartUsage,
  ReadScope,
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

/** An event and where it came from. */
export interface KeptEvent {
  tenant: string;
  datasource: string;
  load: string;
  line: number;
  event: Event;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What the reads mean, in a few lines over a list of events: the measure for every event store, and a fake for tests. */
export class MemoryUsageReads implements UsageReads {
  private readonly all: readonly KeptEvent[];

  /** What is added to the list later is read, too. */
  constructor(kept: readonly KeptEvent[]) {
    this.all = kept;
  }

  private get kept(): readonly KeptEvent[] {
    return this.all.filter(({ event }) => event.kind === 'traffic');
  }

  async range(tenant: string): Promise<TrafficSpan | undefined> {
    const events = this.of(tenant);
    if (events.length === 0) return undefined;
    const { first_seen, last_seen } = totalsOf(events);
    const firstSeen = new Map(
      [...groups(events, (event) => event.service_id)].map(([id, own]) => [id, totalsOf(own).first_seen]),
    );
    return { from: first_seen, to: last_seen, events: events.length, firstSeen };
  }

  async byService(scope: ReadScope): Promise<ServiceUsage[]> {
    return [...groups(this.in(scope), (event) => event.service_id)].map(([service_id, events]) => ({
      service_id,
      ...totalsOf(events),
      users: distinct(events, 'user'),
    }));
  }

  async totalsByService(scope: ReadScope): Promise<(Totals & { service_id: string })[]> {
    const usages = await this.byService(scope);
    return usages.map(({ users: _, ...totals }) => totals);
  }

  async byUser(
    scope: ReadScope,
    page: Page<'user' | 'services' | 'high_risk_services' | 'addresses' | keyof Totals>,
    highRisk: readonly string[],
  ): Promise<{ rows: UserUsage[]; total: number }> {
    const rows = [...groups(this.in(scope), (event) => event.user)].map(([user, events]) => ({
      user,
      ...totalsOf(events),
      services: distinct(events, 'service_id'),
      high_risk_services: distinct(
        events.filter((event) => highRisk.includes(event.service_id ?? '')),
        'service_id',
      ),
      addresses: distinct(events, 'src_ip'),
    }));
    return paged(
      rows,
      page,
      (row) => row.user,
      (row) => row[page.sort],
    );
  }

  async topUploaders(scope: ReadScope, size: number): Promise<Uploader[]> {
    return [...groups(this.in(scope), (event) => event.user)]
      .map(([user, events]) => ({ user, ...measuredOf(events) }))
      .sort((a, b) => largestFirst(a.bytes_up, b.bytes_up) || byBytes(a.user, b.user))
      .slice(0, size);
  }

  async byHost(
    scope: ReadScope,
    page: HostPage,
    order: readonly string[],
  ): Promise<{ rows: HostUsage[]; total: number }> {
    const hosts = [...groups(this.in(scope), (event) => event.host)].filter(
      ([, events]) => page.blockedThenAllowed !== true || areBlockedThenAllowed(events),
    );
    const rows = hosts.map(([host, events]) => ({
      host,
      service_id: events.toSorted((a, b) => b.time - a.time)[0]?.service_id,
      ...totalsOf(events),
      users: distinct(events, 'user'),
    }));
    return paged(
      rows,
      page,
      (row) => row.host,
      (row) => (page.sort === 'service_id' ? order.indexOf(row.service_id ?? '') : row[page.sort]),
    );
  }

  async byDestination(
    scope: ReadScope,
    headquarters: ReadonlyMap<string, string>,
  ): Promise<DestinationUsage[]> {
    const countryOf = (event: Event) =>
      filled(event.country) ?? headquarters.get(event.service_id ?? '') ?? '';
    const byCountry = Map.groupBy(this.in(scope), countryOf);
    return [...byCountry].map(([country, events]) => ({
      country,
      ...totalsOf(events),
      service_ids: [...groups(events, (event) => event.service_id).keys()],
      users: distinct(events, 'user'),
    }));
  }

  async facets(
    scope: ReadScope,
    rows: UsageRow,
    fields: readonly (UsageField | 'service_id')[],
    size: number,
  ): Promise<FacetCounts[]> {
    return fields.map((field) => {
      const counted = [...groups(this.in(scope), (event) => valueIn(event, field))]
        .map(([value, events]) => ({ value, count: distinct(events, rows) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || byBytes(a.value, b.value));
      return { values: counted.slice(0, size), distinct: counted.length };
    });
  }

  async totals(
    scope: ReadScope,
  ): Promise<Totals & { users: number; services: number; hosts: number; uncatalogued_hosts: number }> {
    const events = this.in(scope);
    return {
      ...totalsOf(events),
      users: distinct(events, 'user'),
      services: distinct(events, 'service_id'),
      hosts: distinct(events, 'host'),
      uncatalogued_hosts: distinct(
        events.filter((event) => filled(event.service_id) === undefined),
        'host',
      ),
    };
  }

  async usersOf(
    scope: ReadScope,
    wanted: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, number>> {
    const events = this.in(scope);
    return new Map(
      [...wanted].map(([name, ids]) => [
        name,
        distinct(
          events.filter((event) => ids.includes(event.service_id ?? '')),
          'user',
        ),
      ]),
    );
  }

  async histogram(scope: ReadScope, interval: Interval, highRisk: readonly string[]): Promise<Bar[]> {
    return [...Map.groupBy(this.in(scope), (event) => intervalStart(event.time, interval))]
      .sort(([a], [b]) => a - b)
      .map(([time, events]) => {
        const high_risk = events.filter((event) => highRisk.includes(event.service_id ?? '')).length;
        return { time, high_risk, ...measuredOf(events) };
      });
  }

  async byInterval(scope: ReadScope, interval: Interval): Promise<(PartUsage & { time: number })[]> {
    return [...Map.groupBy(this.in(scope), (event) => intervalStart(event.time, interval))]
      .sort(([a], [b]) => a - b)
      .map(([time, events]) => ({ time, ...partOf(events) }));
  }

  async byGroups(
    scope: ReadScope,
    of: 'user' | 'host',
    wanted: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, PartUsage>> {
    if (of === 'user' && scope.people?.hidden === true) throw new RangeError('People are anonymous');
    const groupOf = new Map(
      [...wanted].flatMap(([group, names]) => names.map((name) => [name.toLowerCase(), group] as const)),
    );
    const found = Map.groupBy(this.in(scope), (event) => groupOf.get((event[of] ?? '').toLowerCase()) ?? '');
    return new Map([...found].map(([group, events]) => [group, partOf(events)]));
  }

  async byField(
    scope: ReadScope,
    field: UsageField,
    size: number,
  ): Promise<{ values: ValueUsage[]; distinct: number }> {
    const values = [...groups(this.in(scope), (event) => valueIn(event, field))]
      .map(([value, events]) => ({ value, users: distinct(events, 'user'), ...measuredOf(events) }))
      .sort((a, b) => b.requests - a.requests || byBytes(a.value, b.value));
    return { values: values.slice(0, size), distinct: values.length };
  }

  async sessions(
    scope: ReadScope,
    { limit, offset, pause }: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }> {
    if (pause < HOUR / 2) throw new RangeError('a pause within a session is at least half an hour');
    const { from, to } = scope.range;
    const near = { ...scope, range: { from: from - pause, to: to + pause } };
    const requests = this.in(near).map((event) => ({ first: event.time, last: event.time, event }));
    const rows = sessionsOf(requests, scope.range, pause).map(({ parts, ...session }): SessionUsage => {
      const events = parts.map(({ event }) => event);
      return {
        first_seen: session.first,
        last_seen: session.last,
        begins_before: session.begins_before,
        ends_after: session.ends_after,
        ...measuredOf(events),
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
    const found = [...Map.groupBy(this.in(scope), keyOf)]
      .map(([key, events]): { key: string; row: DeviceUsage } => {
        const mostFirst = (field: 'device' | 'device_type' | 'os' | 'browser') =>
          [...groups(events, (event) => event[field])]
            .sort(([a, some], [b, others]) => others.length - some.length || byBytes(a, b))
            .map(([value]) => value);
        const { blocked: _, ...totals } = totalsOf(events);
        return {
          key,
          row: {
            device: isHidden ? '' : (mostFirst('device')[0] ?? ''),
            device_types: mostFirst('device_type'),
            os: mostFirst('os'),
            browsers: mostFirst('browser'),
            users: distinct(events, 'user'),
            ...totals,
          },
        };
      })
      .sort((a, b) => b.row.requests - a.row.requests || byBytes(a.key, b.key))
      .map(({ row }) => row);
    return { rows: found.slice(offset, offset + limit), total: found.length };
  }

  async *events(scope: ReadScope, limit: number): AsyncGenerator<Event> {
    const rows = this.kept.flatMap((kept) => this.in(scope, [kept]).map((event) => ({ ...kept, event })));
    rows.sort((a, b) => b.event.time - a.event.time || byBytes(a.load, b.load) || a.line - b.line);
    for (const { event } of rows.slice(0, limit))
      yield scope.people?.hidden === true ? anonymousEvent(event, event.user) : event;
  }

  async namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>> {
    const names = groups(this.of(tenant), (event) => event.user).keys();
    return new Map(
      [...names]
        .map((name): [string, string] => [anonymousPerson(name, key), name])
        .filter(([person]) => people.includes(person)),
    );
  }

  async bySource(
    tenant: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
    const sources = Map.groupBy(
      this.kept.filter((kept) => kept.tenant === tenant),
      ({ datasource }) => datasource,
    );
    return new Map(
      [...sources].map(([id, kept]) => {
        const events = kept.map(({ event }) => event);
        const { requests, first_seen, last_seen } = totalsOf(events);
        const activity = new Array<number>(48).fill(0);
        for (const { time } of events) {
          const hoursAgo = Math.floor(last_seen / HOUR) - Math.floor(time / HOUR);
          if (hoursAgo < 48) activity[47 - hoursAgo] = (activity[47 - hoursAgo] ?? 0) + 1;
        }
        return [id, { events: requests, first: first_seen, last: last_seen, activity }];
      }),
    );
  }

  async hoursOfSource(
    tenant: string,
    datasource: string,
    range: TimeRange,
  ): Promise<{ time: number; events: number }[]> {
    const own = this.kept.filter((kept) => kept.tenant === tenant && kept.datasource === datasource);
    const hours = Map.groupBy(own, ({ event }) => Math.floor(event.time / HOUR) * HOUR);
    return [...hours]
      .filter(([time]) => time + HOUR > range.from && time < range.to)
      .map(([time, events]) => ({ time, events: events.length }))
      .sort((a, b) => a.time - b.time);
  }

  private of(tenant: string, kept: readonly KeptEvent[] = this.kept): Event[] {
    return kept.filter((one) => one.tenant === tenant).map(({ event }) => event);
  }

  private in(
    { tenant, range, filter, within = ALL, resolve, people }: ReadScope,
    kept: readonly KeptEvent[] = this.kept,
  ): Event[] {
    const holds = (condition: Condition, id: string) => resolve(condition).includes(id);
    const events = this.of(tenant, kept)
      .filter(({ time }) => time >= range.from && time < range.to)
      .filter((event) => evaluate(within, event, holds));
    if (people === undefined) return events.filter((event) => evaluate(filter, event, holds));
    if (!people.hidden)
      return events.filter((event) => evaluate(asNamed(filter, event, people.key), event, holds));
    return events
      .map((event) => ({ ...event, user: event.user ? anonymousPerson(event.user, people.key) : event.user }))
      .filter((event) => evaluate(filter, event, holds));
  }
}

/** The filter with the event's own person by their name, where it asks for them as `anon-user.N`. */
function asNamed(filter: Filter, event: Event, key: PeopleKey): Filter {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return { ...filter, parts: filter.parts.map((part) => asNamed(part, event, key)) };
    case 'not':
      return { ...filter, part: asNamed(filter.part, event, key) };
    case 'in': {
      const { user = '' } = event;
      if (filter.field !== 'user' || user === '') return filter;
      const person = anonymousPerson(user, key);
      return { ...filter, values: filter.values.map((value) => (value === person ? user : value)) };
    }
    default:
      return filter;
  }
}

function filled(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}

function valueIn(event: Event, field: UsageField | UsageRow): string | undefined {
  return filled(event[field === 'log_category' ? 'category' : field]);
}

/** Events by a value, those without one left out. */
function groups(events: readonly Event[], value: (event: Event) => string | undefined): Map<string, Event[]> {
  const found = Map.groupBy(events, (event) => value(event) ?? '');
  found.delete('');
  return found;
}

function distinct(events: readonly Event[], field: UsageRow | 'src_ip'): number {
  return groups(events, (event) => event[field]).size;
}

function partOf(events: readonly Event[]): PartUsage {
  return {
    ...totalsOf(events),
    users: distinct(events, 'user'),
    services: distinct(events, 'service_id'),
  };
}

function measuredOf(events: readonly Event[]): Measured {
  return addVolumes(
    events.map(({ bytes_up, bytes_down }) => ({
      requests: 1,
      bytes_up: bytes_up ?? null,
      bytes_up_unknown: bytes_up === undefined ? 1 : 0,
      bytes_down: bytes_down ?? null,
      bytes_down_unknown: bytes_down === undefined ? 1 : 0,
    })),
  );
}

function totalsOf(events: readonly Event[]): Totals {
  const totals: Totals = {
    ...measuredOf(events),
    blocked: 0,
    first_seen: events[0]?.time ?? 0,
    last_seen: events[0]?.time ?? 0,
  };
  for (const { action, time } of events) {
    if (action === 'blocked') totals.blocked += 1;
    totals.first_seen = Math.min(totals.first_seen, time);
    totals.last_seen = Math.max(totals.last_seen, time);
  }
  return totals;
}

function areBlockedThenAllowed(events: readonly Event[]): boolean {
  const days = Map.groupBy(events, ({ time }) => Math.floor(time / DAY));
  const mostly = (action: string, other: string) =>
    [...days].filter(([, own]) => countOf(own, action) > countOf(own, other)).map(([day]) => day);
  return Math.min(...mostly('blocked', 'allowed')) < Math.max(...mostly('allowed', 'blocked'));
}

function countOf(events: readonly Event[], action: string): number {
  return events.filter((event) => event.action === action).length;
}

function paged<Row extends Totals>(
  rows: Row[],
  page: Page<string>,
  nameOf: (row: Row) => string,
  keyOf: (row: Row) => string | number | null | undefined,
): { rows: Row[]; total: number } {
  const q = page.q?.trim().toLowerCase() ?? '';
  const found = rows.filter(
    (row) => nameOf(row).toLowerCase().includes(q) && meetsTotals(page.totals ?? [], row),
  );
  const sign = page.descending ? -1 : 1;
  found.sort((a, b) => compareKeys(keyOf(a), keyOf(b), sign) || byBytes(nameOf(a), nameOf(b)));
  return { rows: found.slice(page.offset, page.offset + page.limit), total: found.length };
}

type Key = string | number | null | undefined;

/** What is unknown comes last in both directions. */
function compareKeys(a: Key, b: Key, sign: 1 | -1): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * byBytes(String(a ?? '').toLowerCase(), String(b ?? '').toLowerCase());
}

function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const LENGTHS: Readonly<Record<Exclude<Interval, 'week' | 'month'>, number>> = {
  minute: HOUR / 60,
  quarter_hour: HOUR / 4,
  half_hour: HOUR / 2,
  hour: HOUR,
  six_hours: 6 * HOUR,
  day: 24 * HOUR,
};

function intervalStart(time: number, interval: Interval): number {
  const date = new Date(time);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  if (interval === 'week') {
    const sinceMonday = (date.getUTCDay() + 6) % 7;
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - sinceMonday);
  }
  return Math.floor(time / LENGTHS[interval]) * LENGTHS[interval];
}
