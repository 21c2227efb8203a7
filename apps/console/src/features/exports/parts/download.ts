import { EXPORT_DOWNLOAD_MS } from '@casbah/domain/export';
import { openDownload } from '../../../request/open-download.ts';

/** Where bytes of a download go. */
export interface FileSink {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

/** Opens a file by its name, once the download has begun. */
export type OpenSink = (name: string) => Promise<FileSink>;

/**
 * Downloads a file as a request rather than a link, because the page then knows how it ended. Throws an `ApiError` for refusals, and an
 * `AbortError` if it was canceled.
 */
export async function download(
  address: string,
  { open, onBytes, signal }: { open: OpenSink; onBytes: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const { headers, body } = await openDownload(address, { signal, timeoutMs: EXPORT_DOWNLOAD_MS });
  const sink = await open(nameIn(headers.get('content-disposition')));
  const reader = body.getReader();
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
