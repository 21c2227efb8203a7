import type { DrmServer } from '@casbah/contract/drm';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { DrmService } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** DRM servers behind the generic proxy. */
export function drmResource(drm: DrmService): Pick<ResourceHandlers, 'drm_config'> {
  return {
    drm_config: {
      list: async ({ session, params }) => {
        const rows = found(await drm.list(session.tenant), params, {
          nameOf: ({ name, url }) => `${name} ${url}`,
          keyOf: textIn,
        });
        return pageOf('drm_config', rows.map(drmAnswer), params);
      },
      get: async ({ session, id }) => drmAnswer(await drm.find(session.tenant, id)),
      post: async (request) => drmAnswer(await drm.add(actorOf(request), request.data)),
      patch: async (request) => drmAnswer(await drm.change(actorOf(request), request.id, request.data)),
      delete: async (request) => {
        await drm.remove(actorOf(request), request.id);
        return DONE;
      },
    },
  };
}

function drmAnswer(server: Omit<DrmServer, 'resource_uri'>): DrmServer {
  return { ...server, resource_uri: addressOf('drm_config', server.id) };
}
