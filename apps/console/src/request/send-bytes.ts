import { type Answer, ApiError, address, errorOf } from '@casbah/contract/client';
import { leaveToSignIn } from './api.ts';
import { reportUnreachable } from './connection.ts';
import { cookie } from './cookie.ts';

/** Calls that accept bytes. */
type BytesKey =
  | 'PATCH /admin/loads/{id}/content'
  | 'POST /admin/directory/imports'
  | 'POST /api/inspect'
  | 'PUT /protect/dictionaries/{id}/text'
  | 'POST /protect/ml_profiles/{id}/samples'
  | 'PATCH /protect/indices/{id}/table'
  | 'POST /protect/indices/{id}/documents';

/** Sends bytes unchanged. Never retries. */
export async function sendBytes<Key extends BytesKey>(
  key: Key,
  args: { params?: object; query?: object },
  body: Blob,
  { headers, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Answer<Key>> {
  const token = cookie('csrftoken');
  let response: Response;
  try {
    response = await fetch(address(key, args), {
      method: key.slice(0, key.indexOf(' ')),
      headers: {
        accept: 'application/json',
        'content-type': 'application/octet-stream',
        'x-requested-with': 'XMLHttpRequest',
        ...(token === undefined ? {} : { 'x-csrftoken': token }),
        ...headers,
      },
      credentials: 'same-origin',
      body,
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    reportUnreachable();
    throw new ApiError(0, undefined);
  }
  if (response.status === 401) leaveToSignIn();
  if (!response.ok) throw await errorOf(response);
  // The server strips each response to the call's schema, so the contract guarantees the type.
  return (await response.json()) as Answer<Key>;
}
