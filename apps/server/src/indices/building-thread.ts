import { Worker } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import type { BuildOutcome, DocumentsBuild, DocumentsBuilt, TableBuild } from './building.ts';
import type { ThreadData } from './compose.ts';

export type BuildingCalls = {
  documents(build: DocumentsBuild): Promise<DocumentsBuilt>;
  table(build: TableBuild): Promise<BuildOutcome<{ rows: number; size: number }>>;
};
export type ServerCalls = { progress(progress: number): void };

/** A call of a building thread. */
export type Building = Pick<Rpc<BuildingCalls, ServerCalls>, 'call'>;

/** Runs `work` with a thread of its own, which ends with it: an index takes much memory while it is built. */
export async function inThread<Result>(
  workerData: ThreadData,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: number) => void },
  work: (thread: Building) => Promise<Result>,
): Promise<Result> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await work(new Rpc<BuildingCalls, ServerCalls>(worker, { progress: onProgress }));
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
