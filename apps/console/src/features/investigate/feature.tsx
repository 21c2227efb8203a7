import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { exportsWords } from '@casbah/messages/exports';
import { investigateWords } from '@casbah/messages/investigate';
import { tagsNamesWords } from '@casbah/messages/tags';
import { tenantWords } from '@casbah/messages/tenant';
import { chartWords, choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { InvestigateIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { ActivitiesTexts } from './log/activities-search.ts';
import { investigateTabs } from './parts/tabs-route.ts';

const activities = createRoute({
  getParentRoute: () => investigateTabs,
  path: '/appForensics',
  staticData: { keys: ['conditions', 'spans', 'list', 'cells', 'headings', 'panel'] },
  validateSearch: texts<ActivitiesTexts>,
  component: lazyRouteComponent(
    withWords(
      [
        investigateWords,
        exportsWords,
        tagsNamesWords,
        dataWords,
        inputWords,
        choosingWords,
        chartWords,
        administrationErrorWords,
      ],
      () => import('./log/ActivitiesPage.tsx'),
    ),
    'ActivitiesPage',
  ),
});

const activity = createRoute({
  getParentRoute: () => root,
  path: '/appForensics/activities/$id',
  validateSearch: texts<Pick<ActivitiesTexts, 'tab'>>,
  component: lazyRouteComponent(
    withWords(
      [
        routeWords,
        investigateWords,
        tagsNamesWords,
        dataWords,
        inputWords,
        choosingWords,
        chartWords,
        administrationErrorWords,
      ],
      () => import('./activity/ActivityPage.tsx'),
    ),
    'ActivityPage',
  ),
});

const incidentData = createRoute({
  getParentRoute: () => investigateTabs,
  path: '/appForensics/settings/incident-data',
  component: lazyRouteComponent(
    withWords(
      [routeWords, investigateWords, tenantWords, inputWords, administrationErrorWords],
      () => import('./settings/IncidentDataPage.tsx'),
    ),
    'IncidentDataPage',
  ),
});

export const feature = {
  routes: [investigateTabs, activities, activity, incidentData],
  rail: [
    {
      to: '/appForensics',
      words: 'route.investigate.home',
      icon: InvestigateIcon,
      group: 'investigate',
      order: 10,
      keepsTime: true,
    },
  ],
} as const satisfies Feature;
