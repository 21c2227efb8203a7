import { proxyResources } from '@casbah/contract/controls';
import { IDEMPOTENCY_HEADER } from '@casbah/contract/idempotency';
import type { ProxyAction, ProxyActionName, ProxyResources } from '@casbah/contract/proxy-action';
import { mayCall } from '../http/admission.ts';
import { ApiFailure } from '../http/failure.ts';
import type { ApiRequest } from '../http/guard.ts';
import type { Idempotency, IdempotentAnswer } from '../http/idempotency.ts';
import { Reach, withReach } from '../http/reach.ts';
import { parse, strip } from '../http/schemas.ts';
import type { AnyHandlers, ResourceHandlers } from './resources.ts';

type Asked = ApiRequest<'POST /controls/make_api_request'>;

const RESOURCES: ProxyResources = proxyResources;

/**
 * Handles a generic proxy request like a call: looks it up, checks permission, parses and strips. The tenant never
 * comes from the request.
 */
export async function answerProxied(
  handlers: Partial<ResourceHandlers>,
  request: Asked,
  idempotency: Pick<Idempotency, 'run'>,
): Promise<IdempotentAnswer> {
  const { query, body, session } = request;
  const { resource } = query;
  const action = actionOf(resource, body.action);
  if (session.preview !== undefined && body.action !== 'get' && body.action !== 'list')
    throw new ApiFailure('PREVIEW_ONLY', { profile: session.preview.name });
  if (!mayCall(session, action)) throw new ApiFailure('DENIED');
  if (body.noTenant === true) refuseUnlessTenantless(action, session.rights.role);
  const all: Partial<AnyHandlers> = handlers;
  const handler = all[resource]?.[body.action];
  if (handler === undefined) throw new Error(`${resource} ${body.action} has no handler`);
  const call = `${request.call} ${body.action} ${resource}`;
  const parsed = {
    id: idFor(resource, body),
    params: paramsFor(resource, action, request),
    data: dataFor(resource, action, body.data),
    session,
    signal: request.signal,
    call,
    requestId: request.requestId,
    address: request.address,
  };
  const reach = action.narrowed === true ? new Reach(session.rights, action.permission) : undefined;
  const { asked, assertTaken } = withReach(parsed, reach);
  const work = async (): Promise<unknown> => {
    // This action's own schemas parsed these values, so the contract guarantees the type.
    const answer = await handler(asked as never);
    assertTaken(call);
    return strip(`${resource} ${body.action}`, action.answer, answer);
  };
  const key = action.idempotent === true ? request.headers[IDEMPOTENCY_HEADER] : undefined;
  if (key === undefined) return { answer: await work(), isReplayed: false };
  return idempotency.run(session, key, { call, content: { data: parsed.data } }, work);
}

/** Refuses to start with a resource that no area handles. */
export function assertServed(handlers: Partial<ResourceHandlers>): void {
  const missing = Object.keys(RESOURCES).filter((resource) => !Object.hasOwn(handlers, resource));
  if (missing.length > 0) throw new Error(`Resources without handlers: ${missing.join(', ')}`);
}

/** The requested action, if it exists. */
export function actionOf(resource: string, name: ProxyActionName): ProxyAction {
  const actions = Object.hasOwn(RESOURCES, resource) ? RESOURCES[resource] : undefined;
  if (actions === undefined)
    throw new ApiFailure('RESOURCE_UNKNOWN', { resource, known: Object.keys(RESOURCES).join(', ') });
  const action = actions[name];
  if (action === undefined)
    throw new ApiFailure('ACTION_UNKNOWN', {
      resource,
      action: name,
      known: Object.keys(actions).join(', '),
    });
  return action;
}

/** Tenant-less actions never give access to tenant data. */
function refuseUnlessTenantless(action: ProxyAction, role: string): void {
  if (role !== 'sysadmin') throw new ApiFailure('DENIED');
  if (action.tenantless !== true)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'body.noTenant',
      problem: 'this resource belongs to a tenant; leave noTenant out',
    });
}

/** ID from `id` or from the object's URL; both must agree. */
function idFor(resource: string, { url, id, action }: Asked['body']): string | undefined {
  const inUrl = url === undefined ? undefined : idInUrl(resource, url);
  if (inUrl !== undefined && id !== undefined && inUrl !== id)
    throw new ApiFailure('BAD_REQUEST', { field: 'body.id', problem: 'names another object than body.url' });
  const given = id ?? inUrl;
  const isOfOne = action !== 'list' && action !== 'post';
  if (isOfOne && given === undefined)
    throw new ApiFailure('BAD_REQUEST', { field: 'body.id', problem: `say which one to ${action}` });
  if (!isOfOne && given !== undefined)
    throw new ApiFailure('BAD_REQUEST', { field: 'body.id', problem: `to ${action} takes no id` });
  return given;
}

function idInUrl(resource: string, url: string): string | undefined {
  const [first, id, ...rest] = url.split('/').filter((part) => part !== '');
  if (first !== resource || rest.length > 0)
    throw new ApiFailure('BAD_REQUEST', {
      field: 'body.url',
      problem: `write /${resource}/ or /${resource}/{id}/`,
    });
  try {
    return id === undefined ? undefined : decodeURIComponent(id);
  } catch {
    throw new ApiFailure('BAD_REQUEST', { field: 'body.url', problem: 'not readable' });
  }
}

function paramsFor(resource: string, action: ProxyAction, { query, body }: Asked): unknown {
  const { limit, offset } = query;
  const given: Record<string, unknown> = { ...body.params };
  if (limit !== undefined) given.limit = limit;
  if (offset !== undefined) given.offset = offset;
  if (body.app !== undefined) {
    if (action.params?.shape.app === undefined)
      throw new ApiFailure('BAD_REQUEST', {
        field: 'body.app',
        problem: `${resource} are not asked for by application; leave app out`,
      });
    given.app = body.app;
  }
  if (action.params !== undefined) return parse('body.params', action.params, given);
  const [unknown] = Object.keys(given);
  if (unknown !== undefined)
    throw new ApiFailure('BAD_REQUEST', { field: `body.params.${unknown}`, problem: 'is not known here' });
  return undefined;
}

function dataFor(resource: string, action: ProxyAction, data: unknown): unknown {
  if (action.data !== undefined) return parse('body.data', action.data, data);
  if (data !== undefined && data !== null)
    throw new ApiFailure('BAD_REQUEST', { field: 'body.data', problem: `${resource} takes no data here` });
  return undefined;
}

/** URL of an object, for later requests. */
export function addressOf(resource: string, id: string): string {
  return `/${resource}/${encodeURIComponent(id)}/`;
}
