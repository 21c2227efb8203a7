import type { tagsCalls } from '@casbah/contract/tags';
import { MOST_CUSTOM_TAGS } from '@casbah/domain/tag';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { TagsService } from './service.ts';

export function tagsHandlers(service: TagsService): Handlers<typeof tagsCalls> {
  return {
    'GET /admin/tenant/gettagslist': async ({ session }) => ({
      api_response: 'success',
      tags: await service.list(session.tenant),
      limit: MOST_CUSTOM_TAGS,
    }),

    'POST /admin/tenant/addtag': async (request) => ({
      api_response: 'success',
      tag: await service.create(actorOf(request), request.body),
    }),

    'PATCH /admin/tenant/edittag': async (request) => ({
      api_response: 'success',
      tag: await service.change(actorOf(request), request.body.id, request.body.tag),
    }),

    'POST /admin/tenant/deletetags': async (request) => ({
      api_response: 'success',
      deleted: await service.remove(actorOf(request), request.body.ids),
    }),

    'GET /risks/getservicetags': async ({ session, reach }) => ({
      api_response: 'success',
      ...(await service.ofServices(session.tenant, reach)),
    }),

    'POST /risks/changeservicetags': async (request) => ({
      api_response: 'success',
      changed: await service.changeServices(actorOf(request), request.body),
    }),
  };
}
