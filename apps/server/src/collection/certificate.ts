import { isIP } from 'node:net';
import { CollectionFailed, messageOf } from './place.ts';

/** TLS connections require a certificate with this name, signed by a trusted CA. */
export function trustOf({ host, certificate }: { host: string; certificate?: string | undefined }): {
  rejectUnauthorized: true;
  servername?: string;
  ca?: string;
} {
  return {
    rejectUnauthorized: true,
    ...(isIP(host) === 0 ? { servername: host } : {}),
    ...(certificate === undefined ? {} : { ca: certificate }),
  };
}

/** Maps Node's TLS error for a refused certificate. */
export function certificateFailure(error: unknown): CollectionFailed | undefined {
  const { code } = Object(error);
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH/.test(String(code));
  return isCertificate
    ? new CollectionFailed('certificate_refused', messageOf(error), { cause: error })
    : undefined;
}
