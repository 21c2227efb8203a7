import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { MaintenanceService } from './service.ts';

export function maintenanceRoutes(app: FastifyInstance, service: MaintenanceService): void {
  route(app, 'GET /admin/application/list/get_maintenance_periods', async ({ session }) => ({
    action_status: 'success',
    maintenance_periods: [...(await service.told(session))],
  }));

  route(app, 'GET /admin/maintenance/periods', async ({ session }) => ({
    periods: await service.list(session.tenant),
  }));

  route(app, 'POST /admin/maintenance/periods', async (request) =>
    service.create(actorOf(request), request.body),
  );

  route(app, 'PATCH /admin/maintenance/periods/{id}', async (request) =>
    service.change(actorOf(request), request.params.id, request.body),
  );

  route(app, 'DELETE /admin/maintenance/periods/{id}', async (request) => {
    await service.remove(actorOf(request), request.params.id);
    return { api_response: 'success' };
  });
}
