import { ApiError, errorOf } from '@casbah/contract/client';
import { leaveToSignIn } from './api.ts';
import { reportUnreachable } from './connection.ts';

/** Opens a download to read as it arrives. Throws an `ApiError` for refusals, and an `AbortError` if it was canceled. */
export async function openDownload(
  address: string,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<{ headers: Headers; body: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const late = AbortSignal.timeout(timeoutMs);
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
  const { headers, body } = response;
  if (!response.ok || body === null) throw await errorOf(response);
  return { headers, body };
}
