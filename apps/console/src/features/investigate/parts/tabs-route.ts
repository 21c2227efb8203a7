import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from '../../../routing/route-tree.ts';

/** Parent of the pages that share the tabs of Investigate. */
export const investigateTabs = createRoute({
  getParentRoute: () => root,
  id: 'investigate',
  component: lazyRouteComponent(() => import('./InvestigateLayout.tsx'), 'InvestigateLayout'),
});
