import { FtpSrv } from 'ftp-srv';
import { certificateOf } from '../test-certificate.ts';
import { freePort } from './test-line.ts';

/** Serves a folder's files by FTP over TLS. */
export async function openFtpsServer(
  folder: string,
  { host, implicit = false }: { host: string; implicit?: boolean },
): Promise<{ port: number; certificate: string; signedIn: string[]; close(): Promise<void> }> {
  const port = await freePort();
  const { cert, key } = await certificateOf(host);
  const signedIn: string[] = [];
  const silent = { child: () => silent, trace() {}, debug() {}, info() {}, warn() {}, error() {} };
  const server = new FtpSrv({
    url: `${implicit ? 'ftps' : 'ftp'}://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    tls: { cert, key },
    log: silent,
    anonymous: false,
  });
  server.on('login', ({ username, password }, accept, refuse) => {
    signedIn.push(username);
    if (username === 'logs' && password === 'right') accept({ root: folder });
    else refuse(new Error('Wrong name or password'));
  });
  server.on('client-error', () => {});
  await server.listen();
  return {
    port,
    certificate: cert,
    signedIn,
    async close() {
      await server.close();
    },
  };
}
