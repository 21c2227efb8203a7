import { MOST_CUSTOM_TAGS } from '@casbah/domain/tag';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { TagsService } from './service.ts';

export function tagsRoutes(app: FastifyInstance, service: TagsService): void {
  route(app, 'GET /admin/tenant/gettagslist', async ({ session }) => ({
    api_response: 'success',
    tags: await service.list(session.tenant),
    limit: MOST_CUSTOM_TAGS,
  }));

  route(app, 'POST /admin/tenant/addtag', async (request) => ({
    api_response: 'success',
    tag: await service.create(actorOf(request), request.body),
  }));

  route(app, 'PATCH /admin/tenant/edittag', async (request) => ({
    api_response: 'success',
    tag: await service.change(actorOf(request), request.body.id, request.body.tag),
  }));

  route(app, 'POST /admin/tenant/deletetags', async (request) => ({
    api_response: 'success',
    deleted: await service.remove(actorOf(request), request.body.ids),
  }));

  route(app, 'GET /risks/getservicetags', async ({ session }) => ({
    api_response: 'success',
    ...(await service.ofServices(session.tenant, session.rights)),
  }));

  route(app, 'POST /risks/changeservicetags', async (request) => ({
    api_response: 'success',
    changed: await service.changeServices(actorOf(request), request.body),
  }));
}
