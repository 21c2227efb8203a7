import { Worker } from 'node:worker_threads';

/** A generated log file of the sample company. */
export interface SampleLogFile {
  /** The name of its source. */
  source: string;
  path: string;
  size: number;
}

/** Names of the sources with the sample company's logs, in the order of the logs. */
export const SAMPLE_SOURCES = [
  'Sample: Casablanca Squid',
  'Sample: Frankfurt ProxySG',
  'Sample: Lyon Palo Alto',
] as const;

/** Writes the logs in a worker: half a million lines keep a core busy for seconds. */
export function writeSampleLogs(folder: string, end: number, signal: AbortSignal): Promise<SampleLogFile[]> {
  return new Promise((resolve, reject) => {
    const logs: SampleLogFile[] = [];
    const worker = new Worker(new URL('./write-logs.ts', import.meta.url), { workerData: { folder, end } });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.on('message', ({ path, size }: Omit<SampleLogFile, 'source'>) =>
      logs.push({ source: SAMPLE_SOURCES[logs.length] ?? path, path, size }),
    );
    worker.on('error', reject);
    worker.on('exit', (code) => {
      signal.removeEventListener('abort', stop);
      if (code === 0) resolve(logs);
      else reject(new Error(`Writing the sample logs ended with ${code}`));
    });
  });
}
