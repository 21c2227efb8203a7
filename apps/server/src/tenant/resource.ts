import { pageOf } from '../controls/paging.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { TenantService } from './service.ts';

/** Settings behind the generic proxy. */
export function tenantSettingResource(tenants: TenantService): Pick<ResourceHandlers, 'tenantconfig'> {
  return {
    tenantconfig: {
      list: async ({ session, params }) => {
        const app = params.app_name ?? params.app;
        if (app === undefined)
          throw new ApiFailure('BAD_REQUEST', {
            field: 'body.params.app',
            problem: 'no application is named',
          });
        return pageOf('tenantconfig', await tenants.details(session.tenant, app), params);
      },
      get: async ({ session, id }) => settingOf(tenants, session.tenant, id),
      patch: async (request) => {
        const { app_name, param_name } = await settingOf(tenants, request.session.tenant, request.id);
        const actor = Object.assign(actorOf(request), { who: request.session });
        return tenants.update(actor, { ...request.data, app_name, param_name });
      },
    },
  };
}

/** A setting by its ID, such as `application.name`. */
async function settingOf(tenants: TenantService, tenant: string, id: string) {
  const [app = '', name = '', ...rest] = id.split('.');
  if (name === '' || rest.length > 0) throw new ApiFailure('NOT_FOUND');
  const [setting] = await tenants.details(tenant, app, [name]);
  if (setting === undefined) throw new ApiFailure('NOT_FOUND');
  return setting;
}
