import { found, pageOf, textIn } from '../controls/paging.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { DatasourcesService } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** Data sources behind the generic proxy. */
export function datasourceResource(datasources: DatasourcesService): Pick<ResourceHandlers, 'datasources'> {
  return {
    datasources: {
      list: async ({ session, params }) => {
        const { datasources: all } = await datasources.list(session.tenant);
        const rows = found(all, params, {
          nameOf: ({ name }) => name,
          keyOf: (row, field) => (field === 'events' ? row.events : textIn(row, field)),
        });
        return pageOf('datasources', rows, params);
      },
      get: ({ session, id }) => datasources.find(session.tenant, id),
      post: (request) => datasources.create(actorOf(request), request.data),
      patch: (request) => datasources.change(actorOf(request), request.id, request.data),
      delete: async (request) => {
        await datasources.remove(actorOf(request), request.id);
        return DONE;
      },
    },
  };
}
