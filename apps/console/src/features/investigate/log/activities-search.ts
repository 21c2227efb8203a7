import { readScope, type Scope, textOf } from '../../../scope/scope.ts';
import type { OldParameter } from '../old-links.ts';
import type { ActivityOrder } from '../queries.ts';

/** Views of an activity. */
export const DETAIL_TABS = ['readable', 'fields', 'original', 'around', 'notes'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** URL parameters of the log, in addition to time range and filter. */
export interface ActivitiesSearch extends Scope {
  order?: Extract<ActivityOrder, 'oldest'> | undefined;
  /** Visible columns in order, comma-separated. */
  columns?: string | undefined;
  /** ID of the activity whose panel is open. */
  selected?: string | undefined;
  /** View of the open activity. */
  tab?: Exclude<DetailTab, 'readable'> | undefined;
}

/** Parameters that the route lets through unchecked, those of old links included. */
export type ActivitiesTexts = Omit<ActivitiesSearch, 'range' | 'ends' | 'order' | 'tab'> &
  Partial<Record<OldParameter | 'order' | 'tab', string>>;

/** Reads the URL parameters; ignores invalid ones. */
export function readActivitiesSearch(search: Record<string, unknown>): ActivitiesSearch {
  const read: ActivitiesSearch = readScope(search);
  for (const name of ['columns', 'selected'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  if (search.order === 'oldest') read.order = 'oldest';
  const tab = DETAIL_TABS.find((one) => one === search.tab);
  if (tab !== undefined && tab !== 'readable') read.tab = tab;
  return read;
}
