import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { auditTabsOfFeatures } from '../../features/audit-tabs.generated.ts';
import { readScope } from '../../scope/scope.ts';
import { withoutTotals } from '../../scope/scope-filter.ts';
import { useWords } from '../../words/useWords.ts';
import { TabbedPages } from '../TabbedPages.tsx';

const TABS = auditTabsOfFeatures.toSorted((one, other) => one.order - other.order);

/** The Audit tabs that a person may open. Time range and filter are kept between tabs. */
export function AuditLayout() {
  const say = useWords();
  const search = useSearch({ strict: false });
  const tabs = useMemo(() => {
    const scope = withoutTotals(readScope(search));
    return TABS.map((tab) => ({ ...tab, search: scope }));
  }, [search]);
  return <TabbedPages label={say('audit.tabs')} tabs={tabs} />;
}
