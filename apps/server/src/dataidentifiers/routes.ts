import type { dataidentifiersCalls } from '@casbah/contract/dataidentifiers';
import { MOST_CUSTOM_IDENTIFIERS } from '@casbah/domain/content-limits';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { DataIdentifiersService } from './service.ts';

export function dataidentifiersHandlers(
  service: DataIdentifiersService,
): Handlers<typeof dataidentifiersCalls> {
  return {
    'GET /protect/data_identifiers': async ({ session }) => ({
      ...(await service.list(session.tenant)),
      limit: MOST_CUSTOM_IDENTIFIERS,
    }),

    'PUT /protect/data_identifiers/included/{identifier}': (request) =>
      service.changeIncluded(actorOf(request), request.params.identifier, request.body),

    'POST /protect/data_identifiers': (request) => service.create(actorOf(request), request.body),

    'GET /protect/data_identifiers/{id}': ({ session, params }) => service.find(session.tenant, params.id),

    'PUT /protect/data_identifiers/{id}': (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /protect/data_identifiers/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
  };
}
