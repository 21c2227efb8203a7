import type { ContentProfileAnswer } from '@casbah/contract/content-definitions';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { ContentProfilesService } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** Content profiles behind the generic proxy. */
export function contentprofilesResource(
  service: ContentProfilesService,
): Pick<ResourceHandlers, 'contentprofiles'> {
  return {
    contentprofiles: {
      list: async ({ session, params }) => {
        const rows = found(await service.profiles(session.tenant), params, {
          nameOf: ({ name, description }) => `${name} ${description}`,
          keyOf: textIn,
        });
        return pageOf('contentprofiles', rows.map(withAddress), params);
      },
      get: async ({ session, id }) => withAddress(await service.profile(session.tenant, id)),
      post: async (request) => withAddress(await service.createProfile(actorOf(request), request.data)),
      patch: async (request) =>
        withAddress(await service.changeProfile(actorOf(request), request.id, request.data)),
      delete: async (request) => {
        await service.removeProfile(actorOf(request), request.id);
        return DONE;
      },
    },
  };
}

function withAddress(profile: ContentProfileAnswer) {
  return { ...profile, resource_uri: addressOf('contentprofiles', profile.id) };
}
