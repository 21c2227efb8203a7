import { administrationErrorWords } from '@casbah/messages/every-area';
import { incidentsWords } from '@casbah/messages/incidents';
import { investigateWords } from '@casbah/messages/investigate';
import { policiesExplainWords, policiesNamesWords } from '@casbah/messages/policies';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { FlagIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import { investigateTabs } from '../investigate/parts/tabs-route.ts';
import type { IncidentsTexts } from './list/incidents-search.ts';

const incidents = createRoute({
  getParentRoute: () => investigateTabs,
  path: '/appForensics/dlp-incidents',
  staticData: { keys: ['conditions', 'list', 'cells', 'headings', 'panel'] },
  validateSearch: texts<IncidentsTexts>,
  component: lazyRouteComponent(
    withWords(
      [
        incidentsWords,
        investigateWords,
        policiesNamesWords,
        policiesExplainWords,
        dataWords,
        inputWords,
        choosingWords,
        administrationErrorWords,
      ],
      () => import('./list/IncidentsPage.tsx'),
    ),
    'IncidentsPage',
  ),
});

export const feature = {
  routes: [incidents],
  rail: [
    {
      to: '/appForensics/dlp-incidents',
      words: 'route.investigate.dlpIncidents',
      icon: FlagIcon,
      group: 'investigate',
      order: 20,
    },
  ],
} as const satisfies Feature;
