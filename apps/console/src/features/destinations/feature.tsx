import { destinationsWords } from '@casbah/messages/destinations';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { tenantWords } from '@casbah/messages/tenant';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const destinations = createRoute({
  getParentRoute: () => root,
  path: '/settings/destinations',
  component: lazyRouteComponent(
    withWords(
      [destinationsWords, tenantWords, inputWords, dataWords, administrationErrorWords],
      () => import('./DestinationsPage.tsx'),
    ),
    'DestinationsPage',
  ),
});

export const feature = { routes: [destinations] } as const satisfies Feature;
