import { drmWords } from '@casbah/messages/drm';
import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { sshkeysWords } from '@casbah/messages/sshkeys';
import { tenantWords } from '@casbah/messages/tenant';
import { tenantdomainsWords } from '@casbah/messages/tenantdomains';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { SettingsIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { BuildingIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  validateSearch: texts<{ q: string }>,
  component: lazyRouteComponent(
    withWords([tenantWords], () => import('./SettingsPage.tsx')),
    'SettingsPage',
  ),
});

const company = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/account',
  component: lazyRouteComponent(
    withWords(
      [tenantWords, tenantdomainsWords, inputWords, dataWords, administrationErrorWords],
      () => import('./CompanyPage.tsx'),
    ),
    'CompanyPage',
  ),
});

const policy = createRoute({
  getParentRoute: () => root,
  path: '/settings/policy',
  component: lazyRouteComponent(
    withWords(
      [tenantWords, inputWords, dataWords, administrationErrorWords],
      () => import('./PolicyPage.tsx'),
    ),
    'PolicyPage',
  ),
});

const networks = createRoute({
  getParentRoute: () => root,
  path: '/settings/networks',
  component: lazyRouteComponent(
    withWords(
      [tenantWords, inputWords, dataWords, administrationErrorWords],
      () => import('./NetworksPage.tsx'),
    ),
    'NetworksPage',
  ),
});

const defaults = createRoute({
  getParentRoute: () => root,
  path: '/settings/defaults',
  component: lazyRouteComponent(
    withWords(
      [tenantWords, inputWords, dataWords, choosingWords, administrationErrorWords, routeWords],
      () => import('./DefaultsPage.tsx'),
    ),
    'DefaultsPage',
  ),
});

const keys = createRoute({
  getParentRoute: () => root,
  path: '/settings/keys',
  component: lazyRouteComponent(
    withWords(
      [tenantWords, sshkeysWords, drmWords, inputWords, dataWords, administrationErrorWords],
      () => import('./KeysPage.tsx'),
    ),
    'KeysPage',
  ),
});

const usage = createRoute({
  getParentRoute: () => root,
  path: '/settings/usage',
  component: lazyRouteComponent(
    withWords(
      [tenantWords, inputWords, dataWords, administrationErrorWords],
      () => import('./UsagePage.tsx'),
    ),
    'UsagePage',
  ),
});

export const feature = {
  routes: [settings, company, policy, networks, defaults, keys, usage],
  rail: [
    {
      to: '/appAccount/account',
      words: 'route.account.company',
      icon: BuildingIcon,
      group: 'govern',
      order: 70,
    },
    { to: '/settings', words: 'route.settings.home', icon: SettingsIcon, group: 'settings', order: 10 },
  ],
} as const satisfies Feature;
