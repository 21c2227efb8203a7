import { administrationErrorWords } from '@casbah/messages/every-area';
import { partnersWords } from '@casbah/messages/partners';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const partners = createRoute({
  getParentRoute: () => root,
  path: '/settings/partners',
  component: lazyRouteComponent(
    withWords(
      [partnersWords, inputWords, dataWords, choosingWords, administrationErrorWords],
      () => import('./PartnersPage.tsx'),
    ),
    'PartnersPage',
  ),
});

export const feature = {
  routes: [partners],
} as const satisfies Feature;
