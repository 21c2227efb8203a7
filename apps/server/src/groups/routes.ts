import type { groupsCalls } from '@casbah/contract/groups';
import { actorOf } from '../http/actor.ts';
import type { Handlers } from '../http/guard.ts';
import { GROUP_ORDERS, type GroupsService } from './groups.ts';
import type { OrgUnitsService } from './org-units.ts';

/** Maximum IDs and names per response of `list_all_basic`. */
const BASIC_PAGE = 1000;

export function groupsHandlers({
  groups,
  orgUnits,
}: {
  groups: GroupsService;
  orgUnits: OrgUnitsService;
}): Handlers<typeof groupsCalls> {
  return {
    'GET /admin/groups': ({ session, query }) =>
      groups.list(
        session.tenant,
        { text: query.q, kind: query.kind, source: query.source, filter: query.filter },
        { ...GROUP_ORDERS[query.sort], limit: query.limit, offset: query.offset },
      ),

    'POST /admin/groups': (request) => groups.create(actorOf(request), request.body),

    'GET /admin/groups/{id}': ({ session, params }) => groups.find(session.tenant, params.id),

    'PATCH /admin/groups/{id}': (request) => groups.change(actorOf(request), request.params.id, request.body),

    'POST /admin/groups/delete': async (request) => ({
      api_response: 'success',
      ...(await groups.remove(actorOf(request), request.body.ids)),
    }),

    'GET /admin/groups/{id}/members': ({ session, params, query }) =>
      groups.members(session.tenant, params.id, { text: query.q, limit: query.limit, offset: query.offset }),

    'POST /admin/groups/{id}/members': (request) =>
      groups.assign(actorOf(request), request.params.id, request.body),

    'POST /admin/group/assign_users': (request) =>
      groups.assignByName(actorOf(request), request.body.name, request.body),

    'GET /admin/group/list_all_basic/{offset}': async ({ session, params }) => {
      const { groups: page, total } = await groups.list(
        session.tenant,
        {},
        { limit: BASIC_PAGE, offset: params.offset, sort: 'name', descending: false },
      );
      return { api_response: 'success', groups: page.map(({ id, name }) => ({ id, name })), total };
    },

    'GET /admin/searchgroups': async ({ session, query }) => ({
      api_response: 'success',
      groups: await groups.search(session.tenant, query),
    }),

    'GET /admin/list_users_and_groups': async ({ session, reach, query }) => ({
      api_response: 'success',
      ...(await groups.searchPeopleAndGroups(session.tenant, reach, query)),
    }),

    'GET /admin/org_units': ({ session, reach, query }) =>
      orgUnits.list(session.tenant, reach, { text: query.q, limit: query.limit, offset: query.offset }),

    'POST /admin/org_units': (request) => orgUnits.create(actorOf(request), request.body),

    'PATCH /admin/org_units/{id}': (request) =>
      orgUnits.change(actorOf(request), request.params.id, request.body),

    'DELETE /admin/org_units/{id}': async (request) => {
      await orgUnits.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /admin/org_units/{id}/people': ({ session, reach, params, query }) =>
      orgUnits.people(session.tenant, reach, params.id, {
        text: query.q,
        limit: query.limit,
        offset: query.offset,
      }),

    'POST /admin/org_units/{id}/people': (request) =>
      orgUnits.assign(actorOf(request), request.params.id, request.body),
  };
}
