import type { patternsWords } from '@casbah/messages/patterns';
import type { usersWords } from '@casbah/messages/users';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshUsers, type User } from './queries.ts';
import css from './Users.module.css';

/** Resets a person's password: by email, or shown once to pass on. */
export function ResetDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const say = useWords<typeof usersWords | typeof patternsWords>();
  const [method, setMethod] = useState<'mail' | 'temporary'>('mail');
  const reset = useMutation({
    mutationFn: () => call('POST /admin/user/ng/reset_password/', { body: { id: user.id, method } }),
    onSuccess: async ({ temporary_password: password }) => {
      if (password === null) {
        showToast({ tone: 'low', title: say('users.reset.mailed', { email: user.email }) });
        onClose();
      }
      await refreshUsers();
    },
  });
  const password = reset.data?.temporary_password ?? undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('users.reset.title', { name: user.name })}
      actions={
        password === undefined ? (
          <>
            <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
            <Button variant="primary" isPending={reset.isPending} onPress={() => reset.mutate()}>
              {say(method === 'mail' ? 'users.reset.send' : 'users.reset.make')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={onClose}>
            {say('users.reset.done')}
          </Button>
        )
      }
    >
      {password === undefined ? (
        <div className={css.form}>
          <SegmentedControl
            label={say('users.reset.how')}
            value={method}
            onChange={setMethod}
            segments={[
              { value: 'mail', label: say('users.reset.byMail') },
              { value: 'temporary', label: say('users.reset.temporary') },
            ]}
          />
          <p>{say(method === 'mail' ? 'users.reset.byMail.text' : 'users.reset.temporary.text')}</p>
          {reset.error === null ? null : <ErrorView error={reset.error} compact />}
        </div>
      ) : (
        <div className={css.form}>
          <p>{say('users.reset.once')}</p>
          <div className={css.secret}>
            <code data-testid="temporary-password">{password}</code>
            <CopyButton text={password} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
