import type { Interval } from '@casbah/domain/time-range';
import type { WordField } from '../datasets/dataset.ts';
import {
  assertFieldsTellNobody,
  assertTellsNobody,
  type CountedField,
  type EachQuery,
  type EventQuery,
  isField,
  type Key,
  type Keys,
  type Measure,
  type Measures,
  type QueryAnswer,
  type Row,
  rowOf,
} from '../query.ts';
import type { Column } from './column.ts';
import { contains } from './compile-condition.ts';
import { columnsOf, oneOf } from './compile-filter.ts';
import type { EventRead } from './event-read.ts';
import { groupKey } from './group-key.ts';
import {
  aggregate,
  columnsOfMeasure,
  conditions,
  countedBy,
  type Distinct,
  isCounted,
  isThere,
  numberOf,
  OF_PARTS,
} from './measures.ts';
import { asksFor, having, orderOf, type Told } from './order.ts';
import { areNumbered, personOf } from './people.ts';
import { bound, joined, NO_SQL, named, type Sql, sql } from './sql.ts';

type Value = string | number | null | readonly string[];
/** Keys as `k0`, `k1` …, measures as `m0`, `m1` …, so statements contain no names from callers. */
type FoundRow = Record<string, Value>;

/** Maximum rows of a page that a second statement looks up by name; longer pages use one statement. */
export const MOST_NAMED = 1000;

/** Runs a query, split into the fastest set of statements. */
export async function askQuery<
  Named extends Keys,
  Measured extends Measures,
  Time extends Interval | undefined,
>(
  events: EventRead,
  query: EventQuery<Named, Measured, Time>,
): Promise<QueryAnswer<Row<Named, Measured, Time>>> {
  assertTellsNobody(query);
  const told = Object.entries<Measure>(query.measures).map(
    ([name, measure], index): Told => ({ name, alias: `m${index}`, measure }),
  );
  const asking = new Asking(events, query);
  const { rows, total } = asking.isWholeList ? await asking.whole(told) : await asking.list(told);
  // Computed once per list, because lists can have thousands of rows.
  const columns: readonly { name: string; alias: string; missing: Value }[] = [
    ...(query.grain === undefined ? [] : [{ name: 'time', alias: 'time', missing: null }]),
    ...Object.keys(query.groupBy ?? {}).map((name, index) => ({ name, alias: `k${index}`, missing: null })),
    ...told.map(({ name, alias, measure }) => ({ name, alias, missing: nothing(measure) })),
  ];
  return {
    rows: rows.map((row) =>
      rowOf(columns.map(({ name, alias, missing }) => [name, row[alias] ?? missing] as const)),
    ),
    total,
  };
}

/** Value of a measure for a row that the other statement lacks, such as after a deletion in between. */
function nothing({ kind }: Measure): Value {
  switch (kind) {
    case 'sum':
    case 'avg':
    case 'min':
    case 'max':
      // NULL means unknown.
      return null;
    case 'latest':
      return '';
    case 'values':
      return [];
    default:
      return 0;
  }
}

/** Fields with so many values that a page's values are queried separately. */
const MANY_VALUES: readonly Key[] = ['user', 'host'];

/** Builds and runs the statements of one query. */
class Asking {
  readonly #events: EventRead;
  readonly #query: EventQuery;
  readonly #keys: readonly Key[];
  readonly #present: readonly WordField[];
  /** Groups people by name if few are requested, otherwise by number with names added afterwards. */
  readonly #byName: boolean;

  constructor(events: EventRead, query: EventQuery) {
    this.#events = events;
    this.#query = query;
    this.#keys = Object.values(query.groupBy ?? {});
    this.#present = [...(query.present ?? []), ...this.#keys.filter(isField)];
    this.#byName =
      query.page?.counted === false &&
      this.#search === '' &&
      !Object.values(query.measures).some(({ kind }) => kind === 'distinct');
  }

