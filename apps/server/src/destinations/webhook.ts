import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_HEADERS } from '@casbah/domain/destination';
import { type Outgoing, OutgoingFailed, OutgoingRefused } from '../http/outgoing.ts';

const SECRET_BYTES = 32;

/** The outcome, in words for the people who run the receiver. */
export type Sent = { ok: true; status: number } | { ok: false; status: number | null; problem: string };

export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** The signature that a receiver compares with the request header. */
export function signatureOf(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/** Sends a signed message. Only a status of 200 to 299 counts as delivered; redirects aren't followed. */
export async function sendWebhook(
  message: { address: string; secret: string; content: unknown },
  { outgoing, now }: { outgoing: Outgoing; now: number },
): Promise<Sent> {
  const body = JSON.stringify(message.content);
  const timestamp = Math.floor(now / 1000);
  try {
    const { status } = await outgoing(message.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        [WEBHOOK_HEADERS.timestamp]: String(timestamp),
        [WEBHOOK_HEADERS.signature]: signatureOf(message.secret, timestamp, body),
      },
      body,
    });
    return status >= 200 && status < 300
      ? { ok: true, status }
      : { ok: false, status, problem: `It answered with status ${status}` };
  } catch (error) {
    if (error instanceof OutgoingFailed || error instanceof OutgoingRefused)
      return { ok: false, status: null, problem: error.message };
    throw error;
  }
}
