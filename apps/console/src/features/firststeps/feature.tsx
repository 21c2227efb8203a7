import { administrationErrorWords } from '@casbah/messages/every-area';
import { firststepsWords } from '@casbah/messages/firststeps';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const firstSteps = createRoute({
  getParentRoute: () => root,
  path: '/settings/first-steps',
  component: lazyRouteComponent(
    withWords([firststepsWords, administrationErrorWords], () => import('./FirstStepsPage.tsx')),
    'FirstStepsPage',
  ),
});

export const feature = {
  routes: [firstSteps],
} as const satisfies Feature;
