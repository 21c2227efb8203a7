import { webcrypto } from 'node:crypto';
import { DAY_MS } from '@casbah/domain/time-units';
// Required by the certificate library before it loads.
import 'reflect-metadata';
import { X509CertificateGenerator } from '@peculiar/x509';

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
};
const YEARS = 10;

/**
 * Creates a key for signing a company's requests to its identity providers, with a self-signed certificate:
 * both PEM.
 */
export async function makeSigningKey(now: number): Promise<{ privateKey: string; certificate: string }> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const notBefore = new Date(now - DAY_MS);
  const notAfter = new Date(notBefore);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + YEARS);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: Buffer.from(webcrypto.getRandomValues(new Uint8Array(15))).toString('hex'),
      name: 'CN=Casbah',
      notBefore,
      notAfter,
      keys,
      signingAlgorithm: ALGORITHM,
    },
    webcrypto,
  );
  const body = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const lines = body.match(/.{1,64}/g) ?? [];
  return {
    privateKey: ['-----BEGIN PRIVATE KEY-----', ...lines, '-----END PRIVATE KEY-----', ''].join('\n'),
    certificate: certificate.toString('pem'),
  };
}
