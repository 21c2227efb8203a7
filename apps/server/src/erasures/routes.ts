import type { erasuresCalls } from '@casbah/contract/erasures';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { ErasuresService } from './service.ts';

export function erasuresHandlers(service: ErasuresService): Handlers<typeof erasuresCalls> {
  return {
    'POST /admin/erasures/preview': ({ session, body }) => service.preview(session.tenant, body.names),

    'POST /admin/erasures': (request) => service.create(actorOf(request), request.body),

    'GET /admin/erasures': async ({ session }) => ({ erasures: await service.list(session.tenant) }),

    'GET /admin/erasures/{id}/certificate': ({ session, params }) =>
      service.certificate(session.tenant, params.id),
  };
}
