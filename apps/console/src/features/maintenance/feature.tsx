import { administrationErrorWords } from '@casbah/messages/every-area';
import { maintenanceWords } from '@casbah/messages/maintenance';
import { dataWords, inputWords, timeWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const maintenance = createRoute({
  getParentRoute: () => root,
  path: '/settings/maintenance',
  component: lazyRouteComponent(
    withWords(
      [maintenanceWords, inputWords, timeWords, dataWords, administrationErrorWords],
      () => import('./MaintenancePage.tsx'),
    ),
    'MaintenancePage',
  ),
});

export const feature = {
  routes: [maintenance],
} as const satisfies Feature;
