import { ApiError, errorOf } from '@casbah/contract/client';
import { EXPORT_DOWNLOAD_MS } from '@casbah/domain/export';
import { leaveToSignIn } from '../../../request/api.ts';
import { reportUnreachable } from '../../../request/connection.ts';

/** Where bytes of a download go. */
export interface FileSink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

/** Opens a file by its name, once the download has begun. */
export type OpenSink = (name: string) => Promise<FileSink>;

/**
 * Downloads a file through `fetch`, because the page then knows how it ended. Throws an `ApiError` for refusals, and an
 * `AbortError` if it was canceled.
 */
export async function download(
  address: string,
  { open, onBytes, signal }: { open: OpenSink; onBytes: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const late = AbortSignal.timeout(EXPORT_DOWNLOAD_MS);
  let response: Response;
  try {
    response = await fetch(address, {
      credentials: 'same-origin',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.any([signal, late]),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    reportUnreachable();
    throw new ApiError(0, undefined, { isLate: late.aborted });
  }
  if (response.status === 401) leaveToSignIn();
  if (!response.ok || response.body === null) throw await errorOf(response);
  const sink = await open(nameIn(response.headers.get('content-disposition')));
  const reader = response.body.getReader();
  let received = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await sink.write(value);
      received += value.length;
      onBytes(received);
    }
  } catch (error) {
    await sink.abort();
    throw error;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  await sink.close();
}

/** File name that the server gives. */
function nameIn(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'export';
}
