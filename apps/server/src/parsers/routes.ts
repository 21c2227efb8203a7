import type { PeopleSeen } from '@casbah/domain/anonymous-person';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { route } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import type { ParsersService } from './service.ts';

export function parsersRoutes(
  app: FastifyInstance,
  service: ParsersService,
  /** How people are named to somebody. */
  peopleSeenBy: (identity: Identity) => Promise<PeopleSeen>,
): void {
  // A line of a log names people as it was written.
  const hidesPeople = async (session: Identity): Promise<boolean> =>
    (await peopleSeenBy(session)).people?.hidden === true;

  route(app, 'GET /admin/parsers', ({ session }) => service.list(session.tenant));

  route(app, 'GET /admin/parsers/{id}', async ({ session, params }) => {
    if (await hidesPeople(session)) throw new ApiFailure('PEOPLE_ANONYMOUS');
    return service.find(session.tenant, params.id);
  });

  route(app, 'POST /admin/parsers', (request) => service.create(actorOf(request), request.body));

  // Who has not seen the tests would drop them.
  route(app, 'PUT /admin/parsers/{id}', async (request) => {
    if (await hidesPeople(request.session)) throw new ApiFailure('PEOPLE_ANONYMOUS');
    return service.change(actorOf(request), request.params.id, request.body);
  });

  route(app, 'DELETE /admin/parsers/{id}', async (request) => {
    await service.remove(actorOf(request), request.params.id);
    return { api_response: 'success' };
  });

  route(app, 'POST /admin/parsers/preview', async ({ body }) => service.preview(body));
}
