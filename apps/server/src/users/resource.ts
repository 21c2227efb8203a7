import { limitOf, metaOf } from '../controls/paging.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import type { UserReads } from './reads.ts';
import { by, callerOf } from './routes.ts';
import type { UsersService } from './service.ts';

const DONE = { api_response: 'success' } as const;

/** People behind the generic proxy. */
export function userResource(users: {
  reads: UserReads;
  service: UsersService;
}): Pick<ResourceHandlers, 'users'> {
  return {
    users: {
      list: async (request) => {
        const { params } = request;
        const { query, is_active, offset } = params;
        const order_by = (params.order_by ?? 'first_name').replace(/^(-?)name$/, '$1first_name');
        const status = is_active === undefined ? [] : is_active ? ['active', 'locked'] : ['inactive'];
        const filters = status.length === 0 ? undefined : { status: { only: status, without: [] } };
        const page = { limit: limitOf(params), offset, order_by };
        const { users: people, total } = await users.reads.list(callerOf(request), { query, filters }, page);
        return { meta: metaOf('users', total, params), objects: people };
      },
      get: (request) => users.reads.find(callerOf(request), { id: request.id }),
      post: (request) => users.service.add(by(request), request.data),
      patch: (request) => users.service.change(by(request), request.id, request.data),
      delete: async (request) => {
        await users.service.remove(by(request), { id: request.id });
        return DONE;
      },
    },
  };
}
