import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { useSyncExternalStore } from 'react';
import { call } from '../../request/api.ts';
import { isLive, onLive } from '../../request/live.ts';
import { queryClient } from '../../request/query-client.ts';
import { CALM_MS, refreshSources } from '../../request/refresh-sources.ts';
import { sendPiece } from '../../request/send-piece.ts';
import { isBusy } from './queries.ts';
import { upload } from './upload.ts';

/** A file being uploaded. Uploads survive navigation and last as long as the document. */
export interface Upload {
  key: number;
  datasourceId: string;
  name: string;
  size: number;
  sent: number;
  state: 'waiting' | 'sending' | 'interrupted' | 'failed';
  /** Why it was interrupted or failed. */
  error: unknown;
  /** ID of its ingest job, once announced. */
  loadId: string | undefined;
}

/** Two at a time: one can wait for the server while the other sends. */
const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
let nextKey = 1;
let running = 0;
interface Waiting {
  key: number;
  file: File;
  onRead: (load: Load) => void;
}
const waiting: Waiting[] = [];
const stops = new Map<number, AbortController>();
const listeners = new Set<() => void>();

function publish(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function change(key: number, part: Partial<Upload>): void {
  publish(uploads.map((one) => (one.key === key ? { ...one, ...part } : one)));
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

function serverOf(datasourceId: string) {
  const params = { id: datasourceId };
  return {
    unfinished: async (file: File): Promise<Load | undefined> => {
      const { loads } = await call('GET /admin/datasources/{id}/loads', { params, query: { limit: 200 } });
      const others = uploads.map(({ loadId }) => loadId);
      return loads.find(
        (load) =>
          load.status === LOAD_STATUS.pending &&
          load.file_name === file.name &&
          load.size === file.size &&
          !others.includes(load.id),
      );
    },
    announce: (file: File) =>
      call('POST /admin/datasources/{id}/loads', { params, body: { file_name: file.name, size: file.size } }),
    send: sendPiece,
    state: (id: string) => call('GET /admin/loads/{id}', { params: { id } }),
    wait: pause,
  };
}

const ASK_EVERY_MS = 1500;

/** Waits until an uploaded file is read or fails; polls only while visible and without the live stream. */
export async function untilRead(load: Load): Promise<Load> {
  let latest = load;
  let isNews = false;
  let wake: () => void = () => undefined;
  const stop = onLive((event) => {
    isNews ||=
      event.type === 'load'
        ? event.id === load.id && !isBusy(event)
        : event.type === 'changed' && event.areas.includes('datasources');
    if (isNews) wake();
  });
  let asked = 0;
  while (isBusy(latest)) {
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, ASK_EVERY_MS);
    });
    // It may have ended before anyone subscribed, so it is fetched once in any case.
    if (document.hidden || (isLive() && !isNews && Date.now() - asked < CALM_MS)) continue;
    isNews = false;
    asked = Date.now();
    latest = await call('GET /admin/loads/{id}', { params: { id: load.id } }).catch(() => latest);
  }
  stop();
  return latest;
}

async function run({ key, file, onRead }: Waiting): Promise<void> {
  const one = uploads.find((each) => each.key === key);
  if (one === undefined) return;
  const stop = new AbortController();
  stops.set(key, stop);
  change(key, { state: 'sending' });
  try {
    const load = await upload(
      file,
      serverOf(one.datasourceId),
      ({ load, interruption }) =>
        change(key, {
          sent: load.bytes_received,
          loadId: load.id,
          state: interruption === undefined ? 'sending' : 'interrupted',
          error: interruption,
        }),
      stop.signal,
    );
    publish(uploads.filter((each) => each.key !== key));
    void untilRead(load).then((read) => {
      onRead(read);
      refreshSources();
      void queryClient.invalidateQueries({ queryKey: ['audit'] });
    });
  } catch (error) {
    if (stop.signal.aborted) publish(uploads.filter((each) => each.key !== key));
    else change(key, { state: 'failed', error });
  } finally {
    stops.delete(key);
    refreshSources();
  }
}

function startNext(): void {
  while (running < AT_ONCE) {
    const next = waiting.shift();
    if (next === undefined) return;
    running += 1;
    void run(next).finally(() => {
      running -= 1;
      startNext();
    });
  }
}

/** Uploads files to a source. Calls `onRead` for each file once it is read, whatever page is open by then. */
export function startUploads(
  datasourceId: string,
  files: readonly File[],
  onRead: (load: Load) => void,
): void {
  const added = files.map((file): { upload: Upload; file: File } => ({
    file,
    upload: {
      key: nextKey++,
      datasourceId,
      name: file.name,
      size: file.size,
      sent: 0,
      state: 'waiting',
      error: undefined,
      loadId: undefined,
    },
  }));
  publish([...uploads, ...added.map(({ upload: one }) => one)]);
  waiting.push(...added.map(({ upload: { key }, file }) => ({ key, file, onRead })));
  startNext();
}

/** Stops sending; received bytes stay, and the same file resumes from there. */
export function stopUpload(key: number): void {
  const at = waiting.findIndex((one) => one.key === key);
  if (at >= 0) waiting.splice(at, 1);
  const stop = stops.get(key);
  if (stop === undefined) publish(uploads.filter((one) => one.key !== key));
  else stop.abort(new Error('stopped'));
}

// Closing the page would stop uploads, so the browser asks first.
addEventListener('beforeunload', (event) => {
  if (uploads.some(({ state }) => state !== 'failed')) event.preventDefault();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}
