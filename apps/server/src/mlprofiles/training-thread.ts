import { Worker } from 'node:worker_threads';
import { Rpc } from '@casbah/rpc/rpc';
import type { ThreadData } from './compose.ts';
import type { Trained, Training } from './training.ts';

export type TrainingCalls = { train(training: Training): Promise<Trained> };
export type ServerCalls = { progress(progress: number): void };

/** Trains a model in a thread of its own, which ends with it. */
export async function trainInThread(
  workerData: ThreadData,
  training: Training,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: number) => void },
): Promise<Trained> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Rpc<TrainingCalls, ServerCalls>(worker, { progress: onProgress }).call(
      'train',
      training,
    );
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