  get #search(): string {
    return this.#query.search?.trim() ?? '';
  }

  get isWholeList(): boolean {
    const { page, totals = [], order, turned } = this.#query;
    return (
      page === undefined &&
      totals.length === 0 &&
      order === undefined &&
      turned === undefined &&
      this.#search === ''
    );
  }

  /** All rows: measures that only a large roll-up has are queried separately and merged. */
  async whole(told: readonly Told[]): Promise<{ rows: FoundRow[]; total: number }> {
    const hosts = this.#keys.length === 0 && this.#query.grain === undefined ? told.filter(isOfHosts) : [];
    const others = told.filter((one) => !hosts.includes(one));
    const parts = await Promise.all([
      ...this.#bySize(others).map((part) => this.#ask(part)),
      ...(hosts.length === 0 ? [] : [this.#askHosts(hosts)]),
    ]);
    const [first = [], ...more] = parts;
    const keyOf = (row: FoundRow) =>
      JSON.stringify([row.time, ...this.#keys.map((_, index) => row[`k${index}`])]);
    const rest = more.map((rows) => new Map(rows.map((row) => [keyOf(row), row])));
    const rows = more.length === 0 ? first : first.map((row) => joinedRow(row, rest, keyOf(row)));
    return { rows, total: rows.length };
  }

  /** A list that is filtered, sorted or paged. */
  async list(told: readonly Told[]): Promise<{ rows: FoundRow[]; total: number }> {
    const later = told.filter((one) => this.#canWait(one));
    const now = told.filter((one) => !later.includes(one));
    const { page } = this.#query;
    const rows = await this.#ask(now, { page });
    const total = await this.#totalOf(rows, now);
    const [key] = this.#keys;
    if (later.length === 0 || rows.length === 0 || (key !== 'user' && key !== 'host')) return { rows, total };
    const names = rows.map((row) => String(row[key === 'user' ? 'number' : 'k0']));
    const only = key === 'user' ? areNumbered(names) : oneOf('host', names);
    // In one statement, all would be read from the largest roll-up.
    const groups = Map.groupBy(later, (one) => this.#events.dayRollUp(this.#rows([one]))?.table);
    const details = await Promise.all([...groups.values()].map((part) => this.#ask(part, { only })));
    const byName = details.map(
      (found) => new Map(found.map((row) => [String(row[key === 'user' ? 'number' : 'k0']), row])),
    );
    return { rows: rows.map((row, index) => joinedRow(row, byName, names[index] ?? '')), total };
  }

  /** Expensive measures are computed afterwards, for the rows of the page only. */
  #canWait({ name, measure }: Told): boolean {
    const { page, where, grain } = this.#query;
    const [key, ...others] = this.#keys;
    if (measure.kind !== 'distinct' || asksFor(this.#query, name)) return false;
    if (page === undefined || page.limit > MOST_NAMED || grain !== undefined) return false;
    if (key === undefined || others.length > 0 || !MANY_VALUES.includes(key)) return false;
    // Few services have few hosts, so their people are counted right away.
    return key !== 'host' || !columnsOf(where.filter).has('service_id');
  }

  /** Past the end of a list, no row carries the total. */
  async #totalOf(rows: readonly FoundRow[], told: readonly Told[]): Promise<number> {
    const { page } = this.#query;
    if (page?.counted !== true) return rows.length;
    const [row] = rows;
    if (row !== undefined) return Number(row.total);
    if ((page.offset ?? 0) === 0) return 0;
    const [first] = await this.#ask(told, { page: { limit: 1, counted: true } });
    return Number(first?.total ?? 0);
  }

  /**
   * Splits measures by roll-up: aggregating with people is slower than counting people separately and
   * aggregating the rest from smaller tables.
   */
  #bySize(told: readonly Told[]): (readonly Told[])[] {
    const ofPeople = told.filter(({ measure }) => columnsOfMeasure(measure).includes('person'));
    const others = told.filter((one) => !ofPeople.includes(one));
    if (ofPeople.length === 0 || others.length === 0) return told.length === 0 ? [] : [told];
    const small = this.#events.dayRollUp(this.#rows(others));
    const isApart = small?.isSmall === true && small !== this.#events.dayRollUp(this.#rows(told));
    return isApart ? [others, ofPeople] : [told];
  }

  #rows(told: readonly Told[]) {
    const { dataset, where, grain, turned } = this.#query;
    const ofKeys = this.#keys.flatMap((key) => this.#columnsOfKey(key));
    const present = (this.#query.present ?? []).map(countedBy);
    const ofMeasures = told.flatMap(({ measure }) => columnsOfMeasure(measure));
    const ofTurn: Column[] = turned === undefined ? [] : [turned.field];
    const columns = [...new Set<Column>([...ofKeys, ...present, ...ofMeasures, ...ofTurn])];
    return { dataset, where, columns, grain };
  }

  #columnsOfKey(key: Key): Column[] {
    if (key === 'target') return ['targets'];
    if (typeof key === 'string') return [key === 'user' && !this.#byName ? 'person' : key];
    const other = 'orElse' in key && key.orElse !== '' ? [key.orElse.field] : [];
    return [key.field, ...other];
  }

  #ask(
    told: readonly Told[],
    { page, only = NO_SQL }: { page?: EventQuery['page']; only?: Sql } = {},
  ): Promise<FoundRow[]> {
    return this.#events.read<FoundRow>(this.#rows(told), (rows) => {
      const found = this.#added(rows, told, only);
      return only.isEmpty ? this.#finished(found, told, page) : this.#details(found, told);
    });
  }

  /** Rows grouped by their keys, at `g0`, `g1` … */
  #added(rows: Sql, told: readonly Told[], only: Sql): Sql {
    const { grain } = this.#query;
    const keys = this.#keys.map((key, index) => ({
      alias: named(`g${index}`),
      ...(key === 'user' && !this.#byName
        ? { expression: sql`person`, condition: isThere('person') }
        : groupKey(key)),
    }));
    const where = conditions(sql`WHERE`, [
      ...keys.map(({ condition }) => condition),
      ...(this.#query.present ?? []).map((field) => isThere(countedBy(field))),
      // For details, the rows were selected before.
      ...(only.isEmpty ? [this.#searched(), this.#turned(rows)] : [only]),
    ]);
    const isPresent = (field: CountedField) => this.#present.some((one) => one === field);
    const groups = [...(grain === undefined ? [] : [sql`start`]), ...keys.map(({ alias }) => alias)];
    const selected = [
      ...(grain === undefined ? [] : [sql`start`]),
      ...keys.map(({ alias, expression }) => sql`${expression} AS ${alias}`),
    ];
    const [distinct, ...others] = told.filter(({ measure }) => measure.kind === 'distinct');
    const isOfPeople = this.#keys.length === 1 && this.#keys[0] === 'user' && grain === undefined;
    const canBeParts = told.every(({ measure: { kind } }) => kind === 'distinct' || kind in OF_PARTS);
    if (
      isOfPeople &&
      distinct?.measure.kind === 'distinct' &&
      others.length === 0 &&
      canBeParts &&
      distinct.measure.field !== 'target'
    )
      return ofPairs(rows, told, { alias: distinct.alias, measure: distinct.measure }, where);
    const measured = told.map(
      ({ measure, alias }) => sql`${aggregate(measure, isPresent)} AS ${named(alias)}`,
    );
    const grouped = groups.length === 0 ? NO_SQL : sql` GROUP BY ${joined(groups, ', ')}`;
    return sql`SELECT ${joined([...selected, ...measured], ', ')} FROM ${rows} ${where}${grouped}`;
  }

  /** Renames keys to their displayed names, then filters, sorts and pages. */
  #finished(found: Sql, told: readonly Told[], page: EventQuery['page']): Sql {
    const { where, grain } = this.#query;
    const isNumbered = this.#keys.includes('user') && !this.#byName;
    const keys = this.#keys.map((key, index) => this.#shownKey(key, index));
    const selected = [
      ...(grain === undefined ? [] : [sql`start * 1000 AS time`]),
      ...keys.map(({ name }, index) => sql`${name} AS ${named(`k${index}`)}`),
      ...(isNumbered ? [sql`toString(${named(`g${this.#keys.indexOf('user')}`)}) AS number`] : []),
      ...told.map(({ alias }) => named(alias)),
      ...(page?.counted === true ? [sql`count() OVER () AS total`] : []),
    ];
    const people = isNumbered
      ? sql` INNER JOIN (SELECT DISTINCT person AS ${named(`g${this.#keys.indexOf('user')}`)}, user AS name FROM people
  WHERE tenant_id = ${bound('String', where.tenant)}) AS known USING (${named(`g${this.#keys.indexOf('user')}`)})`
      : NO_SQL;
    const order = orderOf(this.#query, told, keys);
    const limit =
      page === undefined
        ? NO_SQL
        : sql`LIMIT ${bound('UInt32', page.limit)} OFFSET ${bound('UInt32', page.offset ?? 0)}`;
    return sql`SELECT ${joined(selected, ', ')}
FROM (${found}) AS found${people}
${conditions(sql`WHERE`, having(this.#query, told))}
${order}
${limit}`;
  }

  /** Rows by their keys, for callers that already have the names. */
  #details(found: Sql, told: readonly Told[]): Sql {
    const key = this.#keys[0] === 'user' ? sql`toString(g0) AS number` : sql`g0 AS k0`;
    return sql`SELECT ${joined([key, ...told.map(({ alias }) => named(alias))], ', ')} FROM (${found})`;
  }

  /** Display expression of a key, and its sort expression. */
  #shownKey(key: Key, index: number): { name: Sql; order: Sql; tie: Sql } {
    const alias = named(`g${index}`);
    if (key === 'user') {
      const { people } = this.#query.where;
      const { name, order } = personOf(people, this.#byName ? `g${index}` : 'name');
      return { name, order: people?.hidden === true ? order : sql`lowerUTF8(${name})`, tie: order };
    }
    if (typeof key === 'string' || !('groups' in key)) return { name: alias, order: alias, tie: alias };
    const name = sql`arrayElement(${bound('Array(String)', ['', ...key.groups.keys()])}, ${alias} + 1)`;
    return { name, order: name, tie: name };
  }

  #searched(): Sql {
    const [key] = this.#keys;
    if (this.#search === '' || typeof key !== 'string') return NO_SQL;
    if (key === 'target') return contains(named('g0'), this.#search);
    if (key !== 'user') return contains(named(key), this.#search);
    const { tenant, people } = this.#query.where;
    // Looks up matching names before anything is aggregated.
    return sql`person IN (SELECT person FROM people WHERE tenant_id = ${bound('String', tenant)}
  AND ${contains(personOf(people).name, this.#search)})`;
  }

  #turned(rows: Sql): Sql {
    const { turned } = this.#query;
    const [key] = this.#keys;
    if (turned === undefined || key === undefined || !isField(key)) return NO_SQL;
    const column = named(this.#columnsOfKey(key)[0] ?? key);
    const counted = (value: string) => sql`sumIf(count, ${oneOf(turned.field, [value])})`;
    return sql`${column} IN (SELECT turning FROM (
  SELECT ${column} AS turning, toDate(first) AS day, ${counted(turned.from)} AS before, ${counted(turned.to)} AS after
  FROM ${rows} WHERE ${isThere(this.#columnsOfKey(key)[0] ?? key)} GROUP BY turning, day)
GROUP BY turning HAVING max(before > after) AND minIf(day, before > after) < maxIf(day, after > before))`;
  }

  /** Grouped by dictionary, which is faster than sets of hashes. */
  #askHosts(told: readonly Told[]): Promise<FoundRow[]> {
    return this.#events.read<FoundRow>(this.#rows(told), (rows) => {
      const ofHost = told.flatMap(({ measure, alias }) =>
        measure.kind === 'distinct' && measure.of !== undefined
          ? [sql`max(${oneOf(measure.of.field, measure.of.values)}) AS of_${named(alias)}`]
          : [],
      );
      const counts = told.map(({ measure, alias }) =>
        measure.kind === 'distinct' && measure.of !== undefined
          ? sql`countIf(host != '' AND of_${named(alias)}) AS ${named(alias)}`
          : sql`countIf(host != '') AS ${named(alias)}`,
      );
      const present = (this.#query.present ?? []).map((field) => isThere(countedBy(field)));
      return sql`SELECT ${joined(counts, ', ')}
FROM (SELECT ${joined([sql`host`, ...ofHost], ', ')} FROM ${rows} ${conditions(sql`WHERE`, present)} GROUP BY host)`;
    });
  }
}

function isOfHosts({ measure }: Told): boolean {
  return measure.kind === 'distinct' && measure.field === 'host';
}

function joinedRow(row: FoundRow, others: readonly ReadonlyMap<string, FoundRow>[], key: string): FoundRow {
  return Object.assign({}, ...others.map((rows) => rows.get(key)), row);
}

/** Users with one count: `uniqExact` per user is 3× slower than grouping by (user, service) first. */
function ofPairs(
  rows: Sql,
  told: readonly Told[],
  { alias, measure }: { alias: string; measure: Distinct },
  where: Sql,
): Sql {
  const totals = told.flatMap((one) => {
    const ofParts = OF_PARTS[one.measure.kind];
    return ofParts === undefined ? [] : [{ name: named(one.alias), ofParts, measure: one.measure }];
  });
  const counted = countedBy(measure.field);
  const part = sql`if(${isCounted(measure)}, CAST(${numberOf(counted)} AS UInt64), toUInt64(0)) AS part`;
  const inner = totals.map(({ name, measure: one }) => sql`${aggregate(one, () => false)} AS pair_${name}`);
  const outer = totals.map(({ name, ofParts }) => sql`${ofParts}(pair_${name}) AS ${name}`);
  return sql`SELECT ${joined([sql`g0`, ...outer, sql`countIf(part != 0) AS ${named(alias)}`], ', ')} FROM (
  SELECT ${joined([sql`person AS g0`, part, ...inner], ', ')}
  FROM ${rows} ${where} GROUP BY g0, part) GROUP BY g0`;
}

/** Runs a query once for each of several fields. */
export async function askEach<Measured extends Measures>(
  events: EventRead,
  query: EachQuery<Measured>,
  fields: readonly WordField[],
): Promise<QueryAnswer<Row<{ value: WordField }, Measured, undefined>>[]> {
  const { dataset, where, present = [], measures, order, limit } = query;
  assertFieldsTellNobody(where, fields);
  const told = Object.entries<Measure>(measures).map(
    ([name, measure], index): Told => ({ name, alias: `m${index}`, measure }),
  );
  const counted = [...present.map(countedBy), ...told.flatMap(({ measure }) => columnsOfMeasure(measure))];
  const asked = (columns: readonly WordField[]) => ({
    dataset,
    where,
    columns: [...new Set<Column>([...columns, ...counted])],
  });
  // Querying a small roll-up in addition is cheaper than using a larger one for all.
  const isSmall = (field: WordField) => events.dayRollUp(asked([field]))?.isSmall === true;
  const distinct = [...new Set(fields)];
  const passes = [distinct.filter(isSmall), distinct.filter((field) => !isSmall(field))];
  const by = told.find(({ name }) => name === order)?.alias ?? 'value';
  const found = await Promise.all(
    passes
      .filter((columns) => columns.length > 0)
      .map(async (columns) => {
        const rows = await events.read<FoundRow>(asked(columns), (from) =>
          groupedByEach(from, columns, { told, present, by: named(by), limit }),
        );
        return rows.map((row): FoundRow => ({ ...row, field: columns[Number(row.field)] ?? '' }));
      }),
  );
  const byField = Map.groupBy(found.flat(), (row) => row.field);
  return fields.map((field) => {
    const rows = byField.get(field) ?? [];
    return {
      rows: rows.map((row) =>
        rowOf([
          ['value', row.value] as const,
          ...told.map(({ name, alias, measure }) => [name, row[alias] ?? nothing(measure)] as const),
        ]),
      ),
      total: Number(rows[0]?.total ?? 0),
    };
  });
}

/** Rows have empty columns for keys outside their grouping set; `grouping` identifies the set. */
function groupedByEach(
  rows: Sql,
  columns: readonly WordField[],
  {
    told,
    present,
    by,
    limit,
  }: { told: readonly Told[]; present: readonly WordField[]; by: Sql; limit: number },
): Sql {
  const byKey = (answers: readonly Sql[]) => {
    const last = answers.at(-1) ?? sql`0`;
    if (answers.length <= 1) return last;
    const cases = answers
      .slice(0, -1)
      .map((answer, index) => sql`grouping(${named(columns[index] ?? '')}) = 0, ${answer}`);
    return sql`multiIf(${joined([...cases, last], ', ')})`;
  };
  const isPresent = (field: CountedField) => present.some((one) => one === field);
  const measured = told.map(({ measure, alias }) => sql`${aggregate(measure, isPresent)} AS ${named(alias)}`);
  const selected = [
    sql`${byKey(columns.map((_, index) => sql`${index}`))} AS field`,
    sql`toString(${byKey(columns.map(named))}) AS value`,
    ...measured,
  ];
  const answered = [sql`field`, sql`value`, ...told.map(({ alias }) => named(alias))];
  return sql`SELECT ${joined(answered, ', ')}, count() OVER (PARTITION BY field) AS total
FROM (SELECT ${joined(selected, ', ')}
  FROM ${rows} ${conditions(
    sql`WHERE`,
    present.map((field) => isThere(countedBy(field))),
  )}
  GROUP BY GROUPING SETS (${joined(
    columns.map((column) => sql`(${named(column)})`),
    ', ',
  )}))
WHERE value != '' ORDER BY field, ${by} DESC NULLS LAST, value LIMIT ${bound('UInt32', limit)} BY field`;
}
