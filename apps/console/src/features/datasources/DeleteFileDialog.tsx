import type { Load } from '@casbah/contract/datasources';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';

/** Deletes one file of a source with its events. */
export function DeleteFileDialog({ load, onClose }: { load: Load; onClose: () => void }) {
  const say = useWords<typeof datasourcesWords>();
  const queryClient = useQueryClient();
  const name = load.file_name;
  const remove = useMutation({
    mutationFn: () => call('DELETE /admin/loads/{id}', { params: { id: load.id } }),
    onSuccess: () => {
      showToast({ tone: 'info', title: say('datasources.file.delete.done', { name }) });
      onClose();
    },
    // Its events disappear from every page.
    onSettled: () => void queryClient.invalidateQueries(),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={say('datasources.file.delete.title', { name })}
      accept={say('datasources.file.delete.submit')}
      pending={remove.isPending}
      onAccept={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{say('datasources.file.delete.text', { events: load.events, rejects: load.rejects })}</p>
      {remove.isError ? (
        <ErrorView error={remove.error} title={say('datasources.file.delete.failed', { name })} compact />
      ) : null}
    </ConfirmDialog>
  );
}
