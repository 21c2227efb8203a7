import { isTextType } from '../filter/vocabulary.ts';
import type { Interval } from '../time-range.ts';
import { fieldOf, type SearchFields } from './search-fields.ts';
import {
  objectAt,
  refuseOthers,
  type SearchObject,
  SearchProblem,
  textAt,
  wholeNumberAt,
} from './search-problem.ts';

export type MetricKind = 'cardinality' | 'sum' | 'avg' | 'max' | 'min' | 'value_count';

/** What a search counts or measures, with aggregations within its buckets. */
export type Aggregation<Field extends string> =
  | {
      readonly kind: 'terms';
      readonly field: Field;
      readonly size: number;
      /** Name of the metric to order by; by count if absent. */
      readonly orderBy?: string | undefined;
      readonly descending: boolean;
      readonly minCount: number;
      readonly within: Aggregations<Field>;
    }
  | {
      readonly kind: 'date_histogram';
      readonly interval: Interval;
      readonly minCount: number;
      readonly within: Aggregations<Field>;
    }
  | { readonly kind: MetricKind; readonly field: Field }
  | { readonly kind: 'top_hits'; readonly size: number; readonly newest: boolean };

export type Aggregations<Field extends string> = Readonly<Record<string, Aggregation<Field>>>;

const MOST_BUCKETS = 1000;
const MOST_HITS = 100;
const DEEPEST = 3;

const INTERVALS: Readonly<Record<string, Interval>> = {
  '1m': 'minute',
  minute: 'minute',
  '15m': 'quarter_hour',
  '30m': 'half_hour',
  '1h': 'hour',
  '60m': 'hour',
  hour: 'hour',
  '6h': 'six_hours',
  '1d': 'day',
  '24h': 'day',
  day: 'day',
  '1w': 'week',
  '7d': 'week',
  week: 'week',
  '1M': 'month',
  month: 'month',
};

/** @throws SearchProblem for anything unsupported, with its path */
export function parseAggregations<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
  depth = 0,
): Aggregations<Field> {
  if (value === undefined) return {};
  if (depth >= DEEPEST) throw new SearchProblem(at, `is nested more than ${DEEPEST} times`);
  const named = Object.entries(objectAt(value, at));
  if (named.length > 20) throw new SearchProblem(at, 'has more than 20 aggregations');
  return Object.fromEntries(
    named.map(([name, body]) => [name, parseAggregation(body, `${at}.${name}`, known, depth)]),
  );
}

function parseAggregation<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
  depth: number,
): Aggregation<Field> {
  const { aggs, aggregations, meta: _, ...kinds } = objectAt(value, at);
  const [kind, ...others] = Object.entries(kinds);
  if (kind === undefined || others.length > 0)
    throw new SearchProblem(at, 'must have one kind of aggregation');
  const [name, given] = kind;
  const inside = `${at}.${name}`;
  const body = objectAt(given, inside);
  const nested = () => parseAggregations(aggs ?? aggregations, `${at}.aggs`, known, depth + 1);
  const fieldIn = () => fieldOf(textAt(body.field, `${inside}.field`), `${inside}.field`, known);
  switch (name) {
    case 'terms':
      return parseTerms(body, inside, fieldIn(), nested(), known);
    case 'date_histogram': {
      refuseOthers(
        body,
        [
          'field',
          'interval',
          'fixed_interval',
          'calendar_interval',
          'min_doc_count',
          'format',
          'time_zone',
          'order',
          'keyed',
        ],
        inside,
      );
      if (body.keyed === true) throw new SearchProblem(`${inside}.keyed`, 'is not supported');
      const field = fieldIn();
      if (known.fields[field].type !== 'time')
        throw new SearchProblem(`${inside}.field`, `${field} is not a time`);
      const written = textAt(
        body.fixed_interval ?? body.calendar_interval ?? body.interval,
        `${inside}.fixed_interval`,
      );
      const interval = Object.hasOwn(INTERVALS, written) ? INTERVALS[written] : undefined;
      if (interval === undefined)
        throw new SearchProblem(
          `${inside}.fixed_interval`,
          `“${written}” is not supported; use one of ${Object.keys(INTERVALS).join(', ')}`,
        );
      return { kind: 'date_histogram', interval, minCount: minCountOf(body, inside, 0), within: nested() };
    }
    case 'cardinality':
    case 'sum':
    case 'avg':
    case 'max':
    case 'min':
    case 'value_count': {
      refuseOthers(body, ['field', 'precision_threshold'], inside);
      const field = fieldIn();
      const isText = isTextType(known.fields[field].type);
      if (name !== 'cardinality' && name !== 'value_count' && isText)
        throw new SearchProblem(`${inside}.field`, `${field} is text, not a number`);
      if (name === 'cardinality' && !isText)
        throw new SearchProblem(`${inside}.field`, `${field} is a number; cardinality counts texts`);
      return { kind: name, field };
    }
    case 'top_hits': {
      refuseOthers(body, ['size', 'sort', '_source', 'from'], inside);
      if (body.from !== undefined && body.from !== 0)
        throw new SearchProblem(`${inside}.from`, 'is not supported');
      const size =
        body.size === undefined ? 3 : wholeNumberAt(body.size, `${inside}.size`, { min: 1, max: MOST_HITS });
      return { kind: 'top_hits', size, newest: parseSort(body.sort, `${inside}.sort`, known) === 'newest' };
    }
    default:
      throw new SearchProblem(inside, 'is not a supported aggregation');
  }
}

