import { isoTime } from '@casbah/domain/iso-time';
import type { Interval, TimeRange } from '@casbah/domain/time-range';
import type { Dataset, RollUp, RollUpUnit } from '../datasets/dataset.ts';
import { type Column, NUMBER_OF } from './column.ts';
import { STORABLE_TIMES } from './event-batch.ts';
import { bound, joined, named, type Sql, sql } from './sql.ts';

/**
 * One table's share of a read. Roll-ups hold whole hours and days, so a range is split: whole days in the
 * middle, whole hours around them, single events at the edges. Together they are exactly the range.
 */
export interface Piece {
  /** Undefined for single events. */
  rollUp: RollUp | undefined;
  /** Table of single events, if it isn't `events`. */
  copy?: string | undefined;
  spans: readonly TimeRange[];
}

export function tableOf({ rollUp, copy = 'events' }: Piece): string {
  return rollUp?.table ?? copy;
}

const HALF_HOUR = 1_800_000;
const LENGTH = { half_hour: HALF_HOUR, hour: 2 * HALF_HOUR, day: 48 * HALF_HOUR } as const satisfies Record<
  RollUpUnit,
  number
>;

/** The finest time unit of a read; `undefined` without one. */
export type Grain = Interval | undefined;

/** Grains that a roll-up unit can provide. */
const GRAINS: Readonly<Record<RollUpUnit, ReadonlySet<Grain>>> = {
  day: new Set([undefined, 'day', 'week', 'month']),
  hour: new Set([undefined, 'day', 'week', 'month', 'hour', 'six_hours']),
  half_hour: new Set([undefined, 'day', 'week', 'month', 'hour', 'six_hours', 'half_hour']),
};

/** Smallest roll-up of a unit with these columns; undefined without one. */
export function rollUpOf(
  { rollUps }: Dataset,
  unit: RollUpUnit,
  columns: ReadonlySet<Column>,
  grain?: Grain,
): RollUp | undefined {
  if (!GRAINS[unit].has(grain)) return undefined;
  return rollUps.find((rollUp) => rollUp.unit === unit && columns.isSubsetOf(columnsIn(rollUp)));
}

const known = new WeakMap<RollUp, ReadonlySet<Column>>();

function columnsIn(rollUp: RollUp): ReadonlySet<Column> {
  let columns = known.get(rollUp);
  if (columns === undefined) {
    columns = new Set(
      rollUp.fields.flatMap((field): Column[] => {
        const number = NUMBER_OF[field];
        return number === undefined ? [field] : [field, number];
      }),
    );
    known.set(rollUp, columns);
  }
  return columns;
}

/** @param filledFrom time from which roll-ups that are filled in later have all events */
export function plan(
  dataset: Dataset,
  range: TimeRange,
  columns: ReadonlySet<Column>,
  grain: Grain,
  filledFrom = 0,
): Piece[] {
  const pieces: Piece[] = [];
  let open = range.from < range.to ? [range] : [];
  const byDay = rollUpOf(dataset, 'day', columns, grain);
  // If these cover all but the edges, single events are faster than a third table.
  const finer = rollUpOf(dataset, 'hour', columns, grain) ?? rollUpOf(dataset, 'half_hour', columns, grain);
  for (const rollUp of [byDay, finer])
    if (rollUp !== undefined)
      open = takeWhole(rollUp, open, pieces, rollUp.isFilledLater === true ? filledFrom : 0);
  if (open.length > 0 || pieces.length === 0)
    pieces.push({ rollUp: undefined, copy: copyWith(dataset, columns), spans: open });
  return pieces;
}

/** Name of the dataset's copy of events, if it has all columns. */
function copyWith({ copy }: Dataset, columns: ReadonlySet<string>): string | undefined {
  return copy !== undefined && columns.isSubsetOf(copy.columns) ? copy.table : undefined;
}

