import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { constants, createGzip } from 'node:zlib';
import { createSample } from '@casbah/sample/generate';

const { folder, end }: { folder: string; end: number } = workerData;

const sample = createSample({ end });
for (const log of [...sample.logs, ...sample.appLogs]) {
  const path = join(folder, log.fileName);
  const lines = Readable.from(log.chunks());
  // JSON records repeat their names, so they shrink to a sixth.
  if (path.endsWith('.gz'))
    await pipeline(lines, createGzip({ level: constants.Z_BEST_SPEED }), createWriteStream(path));
  else await pipeline(lines, createWriteStream(path));
  parentPort?.postMessage({ path, size: (await stat(path)).size });
}
