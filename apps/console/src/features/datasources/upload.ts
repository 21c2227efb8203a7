import { ApiError } from '@casbah/contract/client';
import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';

/** Server calls of an upload; tests use a fake. */
export interface UploadServer {
  /** The unfinished upload of exactly this file, if there is one. */
  unfinished: (file: File) => Promise<Load | undefined>;
  announce: (file: File) => Promise<Load>;
  send: (loadId: string, offset: number, piece: Blob, signal: AbortSignal) => Promise<Load>;
  state: (loadId: string) => Promise<Load>;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export interface UploadProgress {
  load: Load;
  /** Why the upload is paused: connection lost, server busy or disk full. It resumes automatically. */
  interruption: unknown;
}

const FIRST_PIECE = 1024 * 1024;
const LARGEST_PIECE = 16 * 1024 * 1024;
/** Target duration of a chunk: short enough for smooth progress, long enough to use the bandwidth. */
const PIECE_TAKES_MS = 400;

/** Retry delays after the first, second and later failures, in milliseconds. It retries until a person stops it. */
const WAITS = [1000, 3000, 6000] as const;

/** Whether an error is temporary, such as a lost connection, a busy or restarting server, or a full disk. */
function mayGoOn(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 0 ||
    error.status >= 500 ||
    error.answer?.error === 'UPLOAD_OFFSET_WRONG' ||
    error.answer?.error === 'BODY_STALLED'
  );
}

/**
 * Uploads a file in chunks and resumes after interruptions from the server's offset. Returns the queued
 * ingest job; throws errors that retrying can't fix.
 */
export async function upload(
  file: File,
  server: UploadServer,
  onProgress: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<Load> {
  let load = (await server.unfinished(file)) ?? (await server.announce(file));
  onProgress({ load, interruption: undefined });
  let piece = FIRST_PIECE;
  let breaks = 0;
  while (load.status === LOAD_STATUS.pending) {
    signal.throwIfAborted();
    const offset = load.bytes_received;
    const started = performance.now();
    try {
      load = await server.send(load.id, offset, file.slice(offset, offset + piece), signal);
      breaks = 0;
      if (performance.now() - started < PIECE_TAKES_MS) piece = Math.min(LARGEST_PIECE, piece * 2);
      onProgress({ load, interruption: undefined });
    } catch (error) {
      signal.throwIfAborted();
      if (!mayGoOn(error)) throw error;
      onProgress({ load, interruption: error });
      piece = FIRST_PIECE;
      await server.wait(WAITS[Math.min(breaks, WAITS.length - 1)] ?? WAITS[0], signal);
      breaks += 1;
      // The server's offset counts, whatever was sent.
      load = await server.state(load.id).catch((lost: unknown) => {
        if (mayGoOn(lost)) return load;
        throw lost;
      });
    }
  }
  return load;
}
