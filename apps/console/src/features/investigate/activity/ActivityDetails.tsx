import type { ActivityDetail, ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { Tabs } from '@casbah/widgets/tabs/Tabs.tsx';
import type { ReactNode } from 'react';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import { DETAIL_TABS, type DetailTab } from '../log/activities-search.ts';
import { AllFields } from './AllFields.tsx';
import { Around } from './Around.tsx';
import type { OnFilter } from './FilterActions.tsx';
import { Notes } from './Notes.tsx';
import { Original } from './Original.tsx';
import { Readable } from './Readable.tsx';

/** Views of one activity, in the panel and on its page. */
export function ActivityDetails({
  row,
  detail,
  error,
  onRetry,
  tab,
  onTab,
  onFilter,
  onOpen,
}: {
  row: ActivityRow;
  /** Absent while it loads; the row shows until then. */
  detail: ActivityDetail | undefined;
  error: unknown;
  onRetry: () => void;
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  onFilter: OnFilter;
  /** Opens another activity. */
  onOpen: (id: string) => void;
}) {
  const say = useWords<typeof investigateWords>();
  const whenLoaded = (show: (detail: ActivityDetail) => ReactNode): ReactNode => {
    if (detail !== undefined) return show(detail);
    return (
      <PanelSection>
        {error === null ? (
          <div aria-busy="true">
            <Skeleton height={240} />
          </div>
        ) : (
          <ErrorView compact error={error} onRetry={onRetry} />
        )}
      </PanelSection>
    );
  };
  const content = (one: DetailTab): ReactNode => {
    switch (one) {
      case 'readable':
        return <Readable row={row} detail={detail} onFilter={onFilter} />;
      case 'fields':
        return whenLoaded((loaded) => <AllFields detail={loaded} onFilter={onFilter} />);
      case 'original':
        return whenLoaded((loaded) => <Original detail={loaded} />);
      case 'around':
        return <Around row={row} onOpen={onOpen} />;
      case 'notes':
        return <Notes id={row.id} />;
    }
  };
  return (
    <Tabs
      compact
      label={say('investigate.tabs')}
      selected={tab}
      onSelect={onTab}
      tabs={DETAIL_TABS.map((id) => ({
        id,
        label: say(`investigate.tab.${id}`),
        ...(id === 'notes' && row.notes > 0 ? { count: String(row.notes) } : {}),
        content: id === tab ? content(id) : null,
      }))}
    />
  );
}
