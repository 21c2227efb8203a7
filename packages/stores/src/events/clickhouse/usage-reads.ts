import { anonymousEvent, numberOfPerson, type PeopleKey } from '@casbah/domain/anonymous-person';
import type { Event } from '@casbah/domain/event';
import { ALL, type Filter, type FilterField } from '@casbah/domain/filter/expression';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type {
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
} from '../event-store.ts';
import type { Column } from './column.ts';
import { columnsOf, compileFilter, contains, oneOf } from './compile-filter.ts';
import type { ClickHouseConnection } from './connection.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { EVENT_COLUMNS, type EventRow, readEvent } from './event-row.ts';
import { columnsOfMeasures, distinct, isThere, type Measure, measured, numberOf } from './measures.ts';
import { having, measuresAskedFor, orderAndLimit, type RowOrder } from './page.ts';
import { Parameters } from './parameters.ts';
import { assertTellsNobody, personOf } from './people.ts';
import {
  type Grain,
  isToldByPresence,
  type Piece,
  planTraffic,
  type TrafficTable,
  trafficRows,
  within,
} from './plan.ts';

const TOTALS = `sum(count) AS requests, sum(up) AS bytes_up, sum(down) AS bytes_down,
  sumIf(count, action = 'blocked') AS blocked,
  toUnixTimestamp64Milli(min(first)) AS first_seen, toUnixTimestamp64Milli(max(last)) AS last_seen`;

/** What `PartUsage` says. */
const PART = `${TOTALS}, ${distinct('person')} AS users, ${distinct('service_id')} AS services`;

/**
 * Blocks of more rows than usual: a function of names is worked out for each block's whole dictionary, however few rows a
 * filter leaves. The roll-ups' rows are short; those of single events may hold long texts.
 */
const READS_OF_ROLL_UPS = { max_block_size: '131072', preferred_block_size_bytes: '0' } as const;

/** Rows of a page whose details are asked for by name; a longer page is answered at once. */
const MOST_NAMED = 1000;

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

export class ClickHouseUsageReads implements UsageReads {
  private readonly connection: ClickHouseConnection;
  private readonly presence: { readonly since: number };

  constructor(connection: ClickHouseConnection, presence: { readonly since: number }) {
    this.connection = connection;
    this.presence = presence;
  }

