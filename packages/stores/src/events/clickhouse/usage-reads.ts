import { anonymousEvent, numberOfPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
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
} from '../event-store.ts';
import type { Column } from './column.ts';
import { oneOf } from './compile-filter.ts';
import type { ClickHouseConnection } from './connection.ts';
import { EVENT_COLUMNS, type EventRow } from './event-row.ts';
import { distinct, isThere, numberOf, volume } from './measures.ts';
import { byHost, byUser } from './page-reads.ts';
import { Parameters } from './parameters.ts';
import { assertTellsNobody, personOf } from './people.ts';
import { type Grain, type TrafficTable, within } from './plan.ts';
import { devices, sessions, spansOfNewest } from './presence-reads.ts';
import { readEvent } from './read-event.generated.ts';
import { bySource, hoursOfSource } from './source-reads.ts';
import { conditionOf, TrafficRead } from './traffic-read.ts';

const TOTALS = `sum(count) AS requests, ${volume()},
  sumIf(count, action = 'blocked') AS blocked,
  toUnixTimestamp64Milli(min(first)) AS first_seen, toUnixTimestamp64Milli(max(last)) AS last_seen`;

/** What `PartUsage` says. */
const PART = `${TOTALS}, ${distinct('person')} AS users, ${distinct('service_id')} AS services`;

const COLUMN_OF_FIELD: Readonly<Record<UsageField | 'service_id', Column>> = {
  source: 'source',
  action: 'action',
  browser: 'browser',
  os: 'os',
  device: 'device',
  device_type: 'device_type',
  src_ip: 'src_ip',
  log_category: 'category',
  country: 'country',
  city: 'city',
  network: 'network',
  method: 'method',
  user: 'user',
  host: 'host',
  service_id: 'service_id',
};

/** Roll-ups so small that they are rather asked beside a larger one than passed over. */
const SMALL: readonly (TrafficTable | undefined)[] = ['services_by_day', 'hosts_by_day'];

export class ClickHouseUsageReads implements UsageReads {
  private readonly connection: ClickHouseConnection;
  private readonly traffic: TrafficRead;

  constructor(connection: ClickHouseConnection, presence: { readonly since: number }) {
    this.connection = connection;
    this.traffic = new TrafficRead(connection, presence);
  }

  /** The tables that a read over these columns would ask: for tests, logs and the curious. */
  explain(scope: ReadScope, columns: readonly Column[], grain?: Grain): TrafficTable[] {
    return this.traffic.plan(scope, columns, grain).map(({ table }) => table);
  }

  async range(tenant: string): Promise<TrafficSpan | undefined> {
    const parameters = new Parameters();
    const rows = await this.connection.rows<{ id: string; first: number; last: number; events: number }>(
      `SELECT service_id AS id, toUnixTimestamp64Milli(min(first_seen)) AS first,
  toUnixTimestamp64Milli(max(last_seen)) AS last, sum(requests) AS events
FROM services_by_day WHERE tenant_id = ${parameters.bind('String', tenant)} GROUP BY service_id`,
      parameters,
      ['services_by_day'],
    );
    if (rows.length === 0) return undefined;
    const span = { from: Number.POSITIVE_INFINITY, to: 0, events: 0 };
    const firstSeen = new Map<string, number>();
    for (const { id, first, last, events } of rows) {
      span.from = Math.min(span.from, first);
      span.to = Math.max(span.to, last);
      span.events += events;
      if (id !== '') firstSeen.set(id, first);
    }
    return { ...span, firstSeen };
  }

