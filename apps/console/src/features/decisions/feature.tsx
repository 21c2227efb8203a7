import { decisionsWords } from '@casbah/messages/decisions';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { tagsNamesWords } from '@casbah/messages/tags';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { FilterOutIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { appAudit } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { LogSearch } from './log-search.ts';

const loadAlertRule = withWords(
  [decisionsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
  () => import('./AlertRulePage.tsx'),
);

const decisions = createRoute({
  getParentRoute: () => appAudit,
  path: '/decisions',
  validateSearch: texts<LogSearch>,
  component: lazyRouteComponent(
    withWords(
      [decisionsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
      () => import('./DecisionsPage.tsx'),
    ),
    'DecisionsPage',
  ),
});

const newAlertRule = createRoute({
  getParentRoute: () => appAudit,
  path: '/decisions/policies/add',
  component: lazyRouteComponent(loadAlertRule, 'AlertRulePage'),
});

const rule = createRoute({
  getParentRoute: () => appAudit,
  path: '/decisions/policies/$id',
  component: lazyRouteComponent(loadAlertRule, 'AlertRulePage'),
});

export const feature = {
  routes: [decisions, newAlertRule, rule],
  rail: [
    {
      to: '/appAudit/decisions',
      words: 'route.audit.decisions',
      icon: FilterOutIcon,
      group: 'protect',
      order: 10,
    },
  ],
} as const satisfies Feature;
