import type { ExportJob } from '@casbah/contract/exports';
import type { ExportFormat } from '@casbah/domain/export';
import type { exportsWords } from '@casbah/messages/exports';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { useExportFile } from './useDownload.ts';
import { untilEnded } from './watch-export.ts';

export interface StartedExport {
  from?: string | undefined;
  to?: string | undefined;
  filter?: string | undefined;
  format: ExportFormat;
  columns: readonly string[] | null;
  gzip: boolean;
}

/** Starts exports in the background. A toast shows when one is ready, also on another page. */
export function useStartExport() {
  const say = useWords<typeof exportsWords>();
  const navigate = useNavigate();
  const downloadFile = useExportFile();
  const [isPending, setPending] = useState(false);
  const showExports = {
    label: say('exports.show'),
    onAction: () => void navigate({ to: '/appForensics/exports' }),
  };

  const tellEnd = (ended: ExportJob | undefined): void => {
    void queryClient.invalidateQueries({ queryKey: ['exports'] });
    if (ended === undefined) return;
    const file = ended.file_name;
    if (ended.state === 'ready')
      showToast({
        tone: 'low',
        title: say('exports.ready', { file }),
        action: { label: say('exports.download'), onAction: () => void downloadFile(ended) },
        retain: true,
      });
    if (ended.state === 'failed')
      showToast({ tone: 'high', title: say('exports.failed', { file }), action: showExports });
  };

  return {
    isPending,
    /** Resolves with whether it was started. */
    async startExport({ columns, ...asked }: StartedExport): Promise<boolean> {
      setPending(true);
      try {
        const body = { ...asked, columns: columns === null ? null : [...columns] };
        const started = await call('POST /exports', { body });
        showToast({
          tone: 'info',
          title: say('exports.started'),
          detail: say('exports.started.text', { file: started.file_name }),
          action: showExports,
        });
        void queryClient.invalidateQueries({ queryKey: ['exports'] });
        void untilEnded(started).then(tellEnd);
        return true;
      } catch (error) {
        showErrorToast(error, { title: say('exports.start.failed') });
        return false;
      } finally {
        setPending(false);
      }
    },
  };
}
