import { administrationErrorWords } from '@casbah/messages/every-area';
import { parsersWords } from '@casbah/messages/parsers';
import { dataWords, inputWords } from '@casbah/messages/widgets';
import { ParserIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { appAudit } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { ParsersSearch } from './parsers-search.ts';

const parsers = createRoute({
  getParentRoute: () => appAudit,
  path: '/sources/parsers',
  validateSearch: texts<Omit<ParsersSearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [parsersWords, inputWords, dataWords, administrationErrorWords],
      () => import('./ParsersPage.tsx'),
    ),
    'ParsersPage',
  ),
});

export const feature = {
  routes: [parsers],
  rail: [
    {
      to: '/appAudit/sources/parsers',
      words: 'route.audit.parsers',
      icon: ParserIcon,
      group: 'discover',
      order: 70,
    },
  ],
} as const satisfies Feature;
