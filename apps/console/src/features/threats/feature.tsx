import { riskScoreWords, riskWords } from '@casbah/messages/risk';
import { threatsWords } from '@casbah/messages/threats';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { DetectIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { appAudit } from '../../routing/route-tree.ts';
import { readScope } from '../../scope/scope.ts';
import { withWords } from '../../words/words.ts';

const threats = createRoute({
  getParentRoute: () => appAudit,
  path: '/threats',
  validateSearch: readScope,
  component: lazyRouteComponent(
    withWords(
      [threatsWords, riskScoreWords, riskWords, dataWords, inputWords],
      () => import('./ThreatsPage.tsx'),
    ),
    'ThreatsPage',
  ),
});

export const feature = {
  routes: [threats],
  rail: [
    {
      to: '/appAudit/threats',
      words: 'route.audit.threats',
      icon: DetectIcon,
      group: 'detect',
      order: 10,
      keepsTime: true,
    },
  ],
} as const satisfies Feature;
