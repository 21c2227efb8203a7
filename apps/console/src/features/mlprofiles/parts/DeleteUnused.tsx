import type { ContentUse } from '@casbah/contract/content-use';
import type { mlprofilesPartsWords } from '@casbah/messages/mlprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useErrorWords } from '../../../shell/useErrorWords.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Parts.module.css';

/** Asks before something is deleted, or shows what still uses it. */
export function DeleteUnused({
  name,
  uses,
  text,
  onDelete,
  onDeleted,
  onClose,
}: {
  name: string;
  uses: readonly ContentUse[];
  /** What is lost. */
  text: string;
  onDelete: () => Promise<unknown>;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const say = useWords<typeof mlprofilesPartsWords>();
  const wordsOf = useErrorWords();
  const [isPending, setPending] = useState(false);
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await onDelete();
      showToast({ tone: 'low', title: say('learned.deleted', { name }) });
      onDeleted();
    } catch (error) {
      showErrorToast(error, { title: say('learned.delete.failed', { name }), detail: wordsOf(error).text });
    }
    onClose();
  };
  if (uses.length > 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={say('learned.inUse', { name })}
        actions={<Button onPress={onClose}>{say('learned.close')}</Button>}
      >
        <p>{say('learned.inUse.text')}</p>
        <UseList uses={uses} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      danger
      title={say('learned.delete.title', { name })}
      accept={say('learned.delete')}
      pending={isPending}
      onAccept={() => void remove()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

/** What uses something, as links to its pages. */
export function UseList({ uses }: { uses: readonly ContentUse[] }) {
  return (
    <ul className={css.uses}>
      {uses.map(({ kind, id, name }) => (
        <li key={id}>
          {kind === 'profile' || kind === 'reusable_rule' ? (
            <Link
              to={kind === 'profile' ? '/protect/dlpprofiles/manage' : '/protect/dlpprofiles/reusable/manage'}
              search={{ id }}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
