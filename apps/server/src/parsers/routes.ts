import type { parsersCalls } from '@casbah/contract/parsers';
import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import type { ParsersService } from './service.ts';

export function parsersHandlers(
  service: ParsersService,
  /** How the caller sees names. */
  peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>,
): Handlers<typeof parsersCalls> {
  // A log line has the original user names.
  const hidesPeople = async (session: Identity): Promise<boolean> =>
    (await peopleSeenBy(session)).people?.hidden === true;
  return {
    'GET /admin/parsers': ({ session }) => service.list(session.tenant),

    'GET /admin/parsers/{id}': async ({ session, params }) => {
      if (await hidesPeople(session)) throw new ApiFailure('PEOPLE_ANONYMOUS');
      return service.find(session.tenant, params.id);
    },

    'POST /admin/parsers': (request) => service.create(actorOf(request), request.body),

    // Someone who can't see the tests would delete them.
    'PUT /admin/parsers/{id}': async (request) => {
      if (await hidesPeople(request.session)) throw new ApiFailure('PEOPLE_ANONYMOUS');
      return service.change(actorOf(request), request.params.id, request.body);
    },

    'DELETE /admin/parsers/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'POST /admin/parsers/preview': async ({ body }) => service.preview(body),
  };
}
