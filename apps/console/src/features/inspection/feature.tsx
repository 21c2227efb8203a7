import { administrationErrorWords } from '@casbah/messages/every-area';
import { inspectionWords } from '@casbah/messages/inspection';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { SearchIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const inspect = createRoute({
  getParentRoute: () => root,
  path: '/protect/inspect',
  component: lazyRouteComponent(
    withWords(
      [inspectionWords, administrationErrorWords, dataWords, inputWords],
      () => import('./InspectPage.tsx'),
    ),
    'InspectPage',
  ),
});

export const feature = {
  routes: [inspect],
  rail: [
    {
      to: '/protect/inspect',
      words: 'route.protect.inspect',
      icon: SearchIcon,
      group: 'protect',
      order: 20,
    },
  ],
} as const satisfies Feature;
