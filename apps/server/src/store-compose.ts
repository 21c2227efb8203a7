import type { ControlStore } from '@casbah/stores/control/control-store';
import type { Signal } from '@casbah/stores/control/signals';
import type { FastifyInstance } from 'fastify';
import type { Seal } from './seal.ts';
import type { ServiceIndex } from './service-index.ts';
import { AppAccounts } from './store/accounts.ts';
import { Buckets } from './store/buckets.ts';
import { SubscriptionCache } from './store/company-apps.ts';
import { storeRoutes } from './store/routes.ts';
import { SeenApps } from './store/seen-apps.ts';
import { StoreService } from './store/service.ts';
import { subscriptionRoutes } from './store/subscription-routes.ts';

export interface StoreComposeParts {
  control: ControlStore;
  clock: () => number;
  seal: Seal;
  servicesOf: (tenant: string) => Promise<ServiceIndex>;
}

/** The store and what companies have of it. */
export interface StoreArea {
  /** For the generic proxy. */
  seen: SeenApps;
  routes(app: FastifyInstance): void;
  /** What is remembered is older than the store now. */
  hear(signal: Signal): void;
  missed(): void;
}

export function composeStore({ control, clock, seal, servicesOf }: StoreComposeParts): StoreArea {
  const cache = new SubscriptionCache({ control, clock });
  const seen = new SeenApps({ control, cache });
  const buckets = new Buckets({ control, clock });
  const service = new StoreService({ control, clock, cache });
  const accounts = new AppAccounts({ control, clock, seal, cache });
  return {
    seen,
    routes(app) {
      subscriptionRoutes(app, { control, seen, buckets, seal });
      storeRoutes(app, { service, accounts, seen, servicesOf });
    },
    hear: (signal) => cache.hear(signal),
    missed: () => cache.forgetAll(),
  };
}
