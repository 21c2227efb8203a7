import { type PageTab, TabbedPages } from '../../../shell/TabbedPages.tsx';
import { useWords } from '../../../words/useWords.ts';

const TABS: readonly PageTab[] = [
  { to: '/appForensics', words: 'route.investigate.home', permission: 'investigate.view' },
  {
    to: '/appForensics/dlp-incidents',
    words: 'route.investigate.dlpIncidents',
    permission: 'investigate.view',
  },
  { to: '/appForensics/exports', words: 'route.investigate.exports', permission: 'investigate.export' },
  { to: '/appForensics/history', words: 'route.investigate.history', permission: 'history.view' },
  {
    to: '/appForensics/settings/incident-data',
    words: 'investigate.tab.settings',
    permission: 'investigate.view',
  },
];

/** The tabs of Investigate that a person may open. */
export function InvestigateLayout() {
  const say = useWords();
  return <TabbedPages label={say('shell.nav.investigate')} tabs={TABS} />;
}
