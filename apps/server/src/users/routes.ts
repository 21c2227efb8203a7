import type { usersCalls } from '@casbah/contract/users';
import { isUserSearch } from '@casbah/domain/user-account';
import { actorOf, type Trace } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { Reach } from '../http/reach.ts';
import type { Identity } from '../http/sessions.ts';
import { csvOfUsers } from './export.ts';
import type { UserPasswords } from './passwords.ts';
import { type Asked, assertPeopleFilter, assertSearch, type Caller, type UserReads } from './reads.ts';
import type { By, UsersService } from './service.ts';
import type { UserSessions } from './sessions.ts';

export interface UsersArea {
  reads: UserReads;
  service: UsersService;
  passwords: UserPasswords;
  sessions: UserSessions;
}

const DONE = { api_response: 'success' } as const;
/** Reads are limited to the caller's scope; changes are also recorded in the history. */
export const callerOf = ({ session, reach }: { session: Identity; reach: Reach }): Caller => ({
  who: session,
  reach,
});
export const by = (request: Trace & { session: Identity; reach: Reach }): By => ({
  ...callerOf(request),
  actor: actorOf(request),
});

function checked<Query extends Asked>(asked: Query): Query {
  assertSearch(asked.query);
  assertPeopleFilter(asked.filter);
  return asked;
}

export function usersHandlers({
  reads,
  service,
  passwords,
  sessions,
}: UsersArea): Handlers<typeof usersCalls> {
  return {
    'GET /admin/user/ng/list/{offset}': async (request) => {
      const { offset } = request.params;
      const { limit, order_by, ...asked } = checked(request.query);
      const { users, total } = await reads.list(callerOf(request), asked, { limit, offset, order_by });
      return { objects: users, meta: { total_count: total, limit, offset } };
    },

    'GET /admin/user/ng/filters': (request) => reads.facets(callerOf(request), checked(request.query)),

    'GET /admin/user/ng/details': (request) => reads.find(callerOf(request), request.query),

    'GET /admin/user/ng/usergroups': async ({ session, query }) => ({
      objects: await reads.groups(session.tenant, query),
    }),

    'GET /admin/user/list_all/{offset}': async (request) => {
      const { users, next } = await reads.all(callerOf(request), request.params.offset);
      return { objects: users, next };
    },

    'GET /admin/user/list_all_basic/{offset}': async (request) => {
      const { users, next } = await reads.all(callerOf(request), request.params.offset);
      return {
        objects: users.map(({ id, name, email, is_active }) => ({ id, name, email, is_active })),
        next,
      };
    },

    'GET /admin/user/get_locked_users': async (request) => ({
      objects: await reads.locked(callerOf(request)),
    }),

    'GET /admin/user/export': async (request) => ({
      content: csvOfUsers(reads, callerOf(request), checked(request.query)),
      fileName: 'users.csv',
    }),

    'POST /admin/user/search': async (request) => {
      const { body } = request;
      if (!isUserSearch(body.query)) throw new ApiFailure('USER_SEARCH_INVALID');
      const { users, total } = await reads.search(callerOf(request), body);
      const items = users.map(({ id, name, email }, place) => ({
        data: { key: id, value: name },
        email,
        index: body.loaded + place,
      }));
      return { items, total };
    },

    'POST /admin/user/resolve': async (request) => ({
      objects: await reads.resolve(callerOf(request), request.body.ids),
    }),

    'POST /admin/user/ng/add': async (request) => ({
      ...DONE,
      user: await service.add(by(request), request.body.user),
    }),

    'POST /admin/user/ng/edit': async (request) => ({
      ...DONE,
      user: await service.change(by(request), request.body.id, request.body.user),
    }),

    'POST /admin/user/ng/bulkupdate': async (request) => ({
      ...DONE,
      ...(await service.bulk(by(request), request.body.action, request.body.users)),
    }),

    'POST /admin/user/bulk_update_user_activation_status': async (request) => {
      const { users, is_active } = request.body;
      return { ...DONE, ...(await service.bulk(by(request), is_active ? 'activate' : 'deactivate', users)) };
    },

    'POST /admin/user/ng/delete_user/': async (request) => ({
      ...DONE,
      deleted: await service.remove(by(request), request.body),
    }),

    'POST /admin/user/delete_users/': async (request) => ({
      ...DONE,
      deleted: await service.remove(by(request), { ids: request.body.users }),
    }),

    'POST /admin/user/delete_all': async (request) => {
      const { expected, ...asked } = checked(request.body);
      return { ...DONE, deleted: await service.removeMatching(by(request), asked, expected) };
    },

    'POST /admin/user/ng/unlock_user': async (request) => {
      await service.unlock(by(request), request.body.email);
      return DONE;
    },

    'POST /admin/user/ng/reset_password/': async (request) => {
      const { method, ...named } = request.body;
      if (method === 'temporary')
        return { ...DONE, temporary_password: await passwords.giveTemporary(by(request), named) };
      await passwords.mail(by(request), named);
      return { ...DONE, temporary_password: null };
    },

    'POST /admin/user/update_password': async (request) => {
      const { password, ...named } = request.body;
      await passwords.give(by(request), named, password);
      return DONE;
    },

    'GET /admin/users/{id}/sessions': async (request) => ({
      sessions: await sessions.list(callerOf(request), request.params.id),
    }),

    'DELETE /admin/users/{id}/sessions/{name}': async (request) => {
      await sessions.revoke(by(request), request.params.id, request.params.name);
      return DONE;
    },

    'POST /admin/users/{id}/sessions/revoke_all': async (request) => ({
      ...DONE,
      ended: await sessions.revokeAll(by(request), request.params.id),
    }),
  };
}
