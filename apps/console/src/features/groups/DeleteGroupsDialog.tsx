import type { Group } from '@casbah/contract/groups';
import type { groupsWords } from '@casbah/messages/groups';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshGroups } from './queries.ts';

/** Asks for confirmation before groups are deleted. */
export function DeleteGroupsDialog({
  groups,
  onClose,
  onDeleted,
}: {
  groups: readonly Pick<Group, 'id' | 'name'>[];
  onClose: () => void;
  onDeleted: () => void;
}) {
  const say = useWords<typeof groupsWords>();
  const format = useFormat();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const count = groups.length;

  const remove = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const { deleted, kept } = await call('POST /admin/groups/delete', {
        body: { ids: groups.map(({ id }) => id) },
      });
      const done = say('groups.deleted', { count: deleted });
      showToast({
        tone: kept > 0 ? 'medium' : 'low',
        title: done,
        ...(kept > 0 ? { detail: say('groups.delete.kept', { count: kept }) } : {}),
      });
      onDeleted();
      await refreshGroups();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      pending={isPending}
      title={say('groups.delete.title', { count, words: format.number(count), name: groups[0]?.name ?? '' })}
      accept={say('groups.delete')}
      onAccept={() => void remove()}
      onCancel={onClose}
    >
      <p>{say('groups.delete.text')}</p>
      {failure === undefined ? null : <ErrorView error={failure} compact />}
    </ConfirmDialog>
  );
}
