import { targetsOf } from '@casbah/domain/activity';
import type { Event } from '@casbah/domain/event';
import { isExtraWord } from '@casbah/domain/filter/activity-fields';
import { numberIn } from '@casbah/domain/filter/event-values';
import { foldCase } from '@casbah/domain/filter/meets';
import { meetsTotals, type TotalCondition, totalIn } from '@casbah/domain/filter/totals';
import type { Interval } from '@casbah/domain/time-range';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { addVolumes, type Measured as MeasuredVolume } from '@casbah/domain/volume';
import type { WordField } from './datasets/dataset.ts';
import {
  type Among,
  type CountedField,
  type EventQuery,
  type Groups,
  isField,
  type Key,
  type Keys,
  type Measure,
  type Measures,
  type NumberField,
  type Order,
  type QueryAnswer,
  type Row,
  rowOf,
  type Turned,
} from './query.ts';

type Value = string | number | null | readonly string[];
/** A group: its keys in order, and its named row values. */
interface Group {
  keys: readonly (string | number)[];
  values: ReadonlyMap<string, Value>;
}

/**
 * Reference semantics of queries over a list of events, for testing event stores and as a fake. Takes no
 * shortcuts: computes each key and measure from the group's events.
 */
export function answerInMemory<
  Named extends Keys,
  Measured extends Measures,
  Time extends Interval | undefined,
>(
  query: EventQuery<Named, Measured, Time>,
  events: readonly Event[],
): QueryAnswer<Row<Named, Measured, Time>> {
  const { groupBy, measures, grain, present = [], page } = query;
  const keys = Object.entries<Key>(groupBy ?? {});
  const asked = turnedEvents(events, query).filter((event) =>
    present.every((field) => textIn(event, field) !== ''),
  );
  const grouped = new Map<string, { keys: (string | number)[]; events: Event[] }>();
  if (keys.length === 0 && grain === undefined) grouped.set('[]', { keys: [], events: [] });
  for (const event of asked) {
    const start = grain === undefined ? [] : [intervalStart(event.time, grain)];
    for (const tuple of tuples(keys.map(([, key]) => namesIn(event, key)))) {
      const own = [...start, ...tuple];
      const group = grouped.get(JSON.stringify(own));
      if (group === undefined) grouped.set(JSON.stringify(own), { keys: own, events: [event] });
      else group.events.push(event);
    }
  }
  const names = [...(grain === undefined ? [] : ['time']), ...keys.map(([name]) => name)];
  const list = [...grouped.values()]
    .map((group): Group => {
      const values = new Map<string, Value>(names.map((name, index) => [name, group.keys[index] ?? '']));
      for (const [name, measure] of Object.entries<Measure>(measures))
        values.set(name, measured(group.events, measure));
      return { keys: group.keys, values };
    })
    .filter(({ values }) => {
      const shown = String(values.get(keys[0]?.[0] ?? '') ?? '');
      const isFound = foldCase(shown).includes(foldCase(query.search?.trim() ?? ''));
      return isFound && (query.totals ?? []).every((condition) => meets(condition, values, query.dataset));
    })
    .sort((a, b) => compareGroups(a, b, query.order, keys));
  const { limit, offset = 0 } = page ?? { limit: list.length };
  const rows = list.slice(offset, offset + limit);
  return {
    rows: rows.map(({ values }) => rowOf(values)),
    total: page?.counted === true ? list.length : rows.length,
  };
}

export function textIn(event: Event, field: WordField): string {
  return isExtraWord(field) ? (event.extra?.[field] ?? '') : (event[field] ?? '');
}

/** Values of a field in an event, each once, without an empty one. */
export function valuesIn(event: Event, field: CountedField): string[] {
  const values = field === 'target' ? targetsOf(event.targets) : [textIn(event, field)];
  return [...new Set(values)].filter((value) => value !== '');
}

/** Names of the groups an event belongs to. */
function namesIn(event: Event, key: Key): string[] {
  if (typeof key === 'string') return valuesIn(event, key);
  if ('groups' in key) {
    const names = groupsOf(event, key);
    return names.length === 0 && key.others === 'together' ? [''] : names;
  }
  const { field, orElse } = key;
  const other = orElse === '' ? undefined : groupsOf(event, orElse)[0];
  return [textIn(event, field) || (other ?? '')];
}

function groupsOf(event: Event, { field, groups, ignoreCase = false }: Omit<Groups, 'others'>): string[] {
  const folded = (text: string) => (ignoreCase ? foldCase(text) : text);
  const value = folded(textIn(event, field));
  return [...groups]
    .filter(([, members]) => members.some((one) => folded(one) === value))
    .map(([name]) => name);
}

function tuples(lists: readonly string[][]): string[][] {
  return lists.reduce<string[][]>(
    (found, list) => found.flatMap((tuple) => list.map((name) => [...tuple, name])),
    [[]],
  );
}

