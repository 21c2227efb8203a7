import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import { refreshTemplates } from './queries.ts';

export function DeleteTemplate({
  template: { template_id, template_name: name },
  onDeleted,
  onClose,
}: {
  template: ResponseTemplate;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof responsetemplatesWords>();
  const wordsOf = useErrorWords();
  const [isPending, setPending] = useState(false);
  const remove = async (): Promise<void> => {
    setPending(true);
    try {
      await call('DELETE /protect/response_templates/{id}', { params: { id: template_id } });
      showToast({ tone: 'low', title: say('response.deleted', { name }) });
      onDeleted?.();
    } catch (error) {
      showErrorToast(error, { title: say('response.delete.failed', { name }), detail: wordsOf(error).text });
    }
    onClose();
    await refreshTemplates();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={say('response.delete.title', { name })}
      accept={say('response.delete')}
      pending={isPending}
      onAccept={() => void remove()}
      onCancel={onClose}
    >
      {say('response.delete.text')}
    </ConfirmDialog>
  );
}
