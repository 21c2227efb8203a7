import { administrationErrorWords, routeWords } from '@casbah/messages/every-area';
import { investigateWords } from '@casbah/messages/investigate';
import { patternsWords } from '@casbah/messages/patterns';
import { policiesNamesWords } from '@casbah/messages/policies';
import {
  responsetemplatesPlaceholdersWords,
  responsetemplatesWords,
} from '@casbah/messages/responsetemplates';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { MailIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';

const templates = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/templates',
  validateSearch: texts<{ q: string; type: string; channel: string }>,
  component: lazyRouteComponent(
    withWords(
      [responsetemplatesWords, policiesNamesWords, administrationErrorWords, dataWords, inputWords],
      () => import('./TemplatesPage.tsx'),
    ),
    'TemplatesPage',
  ),
});

const template = createRoute({
  getParentRoute: () => root,
  path: '/protect/dlpprofiles/templates/manage',
  validateSearch: texts<{ id: string }>,
  component: lazyRouteComponent(
    withWords(
      [
        responsetemplatesWords,
        responsetemplatesPlaceholdersWords,
        policiesNamesWords,
        investigateWords,
        administrationErrorWords,
        patternsWords,
        routeWords,
        inputWords,
      ],
      () => import('./TemplatePage.tsx'),
    ),
    'TemplatePage',
  ),
});

export const feature = {
  routes: [templates, template],
  rail: [
    {
      to: '/protect/dlpprofiles/templates',
      words: 'route.protect.responseTemplates',
      icon: MailIcon,
      group: 'protect',
      order: 20,
    },
  ],
} as const satisfies Feature;
