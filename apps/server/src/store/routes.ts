import type { storeCalls } from '@casbah/contract/store';
import { may } from '@casbah/domain/access-profile';
import { storeApp } from '@casbah/domain/store/store-apps';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Handlers } from '../http/guard.ts';
import type { ServiceIndex } from '../service-index.ts';
import type { AppAccounts } from './accounts.ts';
import { storeAppAnswers, subscriptionAnswer } from './answers.ts';
import { catalogueOf } from './catalogue.ts';
import type { SeenApps } from './seen-apps.ts';
import type { StoreService } from './service.ts';

export interface StoreParts {
  service: StoreService;
  accounts: AppAccounts;
  seen: SeenApps;
  /** Services with the company's own thresholds. */
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
}

export function storeHandlers({
  service,
  accounts,
  seen,
  servicesOf,
}: StoreParts): Handlers<typeof storeCalls> {
  return {
    'GET /admin/store/apps/{app}': async ({ session, reach, params, query }) => {
      const wanted = storeApp(params.app);
      const found = await seen.by(session, reach.rights);
      const ways = found.subscriptions.filter((one) => one.app === wanted);
      const [answer] = await storeAppAnswers(ways, {
        accounts: found.accounts,
        rights: reach.rights,
        language: query.lang,
      });
      if (wanted === undefined || answer === undefined) throw new ApiFailure('NOT_FOUND');
      const index = await servicesOf(session.tenant);
      const categories = new Set(ways.map(({ category }) => category));
      const own = may(reach.rights, 'store.modify') ? await accounts.list(session.tenant, wanted) : [];
      return {
        api_response: 'success',
        app: answer,
        services: wanted.services
          .filter((id) => index.has(id))
          .map((id) => ({ id, name: index.get(id).name })),
        accounts: own.filter(({ app_category }) => categories.has(app_category)),
      };
    },

    'POST /admin/app/activate/': async (request) => ({
      api_response: 'success',
      subscription: subscriptionAnswer(await service.activate(actorOf(request), request.reach, request.body)),
    }),

    'POST /admin/app/cancel/': async (request) => ({
      api_response: 'success',
      subscription: subscriptionAnswer(await service.cancel(actorOf(request), request.reach, request.body)),
    }),

    'POST /admin/app/togglefte/': async (request) => ({
      api_response: 'success',
      subscription: subscriptionAnswer(await service.toggleFirstTime(actorOf(request), request.body)),
    }),

    'POST /admin/app/accounts': async (request) => ({
      api_response: 'success',
      account: await accounts.add(actorOf(request), request.body),
    }),

    'PATCH /admin/app/accounts/{id}': async (request) => ({
      api_response: 'success',
      account: await accounts.change(actorOf(request), request.params.id, request.body),
    }),

    'DELETE /admin/app/accounts/{id}': async (request) => {
      await accounts.remove(actorOf(request), request.params.id);
      return { api_response: 'success' };
    },

    'GET /admin/store/catalogue': async ({ session, query }) =>
      catalogueOf(await servicesOf(session.tenant), query),
  };
}
