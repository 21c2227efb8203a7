import { administrationErrorWords, jobNameWords } from '@casbah/messages/every-area';
import { jobsWords } from '@casbah/messages/jobs';
import { dataWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const jobs = createRoute({
  getParentRoute: () => root,
  path: '/settings/jobs',
  component: lazyRouteComponent(
    withWords([jobsWords, jobNameWords, dataWords, administrationErrorWords], () => import('./JobsPage.tsx')),
    'JobsPage',
  ),
});

export const feature = {
  routes: [jobs],
} as const satisfies Feature;
