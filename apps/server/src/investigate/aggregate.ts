import { type ActivityField, isActivityWord } from '@casbah/domain/filter/activity-fields';
import type { Filter } from '@casbah/domain/filter/expression';
import { isoTime } from '@casbah/domain/iso-time';
import type { Aggregation, Aggregations } from '@casbah/domain/search-source/search-aggregation';
import { DAY_MS } from '@casbah/domain/time-units';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import { activity } from '@casbah/stores/events/datasets/activity';
import type { CountedField, Measure, NumberField } from '@casbah/stores/events/query';
import { ApiFailure } from '../http/failure.ts';
import { bucketStarts } from '../traffic/intervals.ts';
import type { AskedActivities, InvestigateReads } from './reads.ts';

type Named = readonly (readonly [name: string, aggregation: Aggregation<ActivityField>])[];
type Metric = Extract<
  Aggregation<ActivityField>,
  { kind: 'sum' | 'avg' | 'min' | 'max' | 'cardinality' | 'value_count' }
>;

/** Maximum buckets whose own aggregations are computed, because each takes a query. */
const MOST_PARENTS = 100;

/** Elasticsearch-style aggregations of activities. */
export async function aggregate(
  reads: InvestigateReads,
  asked: AskedActivities,
  aggregations: Aggregations<ActivityField>,
  hitOf: (stored: StoredActivity) => unknown,
): Promise<Record<string, unknown>> {
  return new Aggregator(reads, hitOf).all(asked, Object.entries(aggregations));
}

class Aggregator {
  readonly #reads: InvestigateReads;
  readonly #hitOf: (stored: StoredActivity) => unknown;

  constructor(reads: InvestigateReads, hitOf: (stored: StoredActivity) => unknown) {
    this.#reads = reads;
    this.#hitOf = hitOf;
  }

  async all(asked: AskedActivities, named: Named): Promise<Record<string, unknown>> {
    const metrics = named.flatMap(([name, one]) => (isMetric(one) ? [[name, one] as const] : []));
    const others = named.filter(([, one]) => !isMetric(one));
    const [values, ...found] = await Promise.all([
      this.#metrics(asked, metrics),
      ...others.map(([, one]) => this.#one(asked, one)),
    ]);
    return { ...values, ...Object.fromEntries(others.map(([name], index) => [name, found[index]])) };
  }

  #one(asked: AskedActivities, aggregation: Aggregation<ActivityField>): Promise<unknown> {
    switch (aggregation.kind) {
      case 'terms':
        return this.#terms(asked, aggregation);
      case 'date_histogram':
        return this.#histogram(asked, aggregation);
      case 'top_hits':
        return this.#topHits(asked, aggregation);
      default:
        return Promise.resolve(undefined);
    }
  }

