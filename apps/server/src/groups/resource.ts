import type { GroupKind } from '@casbah/domain/group';
import { limitOf, metaOf } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { actorOf } from '../http/actor.ts';
import { GROUP_ORDERS, type GroupsService } from './groups.ts';
import type { OrgUnitsService } from './org-units.ts';

const DONE = { api_response: 'success' } as const;

/** Groups and organizational units behind the generic proxy. */
export function groupResources({
  groups,
  orgUnits,
}: {
  groups: GroupsService;
  orgUnits: OrgUnitsService;
}): Pick<ResourceHandlers, 'customgroups' | 'usergroups' | 'orgunits'> {
  return {
    customgroups: groupHandlers(groups, 'customgroups', 'custom'),
    usergroups: groupHandlers(groups, 'usergroups', 'directory'),
    orgunits: {
      list: async ({ session, reach, params }) => {
        const { units, total } = await orgUnits.list(session.tenant, reach, {
          text: params.query,
          limit: limitOf(params),
          offset: params.offset,
        });
        return {
          meta: metaOf('orgunits', total, params),
          objects: units.map((unit) => ({
            ...unit,
            resource_uri: addressOf('orgunits', unit.orgunit_id),
          })),
        };
      },
      get: async ({ session, reach, id }) =>
        addressed('orgunits', id, await orgUnits.find(session.tenant, reach, id)),
      post: async (request) => {
        const unit = await orgUnits.create(actorOf(request), request.data);
        return addressed('orgunits', unit.orgunit_id, unit);
      },
      patch: async (request) =>
        addressed('orgunits', request.id, await orgUnits.change(actorOf(request), request.id, request.data)),
      delete: async (request) => {
        await orgUnits.remove(actorOf(request), request.id);
        return DONE;
      },
    },
  };
}

function groupHandlers(
  groups: GroupsService,
  resource: 'customgroups' | 'usergroups',
  kind: GroupKind,
): ResourceHandlers['usergroups'] {
  return {
    list: async ({ session, params }) => {
      const { groups: page, total } = await groups.list(
        session.tenant,
        { text: params.query, kind },
        {
          ...GROUP_ORDERS[params.order_by ?? 'name'],
          limit: limitOf(params),
          offset: params.offset,
        },
      );
      return {
        meta: metaOf(resource, total, params),
        objects: page.map((group) => addressed(resource, group.id, group)),
      };
    },
    get: async ({ session, id }) => addressed(resource, id, await groups.find(session.tenant, id, kind)),
    post: async (request) => {
      const group = await groups.create(actorOf(request), { ...request.data, kind });
      return addressed(resource, group.id, group);
    },
    patch: async (request) =>
      addressed(resource, request.id, await groups.change(actorOf(request), request.id, request.data, kind)),
    delete: async (request) => {
      await groups.removeOne(actorOf(request), request.id, kind);
      return DONE;
    },
  };
}

function addressed<Thing extends object>(
  resource: string,
  id: string,
  thing: Thing,
): Thing & { resource_uri: string } {
  return { ...thing, resource_uri: addressOf(resource, id) };
}
