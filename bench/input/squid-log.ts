import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createSample } from '@casbah/sample/generate';

export interface WrittenLog {
  path: string;
  lines: number;
  bytes: number;
}

/** Midnight after the log's last day: fixed, so that every run reads the same bytes. */
const END = Date.UTC(2026, 10, 20);

/** Lines the demo company's Squid writes in a month at pace 1. */
const LINES_AT_PACE_1 = 248_000;

/**
 * Writes a month of the demo company's Squid log in native format, with the pace adjusted to give this many lines.
 */
export async function writeSquidLog(path: string, lines: number): Promise<WrittenLog> {
  const sample = createSample({ end: END, pace: lines / LINES_AT_PACE_1 });
  const log = sample.logs.find(({ device }) => device === 'squid');
  if (log === undefined) throw new Error('the demo company has no Squid');
  const out = createWriteStream(path, { highWaterMark: 4 << 20 });
  const written: WrittenLog = { path, lines: 0, bytes: 0 };
  for (const chunk of log.chunks()) {
    const bytes = Buffer.from(chunk);
    written.bytes += bytes.length;
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) written.lines += 1;
    if (!out.write(bytes)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return written;
}
