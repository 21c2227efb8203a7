import { PEOPLE_SOURCES, type PeopleSource } from '@casbah/domain/group';
import { textOf } from '../../scope/scope.ts';

/** URL parameters of a group list. */
export interface GroupsSearch {
  /** The tree of units instead of the groups. */
  view?: 'units' | undefined;
  q?: string | undefined;
  source?: PeopleSource | undefined;
  /** A column name, prefixed with `-` for descending order. */
  sort?: string | undefined;
  /** The open group or unit. */
  selected?: string | undefined;
}

export function readGroupsSearch(search: Record<string, unknown>): GroupsSearch {
  const read: GroupsSearch = {};
  for (const name of ['q', 'sort', 'selected'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  const source = PEOPLE_SOURCES.find((one) => one === search.source);
  if (source !== undefined) read.source = source;
  if (search.view === 'units') read.view = 'units';
  return read;
}

/** The open custom group; a new one without a name. */
export function readCustomGroupSearch(search: Record<string, unknown>): { id?: string | undefined } {
  const id = textOf(search.id);
  return id === undefined ? {} : { id };
}
