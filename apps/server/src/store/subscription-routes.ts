import type { subscriptionCalls } from '@casbah/contract/store';
import { may } from '@casbah/domain/access-profile';
import { wayOf } from '@casbah/domain/store/store-app';
import { storeApp } from '@casbah/domain/store/store-apps';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listAccounts } from '@casbah/stores/control/store/subscriptions';
import { actorOf } from '../http/actor.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Handlers } from '../http/guard.ts';
import type { Seal } from '../seal.ts';
import {
  activeAppAnswer,
  customAppAnswer,
  openParams,
  serviceParams,
  storeAppAnswers,
  subscriptionAnswer,
} from './answers.ts';
import { type Buckets, bucketPage } from './buckets.ts';
import type { SeenApps } from './seen-apps.ts';

export interface SubscriptionParts {
  control: ControlStore;
  seen: SeenApps;
  buckets: Buckets;
  seal: Seal;
}

/** The one parameter whose list is too long for a response. */
const BUCKETS = 's3_buckets';

export function subscriptionHandlers({
  control,
  seen,
  buckets,
  seal,
}: SubscriptionParts): Handlers<typeof subscriptionCalls> {
  return {
    'GET /admin/user/subscription': async ({ session }) => {
      const { subscriptions, accounts, customApps, missing } = await seen.subscribedBy(session);
      const isSeen = new Set(subscriptions.map(({ app, category }) => `${app.key} ${category}`));
      const told = may(session.rights, 'store.modify')
        ? accounts.filter(({ app, category }) => isSeen.has(`${app} ${category}`))
        : [];
      return {
        api_response: 'success',
        subscriptions: subscriptions.map(subscriptionAnswer),
        active_api_apps: subscriptions.filter(({ category }) => category === 'API').map(activeAppAnswer),
        active_apps: subscriptions.map(activeAppAnswer),
        custom_gw_apps: customApps.map(customAppAnswer),
        api_service_params: serviceParams(told, 'API'),
        gateway_service_params: serviceParams(told, 'GW'),
        not_enabled: [...missing],
      };
    },

    'GET /admin/application/list/tenantavailableapps': async ({ session, reach, query }) => {
      const { subscriptions, accounts, customApps } = await seen.by(session, reach.rights);
      return {
        api_response: 'success',
        applications: await storeAppAnswers(subscriptions, {
          accounts,
          rights: reach.rights,
          language: query.lang,
        }),
        custom_apps: customApps.map(customAppAnswer),
      };
    },

    'GET /admin/application/list/casbah_apps': async ({ session, reach, query }) => {
      const { subscriptions, accounts } = await seen.by(session, reach.rights);
      const parts = subscriptions.filter(({ category }) => category === 'CASBAH');
      return {
        api_response: 'success',
        applications: await storeAppAnswers(parts, {
          accounts,
          rights: reach.rights,
          language: query.lang,
        }),
      };
    },

    'GET /admin/application/list/customapps': async ({ session }) => {
      const { customApps } = await seen.by(session, session.rights);
      return {
        api_response: 'success',
        applications: customApps.map(customAppAnswer),
        permission_to_add: may(session.rights, 'store.modify'),
      };
    },

    'POST /admin/application/list/get_tenant_app_params': async ({ session, body }) => {
      const { tenant } = session;
      const wanted = storeApp(body.app_name);
      if (wanted === undefined) throw new ApiFailure('NOT_FOUND');
      const { targetParam: target, instance, limit, offset } = body;
      const known = wanted.ways.flatMap(({ parameters }) => parameters.map(({ name }): string => name));
      const hasBuckets = wanted.ways.some(({ features }) => features.includes('buckets'));
      if (target !== undefined && !known.includes(target) && !(hasBuckets && target === BUCKETS))
        throw unusable('targetParam', 'problem.no_parameter', { app: wanted.name, parameter: target });
      const accounts = await control.inTenant(tenant, async (tx) => {
        const all = await listAccounts(tx, { tenant, app: wanted.key });
        const named = all.filter(
          (one) => instance === undefined || one.instance.toLowerCase() === instance.toLowerCase(),
        );
        if (instance !== undefined && named.length === 0) throw new ApiFailure('NOT_FOUND');
        return Promise.all(
          named.map(async (account) => ({
            instance: account.instance,
            app_category: account.category,
            params: (wayOf(wanted, account.category)?.parameters ?? [])
              .filter(({ name }) => target === undefined || target === name)
              .map(({ name, kind }) => {
                const value = openParams(account.params)[name] ?? null;
                const is_secret = kind === 'secret';
                const is_set = is_secret ? Object.hasOwn(account.secrets, name) : value !== null;
                return { name, value, is_secret, is_set };
              }),
            ...(hasBuckets && (target === undefined || target === BUCKETS)
              ? { s3_buckets: await bucketPage(tx, account, { limit, offset }) }
              : {}),
          })),
        );
      });
      return { api_response: 'success', app_name: wanted.name, accounts };
    },

    'POST /admin/application/encode': async ({ session, body }) => ({
      api_response: 'success',
      encoded: seal.seal(body.data, `encoded/${session.tenant}`),
    }),

    'GET /admin/application/list/get_s3_buckets': async ({ session, query }) => {
      const { limit, offset, ...named } = query;
      return { api_response: 'success', ...(await buckets.page(session.tenant, named, { limit, offset })) };
    },

    'POST /admin/application/configure_s3_buckets': async (request) => ({
      api_response: 'success',
      total: await buckets.configure(actorOf(request), request.body),
    }),

    'POST /admin/application/remove_s3_buckets': async (request) => {
      await buckets.remove(actorOf(request), request.body);
      return { api_response: 'success' };
    },
  };
}
