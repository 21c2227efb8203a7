import type { Dictionary } from '@casbah/contract/dictionaries';
import type { dictionariesWords } from '@casbah/messages/dictionaries';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshDictionaries } from './queries.ts';

/** Asks before a dictionary is deleted. */
export function DeleteDictionaryDialog({
  dictionary,
  onClose,
  onDeleted,
}: {
  dictionary: Dictionary | undefined;
  onClose: () => void;
  /** Leaves the page of the dictionary. */
  onDeleted?: () => Promise<void>;
}) {
  const say = useWords<typeof dictionariesWords>();
  const errorText = useErrorWords();
  const [isPending, setPending] = useState(false);
  const remove = async ({ id, name }: Dictionary): Promise<void> => {
    setPending(true);
    try {
      await call('DELETE /protect/dictionaries/{id}', { params: { id } });
      showToast({ tone: 'low', title: say('dictionaries.deleted', { name }) });
      await onDeleted?.();
    } catch (failure) {
      const title = say('dictionaries.delete.failed', { name });
      showErrorToast(failure, { title, detail: errorText(failure).text });
    }
    await refreshDictionaries();
    setPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={dictionary !== undefined}
      title={say('dictionaries.delete.title', { name: dictionary?.name ?? '' })}
      accept={say('dictionaries.delete')}
      danger
      pending={isPending}
      onAccept={() => {
        if (dictionary !== undefined) void remove(dictionary);
      }}
      onCancel={onClose}
    >
      {say('dictionaries.delete.text', { count: dictionary?.terms ?? 0 })}
    </ConfirmDialog>
  );
}