  async byService(scope: ReadScope): Promise<ServiceUsage[]> {
    // Adding up what has people in it takes longer than counting them there and adding up what has none.
    if (this.traffic.dayRollUp(scope, ['action']) === 'services_by_day') {
      const [totals, people] = await Promise.all([
        this.totalsByService(scope),
        this.traffic.read<{ service_id: string; users: number }>(
          scope,
          ['service_id', 'person'],
          (rows) => `SELECT service_id, ${distinct('person')} AS users
FROM ${rows} WHERE service_id != '' GROUP BY service_id`,
        ),
      ]);
      const users = new Map(people.map((row) => [row.service_id, row.users]));
      return totals.map((row) => ({ ...row, users: users.get(row.service_id) ?? 0 }));
    }
    return this.traffic.read<ServiceUsage>(
      scope,
      ['service_id', 'person', 'action'],
      (rows) => `SELECT service_id, ${TOTALS}, ${distinct('person')} AS users
FROM ${rows} WHERE service_id != '' GROUP BY service_id`,
    );
  }

  totalsByService(scope: ReadScope): Promise<(Totals & { service_id: string })[]> {
    return this.traffic.read(
      scope,
      ['service_id', 'action'],
      (rows) => `SELECT service_id, ${TOTALS} FROM ${rows} WHERE service_id != '' GROUP BY service_id`,
    );
  }

  byUser(
    scope: ReadScope,
    page: Page<keyof UserUsage>,
    highRisk: readonly string[],
  ): Promise<{ rows: UserUsage[]; total: number }> {
    return byUser(this.traffic, scope, page, highRisk);
  }

  topUploaders(scope: ReadScope, size: number): Promise<Uploader[]> {
    return this.traffic.read<Uploader>(scope, ['user'], (rows, parameters) => {
      const { name, order } = personOf(scope.people, parameters);
      return `SELECT person AS user, requests, bytes_up, bytes_up_unknown, bytes_down, bytes_down_unknown FROM
(SELECT ${name} AS person, ${order} AS place, sum(count) AS requests, ${volume()}
  FROM ${rows} WHERE user != '' GROUP BY user ORDER BY bytes_up DESC NULLS LAST, place LIMIT ${parameters.bind('UInt32', size)})`;
    });
  }

  byHost(
    scope: ReadScope,
    page: HostPage,
    order: readonly string[],
  ): Promise<{ rows: HostUsage[]; total: number }> {
    return byHost(this.traffic, scope, page, order);
  }

  async byDestination(
    scope: ReadScope,
    headquarters: ReadonlyMap<string, string>,
  ): Promise<DestinationUsage[]> {
    const read = <Row>(columns: readonly Column[], told: string) =>
      this.traffic.read<Row>(
        scope,
        ['country', 'service_id', ...columns],
        (rows, parameters) => `SELECT place AS country, ${told}
FROM (SELECT *, if(country != '', country, ${lookUp('service_id', headquarters, parameters)}) AS place FROM ${rows})
GROUP BY place`,
      );
    const others = `${TOTALS}, arrayFilter(id -> id != '', groupUniqArray(service_id)) AS service_ids`;
    const users = `${distinct('person')} AS users`;
    if (this.traffic.dayRollUp(scope, ['country', 'service_id', 'action']) !== 'hosts_by_day')
      return read<DestinationUsage>(['action', 'person'], `${others}, ${users}`);
    const [places, people] = await Promise.all([
      read<Omit<DestinationUsage, 'users'>>(['action'], others),
      read<{ country: string; users: number }>(['person'], users),
    ]);
    const usersOf = new Map(people.map((row) => [row.country, row.users]));
    return places.map((row) => ({ ...row, users: usersOf.get(row.country) ?? 0 }));
  }

