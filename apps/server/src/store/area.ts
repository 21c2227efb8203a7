import { area } from '../areas/define.ts';
import { AppAccounts } from './accounts.ts';
import { Buckets } from './buckets.ts';
import { SubscriptionCache } from './company-apps.ts';
import { subscriptionResource } from './resource.ts';
import { storeHandlers } from './routes.ts';
import { SeenApps } from './seen-apps.ts';
import { StoreService } from './service.ts';
import { subscriptionHandlers } from './subscription-routes.ts';

/** The app store, and the apps of each company. */
export const storeArea = area({
  name: 'store',
  needs: ['control', 'clock', 'seal', 'servicesOf'],
  build({ control, clock, seal, servicesOf }) {
    const cache = new SubscriptionCache({ control, clock });
    const seen = new SeenApps({ control, cache });
    const buckets = new Buckets({ control, clock });
    const service = new StoreService({ control, clock, cache });
    const accounts = new AppAccounts({ control, clock, seal, cache });
    return {
      handlers: {
        ...subscriptionHandlers({ control, seen, buckets, seal }),
        ...storeHandlers({ service, accounts, seen, servicesOf }),
      },
      resources: subscriptionResource(seen),
      onSignal: (signal) => cache.onSignal(signal),
      onResync: () => cache.forgetAll(),
    };
  },
});
