import { TabLinks } from '@casbah/widgets/tabs/TabLinks.tsx';
import { Link, Outlet, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { auditTabsOfFeatures } from '../../features/audit-tabs.generated.ts';
import { useSession } from '../../request/session.ts';
import type { Shown } from '../../routing/page-link.ts';
import { readScope } from '../../scope/scope.ts';
import { withoutTotals } from '../../scope/scope-filter.ts';
import { useWords } from '../../words/useWords.ts';
import { HeadSlot } from '../PageHead.tsx';
import type { AuditTab } from './audit-tab.ts';

const TABS: readonly Shown<AuditTab>[] = auditTabsOfFeatures.toSorted(
  (one, other) => one.order - other.order,
);

/** The Audit tabs that a person may open. Time range and filter are kept between tabs. */
export function AuditLayout() {
  const say = useWords();
  const { permissions } = useSession();
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const search = useSearch({ strict: false });
  const scope = useMemo(() => withoutTotals(readScope(search)), [search]);
  return (
    <>
      <div ref={setSlot} style={{ minHeight: 45 }} />
      <TabLinks label={say('audit.tabs')}>
        {TABS.filter(({ permission }) => permission === undefined || permissions.includes(permission)).map(
          ({ to, words }) => (
            <Link key={to} to={to} search={scope} activeOptions={{ includeSearch: false }}>
              {say(words)}
            </Link>
          ),
        )}
      </TabLinks>
      <HeadSlot value={slot}>
        <Outlet />
      </HeadSlot>
    </>
  );
}
