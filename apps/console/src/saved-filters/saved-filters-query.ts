import type { SavedFilterApp } from '@casbah/domain/filter/saved-filter-wire';
import { queryOptions } from '@tanstack/react-query';
import { resource } from '../request/resource.ts';

/** Saved filters of a list: a person's own and those shared with them. */
export const savedFiltersQuery = (app: SavedFilterApp) =>
  queryOptions({
    queryKey: ['savedfilters', app],
    queryFn: async ({ signal }) => {
      const params = { app, limit: 0, format: 'json' as const };
      return (await resource('customfilters', 'list', { params }, { signal })).objects;
    },
  });
