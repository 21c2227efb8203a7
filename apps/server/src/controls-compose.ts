import type { AgentAnswer } from '@casbah/contract/agents';
import type { DrmServer } from '@casbah/contract/drm';
import type { TagAnswer } from '@casbah/contract/tags';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { readinessOrder, riskOrder } from '@casbah/domain/risk';
import type { Subscription } from '@casbah/domain/store/subscription';
import type { AccessProfilesService, Profile } from './accessprofiles/service.ts';
import type { AgentsService } from './agents/service.ts';
import { found, limitOf, metaOf, pageOf } from './controls/paging.ts';
import { addressOf } from './controls/proxy.ts';
import type { ResourceHandlers } from './controls/resources.ts';
import type { DatasourcesService } from './datasources/service.ts';
import type { DrmService } from './drm/service.ts';
import type { GroupsService } from './groups/groups.ts';
import type { OrgUnitsService } from './groups/org-units.ts';
import { groupResources } from './groups/resources.ts';
import { actorOf, type Trace } from './http/actor.ts';
import { ApiFailure } from './http/failure.ts';
import { serviceReachOf } from './http/service-reach.ts';
import type { Identity } from './http/sessions.ts';
import { savedFilterResource } from './savedfilters/resource.ts';
import type { SavedFiltersService } from './savedfilters/service.ts';
import type { ScoredService, ServiceIndex } from './service-index.ts';
import { subscriptionAnswer } from './store/answers.ts';
import type { SeenApps } from './store/seen-apps.ts';
import { logStreamResource } from './syslog/resource.ts';
import type { SyslogService } from './syslog/service.ts';
import type { TagsService } from './tags/service.ts';
import type { TenantService } from './tenant/service.ts';
import type { UsersArea } from './users/routes.ts';
import type { By } from './users/service.ts';

export interface ControlsParts {
  accessProfiles: AccessProfilesService;
  agents: AgentsService;
  datasources: DatasourcesService;
  groups: GroupsService;
  savedFilters: SavedFiltersService;
  orgUnits: OrgUnitsService;
  syslog: SyslogService;
  tags: TagsService;
  tenants: TenantService;
  users: Pick<UsersArea, 'reads' | 'service'>;
  apps: SeenApps;
  drm: DrmService;
  /** Services as a tenant judges them. */
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
  /** The catalogue: the same for every tenant. */
  services: readonly Service[];
}

const DONE = { api_response: 'success' } as const;

/** What stands behind the generic proxy: each area's own service. To add a resource, add it to the contract and here. */
export function resourceHandlers(parts: ControlsParts): ResourceHandlers {
  const { accessProfiles, agents, datasources, tags, tenants, services, users, apps, drm } = parts;
  return {
    accessprofiles: {
      list: async ({ session, params }) => {
        const rows = found(await accessProfiles.list(session.tenant), params, {
          nameOf: ({ name }) => name,
          keyOf: (row, field) => (field === 'holders' ? row.holders : textIn(row, field)),
        });
        return pageOf('accessprofiles', rows.map(profileAnswer), params);
      },
      get: async ({ session, id }) => profileAnswer(await accessProfiles.find(session.tenant, id)),
      post: async (request) => profileAnswer(await accessProfiles.create(actorOf(request), request.data)),
      patch: async (request) =>
        profileAnswer(await accessProfiles.change(actorOf(request), request.id, request.data)),
      delete: async (request) => {
        await accessProfiles.remove(actorOf(request), request.id);
        return DONE;
      },
    },
    ...groupResources(parts),
    ...savedFilterResource(parts.savedFilters),
    ...logStreamResource(parts.syslog),
    datasources: {
      list: async ({ session, params }) => {
        const { datasources: all } = await datasources.list(session.tenant);
        const rows = found(all, params, {
          nameOf: ({ name }) => name,
          keyOf: (row, field) => (field === 'events' ? row.events : textIn(row, field)),
        });
        return pageOf('datasources', rows, params);
      },
      get: ({ session, id }) => datasources.find(session.tenant, id),
      post: (request) => datasources.create(actorOf(request), request.data),
      patch: (request) => datasources.change(actorOf(request), request.id, request.data),
      delete: async (request) => {
        await datasources.remove(actorOf(request), request.id);
        return DONE;
      },
    },
    agents: {
      list: async ({ session, params }) => {
        const rows = found((await agents.list(session.tenant)).agents, params, {
          nameOf: ({ name }) => name,
          keyOf: textIn,
        });
        return pageOf('agents', rows.map(agentAnswer), params);
      },
      get: async ({ session, id }) => agentAnswer(await agents.find(session.tenant, id)),
      delete: async (request) => {
        await agents.remove(actorOf(request), request.id);
        return DONE;
      },
    },
    drm_config: {
      list: async ({ session, params }) => {
        const rows = found(await drm.list(session.tenant), params, {
          nameOf: ({ name, url }) => `${name} ${url}`,
          keyOf: textIn,
        });
        return pageOf('drm_config', rows.map(drmAnswer), params);
      },
      get: async ({ session, id }) => drmAnswer(await drm.find(session.tenant, id)),
      post: async (request) => drmAnswer(await drm.add(actorOf(request), request.data)),
      patch: async (request) => drmAnswer(await drm.change(actorOf(request), request.id, request.data)),
      delete: async (request) => {
        await drm.remove(actorOf(request), request.id);
        return DONE;
      },
    },
    services: {
      list: async ({ params }) => {
        const rows = found(services, params, {
          nameOf: (service) => [service.name, service.id, service.vendor ?? '', ...service.domains].join(' '),
          keyOf: textIn,
        });
        const { meta, objects } = pageOf('services', rows, params);
        return { meta, objects: objects.map(serviceAnswer) };
      },
      get: async ({ id }) => {
        const service = services.find((one) => one.id === id);
        if (service === undefined) throw new ApiFailure('NOT_FOUND');
        return serviceAnswer(service);
      },
    },
    audit: {
      list: async ({ session, params }) => {
        const [index, reaches] = [await parts.servicesOf(session.tenant), serviceReachOf(session.rights)];
        const rows = found(
          index.byName.filter(reaches).map((id) => index.get(id)),
          params,
          {
            nameOf: (service) =>
              [service.name, service.id, service.vendor ?? '', ...service.domains].join(' '),
            keyOf: auditedKey,
          },
        );
        const { meta, objects } = pageOf('audit', rows, params);
        return { meta, objects: objects.map(auditedAnswer) };
      },
      get: async ({ session, id }) => {
        const index = await parts.servicesOf(session.tenant);
        if (!index.has(id) || !serviceReachOf(session.rights)(id)) throw new ApiFailure('NOT_FOUND');
        return auditedAnswer(index.get(id));
      },
    },
    subscriptions: {
      list: async ({ session, params }) => {
        const { subscriptions } = await apps.by(session);
        const rows = found(subscriptions.map(subscriptionRow), params, {
          nameOf: ({ app_name }) => app_name,
          keyOf: textIn,
        });
        return pageOf('subscriptions', rows, params);
      },
      get: async ({ session, id }) => {
        const { subscriptions } = await apps.by(session);
        const row = subscriptions.map(subscriptionRow).find((one) => one.id === id);
        if (row === undefined) throw new ApiFailure('NOT_FOUND');
        return row;
      },
    },
    tags: {
      list: async ({ session, params }) => {
        const rows = found(await tags.list(session.tenant), params, {
          nameOf: ({ tag_name }) => tag_name,
          keyOf: (row, field) => (field === 'services' || field === 'id' ? row[field] : textIn(row, field)),
        });
        return pageOf('tags', rows.map(tagAnswer), params);
      },
      get: async ({ session, id }) => tagAnswer(await tags.find(session.tenant, tagNumber(id))),
      post: async (request) => tagAnswer(await tags.create(actorOf(request), request.data)),
      patch: async (request) =>
        tagAnswer(await tags.change(actorOf(request), tagNumber(request.id), request.data)),
      delete: async (request) => {
        await tags.remove(actorOf(request), [tagNumber(request.id)]);
        return DONE;
      },
    },
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
    users: {
      list: async ({ session, params }) => {
        const { query, is_active, offset } = params;
        const order_by = (params.order_by ?? 'first_name').replace(/^(-?)name$/, '$1first_name');
        const status = is_active === undefined ? [] : is_active ? ['active', 'locked'] : ['inactive'];
        const filters = status.length === 0 ? undefined : { status: { only: status, without: [] } };
        const page = { limit: limitOf(params), offset, order_by };
        const { users: people, total } = await users.reads.list(session, { query, filters }, page);
        return { meta: metaOf('users', total, params), objects: people };
      },
      get: ({ session, id }) => users.reads.find(session, { id }),
      post: (request) => users.service.add(byRequest(request), request.data),
      patch: (request) => users.service.change(byRequest(request), request.id, request.data),
      delete: async (request) => {
        await users.service.remove(byRequest(request), { id: request.id });
        return DONE;
      },
    },
  };
}

