import type { DeploymentType } from '@casbah/contract/tenant';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../http/actor.ts';
import { route } from '../http/guard.ts';
import type { TenantService } from './service.ts';

const OIDC_LOCAL_STORAGE_KEY = 'casbah.oidc';

export interface TenantParts {
  service: TenantService;
  deployment: DeploymentType;
  /** Addresses that the operator names. */
  teamUrl?: string | undefined;
  guideVideoUrl?: string | undefined;
  clock: () => number;
}

export function tenantRoutes(app: FastifyInstance, parts: TenantParts): void {
  const { service, deployment, clock } = parts;

  route(app, 'GET /admin/get_general_config', async ({ session, requestId }) => ({
    api_response: 'success',
    deploymentType: deployment,
    serverEpoch: clock(),
    statusAppUrl:
      session === undefined
        ? ''
        : (await service.settings(session.tenant)).value('general', 'status_app_url'),
    syndicationConfig: { syndicated: false },
    teamUrl: parts.teamUrl ?? '',
    guideVideoUrl: parts.guideVideoUrl ?? '',
    oidcLocalStorageKey: OIDC_LOCAL_STORAGE_KEY,
    oidcAllowSkip: true,
    request_id: requestId,
  }));

  route(app, 'GET /admin/config/details', async ({ session, query }) => {
    const names = query.param_list?.split(',').map((name) => name.trim());
    return { api_response: 'success', details: await service.details(session.tenant, query.app_name, names) };
  });

  route(app, 'POST /admin/config/update', async (request) => ({
    api_response: 'success',
    detail: await service.update(actorOf(request), request.body),
  }));

  route(app, 'GET /admin/tenant/companyDetails', async ({ session }) => ({
    api_response: 'success',
    tenant: await service.company(session.tenant),
  }));

  route(app, 'GET /admin/tenant', async ({ session, query }) =>
    query.field === 'id'
      ? { api_response: 'success', id: session.tenant }
      : { api_response: 'success', device_management_info: await service.devices(session.tenant) },
  );

  route(app, 'POST /admin/tenant/update', async (request) => ({
    api_response: 'success',
    device_management_info: await service.updateDevices(
      actorOf(request),
      request.body.device_management_info,
    ),
  }));
}
