import { TabLinks } from '@casbah/widgets/tabs/TabLinks.tsx';
import { Link, Outlet, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useMay } from '../../request/session.ts';
import { readScope } from '../../scope/scope.ts';
import { withoutTotals } from '../../scope/scope-filter.ts';
import { HeadSlot } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';

const TABS = [
  'summary',
  'services',
  'users',
  'destinations',
  'sites',
  'threats',
  'decisions',
  'preferences',
  'sources',
] as const;

/** The tabs of the area, those that one may open. Time and filter go along from one to the next. */
export function AuditLayout() {
  const say = useWords();
  const maySeeSources = useMay('datasources.view');
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const search = useSearch({ strict: false });
  const scope = useMemo(() => withoutTotals(readScope(search)), [search]);
  return (
    <>
      <div ref={setSlot} style={{ minHeight: 45 }} />
      <TabLinks label={say('audit.tabs')}>
        {TABS.filter((tab) => tab !== 'sources' || maySeeSources).map((tab) => (
          <Link key={tab} to={`/appAudit/${tab}`} search={scope} activeOptions={{ includeSearch: false }}>
            {say(`audit.tab.${tab}`)}
          </Link>
        ))}
      </TabLinks>
      <HeadSlot value={slot}>
        <Outlet />
      </HeadSlot>
    </>
  );
}
