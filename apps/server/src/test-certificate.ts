import { makeSigningKey } from './sso/signing-key.ts';

/** A certificate that signs itself, and its key: PEM both. */
export async function selfSigned(): Promise<{ cert: string; key: string }> {
  const { privateKey: key, certificate: cert } = await makeSigningKey(Date.now());
  return { cert, key };
}
