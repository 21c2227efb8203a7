import { administrationErrorWords } from '@casbah/messages/every-area';
import { groupsWords } from '@casbah/messages/groups';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { UsersIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { CustomGroupIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { GroupsSearch } from './groups-search.ts';

const groups = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/groups',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<GroupsSearch>,
  component: lazyRouteComponent(
    withWords(
      [groupsWords, administrationErrorWords, inputWords, dataWords, choosingWords],
      () => import('./GroupsPage.tsx'),
    ),
    'GroupsPage',
  ),
});

const customGroups = createRoute({
  getParentRoute: () => root,
  path: '/protect/custom-groups',
  staticData: { keys: ['filter', 'list', 'columns'] },
  validateSearch: texts<GroupsSearch>,
  component: lazyRouteComponent(
    withWords(
      [groupsWords, administrationErrorWords, inputWords, dataWords, choosingWords],
      () => import('./CustomGroupsPage.tsx'),
    ),
    'CustomGroupsPage',
  ),
});

const customGroup = createRoute({
  getParentRoute: () => root,
  path: '/protect/custom-groups/manage',
  staticData: { keys: ['list'] },
  validateSearch: texts<{ id: string }>,
  component: lazyRouteComponent(
    withWords(
      [groupsWords, administrationErrorWords, inputWords, dataWords, choosingWords],
      () => import('./CustomGroupPage.tsx'),
    ),
    'CustomGroupPage',
  ),
});

export const feature = {
  routes: [groups, customGroups, customGroup],
  rail: [
    { to: '/appAccount/groups', words: 'route.account.groups', icon: UsersIcon, group: 'govern', order: 20 },
    {
      to: '/protect/custom-groups',
      words: 'route.protect.customGroups',
      icon: CustomGroupIcon,
      group: 'govern',
      order: 30,
    },
  ],
} as const satisfies Feature;
