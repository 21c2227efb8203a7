import type { Totals } from '../event-store.ts';
import type { Column } from './column.ts';
import { oneOf } from './compile-filter.ts';
import type { Parameters } from './parameters.ts';

/** What is told of each row of a list: of a person, or of a host. */
export type Measure = keyof Totals | Count | 'latest_service';

/** The measures that every list has. */
export const TOTALS_OF_A_ROW = [
  'requests',
  'bytes_up',
  'bytes_up_unknown',
  'bytes_down',
  'bytes_down_unknown',
  'blocked',
  'first_seen',
  'last_seen',
] as const satisfies readonly (keyof Totals)[];

/** A sum over requests of which none is known is unknown; one over no requests is 0. */
function known(sum: string, unknown: string, count: string): string {
  return `if(${unknown} < ${count} OR ${count} = 0, ${sum}, NULL)`;
}

/** What `Volume` says of rows with these columns. */
export function volume({
  count = 'count',
  up = 'up',
  down = 'down',
  of = (column: string) => `sum(${column})`,
} = {}): string {
  const unknownUp = of(`${up}_unknown`);
  const unknownDown = of(`${down}_unknown`);
  return `${known(of(up), unknownUp, of(count))} AS bytes_up, ${unknownUp} AS bytes_up_unknown,
  ${known(of(down), unknownDown, of(count))} AS bytes_down, ${unknownDown} AS bytes_down_unknown`;
}

/** Measures that count distinct values of a column. */
type Count = 'users' | 'services' | 'high_risk_services' | 'addresses';

/**
 * Distinct values of a column, counted exactly by a 64-bit hash: among a million names the chance that any two fall together
 * is one in thirty million. Over dictionary columns a hash costs a tenth of a text; people are too many for a dictionary, and
 * the roll-ups keep their hash.
 */
export function distinct(column: Exclude<Column, 'user'>): string {
  return `uniqExactIf(${numberOf(column)}, ${isThere(column)})`;
}

export function isThere(column: Column): string {
  return isNumbered(column) ? `${column} != 0` : `${column} != ''`;
}

/** What a value is counted by. */
export function numberOf(column: Exclude<Column, 'user'>): string {
  return isNumbered(column) ? column : `sipHash64(${column})`;
}

function isNumbered(column: Column): boolean {
  return column === 'person' || column === 'address';
}

const COLUMN_COUNTED: Readonly<Record<Count, Exclude<Column, 'user'>>> = {
  users: 'person',
  services: 'service_id',
  high_risk_services: 'service_id',
  addresses: 'address',
};

function isCount(measure: Measure): measure is Count {
  return measure in COLUMN_COUNTED;
}

/** The columns that measures look at. */
export function columnsOfMeasures(measures: readonly Measure[]): Column[] {
  return measures.flatMap((measure): Column[] => {
    if (isCount(measure)) return [COLUMN_COUNTED[measure]];
    switch (measure) {
      case 'blocked':
        return ['action'];
      case 'latest_service':
        return ['service_id'];
      default:
        return [];
    }
  });
}

/** Rows of traffic put together under a person or a host, with these measures of each. */
export function measured(
  rows: string,
  key: 'person' | 'host',
  measures: readonly Measure[],
  { condition = isThere(key), highRisk = [] }: { condition?: string; highRisk?: readonly string[] },
  parameters: Parameters,
): string {
  const isCounted = (count: Count) =>
    count === 'high_risk_services'
      ? oneOf('service_id', highRisk, parameters)
      : isThere(COLUMN_COUNTED[count]);
  const [count, ...more] = measures.filter(isCount);
  // A set of hashes for each of many thousand people costs three times what one table of all pairs does.
  if (key === 'person' && count !== undefined && more.length === 0) {
    const totals = measures.filter((measure) => isTotal(measure));
    const ofPairs = totals.map((measure) => `, ${OF_ROWS[measure]} AS pair_${measure}`).join('');
    const told = totals.map((measure) => `, ${OF_PAIRS[measure]}(pair_${measure}) AS ${measure}`).join('');
    return `SELECT person${told}, countIf(part != 0) AS ${count} FROM (
  SELECT person, if(${isCounted(count)}, CAST(${numberOf(COLUMN_COUNTED[count])} AS UInt64), toUInt64(0)) AS part${ofPairs}
  FROM ${rows} WHERE ${condition} GROUP BY person, part) GROUP BY person`;
  }
  const told = measures.map((measure) => {
    const sql = isCount(measure)
      ? `uniqExactIf(${numberOf(COLUMN_COUNTED[measure])}, ${isCounted(measure)})`
      : OF_ROWS[measure];
    return `, ${sql} AS ${measure}`;
  });
  return `SELECT ${key}${told.join('')} FROM ${rows} WHERE ${condition} GROUP BY ${key}`;
}

const OF_ROWS: Readonly<Record<Exclude<Measure, Count>, string>> = {
  requests: 'sum(count)',
  bytes_up: known('sum(up)', 'sum(up_unknown)', 'sum(count)'),
  bytes_up_unknown: 'sum(up_unknown)',
  bytes_down: known('sum(down)', 'sum(down_unknown)', 'sum(count)'),
  bytes_down_unknown: 'sum(down_unknown)',
  blocked: "sumIf(count, action = 'blocked')",
  first_seen: 'toUnixTimestamp64Milli(min(first))',
  last_seen: 'toUnixTimestamp64Milli(max(last))',
  latest_service: 'argMax(service_id, last)',
};

/** A sum leaves out what is NULL, and is NULL where all is. */
const OF_PAIRS: Readonly<Record<keyof Totals, 'sum' | 'min' | 'max'>> = {
  requests: 'sum',
  bytes_up: 'sum',
  bytes_up_unknown: 'sum',
  bytes_down: 'sum',
  bytes_down_unknown: 'sum',
  blocked: 'sum',
  first_seen: 'min',
  last_seen: 'max',
};

function isTotal(measure: Measure): measure is keyof Totals {
  return measure in OF_PAIRS;
}
