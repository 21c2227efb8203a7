import { accessprofilesWords } from '@casbah/messages/accessprofiles';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { patternsWords } from '@casbah/messages/patterns';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { KeyIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { ProfileSearch } from './profile-search.ts';

const profiles = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/profiles',
  component: lazyRouteComponent(
    withWords(
      [accessprofilesWords, patternsWords, dataWords, administrationErrorWords],
      () => import('./ProfilesPage.tsx'),
    ),
    'ProfilesPage',
  ),
});

const profile = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/profiles/$id',
  validateSearch: texts<ProfileSearch>,
  component: lazyRouteComponent(
    withWords(
      [accessprofilesWords, patternsWords, inputWords, choosingWords, dataWords, administrationErrorWords],
      () => import('./ProfilePage.tsx'),
    ),
    'ProfilePage',
  ),
});

export const feature = {
  routes: [profiles, profile],
  rail: [
    {
      to: '/appAccount/profiles',
      words: 'route.account.profiles',
      icon: KeyIcon,
      group: 'govern',
      order: 40,
    },
  ],
} as const satisfies Feature;
