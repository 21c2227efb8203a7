import { ApiError } from '@casbah/contract/client';

export type DownloadMessage =
  | 'MSG_EXPORT_DOWNLOAD_DENIED'
  | 'MSG_EXPORT_DOWNLOAD_BAD_REQUEST'
  | 'MSG_EXPORT_DOWNLOAD_ERROR';

/** Message of a failed download; undefined if the person canceled it. */
export function downloadMessage(error: unknown): DownloadMessage | undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  if (!(error instanceof ApiError)) return 'MSG_EXPORT_DOWNLOAD_ERROR';
  if (error.status === 403) return 'MSG_EXPORT_DOWNLOAD_DENIED';
  return error.status === 400 || error.status === 422
    ? 'MSG_EXPORT_DOWNLOAD_BAD_REQUEST'
    : 'MSG_EXPORT_DOWNLOAD_ERROR';
}
