import { readFile } from 'node:fs/promises';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import type { ThreadData } from './thread-messages.ts';

/** Reads the certificates of TLS listeners. Throws `StartError` if a file can't be read. */
export async function certificatesOf({
  certFile,
  keyFile,
  caFile,
}: NonNullable<Settings['syslog']['tls']>): Promise<NonNullable<ThreadData['tls']>> {
  const read = (file: string): Promise<string> =>
    readFile(file, 'utf8').catch((cause: unknown) => {
      throw new StartError(
        `${file}, needed for syslog over TLS, can’t be read. Check CASBAH_SYSLOG_TLS_CERT, _KEY and _CA.`,
        { cause },
      );
    });
  const [cert, key] = await Promise.all([read(certFile), read(keyFile)]);
  return { cert, key, ...(caFile === undefined ? {} : { ca: await read(caFile) }) };
}
