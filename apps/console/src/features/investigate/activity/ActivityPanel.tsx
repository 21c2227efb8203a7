import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { errorCode } from '../../../words/error-words.ts';
import { useWords } from '../../../words/useWords.ts';
import { useActivityWords } from '../activity-words.ts';
import type { DetailTab } from '../log/activities-search.ts';
import { activityQuery } from '../queries.ts';
import { ActivityChips } from './ActivityChips.tsx';
import { ActivityDetails } from './ActivityDetails.tsx';
import { activityLink } from './activity-link.ts';
import type { OnFilter } from './FilterActions.tsx';
import { useSubtitle } from './useSubtitle.ts';

interface PanelWays {
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}

interface PanelView {
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
  onFilter: OnFilter;
  onOpen: (id: string) => void;
}

/** One activity beside the log. It may be outside of what the log shows. */
export function ActivityPanel({
  id,
  row,
  ways,
  view,
}: {
  id: string;
  /** The activity, if the log has it. */
  row: ActivityRow | undefined;
  ways: PanelWays;
  view: PanelView;
}) {
  const say = useWords<typeof investigateWords>();
  const { data, error, refetch } = useQuery(activityQuery(id));
  const known = data ?? row;
  if (known !== undefined)
    return (
      <KnownPanel
        row={known}
        ways={ways}
        content={
          <ActivityDetails {...view} row={known} detail={data} error={error} onRetry={() => void refetch()} />
        }
      />
    );
  return (
    <SidePanel {...ways} title={say('route.investigate.home')} busy={error === null}>
      {error === null ? (
        <PanelSection>
          <Skeleton height={240} />
        </PanelSection>
      ) : errorCode(error) === 'NOT_FOUND' ? (
        <EmptyState compact title={say('investigate.missing')}>
          {say('investigate.missing.text')}
        </EmptyState>
      ) : (
        <ErrorView compact error={error} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  );
}

function KnownPanel({ row, ways, content }: { row: ActivityRow; ways: PanelWays; content: React.ReactNode }) {
  const words = useActivityWords();
  return (
    <SidePanel
      {...ways}
      title={words.title(row.event)}
      subtitle={useSubtitle(row)}
      actions={<ActivityChips row={row} link={activityLink(row.id)} />}
    >
      {content}
    </SidePanel>
  );
}
