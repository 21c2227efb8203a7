import { isChangedHere } from '@casbah/domain/group';
import type { groupsWords } from '@casbah/messages/groups';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { errorCode } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteGroupsDialog } from './DeleteGroupsDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import css from './Groups.module.css';
import { Members } from './Members.tsx';
import { groupQuery, type ListedGroup } from './queries.ts';
import { useSourceName } from './useSourceName.ts';

/** A group's side panel: description and people. */
export function GroupPanel({
  id,
  row,
  mayChange,
  ...ways
}: {
  id: string;
  row: ListedGroup | undefined;
  mayChange: boolean;
  position: string | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const sourceName = useSourceName();
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const { data, error, refetch } = useQuery(groupQuery(id));
  const group = data ?? row;
  const holder = useMemo(() => ({ of: 'group' as const, id }), [id]);
  const isOurs = group !== undefined && isChangedHere(group.source);
  return (
    <SidePanel
      {...ways}
      title={group?.name ?? say('route.account.groups')}
      subtitle={
        group === undefined
          ? undefined
          : say('groups.panel.people', { count: group.people, words: format.number(group.people) })
      }
      busy={group === undefined && error === null}
      actions={
        isOurs && mayChange ? (
          <>
            <Button size="small" onPress={() => setAsked('edit')}>
              {say('groups.edit')}
            </Button>
            <Button size="small" variant="danger" onPress={() => setAsked('delete')}>
              {say('groups.delete')}
            </Button>
          </>
        ) : undefined
      }
    >
      {group === undefined ? (
        <PanelSection>
          {error === null ? (
            <Skeleton height={160} />
          ) : errorCode(error) === 'NOT_FOUND' ? (
            <EmptyState compact title={say('groups.nothing')} />
          ) : (
            <ErrorView compact error={error} onRetry={() => void refetch()} />
          )}
        </PanelSection>
      ) : (
        <>
          {isOurs ? null : (
            <PanelSection>
              <p className={css.quiet}>{say('groups.ofDirectory', { source: sourceName(group.source) })}</p>
            </PanelSection>
          )}
          {group.description === '' ? null : (
            <PanelSection>
              <p className={css.description}>{group.description}</p>
            </PanelSection>
          )}
          <PanelSection>
            <Members key={id} holder={holder} name={group.name} mayChange={mayChange && isOurs} isNarrow />
          </PanelSection>
          {asked === 'edit' ? (
            <GroupDialog
              group={group}
              onClose={() => setAsked(undefined)}
              onSaved={() => setAsked(undefined)}
            />
          ) : null}
          {asked === 'delete' ? (
            <DeleteGroupsDialog
              groups={[group]}
              onClose={() => setAsked(undefined)}
              onDeleted={ways.onClose}
            />
          ) : null}
        </>
      )}
    </SidePanel>
  );
}
