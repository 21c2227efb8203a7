import { PEOPLE_FIELDS } from '@casbah/domain/people-fields';
import type { Asked } from '../../saved-filters/asked.ts';
import { choicesOf, expressionOf } from '../../saved-filters/choices.ts';
import { choicesIn, readUsersSearch, type UsersSearch } from './users-search.ts';

/** The account list's query in the form of a saved filter. */
export function askedOf({ q, filters, sort }: UsersSearch): Asked {
  return {
    data: expressionOf(choicesIn(filters), PEOPLE_FIELDS),
    meta: q === undefined ? {} : { q },
    date_object: null,
    configuration: sort === undefined ? {} : { sort },
  };
}

/** Query of a saved filter as in the URL; missing conditions are cleared. */
export function searchOf({ data, meta, configuration }: Asked): UsersSearch {
  const nothing: UsersSearch = { q: undefined, filters: undefined, sort: undefined };
  const filters = JSON.stringify(Object.fromEntries(choicesOf(data)));
  return { ...nothing, ...readUsersSearch({ q: meta.q, filters, sort: configuration.sort }) };
}
