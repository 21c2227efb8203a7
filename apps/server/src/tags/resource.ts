import type { TagAnswer } from '@casbah/contract/tags';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { TagsService } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** Tags behind the generic proxy. */
export function tagResource(tags: TagsService): Pick<ResourceHandlers, 'tags'> {
  return {
    tags: {
      list: async ({ session, params }) => {
        const rows = found(await tags.list(session.tenant), params, {
          nameOf: ({ tag_name }) => tag_name,
          keyOf: (row, field) => (field === 'services' || field === 'id' ? row[field] : textIn(row, field)),
        });
        return pageOf('tags', rows.map(tagAnswer), params);
      },
      get: async ({ session, id }) => tagAnswer(await tags.find(session.tenant, tagNumber(id))),
      post: async (request) => tagAnswer(await tags.create(actorOf(request), request.data)),
      patch: async (request) =>
        tagAnswer(await tags.change(actorOf(request), tagNumber(request.id), request.data)),
      delete: async (request) => {
        await tags.remove(actorOf(request), [tagNumber(request.id)]);
        return DONE;
      },
    },
  };
}

function tagAnswer(tag: TagAnswer) {
  return { ...tag, resource_uri: addressOf('tags', String(tag.id)) };
}

/** IDs that aren't numbers match no tag. */
function tagNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new ApiFailure('NOT_FOUND');
  return Number(id);
}
