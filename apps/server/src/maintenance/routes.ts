import type { maintenanceCalls } from '@casbah/contract/maintenance';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { MaintenanceService } from './service.ts';

export function maintenanceHandlers(service: MaintenanceService): Handlers<typeof maintenanceCalls> {
  return {
    'GET /admin/application/list/get_maintenance_periods': async ({ session }) => ({
      action_status: 'success',
      maintenance_periods: [...(await service.told(session))],
    }),

    'GET /admin/maintenance/periods': async ({ session }) => ({
      periods: await service.list(session.tenant),
    }),

    'POST /admin/maintenance/periods': async (request) => service.create(actorOf(request), request.body),

    'PATCH /admin/maintenance/periods/{id}': async (request) =>
      service.change(actorOf(request), request.params.id, request.body),

    'DELETE /admin/maintenance/periods/{id}': async (request) => {
      await service.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },
  };
}
