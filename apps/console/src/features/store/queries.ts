import type { Answer, Arguments } from '@casbah/contract/client';
import type { Language } from '@casbah/messages/languages';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';

export type AppDetail = Answer<'GET /admin/store/apps/{app}'>;
export type StoreApps = Answer<'GET /admin/application/list/tenantavailableapps'>;
export type CatalogueAsked = Pick<
  NonNullable<Arguments<'GET /admin/store/catalogue'>['query']>,
  'q' | 'category' | 'level' | 'sort'
>;

const PAGE = 200;
const BUCKETS = 100;

/** Key prefix that the live stream's `subscriptions` signal invalidates. */
const SUBSCRIPTIONS = 'subscriptions';

export const storeAppsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [SUBSCRIPTIONS, 'apps', lang],
    queryFn: ({ signal }) =>
      call('GET /admin/application/list/tenantavailableapps', { query: { lang } }, { signal }),
  });

export const appQuery = (app: string, lang: Language) =>
  queryOptions({
    queryKey: [SUBSCRIPTIONS, 'app', app, lang],
    queryFn: ({ signal }) =>
      call('GET /admin/store/apps/{app}', { params: { app }, query: { lang } }, { signal }),
  });

export const bucketsQuery = (app_name: string, instance: string) =>
  infiniteQueryOptions({
    queryKey: [SUBSCRIPTIONS, 'buckets', app_name, instance],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /admin/application/list/get_s3_buckets',
        { query: { app_name, instance, limit: BUCKETS, offset: pageParam } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const catalogueQuery = (asked: CatalogueAsked) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', asked],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/store/catalogue', { query: { ...asked, limit: PAGE, offset: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < total ? read : undefined;
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });

/** Updates the cache from the response, before the live stream signals the change. */
export async function refreshApps(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [SUBSCRIPTIONS] }),
    // A part of Casbah opens or closes its pages.
    queryClient.invalidateQueries({ queryKey: ['rbac'] }),
  ]);
}
