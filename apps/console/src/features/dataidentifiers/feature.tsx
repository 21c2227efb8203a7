import { contentprofilesNamesWords, contentprofilesTabsWords } from '@casbah/messages/contentprofiles';
import { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { patternsWords } from '@casbah/messages/patterns';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { IdentifiersSearch } from './identifiers-search.ts';

const identifiers = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/dataidentifiers',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<IdentifiersSearch>,
  component: lazyRouteComponent(
    withWords(
      [
        dataidentifiersWords,
        contentprofilesTabsWords,
        contentprofilesNamesWords,
        patternsWords,
        administrationErrorWords,
        routeWords,
        inputWords,
        dataWords,
        choosingWords,
      ],
      () => import('./DataIdentifiersPage.tsx'),
    ),
    'DataIdentifiersPage',
  ),
});

const identifier = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/dataidentifiers/manage',
  validateSearch: texts<{ id: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        dataidentifiersWords,
        contentprofilesTabsWords,
        contentprofilesNamesWords,
        patternsWords,
        administrationErrorWords,
        routeWords,
        inputWords,
        dataWords,
        choosingWords,
      ],
      () => import('./OwnIdentifierPage.tsx'),
    ),
    'OwnIdentifierPage',
  ),
});

export const feature = { routes: [identifiers, identifier] } as const satisfies Feature;
