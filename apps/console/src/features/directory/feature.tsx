import { directoryWords } from '@casbah/messages/directory';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { DirectorySearch } from './directory-search.ts';

const directory = createRoute({
  getParentRoute: () => root,
  path: '/settings/directory',
  validateSearch: texts<DirectorySearch>,
  component: lazyRouteComponent(
    withWords(
      [directoryWords, inputWords, dataWords, administrationErrorWords],
      () => import('./DirectoryPage.tsx'),
    ),
    'DirectoryPage',
  ),
});

export const feature = {
  routes: [directory],
} as const satisfies Feature;