  async facets(
    scope: ReadScope,
    rows: UsageRow,
    fields: readonly (UsageField | 'service_id')[],
    size: number,
  ): Promise<FacetCounts[]> {
    const columns = fields.map((field) => COLUMN_OF_FIELD[field]);
    assertTellsNobody(scope, columns);
    const isSmall = (field: UsageField | 'service_id') =>
      rows !== 'user' && SMALL.includes(this.traffic.dayRollUp(scope, [rows, COLUMN_OF_FIELD[field]]));
    const small = fields.filter(isSmall);
    if (small.length > 0 && small.length < fields.length) {
      const large = fields.filter((field) => !isSmall(field));
      const [ofFew, ofMany] = await Promise.all([
        this.facets(scope, rows, small, size),
        this.facets(scope, rows, large, size),
      ]);
      const found = new Map([
        ...small.map((field, index) => [field, ofFew[index]] as const),
        ...large.map((field, index) => [field, ofMany[index]] as const),
      ]);
      return fields.map((field) => theOne(found.get(field)));
    }
    const distinctColumns = [...new Set(columns)];
    const counted: Exclude<Column, 'user'> = rows === 'user' ? 'person' : rows;
    if (distinctColumns.length === 0) return [];
    // Of every row the columns that are no key of its set are empty: `grouping` tells which one is.
    const byKey = (answers: readonly string[]) =>
      answers.length === 1
        ? `${answers[0]}`
        : `multiIf(${answers
            .slice(0, -1)
            .map((answer, index) => `grouping(${distinctColumns[index]}) = 0, ${answer}`)
            .join(', ')}, ${answers.at(-1)})`;
    const found = await this.traffic.read<{ field: number; value: string; count: number; total: number }>(
      scope,
      [...new Set<Column>([...distinctColumns, counted])],
      (from, parameters) => `SELECT field, value, count, count() OVER (PARTITION BY field) AS total
FROM (SELECT ${byKey(distinctColumns.map((_, index) => String(index)))} AS field,
    toString(${byKey(distinctColumns)}) AS value, uniqExact(${numberOf(counted)}) AS count
  FROM ${renamed(from, [...distinctColumns, counted])} WHERE ${isThere(counted)}
  GROUP BY GROUPING SETS (${distinctColumns.map((column) => `(${column})`).join(', ')}))
WHERE value != '' ORDER BY field, count DESC, value LIMIT ${parameters.bind('UInt32', size)} BY field`,
    );
    return columns.map((column) => {
      const own = found.filter(({ field }) => field === distinctColumns.indexOf(column));
      return { values: own.map(({ value, count }) => ({ value, count })), distinct: own[0]?.total ?? 0 };
    });
  }

  async totals(
    scope: ReadScope,
  ): Promise<Totals & { users: number; services: number; hosts: number; uncatalogued_hosts: number }> {
    const [traffic, [hosts]] = await Promise.all([
      this.totalsOfTraffic(scope),
      this.traffic.read<{ hosts: number; uncatalogued_hosts: number }>(
        scope,
        ['host', 'service_id'],
        // Grouped by their dictionary, which is quicker than sets of hashes of the two kinds.
        (
          rows,
        ) => `SELECT countIf(host != '') AS hosts, countIf(host != '' AND uncatalogued) AS uncatalogued_hosts
FROM (SELECT host, max(service_id = '') AS uncatalogued FROM ${rows} GROUP BY host)`,
      ),
    ]);
    return { ...traffic, ...theOne(hosts) };
  }

  private async totalsOfTraffic(scope: ReadScope): Promise<Totals & { users: number; services: number }> {
    const others = `${TOTALS}, ${distinct('service_id')} AS services`;
    const users = `${distinct('person')} AS users`;
    if (this.traffic.dayRollUp(scope, ['action']) !== 'services_by_day') {
      const [totals] = await this.traffic.read<Totals & { users: number; services: number }>(
        scope,
        ['service_id', 'person', 'action'],
        (rows) => `SELECT ${others}, ${users} FROM ${rows}`,
      );
      return theOne(totals);
    }
    const [[totals], [people]] = await Promise.all([
      this.traffic.read<Totals & { services: number }>(
        scope,
        ['service_id', 'action'],
        (rows) => `SELECT ${others} FROM ${rows}`,
      ),
      this.traffic.read<{ users: number }>(scope, ['person'], (rows) => `SELECT ${users} FROM ${rows}`),
    ]);
    return { ...theOne(totals), ...theOne(people) };
  }

