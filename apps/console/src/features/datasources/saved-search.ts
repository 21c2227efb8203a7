import { SOURCE_FIELDS } from '@casbah/domain/source-fields';
import type { Asked } from '../../saved-filters/asked.ts';
import { chosenValue, expressionOf } from '../../saved-filters/choices.ts';
import { readSourcesSearch, type SourcesSearch } from './sources-search.ts';

/** URL parameters that filter the source list. */
export type SourcesAsked = Pick<SourcesSearch, 'q' | 'state'>;

/** The source list's query in the form of a saved filter. */
export function askedOf({ q, state }: SourcesAsked): Asked {
  return {
    data: expressionOf(state === undefined ? {} : { state: { only: [state] } }, SOURCE_FIELDS),
    meta: q === undefined ? {} : { q },
    date_object: null,
    configuration: {},
  };
}

/** Query of a saved filter as in the URL; missing conditions are cleared. */
export function searchOf({ data, meta }: Asked): SourcesAsked {
  const { q, state } = readSourcesSearch({ q: meta.q, state: chosenValue(data, 'state') });
  return { q, state };
}
