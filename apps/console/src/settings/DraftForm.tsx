import type { tenantWords } from '@casbah/messages/tenant';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../shell/FormErrors.tsx';
import { showToast } from '../shell/toasts.ts';
import { useWords } from '../words/useWords.ts';
import css from './Settings.module.css';
import type { Draft } from './useDraft.ts';

/** Fields of a settings form, with save and discard buttons once something changed. */
export function DraftForm<Values extends object>({
  draft,
  onSave,
  isBlocked = false,
  children,
}: {
  draft: Draft<Values>;
  /** May resolve as canceled: the changes stay unsaved. */
  onSave: (changed: Partial<Values>) => Promise<'saved' | 'given up'>;
  /** The form has an invalid value and shows why. */
  isBlocked?: boolean;
  children: ReactNode;
}) {
  const say = useWords<typeof tenantWords>();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
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
    <>
      <FormErrors error={failure}>{children}</FormErrors>
      {draft.isChanged || failure !== undefined ? (
        <div className={css.save}>
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
      ) : null}
    </>
  );
}
