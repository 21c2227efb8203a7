import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { PartnersService } from './service.ts';

export function partnersRoutes(app: FastifyInstance, service: PartnersService): void {
  route(app, 'GET /admin/partners', ({ session }) => service.overview(session.tenant));

  route(app, 'POST /admin/partners/own', (request) => service.setOwn(actorOf(request), request.body));

  route(app, 'POST /admin/partners/granted', async (request) => {
    await service.grant(actorOf(request), request.body);
    return { api_response: 'success' };
  });

  route(app, 'DELETE /admin/partners/granted/{code}', async (request) => {
    await service.withdraw(actorOf(request), request.params.code);
    return { api_response: 'success' };
  });

  route(app, 'POST /admin/partners/customers/{id}/open', async (request, exchange) => ({
    api_response: 'success',
    ...(await service.open(actorOf(request), exchange, request.params.id)),
  }));

  route(app, 'POST /admin/partners/return', async (request, exchange) => ({
    api_response: 'success',
    ...(await service.goBack(actorOf(request), exchange)),
  }));
}
