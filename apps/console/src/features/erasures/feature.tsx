import { erasuresWords } from '@casbah/messages/erasures';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { tenantWords } from '@casbah/messages/tenant';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const erasures = createRoute({
  getParentRoute: () => root,
  path: '/settings/erasures',
  component: lazyRouteComponent(
    withWords(
      [erasuresWords, tenantWords, inputWords, dataWords, administrationErrorWords],
      () => import('./ErasuresPage.tsx'),
    ),
    'ErasuresPage',
  ),
});

export const feature = {
  routes: [erasures],
} as const satisfies Feature;
