import type { CollectionSecret } from '@casbah/contract/collection';
import { z } from 'zod';
import type { Outgoing } from '../http/outgoing.ts';
import type { HttpPlace } from './next-request.ts';
import { CollectionFailed } from './place.ts';

const answered = z.object({
  access_token: z
    .string()
    .max(16_384)
    .regex(/^[\x21-\x7e]+$/),
});
const refused = z.object({ error: z.string(), error_description: z.string().optional() });

/**
 * A short-lived token for the client credentials or the refresh token (RFC 6749, sections 4.4 and 6). Parameters can
 * name another grant. Throws `CollectionFailed` and the errors of `outgoing`.
 */
export async function fetchToken(
  oauth: HttpPlace['oauth'],
  secret: CollectionSecret | undefined,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<string> {
  if (oauth === undefined) return '';
  const { token_url, client_id, client_secret_in, parameters } = oauth;
  const refresh = secret?.refresh_token;
  const clientSecret = secret?.token ?? '';
  const form = new URLSearchParams({
    ...(refresh === undefined
      ? { grant_type: 'client_credentials' }
      : { grant_type: 'refresh_token', refresh_token: refresh }),
    ...(client_secret_in === 'body'
      ? { client_id, ...(clientSecret === '' ? {} : { client_secret: clientSecret }) }
      : {}),
  });
  for (const [name, value] of new URLSearchParams(parameters)) form.set(name, value);
  const response = await outgoing(token_url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'content-type': 'application/x-www-form-urlencoded',
      ...(client_secret_in === 'basic' ? { authorization: basic(client_id, clientSecret) } : {}),
    },
    body: form.toString(),
    signal,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const token = answered.safeParse(answer);
  if (response.ok && token.success) return token.data.access_token;
  const said = refused.safeParse(answer);
  // Only the code: a description may repeat the request.
  const detail = `HTTP ${response.status} ${said.success ? said.data.error.slice(0, 60) : ''}`.trim();
  const isRefused = response.status === 400 || response.status === 401 || response.status === 403;
  throw new CollectionFailed(isRefused ? 'sign_in_refused' : 'server_failed', detail);
}

/** RFC 6749, section 2.3.1: both parts are form-encoded first. */
function basic(id: string, secret: string): string {
  const encoded = (text: string): string => new URLSearchParams({ x: text }).toString().slice(2);
  return `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64')}`;
}
