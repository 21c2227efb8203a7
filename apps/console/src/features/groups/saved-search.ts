import { GROUP_FIELDS } from '@casbah/domain/group-fields';
import type { Asked } from '../../saved-filters/asked.ts';
import { chosenValue, expressionOf } from '../../saved-filters/choices.ts';
import { type GroupsSearch, readGroupsSearch } from './groups-search.ts';

/** The group list's query in the form of a saved filter. */
export function askedOf({ q, source, sort }: GroupsSearch): Asked {
  return {
    data: expressionOf(source === undefined ? {} : { source: { only: [source] } }, GROUP_FIELDS),
    meta: q === undefined ? {} : { q },
    date_object: null,
    configuration: sort === undefined ? {} : { sort },
  };
}

/** Query of a saved filter as in the URL; missing conditions are cleared. */
export function searchOf({ data, meta, configuration }: Asked): GroupsSearch {
  const nothing: GroupsSearch = { q: undefined, source: undefined, sort: undefined };
  const source = chosenValue(data, 'source');
  return { ...nothing, ...readGroupsSearch({ q: meta.q, source, sort: configuration.sort }) };
}
