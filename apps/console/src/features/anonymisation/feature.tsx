import { anonymisationWords } from '@casbah/messages/anonymisation';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const anonymisation = createRoute({
  getParentRoute: () => root,
  path: '/settings/anonymisation',
  component: lazyRouteComponent(
    withWords(
      [anonymisationWords, inputWords, dataWords, administrationErrorWords],
      () => import('./AnonymisationPage.tsx'),
    ),
    'AnonymisationPage',
  ),
});

export const feature = {
  routes: [anonymisation],
} as const satisfies Feature;
