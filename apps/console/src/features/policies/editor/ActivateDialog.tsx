import { POLICY_LIMITS } from '@casbah/domain/policy/policy';
import type { PolicyChange } from '@casbah/domain/policy/policy-changes';
import type { policiesWords } from '@casbah/messages/policies';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../shell/FormDialog.tsx';
import { useWords } from '../../../words/useWords.ts';
import { ChangeList } from '../history/ChangeList.tsx';
import css from '../Policies.module.css';

/** Asks before a draft takes effect, with everything that changes. */
export function ActivateDialog({
  name,
  changes,
  onActivate,
  onClose,
}: {
  name: string;
  /** Differences from the version in force; undefined for a new policy. */
  changes: readonly PolicyChange[] | undefined;
  onActivate: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const say = useWords<typeof policiesWords>();
  const [note, setNote] = useState('');
  return (
    <FormDialog
      wide
      title={say('policy.activate.title', { name })}
      accept={say('policy.activate')}
      isRight
      failed={say('policy.activate.failed', { name })}
      send={() => onActivate(note.trim())}
      onClose={onClose}
    >
      {() => (
        <div className={css.stack}>
          <p>{say(changes === undefined ? 'policy.activate.new' : 'policy.activate.changes')}</p>
          {changes === undefined ? null : <ChangeList changes={changes} />}
          <TextField
            label={say('policy.activate.note')}
            hint={say('policy.activate.note.hint')}
            name="note"
            value={note}
            maxLength={POLICY_LIMITS.reason}
            onChange={setNote}
          />
        </div>
      )}
    </FormDialog>
  );
}