  async #metrics(asked: AskedActivities, metrics: readonly (readonly [string, Metric])[]) {
    if (metrics.length === 0) return {};
    const { rows } = await this.#reads.activities.run({
      dataset: activity,
      where: this.#reads.scope(asked),
      measures: measuresOf(metrics),
    });
    return metricAnswers(metrics, rows[0]);
  }

  async #terms(
    asked: AskedActivities,
    { field, size, orderBy, descending, minCount, within }: Aggregation<ActivityField> & { kind: 'terms' },
  ) {
    const word = wordOf(field);
    const named = Object.entries(within);
    const metrics = named.flatMap(([name, one]) => (isMetric(one) ? [[name, one] as const] : []));
    const others = named.filter(([, one]) => !isMetric(one));
    const ordered = metrics.findIndex(([name]) => name === orderBy);
    const [{ rows, total }, all] = await Promise.all([
      this.#reads.activities.run({
        dataset: activity,
        where: this.#reads.scope(asked),
        groupBy: { key: word },
        measures: measuresOf(metrics),
        order: { by: orderBy === '_key' ? 'key' : ordered < 0 ? 'count' : `m${ordered}`, descending },
        page: { limit: size, counted: true },
      }),
      this.#reads.activities.count(
        this.#reads.scope({ ...asked, filter: both(asked.filter, { kind: 'exists', field }) }),
      ),
    ]);
    const kept = rows.filter(({ count }) => Number(count) >= minCount);
    refuseTooMany(kept.length, others);
    const buckets = await inTurn(kept, async (row) => {
      const inside = { ...asked, filter: both(asked.filter, { kind: 'in', field, values: [row.key] }) };
      return {
        key: row.key,
        doc_count: Number(row.count),
        ...metricAnswers(metrics, row),
        ...(others.length === 0 ? {} : await this.all(inside, others)),
      };
    });
    const listed = rows.reduce((sum, { count }) => sum + Number(count), 0);
    return {
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: total > rows.length ? Math.max(0, all - listed) : 0,
      buckets,
    };
  }

  async #histogram(
    asked: AskedActivities,
    { interval, minCount, within }: Aggregation<ActivityField> & { kind: 'date_histogram' },
  ) {
    const named = Object.entries(within);
    const metrics = named.flatMap(([name, one]) => (isMetric(one) ? [[name, one] as const] : []));
    const others = named.filter(([, one]) => !isMetric(one));
    const { rows } = await this.#reads.activities.run({
      dataset: activity,
      where: this.#reads.scope(asked),
      measures: measuresOf(metrics),
      grain: interval,
    });
    const byTime = new Map(rows.map((row) => [row.time, row]));
    const [first, last] = [rows[0]?.time, rows.at(-1)?.time];
    // Empty intervals are listed only between the first and the last activity.
    const starts =
      first === undefined || last === undefined ? [] : bucketStarts({ from: first, to: last + 1 }, interval);
    const kept = starts.filter((start) => Number(byTime.get(start)?.count ?? 0) >= minCount);
    refuseTooMany(kept.length, others);
    const buckets = await inTurn(kept, async (start) => {
      const row = byTime.get(start);
      const end =
        bucketStarts({ from: start, to: start + LONGEST_INTERVAL }, interval)[1] ?? start + LONGEST_INTERVAL;
      const inside = {
        ...asked,
        range: { from: Math.max(start, asked.range.from), to: Math.min(end, asked.range.to) },
      };
      return {
        key: start,
        key_as_string: isoTime(start),
        doc_count: Number(row?.count ?? 0),
        ...metricAnswers(metrics, row),
        ...(others.length === 0 ? {} : await this.all(inside, others)),
      };
    });
    return { buckets };
  }

  async #topHits(
    asked: AskedActivities,
    { size, newest }: Aggregation<ActivityField> & { kind: 'top_hits' },
  ) {
    const scope = this.#reads.scope(asked);
    const [value, stored] = await Promise.all([
      this.#reads.activities.count(scope),
      this.#reads.activities.page(scope, { limit: size, order: newest ? 'newest' : 'oldest' }),
    ]);
    return { hits: { total: { value, relation: 'eq' }, max_score: null, hits: stored.map(this.#hitOf) } };
  }
}

/** Two months, so that every interval ends within. */
const LONGEST_INTERVAL = 62 * DAY_MS;

function isMetric(aggregation: Aggregation<ActivityField>): aggregation is Metric {
  switch (aggregation.kind) {
    case 'terms':
    case 'date_histogram':
    case 'top_hits':
      return false;
    default:
      return true;
  }
}

function both(one: Filter<ActivityField>, other: Filter<ActivityField>): Filter<ActivityField> {
  return { kind: 'and', parts: [one, other] };
}

/** Measures `m0`, `m1` … of metrics, in order, and the count. */
function measuresOf(metrics: readonly (readonly [string, Metric])[]): Record<string, Measure> {
  const named = metrics.map(([, metric], index) => [`m${index}`, measureOf(metric)] as const);
  return { ...Object.fromEntries(named), count: { kind: 'count' } };
}

function measureOf({ kind, field }: Metric): Measure {
  switch (kind) {
    case 'cardinality':
      return { kind: 'distinct', field: wordOf(field) };
    case 'value_count':
      return { kind: 'count' };
    case 'sum': {
      const number = numberOf(field);
      if (number === 'time') throw unsupported('time can’t be added up');
      return { kind, field: number };
    }
    default:
      return { kind, field: numberOf(field) };
  }
}

function metricAnswers(
  metrics: readonly (readonly [string, Metric])[],
  row: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    metrics.map(([name, { kind, field }], index) => {
      const found = row?.[`m${index}`];
      const value =
        typeof found === 'number' ? found : kind === 'cardinality' || kind === 'value_count' ? 0 : null;
      const isTime = field === 'time' && value !== null && kind !== 'value_count';
      return [name, isTime ? { value, value_as_string: isoTime(value) } : { value }];
    }),
  );
}

const NUMBERS: readonly NumberField[] = ['bytes_up', 'bytes_down', 'size', 'status', 'time'];

function numberOf(field: ActivityField): NumberField {
  const number = NUMBERS.find((known) => known === field);
  if (number !== undefined) return number;
  throw unsupported(`${field} can’t be measured`);
}

function wordOf(field: ActivityField): CountedField {
  if (field === 'service') return 'service_id';
  if (isActivityWord(field)) return field;
  throw unsupported(`can’t count the values of ${field}`);
}

function unsupported(problem: string): ApiFailure {
  return new ApiFailure('SEARCH_UNSUPPORTED', { at: 'source.aggs', problem });
}

function refuseTooMany(buckets: number, others: Named): void {
  if (others.length > 0 && buckets > MOST_PARENTS)
    throw unsupported(`has aggregations within more than ${MOST_PARENTS} buckets; ask for fewer`);
}

/** One after another: a search with many buckets must not take every lane of the engine. */
async function inTurn<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const item of items) answers.push(await work(item));
  return answers;
}
