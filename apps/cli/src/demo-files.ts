import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createSample } from '@casbah/sample/generate';

/**
 * Writes the demo company's logs as files, in a worker: making half a million lines keeps a core busy for seconds.
 * Posts `{ site, path }` for each finished file.
 */
const { folder, end }: { folder: string; end: number } = workerData;

for (const log of createSample({ end }).logs) {
  const path = join(folder, log.fileName);
  await pipeline(Readable.from(log.chunks()), createWriteStream(path));
  parentPort?.postMessage({ site: log.site, device: log.device, path });
}