/** Splits off the whole units that the roll-up covers. Returns the rest. */
function takeWhole(
  rollUp: RollUp,
  open: readonly TimeRange[],
  pieces: Piece[],
  notBefore: number,
): TimeRange[] {
  const length = LENGTH[rollUp.unit];
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
  if (whole.length > 0) pieces.push({ rollUp, spans: whole });
  return rest;
}

function timeColumn({ rollUp }: Piece): Sql {
  return named(rollUp?.unit ?? 'time');
}

/** Restricts the table's rows to these ranges. */
export function within(piece: Piece): Sql {
  if (piece.spans.length === 0) return sql`false`;
  const column = timeColumn(piece);
  return joined(
    piece.spans.map(({ from, to }) => {
      const bounds = [
        ...(from > STORABLE_TIMES.from ? [sql`${column} >= ${moment(piece, from)}`] : []),
        ...(to < STORABLE_TIMES.to ? [sql`${column} < ${moment(piece, to)}`] : []),
      ];
      // Skips bounds that all rows meet, because they would be read and compared for each row.
      return bounds.length === 0 ? sql`true` : sql`(${joined(bounds, ' AND ')})`;
    }),
    ' OR ',
  );
}

function moment({ rollUp }: Piece, time: number): Sql {
  switch (rollUp?.unit) {
    case undefined:
      return sql`fromUnixTimestamp64Milli(${bound('Int64', time)}, 'UTC')`;
    case 'half_hour':
    case 'hour':
      return sql`toDateTime(${bound('UInt32', time / 1000)}, 'UTC')`;
    case 'day':
      return sql`${bound('Date', isoTime(time).slice(0, 10))}`;
  }
}

const VOLUME = sql`bytes_up AS up, toUInt64(bytes_up_unknown) AS up_unknown, bytes_down AS down, toUInt64(bytes_down_unknown) AS down_unknown`;

/** Aggregated values under separate aliases, so that the result can use the column names. */
const MEASURES_OF_EVENTS = sql`toUInt64(1) AS count, ${VOLUME}, time AS first, time AS last`;
const MEASURES_OF_ROLL_UPS = sql`requests AS count, ${VOLUME}, first_seen AS first, last_seen AS last`;

/** Start of a row's interval in seconds since 1970 UTC; weeks start on Monday. */
function intervalStart(piece: Piece, interval: Interval): Sql {
  const time = timeColumn(piece);
  const seconds = sql`toInt64(toUnixTimestamp(toDateTime(${time}, 'UTC')))`;
  const floored = (length: number) => sql`intDiv(${seconds}, ${length}) * ${length}`;
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
      return sql`intDiv(${seconds} + 259200, 604800) * 604800 - 259200`;
    case 'month':
      return sql`toInt64(toUnixTimestamp(toDateTime(toStartOfMonth(${time}), 'UTC')))`;
  }
}

/**
 * The rows of a read as a table expression: the requested columns, `count`, `up`, `up_unknown`, `down`, `down_unknown`,
 * `first`, `last`, and `start` for reads by interval.
 */
export function rowsOf(
  { kind }: Dataset,
  pieces: readonly Piece[],
  read: {
    columns: ReadonlySet<Column>;
    grain: Grain;
    tenant: string;
    condition: (piece: Piece) => Sql;
  },
): Sql {
  const tenant = bound('String', read.tenant);
  const branches = pieces.map((piece) => {
    const selected = [...read.columns].map(named);
    if (read.grain !== undefined) selected.push(sql`${intervalStart(piece, read.grain)} AS start`);
    selected.push(piece.rollUp === undefined ? MEASURES_OF_EVENTS : MEASURES_OF_ROLL_UPS);
    const ofKind = tableOf(piece) === 'events' ? sql` AND kind = ${bound('String', kind)}` : sql``;
    return sql`SELECT ${joined(selected, ', ')} FROM ${named(tableOf(piece))}
WHERE tenant_id = ${tenant} AND (${within(piece)})${ofKind} AND (${read.condition(piece)})`;
  });
  return sql`(${joined(branches, '\nUNION ALL\n')})`;
}
