import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A generated log file of the sample company. */
export interface SampleLogFile {
  path: string;
  size: number;
}

/** Names of the sources with the sample company's logs, in the order of the logs. */
export const SAMPLE_SOURCES = [
  'Sample: Casablanca Squid',
  'Sample: Frankfurt ProxySG',
  'Sample: Lyon Palo Alto',
  'Sample: Microsoft 365 audit',
  'Sample: Entra ID sign-ins',
  'Sample: Google Workspace audit',
  'Sample: Slack audit',
  'Sample: GitHub audit',
] as const;

/**
 * Writes the logs in a worker, because more than half a million lines keep a core busy for seconds. Yields each as soon as it
 * is complete.
 */
export async function* writeSampleLogs(
  folder: string,
  end: number,
  signal: AbortSignal,
): AsyncGenerator<SampleLogFile> {
  const worker = new Worker(new URL('./write-logs.ts', import.meta.url), { workerData: { folder, end } });
  try {
    const messages: AsyncIterable<SampleLogFile[]> = on(worker, 'message', { signal, close: ['exit'] });
    for await (const logs of messages) yield* logs;
  } finally {
    await worker.terminate();
  }
}