  /** The tables that a read over these columns would ask: for tests, logs and the curious. */
  explain(scope: ReadScope, columns: readonly Column[], grain?: Grain): TrafficTable[] {
    return this.plan(scope, columns, grain).map(({ table }) => table);
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

  byService(scope: ReadScope): Promise<ServiceUsage[]> {
    return this.read<ServiceUsage>(
      scope,
      ['service_id', 'person', 'action'],
      (rows) => `SELECT service_id, ${TOTALS}, ${distinct('person')} AS users
FROM ${rows} WHERE service_id != '' GROUP BY service_id`,
    );
  }

  async byUser(
    scope: ReadScope,
    page: Page<keyof UserUsage>,
    highRisk: readonly string[],
  ): Promise<{ rows: UserUsage[]; total: number }> {
    const { now, later } = nowAndLater(page, USER_MEASURES);
    type Told = Partial<Omit<UserUsage, 'user'>>;
    const found = await this.page<Told & { number: string; shown: string }>(
      scope,
      page,
      ['person', ...columnsOfMeasures(now)],
      (rows, parameters, { having, order }) => {
        const { name } = personOf(scope.people, parameters);
        return `SELECT ${['toString(person) AS number', `${name} AS shown`, ...now].join(', ')}, count() OVER () AS total
FROM (${measured(rows, 'person', now, { highRisk }, parameters)}) AS found
INNER JOIN (SELECT DISTINCT person, user FROM people WHERE tenant_id = ${parameters.bind('String', scope.tenant)}) AS named
USING (person) ${conjunction('WHERE', having, containing('shown', page.q, parameters))} ${order}`;
      },
      (parameters) => {
        const { order } = personOf(scope.people, parameters);
        const byName = scope.people?.hidden === true ? order : 'lowerUTF8(user)';
        return { by: page.sort === 'user' ? byName : page.sort, tie: order };
      },
      ['users'],
    );
    const people = found.rows.map(({ number }) => number);
    // Together they would all be read from the largest roll-up.
    const [ofDays, ofHours] = await Promise.all(
      [
        later.filter((measure) => !OF_EVERY_HOUR.includes(measure)),
        later.filter((measure) => OF_EVERY_HOUR.includes(measure)),
      ].map((measures) => this.detailsOf<Told>(scope, 'person', people, measures, highRisk)),
    );
    return {
      rows: found.rows.map((row) => {
        const told: Told = { ...row, ...ofDays?.get(row.number), ...ofHours?.get(row.number) };
        const { services = 0, high_risk_services = 0, addresses = 0 } = told;
        return { user: row.shown, ...totalsIn(told), services, high_risk_services, addresses };
      }),
      total: found.total,
    };
  }

  topUploaders(scope: ReadScope, size: number): Promise<Uploader[]> {
    return this.read<Uploader>(scope, ['user'], (rows, parameters) => {
      const { name, order } = personOf(scope.people, parameters);
      return `SELECT person AS user, requests, bytes_up, bytes_down FROM
(SELECT ${name} AS person, ${order} AS place, sum(count) AS requests, sum(up) AS bytes_up, sum(down) AS bytes_down
  FROM ${rows} WHERE user != '' GROUP BY user ORDER BY bytes_up DESC, place LIMIT ${parameters.bind('UInt32', size)})`;
    });
  }

  async byHost(
    scope: ReadScope,
    page: HostPage,
    order: readonly string[],
  ): Promise<{ rows: HostUsage[]; total: number }> {
    const { now, later } = nowAndLater(
      { ...page, sort: MEASURE_OF_HOST_SORT[page.sort] ?? page.sort },
      HOST_MEASURES,
    );
    const chosen: readonly Measure[] = page.blockedThenAllowed === true ? ['blocked_then_allowed'] : [];
    type Told = Partial<Omit<HostUsage, 'host' | 'service_id'> & { latest_service: string }>;
    const found = await this.page<Told & { host: string }>(
      scope,
      page,
      ['host', ...columnsOfMeasures([...now, ...chosen])],
      (rows, parameters, { having, order: sorted }) => {
        const condition = `host != ''${named('host', page.q, parameters)}`;
        const place = page.sort === 'service_id' ? [`${placeIn(order, parameters)} AS place`] : [];
        return `SELECT ${['host', ...now, ...place].join(', ')}, count() OVER () AS total
FROM (${measured(rows, 'host', [...now, ...chosen], { condition }, parameters)})
${conjunction('WHERE', having, ...chosen)} ${sorted}`;
      },
      () => ({ by: page.sort === 'service_id' ? 'place' : page.sort, tie: 'host' }),
      ['services'],
    );
    const hosts = found.rows.map(({ host }) => host);
    const rest = await this.detailsOf<Told>(scope, 'host', hosts, later, []);
    return {
      rows: found.rows.map((row) => {
        const told: Told = { ...row, ...rest.get(row.host) };
        return {
          host: row.host,
          service_id: told.latest_service || undefined,
          ...totalsIn(told),
          users: told.users ?? 0,
        };
      }),
      total: found.total,
    };
  }

  byDestination(scope: ReadScope, headquarters: ReadonlyMap<string, string>): Promise<DestinationUsage[]> {
    return this.read<DestinationUsage>(
      scope,
      ['country', 'service_id', 'person', 'action'],
      (rows, parameters) => `SELECT place AS country, ${TOTALS}, ${distinct('person')} AS users,
  arrayFilter(id -> id != '', groupUniqArray(service_id)) AS service_ids
FROM (SELECT *, if(country != '', country, ${lookUp('service_id', headquarters, parameters)}) AS place FROM ${rows})
GROUP BY place`,
    );
  }

  async facets(
    scope: ReadScope,
    rows: UsageRow,
    fields: readonly (UsageField | 'service_id')[],
    size: number,
  ): Promise<FacetCounts[]> {
    const columns = fields.map((field) => COLUMN_OF_FIELD[field]);
    assertTellsNobody(scope, columns);
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
    const found = await this.read<{ field: number; value: string; count: number; total: number }>(
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
    const [[totals], [hosts]] = await Promise.all([
      this.read<Totals & { users: number; services: number }>(
        scope,
        ['service_id', 'person', 'action'],
        (rows) =>
          `SELECT ${TOTALS}, ${distinct('person')} AS users, ${distinct('service_id')} AS services FROM ${rows}`,
      ),
      this.read<{ hosts: number; uncatalogued_hosts: number }>(
        scope,
        ['host', 'service_id'],
        // Grouped by their dictionary, which is quicker than sets of hashes of the two kinds.
        (
          rows,
        ) => `SELECT countIf(host != '') AS hosts, countIf(host != '' AND uncatalogued) AS uncatalogued_hosts
FROM (SELECT host, max(service_id = '') AS uncatalogued FROM ${rows} GROUP BY host)`,
      ),
    ]);
    if (totals === undefined || hosts === undefined) throw new Error('an aggregate answers one row');
    return { ...totals, ...hosts };
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
    const found = await this.read<{ group: number; users: number }>(
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

  async histogram(
    scope: ReadScope,
    interval: Interval,
    highRisk: readonly string[],
  ): Promise<{ time: number; requests: number; high_risk: number; bytes_up: number; bytes_down: number }[]> {
    return this.read(
      scope,
      ['service_id'],
      (rows, parameters) => `SELECT start * 1000 AS time, sum(count) AS requests,
  sumIf(count, ${oneOf('service_id', highRisk, parameters)}) AS high_risk, sum(up) AS bytes_up, sum(down) AS bytes_down
FROM ${rows} GROUP BY start ORDER BY start`,
      { grain: interval },
    );
  }

  byInterval(scope: ReadScope, interval: Interval): Promise<(PartUsage & { time: number })[]> {
    return this.read(
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
    const found = await this.read<PartUsage & { place: number }>(
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
  ): Promise<{
    values: { value: string; requests: number; users: number; bytes_up: number; bytes_down: number }[];
    distinct: number;
  }> {
    const column = COLUMN_OF_FIELD[field];
    assertTellsNobody(scope, [column]);
    const found = await this.read<{
      value: string;
      requests: number;
      users: number;
      bytes_up: number;
      bytes_down: number;
      total: number;
    }>(
      scope,
      [...new Set<Column>([column, 'person'])],
      (
        rows,
        parameters,
      ) => `SELECT ${column} AS value, sum(count) AS requests, ${distinct('person')} AS users,
  sum(up) AS bytes_up, sum(down) AS bytes_down, count() OVER () AS total
FROM ${rows} WHERE ${column} != '' GROUP BY ${column}
ORDER BY requests DESC, value LIMIT ${parameters.bind('UInt32', size)}`,
    );
    return {
      values: found.map(({ total: _, ...value }) => value),
      distinct: found[0]?.total ?? 0,
    };
  }

  async sessions(
    scope: ReadScope,
    page: { limit: number; offset: number; pause: number },
  ): Promise<{ rows: SessionUsage[]; total: number }> {
    const { limit, offset, pause } = page;
    // A shorter pause may lie within a half hour, and the roll-up does not tell it.
    if (pause < HOUR / 2) throw new RangeError('a pause within a session is at least half an hour');
    const range = storable(scope);
    const people = await this.peopleNamed(scope);
    if (people?.length === 0) return { rows: [], total: 0 };
    // What is just before and behind tells which sessions the range cuts: pieces of their own, so that no row is of both.
    const pieces = [
      { from: range.from - pause, to: range.from },
      range,
      { from: range.to, to: range.to + pause },
    ].flatMap((span) => this.plan({ ...scope, range: span }, ['service_id'], 'half_hour'));
    type Found = Omit<SessionUsage, 'begins_before' | 'ends_after'> & {
      begins_before: number;
      ends_after: number;
      total: number;
    };
    const ask = (most: number, first: number) =>
      this.read<Found>(
        scope,
        ['service_id'],
        (rows, parameters) => {
          const from = parameters.bind('Int64', range.from);
          const to = parameters.bind('Int64', range.to);
          return `SELECT minIf(began, within) AS first_seen, maxIf(ended, within) AS last_seen, min(began) < ${from} AS begins_before,
  max(began) >= ${to} AS ends_after, sumIf(n, within) AS requests, sumIf(bytes_out, within) AS bytes_up,
  sumIf(bytes_in, within) AS bytes_down,
  arraySort(arrayFilter(id -> id != '', groupUniqArrayArrayIf(ids, within))) AS service_ids, count() OVER () AS total
FROM (SELECT *, sum(opens) OVER (ORDER BY began ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS session
  FROM (SELECT *, began - lagInFrame(ended) OVER (ORDER BY began ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW)
      > ${parameters.bind('Int64', pause)} AS opens
    FROM (SELECT toUnixTimestamp64Milli(min(first)) AS began, toUnixTimestamp64Milli(max(last)) AS ended,
        began >= ${from} AND began < ${to} AS within, sum(count) AS n, sum(up) AS bytes_out, sum(down) AS bytes_in,
        groupUniqArray(service_id) AS ids
      FROM ${rows} GROUP BY start, toUnixTimestamp64Milli(first) < ${from}, toUnixTimestamp64Milli(first) < ${to})))
GROUP BY session HAVING max(within) ORDER BY first_seen DESC
LIMIT ${parameters.bind('UInt32', most)} OFFSET ${parameters.bind('UInt32', first)}`;
        },
        { grain: 'half_hour', pieces, people },
      );
    const found = await ask(limit, offset);
    return {
      rows: found.map(({ total: _, begins_before, ends_after, ...row }) => ({
        ...row,
        begins_before: begins_before === 1,
        ends_after: ends_after === 1,
      })),
      total: await totalOf(found, offset, () => ask(1, 0)),
    };
  }

  async devices(
    scope: ReadScope,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ rows: DeviceUsage[]; total: number }> {
    type Found = Omit<DeviceUsage, 'device' | 'device_types' | 'os' | 'browsers'> & {
      names: Counts;
      types: Counts;
      systems: Counts;
      programs: Counts;
      total: number;
    };
    // The name of a device tells whose it is: where people are anonymous it is not even asked for.
    const name = scope.people?.hidden === true ? undefined : 'device';
    const people = await this.peopleNamed(scope);
    if (people?.length === 0) return { rows: [], total: 0 };
    const columns: Column[] = ['device_type', 'os', 'browser', 'person'];
    const ask = (most: number, first: number) =>
      this.read<Found>(
        scope,
        name === undefined ? columns : [...columns, name],
        (rows, parameters) => {
          const keys = name === undefined ? "''" : `lowerUTF8(${name})`;
          return `SELECT sumMap(map(${name ?? "''"}, n)) AS names, sumMap(map(device_type, n)) AS types,
  sumMap(map(os, n)) AS systems, sumMap(map(browser, n)) AS programs,
  length(arrayFilter(hash -> hash != 0, groupUniqArrayArray(people))) AS users,
  sum(n) AS requests, sum(bytes_out) AS bytes_up, sum(bytes_in) AS bytes_down,
  toUnixTimestamp64Milli(min(earliest)) AS first_seen, toUnixTimestamp64Milli(max(latest)) AS last_seen,
  count() OVER () AS total
FROM (SELECT ${name === undefined ? '' : `${name}, `}device_type, os, browser, sum(count) AS n, sum(up) AS bytes_out, sum(down) AS bytes_in,
    min(first) AS earliest, max(last) AS latest, groupUniqArray(person) AS people
  FROM ${rows} GROUP BY ${name === undefined ? '' : `${name}, `}device_type, os, browser)
GROUP BY ${keys} AS key, if(key = '', device_type, '') AS type, if(key = '', os, '') AS system
ORDER BY requests DESC, key, type, system
LIMIT ${parameters.bind('UInt32', most)} OFFSET ${parameters.bind('UInt32', first)}`;
        },
        { grain: 'half_hour', people },
      );
    const found = await ask(limit, offset);
    return {
      rows: found.map(({ names, types, systems, programs, total: _, ...row }) => ({
        ...row,
        device: mostFirst(names)[0] ?? '',
        device_types: mostFirst(types),
        os: mostFirst(systems),
        browsers: mostFirst(programs),
      })),
      total: await totalOf(found, offset, () => ask(1, 0)),
    };
  }

  async *events(scope: ReadScope, limit: number): AsyncGenerator<Event> {
    const parameters = new Parameters();
    const { people } = scope;
    const condition = conditionOf(scope, parameters);
    const { name } = personOf(people, parameters);
    const spans = await this.spansOfNewest(scope, limit);
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

  /**
   * Where the newest events of a filter lie: of one person or a seldom used service they are spread over days, and to look
   * for them among all others takes longer than to ask in which half hours there are any.
   */
  private async spansOfNewest(scope: ReadScope, limit: number): Promise<TimeRange[]> {
    const range = storable(scope);
    if (range.from >= range.to) return [];
    const { filter, within: whole = ALL } = scope;
    const asked = columnsOf(whole, columnsOf(filter));
    if (asked.size === 0 || !isToldByPresence(asked) || limit > MOST_NAMED) return [range];
    const half = HOUR / 2;
    const people = await this.peopleNamed(scope);
    const found = await this.read<{ start: number; requests: number }>(
      scope,
      [],
      (rows, parameters) => `SELECT start * 1000 AS start, sum(count) AS requests FROM ${rows}
GROUP BY start ORDER BY start DESC LIMIT ${parameters.bind('UInt32', limit)}`,
      { grain: 'half_hour', people },
    );
    const spans: TimeRange[] = [];
    let events = 0;
    for (const { start, requests } of found) {
      if (events >= limit) break;
      events += requests;
      const later = spans.at(-1);
      if (later?.from === start + half) later.from = start;
      else spans.push({ from: start, to: start + half });
    }
    return spans.map(({ from, to }) => ({
      from: Math.max(from, range.from),
      to: Math.min(to, range.to),
    }));
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

  async bySource(
    tenant: string,
  ): Promise<Map<string, { events: number; first: number; last: number; activity: number[] }>> {
    const parameters = new Parameters();
    const sources = await this.connection.rows<{ id: string; events: number; first: number; last: number }>(
      `SELECT datasource_id AS id, sum(requests) AS events, toUnixTimestamp64Milli(min(first_seen)) AS first,
  toUnixTimestamp64Milli(max(last_seen)) AS last
FROM services_by_day WHERE tenant_id = ${parameters.bind('String', tenant)} GROUP BY datasource_id`,
      parameters,
      ['services_by_day'],
    );
    if (sources.length === 0) return new Map();
    const starts = sources.map(({ last }) => (Math.floor(last / HOUR) - ACTIVITY_HOURS + 1) * HOUR);
    const hours = new Parameters();
    const seconds = starts.map((start) => Math.max(0, start / 1000));
    const since = `transform(datasource_id, ${hours.bind(
      'Array(String)',
      sources.map(({ id }) => id),
    )},
  ${hours.bind('Array(UInt32)', seconds)}, toUInt32(4294967295))`;
    const activity = await this.connection.rows<{ id: string; hour: number; requests: number }>(
      `SELECT datasource_id AS id, toUnixTimestamp(hour) AS hour, sum(requests) AS requests
FROM traffic_by_hour
WHERE tenant_id = ${hours.bind('String', tenant)}
  AND traffic_by_hour.hour >= toDateTime(${hours.bind('UInt32', Math.min(...seconds))}, 'UTC')
  AND toUnixTimestamp(traffic_by_hour.hour) >= ${since}
GROUP BY id, hour`,
      hours,
      ['traffic_by_hour'],
    );
    const found = new Map(
      sources.map(({ id, ...rest }) => [
        id,
        { ...rest, activity: new Array<number>(ACTIVITY_HOURS).fill(0) },
      ]),
    );
    const startOf = new Map(sources.map(({ id }, index) => [id, starts[index] ?? 0]));
    for (const { id, hour, requests } of activity) {
      const index = (hour * 1000 - (startOf.get(id) ?? 0)) / HOUR;
      const bars = found.get(id)?.activity;
      if (bars !== undefined && index >= 0 && index < bars.length) bars[index] = requests;
    }
    return found;
  }

  async hoursOfSource(
    tenant: string,
    datasource: string,
    { from, to }: TimeRange,
  ): Promise<{ time: number; events: number }[]> {
    const parameters = new Parameters();
    const seconds = (time: number): string => {
      const stored = Math.min(2 ** 32 - 1, Math.max(0, Math.ceil(time / 1000)));
      return `toDateTime(${parameters.bind('UInt32', stored)}, 'UTC')`;
    };
    return this.connection.rows(
      `SELECT toUnixTimestamp(hour) * 1000 AS time, sum(requests) AS events FROM traffic_by_hour
WHERE tenant_id = ${parameters.bind('String', tenant)} AND datasource_id = ${parameters.bind('String', datasource)}
  AND hour > ${seconds(from - HOUR)} AND hour < ${seconds(to)}
GROUP BY hour ORDER BY hour`,
      parameters,
      ['traffic_by_hour'],
    );
  }

  private plan(scope: ReadScope, columns: readonly Column[], grain: Grain): Piece[] {
    const { filter, within: whole = ALL } = scope;
    const asked = columnsOf(whole, columnsOf(filter, new Set(columns)));
    return planTraffic(storable(scope), asked, grain, this.presence.since);
  }

  private read<Row>(
    scope: ReadScope,
    columns: readonly Column[],
    write: (rows: string, parameters: Parameters) => string,
    { grain, pieces = this.plan(scope, columns, grain), people }: ReadPlan = {},
  ): Promise<Row[]> {
    const parameters = new Parameters();
    const asked = conditionOf(scope, parameters);
    const rows = trafficRows(
      pieces,
      {
        columns: new Set(columns),
        grain,
        tenant: scope.tenant,
        condition: people === undefined ? asked : `(${asked}) AND ${oneOf('user', people, parameters)}`,
      },
      parameters,
    );
    return this.connection.rows<Row>(
      write(rows, parameters),
      parameters,
      pieces.map(({ table }) => table),
      { ...scope, settings: pieces.some(({ table }) => table === 'events') ? {} : READS_OF_ROLL_UPS },
    );
  }

  /**
   * Names, letter for letter, of the people that a filter asks for at its top; undefined where it asks for none. Presence lies
   * in order of people: by their names it is looked up, by a condition that is blind to case or number it would be searched.
   */
  private async peopleNamed({
    tenant,
    filter,
    resolve,
    people,
    signal,
    background,
  }: ReadScope): Promise<string[] | undefined> {
    const asked = conditionOnPeople(filter);
    if (asked === undefined) return undefined;
    const parameters = new Parameters();
    const rows = await this.connection.rows<{ user: string }>(
      `SELECT DISTINCT user FROM people WHERE tenant_id = ${parameters.bind('String', tenant)}
  AND (${compileFilter(asked, { tenant, resolve, people }, parameters)})`,
      parameters,
      ['people'],
      { signal, background },
    );
    return rows.map(({ user }) => user);
  }

  /** A page of a list and how long the whole list is. */
  private async page<Row>(
    scope: ReadScope,
    page: Page<string>,
    columns: readonly Column[],
    write: (rows: string, parameters: Parameters, tail: { having: string; order: string }) => string,
    order: (parameters: Parameters) => RowOrder,
    lacks: readonly FilterField[],
  ): Promise<{ rows: Row[]; total: number }> {
    const ask = (limit: number, offset: number) =>
      this.read<Row & { total: number }>(scope, columns, (rows, parameters) =>
        write(rows, parameters, {
          having: having(page.totals ?? [], lacks, parameters),
          order: orderAndLimit({ ...page, limit, offset }, order(parameters), parameters),
        }),
      );
    const rows = await ask(page.limit, page.offset);
    return { rows, total: await totalOf(rows, page.offset, () => ask(1, 0)) };
  }

  /** Measures of people, by their number, or of hosts, by their name. */
  private async detailsOf<Told>(
    scope: ReadScope,
    key: 'person' | 'host',
    names: readonly string[],
    measures: readonly Measure[],
    highRisk: readonly string[],
  ): Promise<Map<string, Told>> {
    if (names.length === 0 || measures.length === 0) return new Map();
    const found = await this.read<{ name: string } & Told>(
      scope,
      [key, ...columnsOfMeasures(measures)],
      (rows, parameters) => {
        const listed = parameters.bind('Array(String)', names);
        const condition =
          key === 'host' ? `host IN ${listed}` : `person IN arrayMap(name -> toUInt64(name), ${listed})`;
        return `SELECT toString(${key}) AS name, ${measures.join(', ')}
FROM (${measured(rows, key, measures, { condition, highRisk }, parameters)})`;
      },
    );
    return new Map(found.map((row) => [row.name, row]));
  }
}

type UserMeasure = Exclude<keyof UserUsage, 'user'>;
const USER_MEASURES: readonly UserMeasure[] = [
  'requests',
  'bytes_up',
  'bytes_down',
  'blocked',
  'first_seen',
  'last_seen',
  'services',
  'high_risk_services',
  'addresses',
];
/** Only the largest roll-up has these. */
const OF_EVERY_HOUR: readonly UserMeasure[] = ['addresses'];

type HostMeasure = keyof Totals | 'users' | 'latest_service';
const HOST_MEASURES: readonly HostMeasure[] = [
  'requests',
  'bytes_up',
  'bytes_down',
  'blocked',
  'first_seen',
  'last_seen',
  'users',
  'latest_service',
];

/** What a page of hosts is ordered by, where it is not called as it is measured. */
const MEASURE_OF_HOST_SORT: Partial<Record<HostPage['sort'], HostMeasure>> = { service_id: 'latest_service' };

/** Of a row whose traffic was deleted meanwhile there is none. */
function totalsIn(told: Partial<Totals>): Totals {
  const { requests = 0, bytes_up = 0, bytes_down = 0, blocked = 0, first_seen = 0, last_seen = 0 } = told;
  return { requests, bytes_up, bytes_down, blocked, first_seen, last_seen };
}

/** Measures that a page is ordered and chosen by, and those that are asked for afterwards, of its rows alone. */
function nowAndLater<Name extends Measure>(
  page: Page<string>,
  all: readonly Name[],
): { now: Name[]; later: Name[] } {
  const now = page.limit > MOST_NAMED ? [...all] : measuresAskedFor(page, all);
  return { now, later: all.filter((measure) => !now.includes(measure)) };
}

const HOUR = 3_600_000;
const ACTIVITY_HOURS = 48;

type Counts = Readonly<Record<string, number>>;

/** Values with how many requests they have, most first; what no log tells is left out. */
function mostFirst(counts: Counts): string[] {
  return Object.entries(counts)
    .filter(([value]) => value !== '')
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([value]) => value);
}

/** Behind the end of a list there is no row to tell how many there are. */
async function totalOf(
  found: readonly { total: number }[],
  offset: number,
  first: () => Promise<readonly { total: number }[]>,
): Promise<number> {
  return found[0]?.total ?? (offset > 0 ? ((await first())[0]?.total ?? 0) : 0);
}

function conditionOf(
  { tenant, filter, within: whole = ALL, resolve, people }: ReadScope,
  parameters: Parameters,
): string {
  const asked = compileFilter(filter, { tenant, resolve, people }, parameters);
  return whole === ALL ? asked : `(${asked}) AND (${compileFilter(whole, { tenant, resolve }, parameters)})`;
}

/** What a read asks, where the columns alone do not tell it. */
interface ReadPlan {
  grain?: Grain;
  pieces?: readonly Piece[];
  /** The only people there can be in the answer. */
  people?: readonly string[] | undefined;
}

function conditionOnPeople(filter: Filter): Filter | undefined {
  if (filter.kind === 'and')
    return filter.parts.map(conditionOnPeople).find((condition) => condition !== undefined);
  return filter.kind === 'in' && filter.field === 'user' ? filter : undefined;
}

function clamped(time: number): number {
  return Math.min(Math.max(Math.ceil(time), STORABLE_TIMES.from), STORABLE_TIMES.to);
}

function storable({ range }: ReadScope): { from: number; to: number } {
  return {
    from: clamped(range.from),
    to: clamped(range.to),
  };
}

function named(column: Column, q: string | undefined, parameters: Parameters): string {
  const condition = containing(column, q, parameters);
  return condition === '' ? '' : ` AND ${condition}`;
}

function containing(text: string, q: string | undefined, parameters: Parameters): string {
  const wanted = q?.trim() ?? '';
  return wanted === '' ? '' : contains(text, wanted, parameters);
}

function conjunction(word: string, ...conditions: readonly string[]): string {
  const given = conditions.filter((condition) => condition !== '');
  return given.length === 0 ? '' : `${word} ${given.join(' AND ')}`;
}

/** The columns alone: `count` of the rows must not be taken for a count of the answer. */
function renamed(rows: string, columns: readonly Column[]): string {
  return `(SELECT ${[...new Set(columns)].join(', ')} FROM ${rows})`;
}

function placeIn(order: readonly string[], parameters: Parameters): string {
  if (order.length === 0) return 'toUInt32(0)';
  const places = order.map((_, index) => index + 1);
  return `transform(latest_service, ${parameters.bind('Array(String)', order)},
  ${parameters.bind('Array(UInt32)', places)}, toUInt32(0))`;
}

function lookUp(column: Column, values: ReadonlyMap<string, string>, parameters: Parameters): string {
  if (values.size === 0) return "''";
  return `transform(${column}, ${parameters.bind('Array(String)', [...values.keys()])},
  ${parameters.bind('Array(String)', [...values.values()])}, '')`;
}
