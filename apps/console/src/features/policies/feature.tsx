import { contentprofilesNamesWords } from '@casbah/messages/contentprofiles';
import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { investigateWords } from '@casbah/messages/investigate';
import { patternsWords } from '@casbah/messages/patterns';
import { policiesExplainWords, policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { tagsNamesWords } from '@casbah/messages/tags';
import { choosingWords, dataWords, inputWords, timeWords } from '@casbah/messages/widgets';
import { PoliciesIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const home = createRoute({
  getParentRoute: () => root,
  path: '/protect',
  beforeLoad: () => {
    throw redirect({ to: '/protect/policies', search: {}, replace: true });
  },
});

const policies = createRoute({
  getParentRoute: () => root,
  path: '/protect/policies',
  validateSearch: texts<{ filter: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        policiesWords,
        policiesNamesWords,
        policiesExplainWords,
        contentprofilesNamesWords,
        investigateWords,
        tagsNamesWords,
        administrationErrorWords,
        dataWords,
        choosingWords,
        inputWords,
        routeWords,
      ],
      () => import('./list/PoliciesPage.tsx'),
    ),
    'PoliciesPage',
  ),
});

const policy = createRoute({
  getParentRoute: () => root,
  path: '/protect/policies/manage',
  validateSearch: texts<{ policy: string; type: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        policiesWords,
        policiesNamesWords,
        policiesExplainWords,
        contentprofilesNamesWords,
        investigateWords,
        tagsNamesWords,
        administrationErrorWords,
        patternsWords,
        dataWords,
        choosingWords,
        inputWords,
        timeWords,
        routeWords,
      ],
      () => import('./editor/PolicyPage.tsx'),
    ),
    'PolicyPage',
  ),
});

const priority = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/responses/prioritize',
  component: lazyRouteComponent(
    withWords(
      [policiesWords, policiesNamesWords, administrationErrorWords, routeWords],
      () => import('./PriorityPage.tsx'),
    ),
    'PriorityPage',
  ),
});

export const feature = {
  routes: [home, policies, policy, priority],
  rail: [
    {
      to: '/protect/policies',
      words: 'route.protect.policies',
      icon: PoliciesIcon,
      group: 'protect',
      order: 5,
      also: ['/protect', '/protect/dlpprofiles/responses/prioritize'],
    },
  ],
} as const satisfies Feature;
