import { ApiError } from '@casbah/contract/client';
import type { TableUpload } from '@casbah/contract/indices';

/** Server calls of an upload; tests use a fake. */
export interface TableServer {
  readonly announce: (file: File) => Promise<TableUpload>;
  readonly send: (offset: number, piece: Blob, signal: AbortSignal) => Promise<TableUpload>;
  /** Bytes received, after an interruption. */
  readonly received: (size: number) => Promise<number>;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_PIECE = 1024 * 1024;
const LARGEST_PIECE = 16 * 1024 * 1024;
/** Target duration of a piece: short enough for smooth progress, long enough to use the bandwidth. */
const PIECE_TAKES_MS = 400;

/** Retry delays after the first, second and later failures, in milliseconds. It retries until a person stops it. */
const WAITS = [1000, 3000, 6000] as const;

/** Whether an error is temporary, such as a lost connection, a restarting server or a full disk. */
function mayGoOn(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const code = error.answer?.error;
  return (
    error.status === 0 || error.status >= 500 || code === 'UPLOAD_OFFSET_WRONG' || code === 'BODY_STALLED'
  );
}

/** Uploads a table in pieces, and resumes after interruptions. The last piece starts the build. Throws other errors. */
export async function uploadTable(
  file: File,
  server: TableServer,
  onProgress: (progress: { sent: number; interruption: unknown }) => void,
  signal: AbortSignal,
): Promise<void> {
  let { bytes_received: sent } = await server.announce(file);
  let piece = FIRST_PIECE;
  let breaks = 0;
  while (sent < file.size) {
    signal.throwIfAborted();
    onProgress({ sent, interruption: undefined });
    const started = performance.now();
    try {
      ({ bytes_received: sent } = await server.send(sent, file.slice(sent, sent + piece), signal));
      breaks = 0;
      if (performance.now() - started < PIECE_TAKES_MS) piece = Math.min(LARGEST_PIECE, piece * 2);
    } catch (error) {
      signal.throwIfAborted();
      if (!mayGoOn(error)) throw error;
      onProgress({ sent, interruption: error });
      piece = FIRST_PIECE;
      await server.wait(WAITS[Math.min(breaks, WAITS.length - 1)] ?? WAITS[0], signal);
      breaks += 1;
      // What the server stored counts, whatever was sent.
      sent = await server.received(file.size).catch((lost: unknown) => {
        if (mayGoOn(lost)) return sent;
        throw lost;
      });
    }
  }
}
