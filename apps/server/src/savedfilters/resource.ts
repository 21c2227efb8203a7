import { pageOf } from '../controls/paging.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { SavedFiltersService } from './service.ts';

/** Saved filters behind the generic proxy. */
export function savedFilterResource(filters: SavedFiltersService): Pick<ResourceHandlers, 'customfilters'> {
  return {
    customfilters: {
      list: async ({ session, params }) =>
        pageOf('customfilters', await filters.list(session, params.app), params),
      get: ({ session, id }) => filters.find(session, id),
      post: (request) => filters.create(request.session, actorOf(request), request.data),
      patch: (request) => filters.change(request.session, actorOf(request), request.id, request.data),
      delete: async (request) => {
        await filters.remove(request.session, actorOf(request), request.id);
        return { api_response: 'success' };
      },
    },
  };
}
