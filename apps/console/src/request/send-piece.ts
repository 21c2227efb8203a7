import type { Load } from '@casbah/contract/datasources';
import { sendBytes } from './send-bytes.ts';

/** Sends bytes of an announced file from `offset`; returns the ingest job. Never retries. */
export function sendPiece(loadId: string, offset: number, piece: Blob, signal: AbortSignal): Promise<Load> {
  const headers = { 'upload-offset': String(offset) };
  return sendBytes('PATCH /admin/loads/{id}/content', { params: { id: loadId } }, piece, { headers, signal });
}
