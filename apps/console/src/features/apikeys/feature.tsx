import { apikeysWords } from '@casbah/messages/apikeys';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { patternsWords } from '@casbah/messages/patterns';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const apiKeys = createRoute({
  getParentRoute: () => root,
  path: '/settings/api-keys',
  component: lazyRouteComponent(
    withWords(
      [apikeysWords, patternsWords, inputWords, choosingWords, dataWords, administrationErrorWords],
      () => import('./ApiKeysPage.tsx'),
    ),
    'ApiKeysPage',
  ),
});

export const feature = {
  routes: [apiKeys],
} as const satisfies Feature;
