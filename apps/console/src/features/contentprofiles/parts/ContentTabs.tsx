import type { PagePath } from '@casbah/domain/page';
import type { contentprofilesTabsWords } from '@casbah/messages/contentprofiles';
import type { IdOf } from '@casbah/messages/word-part';
import { TabLinks } from '@casbah/widgets/tabs/TabLinks.tsx';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/useWords.ts';

interface ContentTab {
  to: PagePath;
  words: IdOf<typeof contentprofilesTabsWords>;
}

const PROFILES = '/protect/dlpprofiles';
const TABS: readonly ContentTab[] = [
  { to: PROFILES, words: 'content.tab.profiles' },
  { to: '/protect/dlpprofiles/reusable', words: 'content.tab.reusable' },
  { to: '/protect/dlpprofiles/datafilter', words: 'content.tab.filters' },
  { to: '/protect/dlpprofiles/aliases', words: 'content.tab.aliases' },
  { to: '/protect/dlpprofiles/dataidentifiers', words: 'content.tab.identifiers' },
  { to: '/appControls/Dictionaries', words: 'content.tab.dictionaries' },
  { to: '/appControls/MLProfiles', words: 'content.tab.mlProfiles' },
  { to: '/protect/indices', words: 'content.tab.indexes' },
];

/** Pages of everything that content inspection uses; below the page header. Their route loads `contentprofilesTabsWords`. */
export function ContentTabs() {
  const say = useWords<typeof contentprofilesTabsWords>();
  return (
    <TabLinks label={say('content.tabs')}>
      {TABS.map(({ to, words }) => (
        <ContentTabLink key={to} to={to} label={say(words)} />
      ))}
    </TabLinks>
  );
}

/** Paths of other pages start with that of profiles. */
function ContentTabLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} activeOptions={{ exact: to === PROFILES, includeSearch: false }}>
      {label}
    </Link>
  );
}
