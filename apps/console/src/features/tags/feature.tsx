import { administrationErrorWords } from '@casbah/messages/every-area';
import { tagsNamesWords, tagsWords } from '@casbah/messages/tags';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { TagIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { root } from '../../routing/route-tree.ts';
import { withWords } from '../../words/words.ts';

const tags = createRoute({
  getParentRoute: () => root,
  path: '/appAccount/account/tags',
  component: lazyRouteComponent(
    withWords(
      [tagsWords, tagsNamesWords, inputWords, dataWords, administrationErrorWords],
      () => import('./TagsPage.tsx'),
    ),
    'TagsPage',
  ),
});

export const feature = {
  routes: [tags],
  rail: [
    {
      to: '/appAccount/account/tags',
      words: 'route.account.tags',
      icon: TagIcon,
      group: 'protect',
      order: 30,
    },
  ],
} as const satisfies Feature;
