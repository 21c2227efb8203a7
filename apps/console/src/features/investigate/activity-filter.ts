import { ACTIVITY_FIELDS, type ActivityField } from '@casbah/domain/filter/activity-fields';
import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { type FilterError, parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';

export type ActivityFilter = Filter<ActivityField>;

export interface ReadFilter {
  /** Everything if the text is invalid. */
  filter: ActivityFilter;
  error: FilterError | undefined;
}

/** A filter expression, or plain words. */
export function readActivityFilter(text = ''): ReadFilter {
  const { filter, error } = parseFilter(text, ACTIVITY_FIELDS);
  return { filter: filter ?? ALL, error };
}

/** Text of a filter in URLs, the API and the command line; absent if it matches everything. */
export function activityFilterText(filter: ActivityFilter): string | undefined {
  const text = printFilter(filter, ACTIVITY_FIELDS);
  return text === '' || text === 'all' ? undefined : text;
}

/** Activities with a value in a field. */
export function having(field: ActivityField, value: string): ActivityFilter {
  return { kind: 'in', field, values: [value] };
}
