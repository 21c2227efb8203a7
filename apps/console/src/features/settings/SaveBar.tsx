import type { settingsWords } from '@casbah/messages/settings';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { useState } from 'react';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Settings.module.css';
import type { Draft } from './useDraft.ts';

/** Saves what was changed in a form, or gives it up. Nothing to see while there is nothing to save. */
export function SaveBar<Values extends object>({
  draft,
  onSave,
  isBlocked = false,
}: {
  draft: Draft<Values>;
  /** May answer that it was given up: then the changes stay as they are, unsaved. */
  onSave: (changed: Partial<Values>) => Promise<'saved' | 'given up'>;
  /** What stands in the form cannot be saved, and says why itself. */
  isBlocked?: boolean;
}) {
  const say = useWords<typeof settingsWords>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  if (!draft.isChanged && failure === undefined) return null;
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      if ((await onSave(draft.changed)) === 'given up') return;
      draft.reset();
      showToast({ tone: 'low', title: say('settings.saved') });
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={css.save}>
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      <div className={css.actions}>
        <Button
          variant="primary"
          isPending={isSaving}
          isDisabled={isBlocked || !draft.isChanged}
          onPress={() => void save()}
        >
          {say('settings.save')}
        </Button>
        <Button
          isDisabled={isSaving}
          onPress={() => {
            setFailure(undefined);
            draft.reset();
          }}
        >
          {say('settings.discard')}
        </Button>
      </div>
    </div>
  );
}
