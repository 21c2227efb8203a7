import { decisionsWords } from '@casbah/messages/decisions';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { tagsNamesWords } from '@casbah/messages/tags';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { appAudit, auditTabs } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const loadPolicy = withWords(
  [decisionsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
  () => import('./PolicyPage.tsx'),
);

const decisions = createRoute({
  getParentRoute: () => auditTabs,
  path: '/decisions',
  component: lazyRouteComponent(
    withWords(
      [decisionsWords, tagsNamesWords, inputWords, dataWords, choosingWords, administrationErrorWords],
      () => import('./DecisionsPage.tsx'),
    ),
    'DecisionsPage',
  ),
});

const newPolicy = createRoute({
  getParentRoute: () => appAudit,
  path: '/decisions/policies/add',
  component: lazyRouteComponent(loadPolicy, 'PolicyPage'),
});

const policy = createRoute({
  getParentRoute: () => appAudit,
  path: '/decisions/policies/$id',
  component: lazyRouteComponent(loadPolicy, 'PolicyPage'),
});

export const feature = {
  routes: [decisions, newPolicy, policy],
} as const satisfies Feature;
