// Required by the certificate library before it loads.
import { DAY_MS } from '@casbah/domain/time-units';
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { SubjectAlternativeNameExtension, X509CertificateGenerator } from '@peculiar/x509';
import { makeSigningKey } from './sso/signing-key.ts';

/** A self-signed certificate and its key: both PEM. */
export async function selfSigned(): Promise<{ cert: string; key: string }> {
  const { privateKey: key, certificate: cert } = await makeSigningKey(Date.now());
  return { cert, key };
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A self-signed certificate for a server's name, and its key: both PEM. */
export async function certificateOf(name: string): Promise<{ cert: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: '01',
      name: `CN=${name}`,
      keys,
      signingAlgorithm: ALGORITHM,
      notBefore: new Date(Date.now() - DAY_MS),
      notAfter: new Date(Date.now() + DAY_MS),
      extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
    },
    webcrypto,
  );
  const body = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    cert: certificate.toString('pem'),
    key: `-----BEGIN PRIVATE KEY-----\n${body}\n-----END PRIVATE KEY-----\n`,
  };
}
