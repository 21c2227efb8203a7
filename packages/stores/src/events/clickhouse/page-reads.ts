import type { TrafficField } from '@casbah/domain/filter/traffic-fields';
import { NO_VOLUME } from '@casbah/domain/volume';
import type { HostPage, HostUsage, Page, ReadScope, Totals, UserUsage } from '../event-store.ts';
import type { Column } from './column.ts';
import { columnsOf, contains, oneOf } from './compile-filter.ts';
import { columnsOfMeasures, isThere, type Measure, measured, TOTALS_OF_A_ROW } from './measures.ts';
import { asksFor, having, MOST_NAMED, orderAndLimit, type RowOrder, totalOf } from './page.ts';
import type { Parameters } from './parameters.ts';
import { areNumbered, personOf } from './people.ts';
import type { TrafficRead } from './traffic-read.ts';

export async function byUser(
  traffic: TrafficRead,
  scope: ReadScope,
  page: Page<keyof UserUsage>,
  highRisk: readonly string[],
): Promise<{ rows: UserUsage[]; total: number }> {
  const { now, later } = nowAndLater(page, USER_MEASURES, COUNTED_LATER);
  type Told = Partial<Omit<UserUsage, 'user'>>;
  const found = await pageOf<Told & { number: string; shown: string }>(
    traffic,
    scope,
    page,
    ['person', ...columnsOfMeasures(now)],
    (rows, parameters, { having, order }) => {
      const { name } = personOf(scope.people, parameters);
      const people = `people WHERE tenant_id = ${parameters.bind('String', scope.tenant)}`;
      // Whose name is looked for is found among the names, before anything is added up.
      const q = containing(name, page.q, parameters);
      const condition = q === '' ? isThere('person') : `person IN (SELECT person FROM ${people} AND ${q})`;
      return `SELECT ${['toString(person) AS number', `${name} AS shown`, ...now].join(', ')}, count() OVER () AS total
FROM (${measured(rows, 'person', now, { condition, highRisk }, parameters)}) AS found
INNER JOIN (SELECT DISTINCT person, user FROM ${people}) AS named USING (person)
${conjunction('WHERE', having)} ${order}`;
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
    ].map((measures) => detailsOf<Told>(traffic, scope, 'person', people, measures, highRisk)),
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

export async function byHost(
  traffic: TrafficRead,
  scope: ReadScope,
  page: HostPage,
  order: readonly string[],
): Promise<{ rows: HostUsage[]; total: number }> {
  // Few services have few hosts: their people are counted on the way.
  const isSmall = columnsOf(scope.filter).has('service_id');
  const { now, later } = nowAndLater(page, HOST_MEASURES, isSmall ? [] : COUNTED_LATER);
  const wasBlocked = page.blockedThenAllowed === true;
  type Told = Partial<Omit<HostUsage, 'host' | 'service_id'> & { latest_service: string }>;
  const found = await pageOf<Told & { host: string }>(
    traffic,
    scope,
    page,
    ['host', ...columnsOfMeasures(now), ...(wasBlocked ? (['action'] as const) : [])],
    (rows, parameters, { having, order: sorted }) => {
      const condition = conjunction(
        '',
        "host != ''",
        containing('host', page.q, parameters),
        wasBlocked ? `host IN (${blockedThenAllowed(rows)})` : '',
      );
      const place = page.sort === 'service_id' ? [`${placeIn(order, parameters)} AS place`] : [];
      return `SELECT ${['host', ...now, ...place].join(', ')}, count() OVER () AS total
FROM (${measured(rows, 'host', now, { condition }, parameters)})
${conjunction('WHERE', having)} ${sorted}`;
    },
    () => ({ by: page.sort === 'service_id' ? 'place' : page.sort, tie: 'host' }),
    ['services'],
  );
  const hosts = found.rows.map(({ host }) => host);
  const rest = await detailsOf<Told>(traffic, scope, 'host', hosts, later, []);
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

/**
 * Hosts that were mostly blocked on a day and mostly let through on a later one. A request that was blocked now and then among
 * thousands that were not says nothing of a rule that changed.
 */
function blockedThenAllowed(rows: string): string {
  return `SELECT host FROM (
  SELECT host, toDate(first) AS day, sumIf(count, action = 'blocked') AS stopped, sumIf(count, action = 'allowed') AS passed
  FROM ${rows} WHERE host != '' GROUP BY host, day)
GROUP BY host HAVING max(stopped > passed) AND minIf(day, stopped > passed) < maxIf(day, passed > stopped)`;
}

/** A page of a list and how long the whole list is. */
async function pageOf<Row>(
  traffic: TrafficRead,
  scope: ReadScope,
  page: Page<string>,
  columns: readonly Column[],
  write: (rows: string, parameters: Parameters, tail: { having: string; order: string }) => string,
  order: (parameters: Parameters) => RowOrder,
  lacks: readonly TrafficField[],
): Promise<{ rows: Row[]; total: number }> {
  const ask = (limit: number, offset: number) =>
    traffic.read<Row & { total: number }>(scope, columns, (rows, parameters) =>
      write(rows, parameters, {
        having: having(page.totals ?? [], lacks, parameters),
        order: orderAndLimit({ ...page, limit, offset }, order(parameters), parameters),
      }),
    );
  const rows = await ask(page.limit, page.offset);
  return { rows, total: await totalOf(rows, page.offset, () => ask(1, 0)) };
}

/** Measures of people, by their number, or of hosts, by their name. */
async function detailsOf<Told>(
  traffic: TrafficRead,
  scope: ReadScope,
  key: 'person' | 'host',
  names: readonly string[],
  measures: readonly Measure[],
  highRisk: readonly string[],
): Promise<Map<string, Told>> {
  if (names.length === 0 || measures.length === 0) return new Map();
  const found = await traffic.read<{ name: string } & Told>(
    scope,
    [key, ...columnsOfMeasures(measures)],
    (rows, parameters) => {
      const condition = key === 'host' ? oneOf('host', names, parameters) : areNumbered(names, parameters);
      return `SELECT toString(${key}) AS name, ${measures.join(', ')}
FROM (${measured(rows, key, measures, { condition, highRisk }, parameters)})`;
    },
  );
  return new Map(found.map((row) => [row.name, row]));
}

type UserMeasure = Exclude<keyof UserUsage, 'user'>;
const USER_MEASURES: readonly UserMeasure[] = [
  ...TOTALS_OF_A_ROW,
  'services',
  'high_risk_services',
  'addresses',
];
/** Only the largest roll-up has these. */
const OF_EVERY_HOUR: readonly UserMeasure[] = ['addresses'];

type HostMeasure = keyof Totals | 'users' | 'latest_service';
const HOST_MEASURES: readonly HostMeasure[] = [...TOTALS_OF_A_ROW, 'users', 'latest_service'];

/** Of a row whose traffic was deleted meanwhile there is none. */
function totalsIn(told: Partial<Totals>): Totals {
  const { blocked = 0, first_seen = 0, last_seen = 0, ...rest } = told;
  const { requests, bytes_up, bytes_up_unknown, bytes_down, bytes_down_unknown } = { ...NO_VOLUME, ...rest };
  return {
    requests,
    bytes_up,
    bytes_up_unknown,
    bytes_down,
    bytes_down_unknown,
    blocked,
    first_seen,
    last_seen,
  };
}

/** What takes longest to tell of all rows of a list is asked for afterwards, of those on the page alone. */
const COUNTED_LATER: readonly Measure[] = ['users', 'services', 'high_risk_services', 'addresses'];

function nowAndLater<Name extends Measure>(
  page: Page<string>,
  all: readonly Name[],
  costly: readonly Measure[],
): { now: Name[]; later: Name[] } {
  const later = all.filter(
    (measure) => page.limit <= MOST_NAMED && costly.includes(measure) && !asksFor(page, measure),
  );
  return { now: all.filter((measure) => !later.includes(measure)), later };
}

function containing(text: string, q: string | undefined, parameters: Parameters): string {
  const wanted = q?.trim() ?? '';
  return wanted === '' ? '' : contains(text, wanted, parameters);
}

function conjunction(word: string, ...conditions: readonly string[]): string {
  const given = conditions.filter((condition) => condition !== '');
  return given.length === 0 ? '' : `${word} ${given.join(' AND ')}`;
}

function placeIn(order: readonly string[], parameters: Parameters): string {
  if (order.length === 0) return 'toUInt32(0)';
  const places = order.map((_, index) => index + 1);
  return `transform(latest_service, ${parameters.bind('Array(String)', order)},
  ${parameters.bind('Array(UInt32)', places)}, toUInt32(0))`;
}
