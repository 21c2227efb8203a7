import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** Before the signed bytes, so that a signature is valid for snapshots of policies only. */
const CONTEXT = 'casbah policy snapshot v1\n';
/** PKCS #8 (RFC 8410) around the 32 bytes of an Ed25519 private key. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const ID_LENGTH = 16;

/** Signs snapshots. Programs verify them with the public key. */
export interface SigningKey {
  /** Beginning of the public key's SHA-256. */
  id: string;
  /** SubjectPublicKeyInfo (DER) in base64. */
  publicKey: string;
  /** Ed25519 signature in base64. */
  sign(text: string): string;
}

/** `seed`: 32 bytes, used for nothing else. */
export function signingKeyOf(seed: Uint8Array): SigningKey {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return {
    id: createHash('sha256').update(publicKey).digest('hex').slice(0, ID_LENGTH),
    publicKey: publicKey.toString('base64'),
    sign: (text) => sign(null, Buffer.from(CONTEXT + text), key).toString('base64'),
  };
}
