import type { scimCalls } from '@casbah/contract/scim';
import { scimConfig, scimGroup, scimGroups, scimUser, scimUsers } from '@casbah/contract/scim';
import { actorOf, type Trace } from '../http/actor.ts';
import type { Exchange } from '../http/exchange.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import { ownOrigin } from '../http/origin.ts';
import { type Identity, rightsBehind } from '../http/sessions.ts';
import { resourceTypes, schemas, serviceProviderConfig } from './about.ts';
import { ScimGroups } from './groups-service.ts';
import { scimObjectOf, scimValueOf } from './json.ts';
import type { PatchOperation } from './patch.ts';
import { LIST_MESSAGE } from './urns.ts';
import { type Provisioner, type ScimParts, ScimUsers } from './users-service.ts';

export interface ScimRoutesParts extends ScimParts {
  /** Origin at which people open Casbah, if configured. */
  publicUrl: string | undefined;
}

/** SCIM 2.0 under `/scim/v2`, for identity providers that provision people and groups. */
export function scimHandlers(parts: ScimRoutesParts): Handlers<typeof scimCalls> {
  const users = new ScimUsers(parts);
  const groups = new ScimGroups(parts);
  const originOf = ({ request }: Exchange): string => parts.publicUrl ?? ownOrigin(request);
  return {
    'GET /scim/v2/ServiceProviderConfig': async (_, exchange) =>
      scimConfig.parse(serviceProviderConfig(originOf(exchange))),

    'GET /scim/v2/ResourceTypes': async (_, exchange) => listOf(resourceTypes(originOf(exchange))),

    'GET /scim/v2/ResourceTypes/{id}': async ({ params }, exchange) =>
      foundIn(resourceTypes(originOf(exchange)), params.id),

    'GET /scim/v2/Schemas': async (_, exchange) => listOf(schemas(originOf(exchange))),

    'GET /scim/v2/Schemas/{id}': async ({ params }, exchange) =>
      foundIn(schemas(originOf(exchange)), params.id),

    'GET /scim/v2/Users': async ({ session, query }, exchange) =>
      scimUsers.parse(await users.list(session.tenant, query, originOf(exchange))),

    'POST /scim/v2/Users': async (asked, exchange) => {
      const added = await users.add(provisionerOf(asked), scimObjectOf(asked.body), originOf(exchange));
      exchange.reply.header('location', `${originOf(exchange)}/scim/v2/Users/${String(added.id)}`);
      return scimUser.parse(added);
    },

    'GET /scim/v2/Users/{id}': async ({ session, params, query }, exchange) =>
      scimUser.parse(await users.one(session.tenant, params.id, query, originOf(exchange))),

    'PUT /scim/v2/Users/{id}': async (asked, exchange) =>
      scimUser.parse(
        await users.replace(
          provisionerOf(asked),
          asked.params.id,
          scimObjectOf(asked.body),
          originOf(exchange),
        ),
      ),

    'PATCH /scim/v2/Users/{id}': async (asked, exchange) =>
      scimUser.parse(
        await users.patch(
          provisionerOf(asked),
          asked.params.id,
          operationsOf(asked.body.Operations),
          originOf(exchange),
        ),
      ),

    'DELETE /scim/v2/Users/{id}': async (asked) => {
      await users.remove(provisionerOf(asked), asked.params.id);
      return undefined;
    },

    'GET /scim/v2/Groups': async ({ session, query }, exchange) =>
      scimGroups.parse(await groups.list(session.tenant, query, originOf(exchange))),

    'POST /scim/v2/Groups': async (asked, exchange) => {
      const added = await groups.add(provisionerOf(asked), scimObjectOf(asked.body), originOf(exchange));
      exchange.reply.header('location', `${originOf(exchange)}/scim/v2/Groups/${String(added.id)}`);
      return scimGroup.parse(added);
    },

    'GET /scim/v2/Groups/{id}': async ({ session, params, query }, exchange) =>
      scimGroup.parse(await groups.one(session.tenant, params.id, query, originOf(exchange))),

    'PUT /scim/v2/Groups/{id}': async (asked, exchange) =>
      scimGroup.parse(
        await groups.replace(
          provisionerOf(asked),
          asked.params.id,
          scimObjectOf(asked.body),
          originOf(exchange),
        ),
      ),

    'PATCH /scim/v2/Groups/{id}': async (asked, exchange) =>
      scimGroup.parse(
        await groups.patch(
          provisionerOf(asked),
          asked.params.id,
          operationsOf(asked.body.Operations),
          originOf(exchange),
        ),
      ),

    'DELETE /scim/v2/Groups/{id}': async (asked) => {
      await groups.remove(provisionerOf(asked), asked.params.id);
      return undefined;
    },
  };
}

function provisionerOf(asked: Trace & { session: Identity }): Provisioner {
  const { session } = asked;
  return Object.assign(actorOf(asked), { isLimited: rightsBehind(session).role !== 'sysadmin' });
}

function operationsOf(
  operations: readonly { op: PatchOperation['op']; path?: string | undefined; value?: unknown }[],
): PatchOperation[] {
  return operations.map(({ op, path, value }) => ({
    op,
    ...(path === undefined ? {} : { path }),
    ...(value === undefined ? {} : { value: scimValueOf(value) }),
  }));
}

function listOf<Resource>(resources: Resource[]) {
  return {
    schemas: [LIST_MESSAGE],
    totalResults: resources.length,
    startIndex: 1,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

function foundIn<Resource extends { id: string }>(resources: readonly Resource[], id: string): Resource {
  const found = resources.find((one) => one.id.toLowerCase() === id.toLowerCase());
  if (found === undefined) throw new ApiFailure('NOT_FOUND');
  return found;
}
