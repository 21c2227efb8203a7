import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@casbah/domain/time-units';

/** How long a code can be used. */
export const CODE_MINUTES = 60;
const CODE_LIFE = CODE_MINUTES * MINUTE_MS;
/** Tolerance for a step of the machine's clock by time sync. */
const CLOCK_STEP = 60_000;

const NONCE_BYTES = 12;
const TIME_BYTES = 6;
const MAC_BYTES = 16;

export interface OperatorCode {
  /** Unique part of this code. */
  nonce: string;
  issuedOn: number;
}

/**
 * Creates a one-time code for the operator. Anyone who can read the data folder can create one; the server
 * checks the signature, so no communication is needed.
 */
export function makeOperatorCode(key: Uint8Array, now: number): string {
  const issued = Buffer.alloc(TIME_BYTES);
  issued.writeUIntBE(now, 0, TIME_BYTES);
  const body = Buffer.concat([randomBytes(NONCE_BYTES), issued]);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/**
 * Returns the code if it was signed with this key and is at most `CODE_MINUTES` old. Doesn't check whether it
 * was used.
 */
export function readOperatorCode(key: Uint8Array, text: string, now: number): OperatorCode | undefined {
  const bytes = Buffer.from(text.trim(), 'base64url');
  const length = NONCE_BYTES + TIME_BYTES;
  if (bytes.length !== length + MAC_BYTES) return undefined;
  const body = bytes.subarray(0, length);
  if (!timingSafeEqual(bytes.subarray(length), macOf(key, body))) return undefined;
  const issuedOn = body.readUIntBE(NONCE_BYTES, TIME_BYTES);
  if (issuedOn + CODE_LIFE <= now || issuedOn > now + CLOCK_STEP) return undefined;
  return { nonce: body.subarray(0, NONCE_BYTES).toString('base64url'), issuedOn };
}

/**
 * Link where a browser exchanges the code. In the fragment, so it reaches no server, proxy or log on the way.
 */
export function operatorLink(origin: string, code: string): string {
  return `${origin}/#/operator?code=${code}`;
}

function macOf(key: Uint8Array, body: Uint8Array): Buffer {
  return createHmac('sha256', key).update('operator code').update(body).digest().subarray(0, MAC_BYTES);
}
