import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import type { AccessProfilesService, Profile } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** Access profiles behind the generic proxy. */
export function accessProfileResource(
  accessProfiles: AccessProfilesService,
): Pick<ResourceHandlers, 'accessprofiles'> {
  return {
    accessprofiles: {
      list: async ({ session, params }) => {
        const rows = found(await accessProfiles.list(session.tenant), params, {
          nameOf: ({ name }) => name,
          keyOf: (row, field) => (field === 'holders' ? row.holders : textIn(row, field)),
        });
        return pageOf('accessprofiles', rows.map(profileAnswer), params);
      },
      get: async ({ session, id }) => profileAnswer(await accessProfiles.find(session.tenant, id)),
      post: async (request) => profileAnswer(await accessProfiles.create(actorOf(request), request.data)),
      patch: async (request) =>
        profileAnswer(await accessProfiles.change(actorOf(request), request.id, request.data)),
      delete: async (request) => {
        await accessProfiles.remove(actorOf(request), request.id);
        return DONE;
      },
    },
  };
}

function profileAnswer(profile: Profile) {
  return { ...profile, resource_uri: addressOf('accessprofiles', profile.id) };
}
