import { parseActivityId } from '@casbah/domain/activity-id';
import { ACTIVITY_FIELDS, type ActivityField } from '@casbah/domain/filter/activity-fields';
import type { Filter } from '@casbah/domain/filter/expression';
import { SearchProblem } from '@casbah/domain/search-source/search-problem';
import { parseSearch, type Search } from '@casbah/domain/search-source/search-source';
import type { StoredActivity } from '@casbah/stores/events/activity-reads';
import { ApiFailure } from '../http/failure.ts';
import { refuseTelling } from '../traffic/scope.ts';
import { aggregate } from './aggregate.ts';
import { LOG_ENTRY_FIELDS, logEntry } from './log-entry.ts';
import type { AskedActivities, InvestigateReads } from './reads.ts';

/** Name of the index that hits state. */
const INDEX = 'activities';

export interface LogSearch {
  source: Readonly<Record<string, unknown>>;
  app?: string | undefined;
  sourceName?: string | undefined;
}

/** An Elasticsearch-style answer, compiled to the same reads as the log's. */
export async function displayLogs(
  reads: InvestigateReads,
  everything: AskedActivities,
  { source, app, sourceName }: LogSearch,
  domains: readonly string[],
) {
  const search = readSearch(source, reads.now());
  if (everything.people?.hidden === true) refuseTelling(search.filter);
  const filter: Filter<ActivityField> = {
    kind: 'and',
    parts: [search.filter, ...only('app', app), ...only('source', sourceName)],
  };
  const asked: AskedActivities = { ...everything, filter };
  const scope = reads.scope(asked);
  const hitOf = (stored: StoredActivity) => hit(stored, domains, search.fields);
  const [total, stored, aggregations] = await Promise.all([
    reads.activities.count(scope),
    search.size === 0
      ? []
      : reads.activities.page(scope, {
          limit: search.from + search.size,
          order: search.order,
          after: search.after === undefined ? undefined : placeAfter(search.after),
        }),
    aggregate(reads, asked, search.aggregations, hitOf),
  ]);
  return {
    took: reads.meta(asked).took_ms,
    timed_out: false as const,
    hits: {
      total: { value: total, relation: 'eq' as const },
      max_score: null,
      hits: stored.slice(search.from).map(hitOf),
    },
    ...(Object.keys(aggregations).length === 0 ? {} : { aggregations }),
  };
}

function readSearch(source: unknown, now: number): Search<ActivityField> {
  try {
    return parseSearch(source, { fields: ACTIVITY_FIELDS, aliases: LOG_ENTRY_FIELDS, text: 'text', now });
  } catch (error) {
    if (!(error instanceof SearchProblem)) throw error;
    throw new ApiFailure('SEARCH_UNSUPPORTED', { at: error.at, problem: error.problem }, { cause: error });
  }
}

function only(field: 'app' | 'source', value: string | undefined): Filter<ActivityField>[] {
  return value === undefined ? [] : [{ kind: 'in', field, values: [value] }];
}

function placeAfter({ time, key }: { time: number; key: string }) {
  const place = parseActivityId(`${time}-${key}`);
  if (place !== undefined) return place;
  throw new ApiFailure('SEARCH_UNSUPPORTED', {
    at: 'source.search_after',
    problem: 'must be the sort of a hit',
  });
}

function hit(stored: StoredActivity, domains: readonly string[], fields: readonly string[] | undefined) {
  const entry = logEntry(stored, domains);
  const shown =
    fields === undefined
      ? entry
      : Object.fromEntries(Object.entries(entry).filter(([name]) => fields.includes(name)));
  const { id, event } = stored;
  return {
    _id: id,
    _index: INDEX,
    _score: null,
    _source: shown,
    sort: [event.time, id.slice(id.indexOf('-') + 1)],
  };
}
