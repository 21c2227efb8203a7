import type { ExportJob } from '@casbah/contract/exports';
import type { exportsWords } from '@casbah/messages/exports';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../request/api.ts';
import { showErrorToast, showToast } from '../../../shell/toasts.ts';
import { useWords } from '../../../words/useWords.ts';
import { download, type OpenSink } from './download.ts';
import { downloadMessage } from './download-message.ts';
import { saveFrom, toMemory } from './file-sinks.ts';

/** Larger files are left to the browser, which doesn't keep them in memory. */
const MOST_IN_MEMORY = 64 * 1024 ** 2;

export interface Downloading {
  /** Bytes received; undefined while nothing is being downloaded. */
  received: number | undefined;
  /** Resolves with whether the file is complete. */
  start: (address: string, open?: OpenSink) => Promise<boolean>;
  cancel: () => void;
}

/** A download with its messages. Leaving the page cancels it. */
export function useDownload(): Downloading {
  const say = useWords<typeof exportsWords>();
  const [received, setReceived] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    received,
    cancel: () => running.current?.abort(),
    async start(address, open = toMemory) {
      const stop = new AbortController();
      running.current = stop;
      setReceived(0);
      try {
        await download(address, { open, onBytes: setReceived, signal: stop.signal });
        showToast({ tone: 'low', title: say('MSG_EXPORT_DOWNLOAD_SUCCESS') });
        return true;
      } catch (error) {
        const message = stop.signal.aborted ? undefined : downloadMessage(error);
        if (message !== undefined) showErrorToast(error, { title: say(message) });
        return false;
      } finally {
        setReceived(undefined);
      }
    },
  };
}

/** Downloads the file of a finished export by a new link. */
export function useExportFile(): (job: Pick<ExportJob, 'id' | 'file_name' | 'bytes'>) => Promise<void> {
  const say = useWords<typeof exportsWords>();
  return async ({ id, file_name: name, bytes }) => {
    try {
      const { url } = await call('GET /exports/{id}/link', { params: { id } });
      if (bytes > MOST_IN_MEMORY) {
        saveFrom(url, name);
        return;
      }
      const signal = new AbortController().signal;
      await download(url, { open: toMemory, onBytes: () => undefined, signal });
      showToast({ tone: 'low', title: say('MSG_EXPORT_DOWNLOAD_SUCCESS') });
    } catch (error) {
      showErrorToast(error, { title: say(downloadMessage(error) ?? 'MSG_EXPORT_DOWNLOAD_ERROR') });
    }
  };
}
