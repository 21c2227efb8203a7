import { notificationsWords } from '@casbah/messages/notifications';
import { inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { NoticesSearch } from './notices-search.ts';

const notices = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/notifications',
  validateSearch: texts<NoticesSearch>,
  component: lazyRouteComponent(
    withWords([notificationsWords, inputWords], () => import('./NotificationsPage.tsx')),
    'NotificationsPage',
  ),
});

const notice = createRoute({ getParentRoute: () => notices, path: '/$id' });

export const feature = {
  routes: [notices.addChildren([notice])],
} as const satisfies Feature;
