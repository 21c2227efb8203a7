import type { TableUpload } from '@casbah/contract/indices';
import { useSyncExternalStore } from 'react';
import { call } from '../../request/api.ts';
import { sendBytes } from '../../request/send-bytes.ts';
import { refreshIndexes } from './queries.ts';
import { type TableServer, uploadTable } from './upload-table.ts';

/** A table that is uploaded. It goes on when the page is left, and lasts as long as the document. */
export interface TableSend {
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  readonly state: 'sending' | 'interrupted' | 'failed';
  /** Why it was interrupted or failed. */
  readonly error: unknown;
}

/** By index. */
const sends = new Map<string, TableSend>();
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function publish(id: string, send: TableSend | undefined): void {
  if (send === undefined) sends.delete(id);
  else sends.set(id, send);
  for (const listener of listeners) listener();
}

function serverOf(id: string): TableServer {
  const params = { id };
  return {
    announce: ({ name, size }) =>
      call('POST /protect/indices/{id}/table', { params, body: { file_name: name, size } }),
    send: (offset, piece, signal): Promise<TableUpload> =>
      sendBytes('PATCH /protect/indices/{id}/table', { params }, piece, {
        headers: { 'upload-offset': String(offset) },
        signal,
      }),
    received: async (size) => {
      const { state, progress } = await call('GET /protect/indices/{id}', { params });
      // After the last byte, the build begins.
      return state === 'uploading' ? Math.round(progress * size) : size;
    },
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      }),
  };
}

/** Uploads a table, from which the index is then built. An upload of the same index ends. */
export async function startTableUpload(id: string, file: File): Promise<void> {
  stops.get(id)?.abort(new Error('replaced'));
  const stop = new AbortController();
  stops.set(id, stop);
  const send: TableSend = { name: file.name, size: file.size, sent: 0, state: 'sending', error: undefined };
  publish(id, send);
  try {
    await uploadTable(
      file,
      serverOf(id),
      ({ sent, interruption }) =>
        publish(id, {
          ...send,
          sent,
          state: interruption === undefined ? 'sending' : 'interrupted',
          error: interruption,
        }),
      stop.signal,
    );
    if (stops.get(id) === stop) publish(id, undefined);
  } catch (error) {
    if (stops.get(id) === stop)
      publish(id, stop.signal.aborted ? undefined : { ...send, state: 'failed', error });
  } finally {
    if (stops.get(id) === stop) stops.delete(id);
    await refreshIndexes();
  }
}

/** Stops an upload, or forgets one that failed. */
export function stopTableUpload(id: string): void {
  const stop = stops.get(id);
  if (stop === undefined) publish(id, undefined);
  else stop.abort(new Error('stopped'));
}

// Closing the page would stop uploads, so the browser asks first.
addEventListener('beforeunload', (event) => {
  if (stops.size > 0) event.preventDefault();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTableSend(id: string): TableSend | undefined {
  return useSyncExternalStore(subscribe, () => sends.get(id));
}
