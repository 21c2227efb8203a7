import { administrationErrorWords } from '@casbah/messages/every-area';
import { exportsPageWords, exportsWords } from '@casbah/messages/exports';
import { dataWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { withWords } from '../../words/words.ts';
import { investigateTabs } from '../investigate/parts/tabs-route.ts';

const exports = createRoute({
  getParentRoute: () => investigateTabs,
  path: '/appForensics/exports',
  component: lazyRouteComponent(
    withWords(
      [exportsPageWords, exportsWords, dataWords, administrationErrorWords],
      () => import('./ExportsPage.tsx'),
    ),
    'ExportsPage',
  ),
});

export const feature = {
  routes: [exports],
} as const satisfies Feature;
