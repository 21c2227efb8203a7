import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createSample } from '@casbah/sample/generate';

const { folder, end }: { folder: string; end: number } = workerData;

for (const log of createSample({ end }).logs) {
  const path = join(folder, log.fileName);
  await pipeline(Readable.from(log.chunks()), createWriteStream(path));
  parentPort?.postMessage({ path, size: (await stat(path)).size });
}