  async usersOf(
    scope: ReadScope,
    groups: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, number>> {
    const names = [...groups.keys()];
    const counts = new Map(names.map((name) => [name, 0]));
    const groupsOf = new Map<string, number[]>();
    names.forEach((name, number) => {
      for (const id of new Set(groups.get(name))) groupsOf.set(id, [...(groupsOf.get(id) ?? []), number]);
    });
    if (groupsOf.size === 0) return counts;
    // Sets of groups to which the same services belong: a service is looked up once, in however many groups it is.
    const kinds = new Map<string, { groups: number[]; ids: string[] }>();
    for (const [id, numbers] of groupsOf) {
      const key = numbers.join();
      const kind = kinds.get(key) ?? { groups: numbers, ids: [] };
      kind.ids.push(id);
      kinds.set(key, kind);
    }
    const list = [...kinds.values()];
    const found = await this.traffic.read<{ group: number; users: number }>(
      scope,
      ['service_id', 'person'],
      (rows, parameters) => {
        const ids = list.flatMap((kind) => kind.ids);
        const numbers = list.flatMap((kind, number) => kind.ids.map(() => number + 1));
        const kind = `transform(service_id, ${parameters.bind('Array(String)', ids)},
  ${parameters.bind('Array(UInt32)', numbers)}, toUInt32(0))`;
        const members = `[[]::Array(UInt32), ${list
          .map((one) => parameters.bind('Array(UInt32)', one.groups))
          .join(', ')}]`;
        return list.every((one) => one.groups.length === 1)
          ? `SELECT ${members}[${kind} + 1][1] AS group, ${distinct('person')} AS users FROM ${rows}
WHERE ${kind} != 0 GROUP BY group`
          : `SELECT arrayJoin(${members}[${kind} + 1]) AS group, ${distinct('person')} AS users FROM ${rows}
GROUP BY group`;
      },
    );
    for (const { group, users } of found) {
      const name = names[group];
      if (name !== undefined) counts.set(name, users);
    }
    return counts;
  }

  async histogram(scope: ReadScope, interval: Interval, highRisk: readonly string[]): Promise<Bar[]> {
    return this.traffic.read(
      scope,
      ['service_id'],
      (rows, parameters) => `SELECT start * 1000 AS time, sum(count) AS requests,
  sumIf(count, ${oneOf('service_id', highRisk, parameters)}) AS high_risk, ${volume()}
FROM ${rows} GROUP BY start ORDER BY start`,
      { grain: interval },
    );
  }

  byInterval(scope: ReadScope, interval: Interval): Promise<(PartUsage & { time: number })[]> {
    return this.traffic.read(
      scope,
      ['service_id', 'person', 'action'],
      (rows) => `SELECT start * 1000 AS time, ${PART} FROM ${rows} GROUP BY start ORDER BY start`,
      { grain: interval },
    );
  }

  async byGroups(
    scope: ReadScope,
    of: 'user' | 'host',
    groups: ReadonlyMap<string, readonly string[]>,
  ): Promise<Map<string, PartUsage>> {
    assertTellsNobody(scope, [of]);
    const names = [...groups.keys()];
    const numberOf = new Map<string, number>();
    names.forEach((name, index) => {
      for (const member of groups.get(name) ?? []) numberOf.set(member.toLowerCase(), index + 1);
    });
    const found = await this.traffic.read<PartUsage & { place: number }>(
      scope,
      [...new Set<Column>([of, 'service_id', 'person', 'action'])],
      (rows, parameters) => {
        // Worked out once for each name of a dictionary, however many rows bear it.
        const place =
          numberOf.size === 0
            ? 'toUInt32(0)'
            : `transform(lowerUTF8(${of}), ${parameters.bind('Array(String)', [...numberOf.keys()])},
  ${parameters.bind('Array(UInt32)', [...numberOf.values()])}, toUInt32(0))`;
        return `SELECT place, ${PART} FROM (SELECT *, ${place} AS place FROM ${rows}) GROUP BY place`;
      },
    );
    return new Map(found.map(({ place, ...usage }) => [names[place - 1] ?? '', usage]));
  }

  async byField(
    scope: ReadScope,
    field: UsageField,
    size: number,
  ): Promise<{ values: ValueUsage[]; distinct: number }> {
    const column = COLUMN_OF_FIELD[field];
    assertTellsNobody(scope, [column]);
    const found = await this.traffic.read<ValueUsage & { total: number }>(
      scope,
      [...new Set<Column>([column, 'person'])],
      (
        rows,
        parameters,
      ) => `SELECT ${column} AS value, sum(count) AS requests, ${distinct('person')} AS users,
  ${volume()}, count() OVER () AS total
FROM ${rows} WHERE ${column} != '' GROUP BY ${column}
ORDER BY requests DESC, value LIMIT ${parameters.bind('UInt32', size)}`,
    );
    return {
      values: found.map(({ total: _, ...value }) => value),
      distinct: found[0]?.total ?? 0,
    };
  }

  sessions(
    scope: ReadScope,
    page: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }> {
    return sessions(this.traffic, scope, page);
  }

  devices(
    scope: ReadScope,
    page: { limit: number; offset: number },
  ): Promise<{ rows: DeviceUsage[]; total: number }> {
    return devices(this.traffic, scope, page);
  }

  async *events(scope: ReadScope, limit: number): AsyncGenerator<Event> {
    const parameters = new Parameters();
    const { people } = scope;
    const condition = conditionOf(scope, parameters);
    const { name } = personOf(people, parameters);
    const spans = await spansOfNewest(this.traffic, scope, limit);
    const sql = `SELECT ${EVENT_COLUMNS}, if(user = '', '', ${name}) AS shown FROM events
WHERE tenant_id = ${parameters.bind('String', scope.tenant)} AND kind = 'traffic'
  AND (${within({ table: 'events', spans }, parameters)}) AND (${condition})
ORDER BY time DESC, load_id, line LIMIT ${parameters.bind('UInt32', limit)}`;
    const rows = this.connection.stream<EventRow & { shown: string }>(sql, parameters, ['events'], scope);
    for await (const row of rows) {
      const event = readEvent(row);
      yield people?.hidden === true ? anonymousEvent(event, row.shown || undefined) : event;
    }
  }

  async namesOf(tenant: string, key: PeopleKey, people: readonly string[]): Promise<Map<string, string>> {
    const numbers = people.flatMap((person) => numberOfPerson(person) ?? []);
    if (numbers.length === 0) return new Map();
    const parameters = new Parameters();
    const { name, order } = personOf({ key, hidden: true }, parameters);
    const found = await this.connection.rows<{ name: string; person: string }>(
      `SELECT DISTINCT user AS name, ${name} AS person FROM people
WHERE tenant_id = ${parameters.bind('String', tenant)} AND ${order} IN ${parameters.bind('Array(UInt64)', numbers)}`,
      parameters,
      ['people'],
    );
    return new Map(found.map((row) => [row.person, row.name]));
  }

  bySource(
    tenant: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
    return bySource(this.connection, tenant);
  }

  hoursOfSource(
    tenant: string,
    datasource: string,
    range: TimeRange,
  ): Promise<{ time: number; events: number }[]> {
    return hoursOfSource(this.connection, tenant, datasource, range);
  }
}

/** An aggregate without groups answers one row. */
function theOne<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('an aggregate answers one row');
  return row;
}

/** The columns alone: `count` of the rows must not be taken for a count of the answer. */
function renamed(rows: string, columns: readonly Column[]): string {
  return `(SELECT ${[...new Set(columns)].join(', ')} FROM ${rows})`;
}

function lookUp(column: Column, values: ReadonlyMap<string, string>, parameters: Parameters): string {
  if (values.size === 0) return "''";
  return `transform(${column}, ${parameters.bind('Array(String)', [...values.keys()])},
  ${parameters.bind('Array(String)', [...values.values()])}, '')`;
}