function parseTerms<Field extends string>(
  body: SearchObject,
  at: string,
  field: Field,
  within: Aggregations<Field>,
  known: SearchFields<Field>,
): Aggregation<Field> {
  refuseOthers(
    body,
    ['field', 'size', 'order', 'min_doc_count', 'shard_size', 'show_term_doc_count_error'],
    at,
  );
  if (!isTextType(known.fields[field].type))
    throw new SearchProblem(`${at}.field`, `${field} is a number; terms counts texts`);
  const size =
    body.size === undefined ? 10 : wholeNumberAt(body.size, `${at}.size`, { min: 1, max: MOST_BUCKETS });
  const common = { kind: 'terms', field, size, minCount: minCountOf(body, at, 1), within } as const;
  if (body.order === undefined) return { ...common, descending: true };
  const [order, ...more] = Object.entries(objectAt(body.order, `${at}.order`));
  if (order === undefined || more.length > 0) throw new SearchProblem(`${at}.order`, 'must name one order');
  const [name, direction] = order;
  const descending = direction === 'desc';
  if (name === '_count') return { ...common, descending };
  if (name === '_key' || name === '_term') return { ...common, descending, orderBy: '_key' };
  const metric = within[name];
  if (
    metric === undefined ||
    metric.kind === 'terms' ||
    metric.kind === 'date_histogram' ||
    metric.kind === 'top_hits'
  )
    throw new SearchProblem(`${at}.order.${name}`, 'is not _count, _key or a metric within');
  return { ...common, descending, orderBy: name };
}

function minCountOf(body: SearchObject, at: string, usual: number): number {
  if (body.min_doc_count === undefined) return usual;
  return wholeNumberAt(body.min_doc_count, `${at}.min_doc_count`, { min: 0, max: Number.MAX_SAFE_INTEGER });
}

/** Order of hits: by time only, because pages continue by it. */
export function parseSort<Field extends string>(
  value: unknown,
  at: string,
  known: SearchFields<Field>,
): 'newest' | 'oldest' {
  if (value === undefined) return 'newest';
  const [first] = Array.isArray(value) ? value : [value];
  if (first === undefined) return 'newest';
  const [name, given] =
    typeof first === 'string' ? [first, 'asc'] : (Object.entries(objectAt(first, at))[0] ?? ['', '']);
  if (name === '_doc' || name === '_score') return 'newest';
  const field = fieldOf(name, at, known);
  if (known.fields[field].type !== 'time')
    throw new SearchProblem(at, `can’t sort by ${field}, only by time`);
  const direction = typeof given === 'string' ? given : objectAt(given, at).order;
  if (direction !== 'asc' && direction !== 'desc') throw new SearchProblem(at, 'must be asc or desc');
  return direction === 'asc' ? 'oldest' : 'newest';
}
