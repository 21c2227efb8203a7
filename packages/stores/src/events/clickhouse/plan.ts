import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { Column } from './column.ts';
import type { Parameters } from './parameters.ts';

/**
 * Which tables answer a read of traffic. Roll-ups hold whole hours and whole days, so a range is cut into pieces: whole
 * days in the middle, whole hours before and after, and single events for what is left at the edges. The pieces together
 * are exactly the range: nothing is rounded.
 */
export const TRAFFIC_TABLES = [
  'services_by_day',
  'hosts_by_day',
  'usage_by_day',
  'traffic_by_hour',
  'presence_by_half_hour',
  'events',
] as const;
export type TrafficTable = (typeof TRAFFIC_TABLES)[number];

export interface Piece {
  table: TrafficTable;
  spans: readonly TimeRange[];
}

const HALF_HOUR = 1_800_000;
const HOUR = 2 * HALF_HOUR;
const DAY = 24 * HOUR;

const SERVICE_COLUMNS: ReadonlySet<Column> = new Set(['service_id', 'action', 'source']);
const USAGE_COLUMNS: ReadonlySet<Column> = new Set([...SERVICE_COLUMNS, 'user', 'person', 'browser', 'os']);
const HOST_COLUMNS: ReadonlySet<Column> = new Set([...SERVICE_COLUMNS, 'host', 'country', 'category']);
const TRAFFIC_COLUMNS: ReadonlySet<Column> = new Set([
  ...USAGE_COLUMNS,
  ...HOST_COLUMNS,
  'user_domain',
  'src_ip',
  'address',
  'device',
]);

/** Roll-ups by the day and what they know, the smallest first. */
const BY_DAY: readonly (readonly [TrafficTable, ReadonlySet<Column>])[] = [
  ['services_by_day', SERVICE_COLUMNS],
  ['hosts_by_day', HOST_COLUMNS],
  ['usage_by_day', USAGE_COLUMNS],
];

/** What tells who was there when, and on what. */
const PRESENCE_COLUMNS: ReadonlySet<Column> = new Set([...USAGE_COLUMNS, 'device', 'device_type']);

/** The smallest roll-up by the day that knows these columns; undefined where none does. */
export function dayRollUp(columns: ReadonlySet<Column>): TrafficTable | undefined {
  return BY_DAY.find(([, known]) => isSubset(columns, known))?.[0];
}

/** Whether the roll-up of presence knows these columns. */
export function isToldByPresence(columns: ReadonlySet<Column>): boolean {
  return isSubset(columns, PRESENCE_COLUMNS);
}

/** The finest time that a read tells apart; `undefined` where it tells none. */
export type Grain = Interval | undefined;

/** @param presenceFrom the moment from which on presence holds all events, see `PresenceFill` */
export function planTraffic(
  range: TimeRange,
  columns: ReadonlySet<Column>,
  grain: Grain,
  presenceFrom = 0,
): Piece[] {
  const pieces: Piece[] = [];
  let open = range.from < range.to ? [range] : [];
  const daily = answersByDay(grain) ? dayRollUp(columns) : undefined;
  if (daily !== undefined) open = takeWhole(daily, DAY, open, pieces);
  if (answersByHour(grain) && isSubset(columns, TRAFFIC_COLUMNS))
    open = takeWhole('traffic_by_hour', HOUR, open, pieces);
  // Where another roll-up has all but the edges, single events are quicker than a third table.
  else if (answersByHalfHour(grain) && isSubset(columns, PRESENCE_COLUMNS))
    open = takeWhole('presence_by_half_hour', HALF_HOUR, open, pieces, presenceFrom);
  if (open.length > 0 || pieces.length === 0) pieces.push({ table: 'events', spans: open });
  return pieces;
}

/** Moves what is whole in `length` to a piece of its own; answers what is left. */
function takeWhole(
  table: TrafficTable,
  length: number,
  open: readonly TimeRange[],
  pieces: Piece[],
  notBefore = 0,
): TimeRange[] {
  const whole: TimeRange[] = [];
  const rest: TimeRange[] = [];
  for (const { from, to } of open) {
    const first = Math.ceil(Math.max(from, notBefore) / length) * length;
    const last = Math.floor(to / length) * length;
    if (first >= last) {
      rest.push({ from, to });
      continue;
    }
    whole.push({ from: first, to: last });
    if (from < first) rest.push({ from, to: first });
    if (last < to) rest.push({ from: last, to });
  }
  if (whole.length > 0) pieces.push({ table, spans: whole });
  return rest;
}

