import type { DeploymentType, tenantCalls } from '@casbah/contract/tenant';
import { actorOf, type Trace } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import type { Identity } from '../http/sessions.ts';
import type { TenantFacts } from './facts.ts';
import type { Retention } from './retention.ts';
import type { SettingsActor, TenantService } from './service.ts';

const OIDC_LOCAL_STORAGE_KEY = 'casbah.oidc';

export interface TenantParts {
  service: TenantService;
  deployment: DeploymentType;
  facts: TenantFacts;
  retention: Retention;
  /** URLs configured by the operator. */
  teamUrl?: string | undefined;
  guideVideoUrl?: string | undefined;
  publicUrl?: string | undefined;
  clock: () => number;
}

function settingsActorOf(request: Trace & { session: Identity }): SettingsActor {
  return Object.assign(actorOf(request), { who: request.session });
}

export function tenantHandlers(parts: TenantParts): Handlers<typeof tenantCalls> {
  const { service, deployment, clock } = parts;

  return {
    'GET /admin/get_general_config': async ({ session, requestId }) => {
      const settings = session === undefined ? undefined : await service.settings(session.tenant);
      return {
        api_response: 'success',
        deploymentType: deployment,
        serverEpoch: clock(),
        statusAppUrl: settings?.value('general', 'status_app_url') ?? '',
        newStyleLogins: true,
        multiFactorEnabled: settings !== undefined && settings.value('security', 'mfa') !== 'off',
        mf_authenticated: session !== undefined,
        sslServerUrl: parts.publicUrl ?? '',
        syndicationConfig: { syndicated: settings?.value('general', 'syndicated') ?? false },
        teamUrl: parts.teamUrl ?? '',
        guideVideoUrl: parts.guideVideoUrl ?? '',
        oidcLocalStorageKey: OIDC_LOCAL_STORAGE_KEY,
        oidcAllowSkip: true,
        request_id: requestId,
      };
    },

    'GET /admin/config/details': async ({ session, query }) => {
      const names = query.param_list?.split(',').map((name) => name.trim());
      return {
        api_response: 'success',
        details: await service.details(session.tenant, query.app_name, names),
      };
    },

    'POST /admin/config/update': async (request) => ({
      api_response: 'success',
      detail: await service.update(settingsActorOf(request), request.body),
    }),

    'POST /risks/updateauditpreferences': async (request) => ({
      api_response: 'success',
      objects: await service.updateAudit(settingsActorOf(request), request.body.objects),
    }),

    'POST /risks/updateauditanomalyvalues': async (request) => ({
      api_response: 'success',
      objects: await service.updateAudit(settingsActorOf(request), request.body.objects),
    }),

    'GET /admin/tenant/companyDetails': async ({ session }) => ({
      api_response: 'success',
      tenant: await service.company(session.tenant),
    }),

    'PATCH /admin/tenant/company': async (request) => ({
      api_response: 'success',
      name: await service.rename(actorOf(request), request.body.name),
    }),

    'GET /admin/tenant/settings': async ({ session }) => ({
      api_response: 'success',
      settings: await parts.facts.index(session),
    }),

    'GET /admin/retention/effect': async ({ session, query }) => ({
      api_response: 'success',
      kinds: await parts.retention.effect(session.tenant, query),
    }),

    'GET /admin/tenant/usage': async ({ session }) => parts.facts.usage(session.tenant),

    'POST /admin/tenant/networks/check': async ({ session, address, body }) => ({
      api_response: 'success',
      ...(await parts.facts.checkNetworks({ tenant: session.tenant, address }, body.networks)),
    }),

    'GET /admin/tenant': async ({ session, query }) =>
      query.field === 'id'
        ? { api_response: 'success', id: session.tenant }
        : { api_response: 'success', device_management_info: await service.devices(session.tenant) },

    'POST /admin/tenant/update': async (request) => ({
      api_response: 'success',
      device_management_info: await service.updateDevices(
        settingsActorOf(request),
        request.body.device_management_info,
      ),
    }),
  };
}