function measured(events: readonly Event[], measure: Measure): Value {
  switch (measure.kind) {
    case 'count':
      return among(events, measure.of).length;
    case 'sum': {
      if (measure.field === 'bytes_up' || measure.field === 'bytes_down')
        return volumeOf(events)[measure.field];
      const numbers = numbersIn(events, measure.field);
      return numbers.length === 0 && events.length > 0 ? null : added(numbers);
    }
    case 'avg':
    case 'min':
    case 'max': {
      const numbers = numbersIn(events, measure.field);
      if (numbers.length === 0) return null;
      if (measure.kind === 'avg') return added(numbers) / numbers.length;
      return measure.kind === 'min' ? Math.min(...numbers) : Math.max(...numbers);
    }
    case 'unknown':
      return volumeOf(events)[measure.field === 'bytes_up' ? 'bytes_up_unknown' : 'bytes_down_unknown'];
    case 'first':
      return events.length === 0 ? 0 : Math.min(...events.map(({ time }) => time));
    case 'last':
      return events.length === 0 ? 0 : Math.max(...events.map(({ time }) => time));
    case 'distinct':
      return distinctValues(among(events, measure.of), measure.field).length;
    case 'latest': {
      const latest = events.toSorted((a, b) => b.time - a.time)[0];
      return latest === undefined ? '' : textIn(latest, measure.field);
    }
    case 'values':
      return distinctValues(events, measure.field);
  }
}

function among(events: readonly Event[], of: Among | undefined): readonly Event[] {
  return of === undefined ? events : events.filter((event) => of.values.includes(textIn(event, of.field)));
}

function distinctValues(events: readonly Event[], field: CountedField): string[] {
  return [...new Set(events.flatMap((event) => valuesIn(event, field)))];
}

function numbersIn(events: readonly Event[], field: NumberField): number[] {
  return events.flatMap((event) => numberIn(event, field) ?? []);
}

function added(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

export function volumeOf(events: readonly Event[]): MeasuredVolume {
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

/** Events whose first key has turned, regardless of the other keys. */
function turnedEvents(
  events: readonly Event[],
  { turned, groupBy }: Pick<EventQuery, 'turned' | 'groupBy'>,
): readonly Event[] {
  const [key] = Object.values<Key>(groupBy ?? {});
  if (turned === undefined || key === undefined || !isField(key)) return events;
  const byKey = Map.groupBy(events, (event) => textIn(event, key));
  return events.filter((event) => hasTurned(byKey.get(textIn(event, key)) ?? [], turned));
}

function hasTurned(events: readonly Event[], { field, from, to }: Turned): boolean {
  const days = Map.groupBy(events, ({ time }) => Math.floor(time / DAY_MS));
  const countOf = (own: readonly Event[], value: string) => among(own, { field, values: [value] }).length;
  const mostly = (value: string, other: string) =>
    [...days].filter(([, own]) => countOf(own, value) > countOf(own, other)).map(([day]) => day);
  return Math.min(...mostly(from, to)) < Math.max(...mostly(to, from));
}

function meets(
  condition: TotalCondition,
  values: ReadonlyMap<string, Value>,
  { totals }: EventQuery['dataset'],
): boolean {
  const names = totals[totalIn(condition)] ?? [];
  if (!names.every((name) => values.has(name))) return false;
  const number = (name: string) => Number(values.get(name) ?? 0);
  const bytes = (name: string) => (values.get(name) === null ? null : number(name));
  return meetsTotals([condition], {
    requests: number('requests'),
    bytes_up: bytes('bytes_up'),
    bytes_down: bytes('bytes_down'),
    users: number('users'),
    services: number('services'),
  });
}

function compareGroups(
  a: Group,
  b: Group,
  order: Order<string> | undefined,
  keys: readonly (readonly [string, Key])[],
): number {
  if (order !== undefined) {
    // Names of people are compared ignoring case, as in an index.
    const isOfPeople = keys.some(([name, key]) => name === order.by && key === 'user');
    const place = ({ values }: Group) => placeOf(values.get(order.by), order.ranks, isOfPeople);
    const difference = compareValues(place(a), place(b), order.descending === true ? -1 : 1);
    if (difference !== 0) return difference;
  }
  for (const [index, key] of a.keys.entries()) {
    const difference = compareValues(key, b.keys[index], 1);
    if (difference !== 0) return difference;
  }
  return 0;
}

function placeOf(value: Value | undefined, ranks: readonly string[] | undefined, isOfPeople: boolean): Value {
  if (ranks !== undefined) return ranks.indexOf(String(value));
  return isOfPeople ? foldCase(String(value)) : (value ?? null);
}

/** Unknown values sort last in both directions. */
function compareValues(a: Value | undefined, b: Value | undefined, sign: 1 | -1): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * byBytes(String(a), String(b));
}

export function byBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

const LENGTHS: Readonly<Record<Exclude<Interval, 'week' | 'month'>, number>> = {
  minute: HOUR_MS / 60,
  quarter_hour: HOUR_MS / 4,
  half_hour: HOUR_MS / 2,
  hour: HOUR_MS,
  six_hours: 6 * HOUR_MS,
  day: DAY_MS,
};

export function intervalStart(time: number, interval: Interval): number {
  const date = new Date(time);
  if (interval === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  if (interval === 'week') {
    const sinceMonday = (date.getUTCDay() + 6) % 7;
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - sinceMonday);
  }
  return Math.floor(time / LENGTHS[interval]) * LENGTHS[interval];
}