function answersByDay(grain: Grain): boolean {
  return grain === undefined || grain === 'day' || grain === 'week' || grain === 'month';
}

function answersByHour(grain: Grain): boolean {
  return answersByDay(grain) || grain === 'hour' || grain === 'six_hours';
}

function answersByHalfHour(grain: Grain): boolean {
  return answersByHour(grain) || grain === 'half_hour';
}

function isSubset(columns: ReadonlySet<Column>, of: ReadonlySet<Column>): boolean {
  return columns.isSubsetOf(of);
}

const TIME_COLUMN: Readonly<Record<TrafficTable, 'time' | 'half_hour' | 'hour' | 'day'>> = {
  events: 'time',
  presence_by_half_hour: 'half_hour',
  traffic_by_hour: 'hour',
  usage_by_day: 'day',
  hosts_by_day: 'day',
  services_by_day: 'day',
};

/** The table's rows of these spans. */
export function within({ table, spans }: Piece, parameters: Parameters): string {
  if (spans.length === 0) return 'false';
  const column = TIME_COLUMN[table];
  return spans
    .map(
      ({ from, to }) =>
        `(${column} >= ${moment(table, from, parameters)} AND ${column} < ${moment(table, to, parameters)})`,
    )
    .join(' OR ');
}

function moment(table: TrafficTable, time: number, parameters: Parameters): string {
  switch (table) {
    case 'events':
      return `fromUnixTimestamp64Milli(${parameters.bind('Int64', time)}, 'UTC')`;
    case 'presence_by_half_hour':
    case 'traffic_by_hour':
      return `toDateTime(${parameters.bind('UInt32', time / 1000)}, 'UTC')`;
    case 'usage_by_day':
    case 'hosts_by_day':
    case 'services_by_day':
      return parameters.bind('Date', new Date(time).toISOString().slice(0, 10));
  }
}

const VOLUME =
  'bytes_up AS up, toUInt64(bytes_up_unknown) AS up_unknown, bytes_down AS down, toUInt64(bytes_down_unknown) AS down_unknown';

/** What is added up, under names of its own so that totals can bear the names of the wire. */
function measures(table: TrafficTable): string {
  return table === 'events'
    ? `toUInt64(1) AS count, ${VOLUME}, time AS first, time AS last`
    : `requests AS count, ${VOLUME}, first_seen AS first, last_seen AS last`;
}

/** Seconds since 1970 at which a row's interval begins, in UTC; weeks begin on Mondays. */
function intervalStart(table: TrafficTable, interval: Interval): string {
  const seconds = `toInt64(toUnixTimestamp(toDateTime(${TIME_COLUMN[table]}, 'UTC')))`;
  const floored = (length: number) => `intDiv(${seconds}, ${length}) * ${length}`;
  switch (interval) {
    case 'minute':
      return floored(60);
    case 'quarter_hour':
      return floored(900);
    case 'half_hour':
      return floored(1800);
    case 'hour':
      return floored(3600);
    case 'six_hours':
      return floored(21_600);
    case 'day':
      return floored(86_400);
    case 'week':
      // 1970 began on a Thursday, three days after a Monday.
      return `intDiv(${seconds} + 259200, 604800) * 604800 - 259200`;
    case 'month':
      return `toInt64(toUnixTimestamp(toDateTime(toStartOfMonth(${TIME_COLUMN[table]}), 'UTC')))`;
  }
}

/**
 * The rows of a read as a table expression: the columns asked for, `count`, `up`, `up_unknown`, `down`, `down_unknown`, `first`, `last`, and `start`
 * where the read tells intervals apart.
 */
export function trafficRows(
  pieces: readonly Piece[],
  read: { columns: ReadonlySet<Column>; grain: Grain; tenant: string; condition: string },
  parameters: Parameters,
): string {
  const tenant = parameters.bind('String', read.tenant);
  const branches = pieces.map((piece) => {
    const start = read.grain === undefined ? [] : [`${intervalStart(piece.table, read.grain)} AS start`];
    const selected = [...read.columns, ...start, measures(piece.table)].join(', ');
    const traffic = piece.table === 'events' ? " AND kind = 'traffic'" : '';
    return `SELECT ${selected} FROM ${piece.table}
WHERE tenant_id = ${tenant} AND (${within(piece, parameters)})${traffic} AND (${read.condition})`;
  });
  return `(${branches.join('\nUNION ALL\n')})`;
}
