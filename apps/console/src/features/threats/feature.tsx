import { riskScoreWords, riskWords } from '@casbah/messages/risk';
import { threatsWords } from '@casbah/messages/threats';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { auditTabs } from '../../routing/route-tree.ts';
import { readScope } from '../../scope/scope.ts';
import { withWords } from '../../words/words.ts';

const threats = createRoute({
  getParentRoute: () => auditTabs,
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

export const feature = { routes: [threats] } as const satisfies Feature;
