import { LONGEST_REASON, SHORTEST_REASON } from '@casbah/domain/reveal';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import css from './Anonymisation.module.css';
import { refreshReveals } from './queries.ts';
import { useAnonymisationWords } from './useAnonymisationWords.ts';

/** Asks that people are not anonymous any more: somebody else decides. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const say = useAnonymisationWords();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const isLongEnough = reason.trim().length >= SHORTEST_REASON;

  const submit = async (): Promise<void> => {
    setTried(true);
    if (!isLongEnough) return;
    setPending(true);
    setFailure(undefined);
    try {
      await call('POST /admin/anonymisation/requests', {
        body: { kind: 'switch_off', people: [], reason: reason.trim() },
      });
      await refreshReveals();
      showToast({ title: say('anonymisation.sent') });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('anonymisation.switchOff.title')}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void submit()}>
            {say('anonymisation.send')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p className={css.text}>{say('anonymisation.switchOff.explain')}</p>
        <TextField
          label={say('anonymisation.reason')}
          hint={say('anonymisation.reason.hint')}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={LONGEST_REASON}
          error={wasTried && !isLongEnough ? say('anonymisation.reason.short') : undefined}
          autoFocus
        />
        {failure === undefined ? null : <ErrorView error={failure} compact />}
      </div>
    </Dialog>
  );
}
