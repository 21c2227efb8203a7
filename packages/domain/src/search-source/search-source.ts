import type { Filter } from '../filter/expression.ts';
import { type Aggregations, parseAggregations, parseSort } from './search-aggregation.ts';
import { EVERYTHING, type SearchFields } from './search-fields.ts';
import { objectAt, refuseOthers, SearchProblem, textAt, wholeNumberAt } from './search-problem.ts';
import { parseQuery } from './search-query.ts';

/** Rows that `from` and `size` reach; further ones continue with `search_after`. */
export const SEARCH_WINDOW = 10_000;

/** An Elasticsearch-style search, as the language that all lists use. */
export interface Search<Field extends string> {
  readonly filter: Filter<Field>;
  readonly from: number;
  readonly size: number;
  readonly order: 'newest' | 'oldest';
  /** Last hit of the previous page, as in its `sort`. */
  readonly after?: { readonly time: number; readonly key: string } | undefined;
  /** Names of the fields to return; all if absent, none if empty. */
  readonly fields?: readonly string[] | undefined;
  readonly aggregations: Aggregations<Field>;
}

const SUPPORTED = [
  'query',
  'from',
  'size',
  'sort',
  'search_after',
  '_source',
  'aggs',
  'aggregations',
  'track_total_hits',
  'timeout',
];

/**
 * Compiles the supported subset of Elasticsearch's search body.
 * @throws SearchProblem for anything else, with its path
 */
export function parseSearch<Field extends string>(
  source: unknown,
  known: SearchFields<Field>,
): Search<Field> {
  const body = objectAt(source, 'source');
  refuseOthers(body, SUPPORTED, 'source');
  const from =
    body.from === undefined ? 0 : wholeNumberAt(body.from, 'source.from', { min: 0, max: SEARCH_WINDOW });
  const size =
    body.size === undefined ? 10 : wholeNumberAt(body.size, 'source.size', { min: 0, max: SEARCH_WINDOW });
  if (from + size > SEARCH_WINDOW)
    throw new SearchProblem(
      'source.from',
      `and size reach ${SEARCH_WINDOW} hits; continue with search_after`,
    );
  const after = afterOf(body.search_after);
  if (after !== undefined && from > 0) throw new SearchProblem('source.from', 'must be 0 with search_after');
  const filter: Filter<Field> =
    body.query === undefined ? EVERYTHING : parseQuery(body.query, 'source.query', known);
  return {
    filter,
    from,
    size,
    order: parseSort(body.sort, 'source.sort', known),
    after,
    fields: returnedFields(body._source),
    aggregations: parseAggregations(body.aggs ?? body.aggregations, 'source.aggs', known),
  };
}

function afterOf(value: unknown): Search<string>['after'] {
  if (value === undefined) return undefined;
  const [time, key] = Array.isArray(value) ? value : [];
  if (typeof time !== 'number' || key === undefined)
    throw new SearchProblem('source.search_after', 'must be the sort of a hit: its time and key');
  return { time, key: textAt(key, 'source.search_after[1]') };
}

function returnedFields(value: unknown): readonly string[] | undefined {
  if (value === undefined || value === true) return undefined;
  if (value === false) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.map((name, index) => textAt(name, `source._source[${index}]`));
  const body = objectAt(value, 'source._source');
  refuseOthers(body, ['includes', 'include'], 'source._source');
  return returnedFields(body.includes ?? body.include);
}
