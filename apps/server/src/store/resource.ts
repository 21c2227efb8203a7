import type { Subscription } from '@casbah/domain/store/subscription';
import { found, pageOf, textIn } from '../controls/paging.ts';
import { addressOf } from '../controls/proxy.ts';
import type { ResourceHandlers } from '../controls/resources.ts';
import { ApiFailure } from '../http/failure.ts';
import { subscriptionAnswer } from './answers.ts';
import type { SeenApps } from './seen-apps.ts';

/** Subscriptions behind the generic proxy. */
export function subscriptionResource(apps: Pick<SeenApps, 'by'>): Pick<ResourceHandlers, 'subscriptions'> {
  return {
    subscriptions: {
      list: async ({ session, reach, params }) => {
        const { subscriptions } = await apps.by(session, reach.rights);
        const rows = found(subscriptions.map(subscriptionRow), params, {
          nameOf: ({ app_name }) => app_name,
          keyOf: textIn,
        });
        return pageOf('subscriptions', rows, params);
      },
      get: async ({ session, reach, id }) => {
        const { subscriptions } = await apps.by(session, reach.rights);
        const row = subscriptions.map(subscriptionRow).find((one) => one.id === id);
        if (row === undefined) throw new ApiFailure('NOT_FOUND');
        return row;
      },
    },
  };
}

function subscriptionRow(subscription: Subscription) {
  const id = `${subscription.app.key}:${subscription.category}`;
  return { ...subscriptionAnswer(subscription), id, resource_uri: addressOf('subscriptions', id) };
}