function byRequest(request: Trace & { session: Identity }): By {
  return { who: request.session, actor: actorOf(request) };
}

/** A setting by its id, `application.name`. */
async function settingOf(tenants: TenantService, tenant: string, id: string) {
  const [app = '', name = '', ...rest] = id.split('.');
  if (name === '' || rest.length > 0) throw new ApiFailure('NOT_FOUND');
  const [setting] = await tenants.details(tenant, app, [name]);
  if (setting === undefined) throw new ApiFailure('NOT_FOUND');
  return setting;
}

function profileAnswer(profile: Profile) {
  return { ...profile, resource_uri: addressOf('accessprofiles', profile.id) };
}

function subscriptionRow(subscription: Subscription) {
  const id = `${subscription.app.key}:${subscription.category}`;
  return { ...subscriptionAnswer(subscription), id, resource_uri: addressOf('subscriptions', id) };
}

function tagAnswer(tag: TagAnswer) {
  return { ...tag, resource_uri: addressOf('tags', String(tag.id)) };
}

/** What is no number names no tag. */
function tagNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new ApiFailure('NOT_FOUND');
  return Number(id);
}

function agentAnswer(agent: AgentAnswer) {
  return { ...agent, resource_uri: addressOf('agents', agent.id) };
}

function drmAnswer(server: Omit<DrmServer, 'resource_uri'>): DrmServer {
  return { ...server, resource_uri: addressOf('drm_config', server.id) };
}

function serviceAnswer({ id, name, vendor, category, headquarters, domains }: Service) {
  return {
    id,
    name,
    vendor: vendor ?? null,
    category,
    headquarters: headquarters ?? null,
    domains: [...domains],
    resource_uri: addressOf('services', id),
  };
}

function auditedAnswer(service: ScoredService) {
  const { id, riskScore, brr, level, grade, confidence } = service;
  return {
    ...serviceAnswer(service),
    risk_score: riskScore,
    brr,
    level,
    confidence,
    grade: grade ?? null,
    resource_uri: addressOf('audit', id),
  };
}

function auditedKey(service: ScoredService, field: string): string | number {
  switch (field) {
    case 'risk_score':
      return riskOrder(service.brr);
    case 'brr':
      return readinessOrder(service.brr);
    case 'confidence':
      return service.confidence;
    default:
      return textIn(service, field);
  }
}

function textIn(row: object, field: string): string {
  return String(Object.entries(row).find(([name]) => name === field)?.[1] ?? '');
}
