import { administrationErrorWords } from '@casbah/messages/every-area';
import { patternsWords } from '@casbah/messages/patterns';
import { usersWords } from '@casbah/messages/users';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { UserIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { UsersSearch } from './users-search.ts';

const users = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/users',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<UsersSearch>,
  component: lazyRouteComponent(
    withWords(
      [usersWords, patternsWords, inputWords, dataWords, administrationErrorWords],
      () => import('./UsersPage.tsx'),
    ),
    'UsersPage',
  ),
});

export const feature = {
  routes: [users],
  rail: [
    { to: '/appAccount/users', words: 'route.account.users', icon: UserIcon, group: 'govern', order: 10 },
  ],
} as const satisfies Feature;
