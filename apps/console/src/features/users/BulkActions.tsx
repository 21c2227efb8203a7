import type { BulkAnswer } from '@casbah/contract/users';
import type { BulkAction } from '@casbah/domain/user-account';
import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { Button } from '@casbah/widgets/button/Button.tsx';
import type { Selection } from '@casbah/widgets/data-grid/selection.ts';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { idsOf, MOST_AT_ONCE, refreshUsers, type UsersAsked } from './queries.ts';
import css from './Users.module.css';

type Action = BulkAction | 'delete';

/** Actions on the selected people, each with a confirmation. */
export function BulkActions({
  asked,
  selection,
  count,
  onDone,
}: {
  asked: UsersAsked;
  selection: Selection;
  count: number;
  onDone: () => void;
}) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const format = useFormat();
  const mayModify = useMay('account.modify');
  const mayActivate = useMay('account.activate');
  const [action, setAction] = useState<Action>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const ask = (next: Action): void => {
    setFailure(undefined);
    setAction(next);
  };
  const go = async (): Promise<void> => {
    if (action === undefined) return;
    setPending(true);
    setFailure(undefined);
    try {
      const users = selection.all ? await idsOf(asked, selection.ids) : [...selection.ids];
      if (action === 'delete') {
        const { deleted } = await call('POST /admin/user/delete_users/', { body: { users } });
        showToast({ tone: 'low', title: say('users.deleted', { count: deleted }) });
      } else {
        const answer = await call('POST /admin/user/ng/bulkupdate', { body: { action, users } });
        showToast({
          tone: answer.skipped.length > 0 ? 'medium' : 'low',
          title: say(`users.done.${action}`, { count: answer.changed.length }),
          detail: answer.skipped.length > 0 ? skipped(answer) : undefined,
        });
      }
      setAction(undefined);
      onDone();
      await refreshUsers();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  /** Why people were skipped, without repeated reasons. */
  const skipped = ({ skipped: all }: BulkAnswer): string => {
    const reasons = [...new Set(all.map(({ reason }) => reason))];
    return reasons
      .map((reason) =>
        say(`users.skipped.${reason}`, { count: all.filter((one) => one.reason === reason).length }),
      )
      .join(' ');
  };
  if (count > MOST_AT_ONCE) return <span>{say('users.tooMany', { most: format.number(MOST_AT_ONCE) })}</span>;
  return (
    <>
      {mayActivate ? (
        <>
          <Button size="small" onPress={() => ask('activate')}>
            {say('users.activate')}
          </Button>
          <Button size="small" onPress={() => ask('deactivate')}>
            {say('users.deactivate')}
          </Button>
        </>
      ) : null}
      {mayModify ? (
        <>
          <Button size="small" onPress={() => ask('reset')}>
            {say('users.reset')}
          </Button>
          <Button size="small" variant="danger" onPress={() => ask('delete')}>
            {say('users.delete')}
          </Button>
        </>
      ) : null}
      {action === undefined ? null : (
        <ConfirmDialog
          open
          danger={action === 'delete' || action === 'deactivate'}
          pending={isPending}
          title={say(`users.ask.${action}`, { count, words: format.number(count) })}
          accept={say(`users.${action}`)}
          onAccept={() => void go()}
          onCancel={() => setAction(undefined)}
        >
          <p>{say(`users.ask.${action}.text`)}</p>
          {failure === undefined ? null : (
            <>
              {action === 'delete' ? (
                <p className={css.failed}>{say('users.MSG_USERS_DELETE_FAILURE')}</p>
              ) : null}
              <ErrorView error={failure} compact />
            </>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
