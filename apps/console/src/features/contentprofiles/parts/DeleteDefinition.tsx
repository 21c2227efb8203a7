import type { ContentUse } from '@casbah/contract/content-use';
import type { contentprofilesDeletingWords } from '@casbah/messages/contentprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { useState } from 'react';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useErrorWords } from '../../../shell/useErrorWords.ts';
import { useWords } from '../../../words/useWords.ts';
import { refreshContent } from '../queries.ts';
import { UseList } from './UseList.tsx';

/** Asks before a definition is deleted, or shows what still uses it. Its route loads `contentprofilesDeletingWords`. */
export function DeleteDefinition({
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
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof contentprofilesDeletingWords>();
  const wordsOf = useErrorWords();
  const [isPending, setPending] = useState(false);
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await onDelete();
      showToast({ tone: 'low', title: say('content.deleted', { name }) });
      onDeleted?.();
    } catch (error) {
      showErrorToast(error, { title: say('content.delete.failed', { name }), detail: wordsOf(error).text });
    }
    onClose();
    await refreshContent();
  };
  if (uses.length > 0)
    return (
      <Dialog
        open
        onClose={onClose}
        title={say('content.inUse', { name })}
        actions={<Button onPress={onClose}>{say('content.close')}</Button>}
      >
        <p>{say('content.inUse.text')}</p>
        <UseList uses={uses} />
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      danger
      title={say('content.delete.title', { name })}
      accept={say('content.delete.confirm')}
      pending={isPending}
      onAccept={() => void remove()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
