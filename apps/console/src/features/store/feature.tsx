import { storeWords } from '@casbah/messages/store';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { StoreIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { CloudIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { textOf } from '../../scope/scope.ts';
import { withWords } from '../../words/words.ts';
import type { CatalogueSearch } from './catalogue-search.ts';
import type { AppSearch, StoreSearch } from './store-search.ts';

const store = createRoute({
  getParentRoute: () => root,
  path: '/appStore',
  validateSearch: texts<StoreSearch>,
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./StorePage.tsx')),
    'StorePage',
  ),
});

const appDetails = createRoute({
  getParentRoute: () => root,
  path: '/appStore/appdetails',
  beforeLoad: ({ search }) => {
    const { app }: Record<string, unknown> = search;
    const named = textOf(app);
    if (named !== undefined)
      throw redirect({ to: '/appStore/appdetails/$app', params: { app: named }, replace: true });
  },
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./StorePage.tsx')),
    'StorePage',
  ),
});

const appDetailsOfApp = createRoute({
  getParentRoute: () => root,
  path: '/appStore/appdetails/$app',
  validateSearch: texts<AppSearch>,
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./AppPage.tsx')),
    'AppPage',
  ),
});

const setUp = createRoute({
  getParentRoute: () => root,
  path: '/appStore/addlparams',
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./SetUpPage.tsx')),
    'SetUpPage',
  ),
});

const accounts = createRoute({
  getParentRoute: () => root,
  path: '/appStore/addlparams/$app',
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./AccountsPage.tsx')),
    'AccountsPage',
  ),
});

const catalogue = createRoute({
  getParentRoute: () => root,
  path: '/appCatalog',
  staticData: { keys: ['list', 'columns', 'panel'] },
  validateSearch: texts<CatalogueSearch>,
  component: lazyRouteComponent(
    withWords([storeWords, inputWords, dataWords], () => import('./CataloguePage.tsx')),
    'CataloguePage',
  ),
});

export const feature = {
  routes: [store, appDetails, appDetailsOfApp, setUp, accounts, catalogue],
  rail: [
    { to: '/appCatalog', words: 'route.store.catalog', icon: CloudIcon, group: 'discover', order: 20 },
    { to: '/appStore', words: 'route.store.home', icon: StoreIcon, group: 'govern', order: 80 },
  ],
} as const satisfies Feature;
