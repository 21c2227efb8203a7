import type { ExportJob } from '@casbah/contract/exports';
import type { exportsPageWords, exportsWords } from '@casbah/messages/exports';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { MoreIcon } from '@casbah/widgets/icons/icons.tsx';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Exports.module.css';
import { useExportFile } from './parts/useDownload.ts';
import { useStartExport } from './parts/useStartExport.ts';
import { isUnfinished } from './parts/watch-export.ts';
import { refreshExports } from './queries.ts';

/** What can be done with an export in its state. */
export function ExportActions({ job }: { job: ExportJob }) {
  const say = useWords<typeof exportsPageWords | typeof exportsWords>();
  const downloadFile = useExportFile();
  const { isPending, startExport } = useStartExport();
  const [isDeleting, setDeleting] = useState(false);
  const { id, file_name: file, state } = job;

  const change = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      showErrorToast(error, { title: say('exports.change.failed') });
    }
    await refreshExports();
  };
  const remove = () => change(() => call('DELETE /exports/{id}', { params: { id } }));
  const retry = async (): Promise<void> => {
    const { from, to, filter, format, columns, gzip } = job;
    if (await startExport({ from, to, filter, format, columns, gzip })) await remove();
  };
  const copyLink = () =>
    change(async () => {
      const { url } = await call('GET /exports/{id}/link', { params: { id } });
      await navigator.clipboard.writeText(new URL(url, location.origin).href);
      showToast({ tone: 'low', title: say('exports.copied') });
    });
  const revoke = () =>
    change(async () => {
      await call('DELETE /exports/{id}/link', { params: { id } });
      showToast({ tone: 'low', title: say('exports.revoked') });
    });

  if (isUnfinished(job))
    return (
      <Button size="small" aria-label={say('exports.cancel.of', { file })} onPress={() => void remove()}>
        {say('exports.cancel')}
      </Button>
    );
  return (
    <span className={css.actions}>
      {state === 'ready' ? (
        <Button
          size="small"
          aria-label={say('exports.download.of', { file })}
          onPress={() => void downloadFile(job)}
        >
          {say('exports.download')}
        </Button>
      ) : (
        <Button
          size="small"
          aria-label={say('exports.retry.of', { file })}
          isPending={isPending}
          onPress={() => void retry()}
        >
          {say('exports.retry')}
        </Button>
      )}
      <Choices
        label={say('exports.more', { file })}
        trigger={
          <IconButton label={say('exports.more', { file })} size="small">
            <MoreIcon />
          </IconButton>
        }
        choices={[
          ...(state === 'ready'
            ? [
                { id: 'copy', label: say('exports.copyLink'), onChoose: () => void copyLink() },
                { id: 'revoke', label: say('exports.revoke'), onChoose: () => void revoke() },
              ]
            : []),
          { id: 'delete', label: say('exports.delete'), onChoose: () => setDeleting(true) },
        ]}
      />
      <ConfirmDialog
        open={isDeleting}
        title={say('exports.delete.title', { file })}
        accept={say('exports.delete')}
        danger
        onAccept={() => {
          setDeleting(false);
          void remove();
        }}
        onCancel={() => setDeleting(false)}
      >
        {say('exports.delete.text')}
      </ConfirmDialog>
    </span>
  );
}
