import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { SyslogService } from './service.ts';

export function syslogRoutes(app: FastifyInstance, service: SyslogService): void {
  route(app, 'GET /admin/datasources/{id}/syslog', ({ session, params }) =>
    service.find(session.tenant, params.id),
  );

  route(app, 'PUT /admin/datasources/{id}/syslog', (request) =>
    service.set(actorOf(request), request.params.id, request.body.senders),
  );
}
