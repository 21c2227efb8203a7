import { ApiError, address, errorOf } from '@casbah/contract/client';
import type { Load } from '@casbah/contract/datasources';
import { leaveToSignIn } from './api.ts';
import { reportReachable } from './connection.ts';
import { cookie } from './cookie.ts';

/** Sends bytes of an announced file from `offset` on; answers how the load stands then. Never repeats by itself. */
export async function sendPiece(
  loadId: string,
  offset: number,
  piece: Blob,
  signal: AbortSignal,
): Promise<Load> {
  const token = cookie('csrftoken');
  let response: Response;
  try {
    response = await fetch(address('PATCH /admin/loads/{id}/content', { params: { id: loadId } }), {
      method: 'PATCH',
      headers: {
        accept: 'application/json',
        'content-type': 'application/octet-stream',
        'upload-offset': String(offset),
        'x-requested-with': 'XMLHttpRequest',
        ...(token === undefined ? {} : { 'x-csrftoken': token }),
      },
      credentials: 'same-origin',
      body: piece,
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    reportReachable(false);
    throw new ApiError(0, undefined);
  }
  reportReachable(true);
  if (response.status === 401) leaveToSignIn();
  if (!response.ok) throw await errorOf(response);
  // The server strips every answer to the call's schema: the contract is the proof of the type.
  return (await response.json()) as Load;
}
