import { contentprofilesDeletingWords, contentprofilesTabsWords } from '@casbah/messages/contentprofiles';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { indicesWords } from '@casbah/messages/indices';
import { mlprofilesPartsWords } from '@casbah/messages/mlprofiles';
import { patternsWords } from '@casbah/messages/patterns';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const indexes = createRoute({
  getParentRoute: () => root,
  path: '/protect/indices',
  validateSearch: texts<{ index: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        indicesWords,
        mlprofilesPartsWords,
        contentprofilesTabsWords,
        contentprofilesDeletingWords,
        patternsWords,
        administrationErrorWords,
        inputWords,
        dataWords,
      ],
      () => import('./IndexesPage.tsx'),
    ),
    'IndexesPage',
  ),
});

export const feature = { routes: [indexes] } as const satisfies Feature;
