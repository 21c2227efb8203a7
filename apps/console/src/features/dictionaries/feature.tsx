import { contentprofilesNamesWords, contentprofilesTabsWords } from '@casbah/messages/contentprofiles';
import { dictionariesWords } from '@casbah/messages/dictionaries';
import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { patternsWords } from '@casbah/messages/patterns';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { DictionariesSearch } from './dictionaries-search.ts';

const dictionaries = createRoute({
  getParentRoute: () => root,
  path: '/appControls/Dictionaries',
  validateSearch: texts<DictionariesSearch>,
  component: lazyRouteComponent(
    withWords(
      [
        dictionariesWords,
        contentprofilesTabsWords,
        contentprofilesNamesWords,
        patternsWords,
        administrationErrorWords,
        routeWords,
        inputWords,
        dataWords,
      ],
      () => import('./DictionariesPage.tsx'),
    ),
    'DictionariesPage',
  ),
});

export const feature = { routes: [dictionaries] } as const satisfies Feature;
