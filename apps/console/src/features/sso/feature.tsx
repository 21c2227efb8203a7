import { administrationErrorWords } from '@casbah/messages/every-area';
import { ssoWords } from '@casbah/messages/sso';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { SsoSearch } from './sso-search.ts';

const sso = createRoute({
  getParentRoute: () => root,
  path: '/settings/sso',
  validateSearch: texts<SsoSearch>,
  component: lazyRouteComponent(
    withWords([ssoWords, inputWords, dataWords, administrationErrorWords], () => import('./SsoPage.tsx')),
    'SsoPage',
  ),
});

export const feature = {
  routes: [sso],
} as const satisfies Feature;
