import { AREAS } from '@casbah/domain/permission';
import { SECURLET_APPS } from '@casbah/domain/securlet-app';
import { appKeyOf, type StoreApp } from '@casbah/domain/store/store-app';
import { partOfArea, STORE_APPS } from '@casbah/domain/store/store-apps';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../request/api.ts';
import { queryClient } from '../request/query-client.ts';
import { appOf } from './app.ts';

/** The company's apps, cached until the live stream invalidates them. */
const subscriptionQuery = queryOptions({
  queryKey: ['subscriptions', 'own'],
  queryFn: () => call('GET /admin/user/subscription', {}),
  staleTime: 60_000,
});

/** The store app that a page belongs to. */
export function appOfPage(path: string): StoreApp | undefined {
  const app = appOf(path);
  if (app === 'securlets') {
    const securlet = SECURLET_APPS.find((name) => path.split('/').includes(name));
    return STORE_APPS.find((one) => securlet !== undefined && one.securlet === securlet);
  }
  const area = AREAS.find((one) => one === app);
  return area === undefined ? undefined : partOfArea(area);
}

/** URL key of an app's store details: its lowercase name, with underscores for spaces. */
export function detailsKeyOf({ name }: Pick<StoreApp, 'name'>): string {
  return appKeyOf(name);
}

/** The app a page belongs to, if the company lacks it. `undefined` if unknown: the page then reports it. */
export async function missingApp(path: string): Promise<string | undefined> {
  const app = appOfPage(path);
  if (app === undefined) return undefined;
  try {
    const { not_enabled } = await queryClient.fetchQuery(subscriptionQuery);
    return not_enabled.includes(app.key) ? detailsKeyOf(app) : undefined;
  } catch {
    return undefined;
  }
}
