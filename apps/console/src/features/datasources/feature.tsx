import { agentsWords } from '@casbah/messages/agents';
import { collectionWords } from '@casbah/messages/collection';
import { datasourcesReasonsWords, datasourcesWords } from '@casbah/messages/datasources';
import { administrationErrorWords } from '@casbah/messages/every-area';
import { geoipWords } from '@casbah/messages/geoip';
import { syslogWords } from '@casbah/messages/syslog';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { SourcesIcon } from '@casbah/widgets/icons/icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { appAudit } from '../../routing/route-tree.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import type { SourcesSearch } from './sources-search.ts';

const sources = createRoute({
  getParentRoute: () => appAudit,
  path: '/sources',
  staticData: { keys: ['filter'] },
  validateSearch: texts<Omit<SourcesSearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [
        datasourcesWords,
        datasourcesReasonsWords,
        collectionWords,
        geoipWords,
        agentsWords,
        syslogWords,
        inputWords,
        choosingWords,
        dataWords,
        administrationErrorWords,
      ],
      () => import('./SourcesPage.tsx'),
    ),
    'SourcesPage',
  ),
});

export const feature = {
  routes: [sources],
  rail: [
    {
      to: '/appAudit/sources',
      words: 'route.audit.sources',
      icon: SourcesIcon,
      group: 'discover',
      order: 60,
    },
  ],
} as const satisfies Feature;
