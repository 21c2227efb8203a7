import { LONGEST_REASON, SHORTEST_REASON } from '@casbah/domain/reveal';
import type { anonymisationWords } from '@casbah/messages/anonymisation';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { FormDialog } from '../../shell/FormDialog.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Anonymisation.module.css';
import { refreshReveals } from './queries.ts';

/** Requests to turn anonymization off; someone else decides. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const say = useWords<typeof anonymisationWords>();
  const [reason, setReason] = useState('');
  const isLongEnough = reason.trim().length >= SHORTEST_REASON;

  const send = async (): Promise<void> => {
    await call('POST /admin/anonymisation/requests', {
      body: { kind: 'switch_off', people: [], reason: reason.trim() },
    });
    await refreshReveals();
    showToast({ title: say('anonymisation.sent') });
    onClose();
  };
  return (
    <FormDialog
      title={say('anonymisation.switchOff.title')}
      accept={say('anonymisation.send')}
      isRight={isLongEnough}
      send={send}
      onClose={onClose}
    >
      {(wasTried) => (
        <>
          <p className={css.text}>{say('anonymisation.switchOff.explain')}</p>
          <TextField
            name="reason"
            isRequired
            label={say('anonymisation.reason')}
            hint={say('anonymisation.reason.hint')}
            value={reason}
            onChange={setReason}
            rows={3}
            maxLength={LONGEST_REASON}
            error={wasTried && !isLongEnough ? say('anonymisation.reason.short') : undefined}
            autoFocus
          />
        </>
      )}
    </FormDialog>
  );
}
