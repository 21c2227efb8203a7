import { randomBytes, randomInt } from 'node:crypto';
import { writeApiKey } from '@casbah/domain/api-key';
import { hashOfSecret } from '../http/api-keys.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a key: the value for its holder, and the hash to store. */
export function newSecret(): { id: string; key: string; secretHash: string } {
  const id = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const secret = randomBytes(32).toString('base64url');
  return { id, key: writeApiKey({ id, secret }), secretHash: hashOfSecret(secret) };
}
