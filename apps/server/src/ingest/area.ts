import { Worker } from 'node:worker_threads';
import { area } from '../areas/define.ts';
import type { ThreadData } from './compose.ts';
import { fileOfLoad } from './file-names.ts';
import { Ingest } from './ingest.ts';
import { ReadingThread } from './reading-thread.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** Connection options of the event store, for reading threads. */
    eventsConnection: ThreadData['events'];
    /** Root of the file store, for worker threads. */
    filesFolder: string;
    ingest: Pick<Ingest, 'wake' | 'received' | 'deleteDatasource' | 'deleteLoad'>;
    /** File store name of an ingest job's file. */
    fileOfLoad: (load: { tenant_id: string; datasource_id: string; id: string }) => string;
  }
}

/** Files read at the same time: one thread keeps the event engine busy. */
const READING_THREADS = 1;

export const loadFilesArea = area({
  name: 'ingest.files',
  needs: [],
  gives: ['fileOfLoad'],
  build: () => ({ provides: { fileOfLoad } }),
});

export const ingestArea = area({
  name: 'ingest',
  needs: [
    'settings',
    'control',
    'clock',
    'events',
    'files',
    'server',
    'onFault',
    'eventsConnection',
    'filesFolder',
    'readCache',
  ],
  gives: ['ingest'],
  build({ settings, eventsConnection, filesFolder, readCache, ...parts }) {
    const workerData: ThreadData = {
      files: { folder: filesFolder },
      events: eventsConnection,
      geoip: { path: settings.geoipPath },
    };
    const startThread = (): Worker =>
      new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
    const ingest = new Ingest({
      ...parts,
      readings: Array.from({ length: READING_THREADS }, () => new ReadingThread(startThread)),
      onChange: (tenant) => readCache.forget(tenant),
    });
    return {
      start: () => ingest.start(),
      stop: () => ingest.stop(),
      provides: { ingest },
    };
  },
});
