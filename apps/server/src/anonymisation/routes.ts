import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { RevealService } from './service.ts';

export function anonymisationRoutes(app: FastifyInstance, service: RevealService): void {
  route(app, 'GET /admin/anonymisation/state', ({ session }) => service.state(session));

  route(app, 'GET /admin/anonymisation/requests', async ({ session }) => ({
    requests: await service.list(session),
  }));

  route(app, 'POST /admin/anonymisation/requests', (request) =>
    service.ask(actorOf(request), request.session.rights, request.body),
  );

  route(app, 'POST /admin/anonymisation/requests/{id}/approve', (request) =>
    service.decide(actorOf(request), request.session.rights, request.params.id, 'approved'),
  );

  route(app, 'POST /admin/anonymisation/requests/{id}/refuse', (request) =>
    service.decide(actorOf(request), request.session.rights, request.params.id, 'refused'),
  );

  route(app, 'POST /admin/anonymisation/requests/{id}/end', (request) =>
    service.end(actorOf(request), request.session.rights, request.params.id),
  );
}
