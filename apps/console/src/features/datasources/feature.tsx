import { datasourcesWords } from '@casbah/messages/datasources';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { syslogWords } from '@casbah/messages/syslog';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { auditTabs } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { SourcesSearch } from './sources-search.ts';

const sources = createRoute({
  getParentRoute: () => auditTabs,
  path: '/sources',
  staticData: { keys: ['filter'] },
  validateSearch: texts<Omit<SourcesSearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [datasourcesWords, syslogWords, inputWords, choosingWords, dataWords, administrationErrorWords],
      () => import('./SourcesPage.tsx'),
    ),
    'SourcesPage',
  ),
});

export const feature = {
  routes: [sources],
} as const satisfies Feature;
