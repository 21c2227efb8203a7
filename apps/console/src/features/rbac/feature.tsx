import { routeWords } from '@casbah/messages/every-area';
import { rbacWords } from '@casbah/messages/rbac';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { textOf } from '../../scope/scope.ts';
import { withWords } from '../../words/words.ts';

const permission = createRoute({
  getParentRoute: () => root,
  path: '/dashboard/permission',
  validateSearch: ({ code, reason, url }: Record<string, unknown>) => ({
    code: textOf(code),
    reason: textOf(reason),
    url: textOf(url),
  }),
  component: lazyRouteComponent(
    withWords([rbacWords, routeWords], () => import('./PermissionPage.tsx')),
    'PermissionPage',
  ),
});

export const feature = {
  routes: [permission],
} as const satisfies Feature;
