import { changeWords } from '@casbah/messages/every-area';
import { historyWords } from '@casbah/messages/history';
import { choosingWords, dataWords, inputWords } from '@casbah/messages/widgets';
import { ClockIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Feature } from '../../routing/feature.ts';
import { texts } from '../../routing/search-texts.ts';
import { withWords } from '../../words/words.ts';
import { investigateTabs } from '../investigate/parts/tabs-route.ts';
import type { HistorySearch } from './history-search.ts';

const history = createRoute({
  getParentRoute: () => investigateTabs,
  path: '/appForensics/history',
  staticData: { keys: ['filter', 'list', 'columns', 'panel'] },
  validateSearch: texts<Omit<HistorySearch, 'range'>>,
  component: lazyRouteComponent(
    withWords(
      [historyWords, changeWords, dataWords, choosingWords, inputWords],
      () => import('./HistoryPage.tsx'),
    ),
    'HistoryPage',
  ),
});

export const feature = {
  routes: [history],
  rail: [
    {
      to: '/appForensics/history',
      words: 'route.investigate.history',
      icon: ClockIcon,
      group: 'govern',
      order: 60,
    },
  ],
} as const satisfies Feature;
