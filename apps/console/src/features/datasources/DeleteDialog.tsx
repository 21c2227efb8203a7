import type { Datasource } from '@casbah/contract/datasources';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';

export function DeleteDialog({
  source,
  onClose,
  onDeleted,
}: {
  source: Datasource;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const say = useWords<typeof datasourcesWords>();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('DELETE /admin/datasources/{id}', { params: { id: source.id } }),
    onSuccess: () => {
      showToast({ tone: 'info', title: say('datasources.delete.done', { name: source.name }) });
      // Its events disappear from every page.
      void queryClient.invalidateQueries();
      onClose();
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={say('datasources.delete.title', { name: source.name })}
      accept={say('datasources.delete.submit')}
      pending={remove.isPending}
      onAccept={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>
        {say('datasources.delete.text', {
          events: source.events,
          rejects: source.rejects,
          files: source.loads,
        })}
      </p>
      {remove.isError ? <ErrorView error={remove.error} compact /> : null}
    </ConfirmDialog>
  );
}
