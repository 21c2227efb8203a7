import { accountWords } from '@casbah/messages/account';
import { mfaWords } from '@casbah/messages/mfa';
import { inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const profile = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/profile',
  component: lazyRouteComponent(
    withWords([accountWords, mfaWords, inputWords], () => import('./ProfilePage.tsx')),
    'ProfilePage',
  ),
});

export const feature = {
  routes: [profile],
} as const satisfies Feature;
