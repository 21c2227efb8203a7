import { posix } from 'node:path';
import { PassThrough } from 'node:stream';
import { type FtpsMode, fitsPattern } from '@casbah/domain/collection';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import { certificateFailure, trustOf } from './certificate.ts';
import { CollectionFailed, messageOf, type OpenFiles, type RemoteFile } from './place.ts';
import { allowedAddress, type PrivateHosts, reach } from './reach.ts';

interface FtpsPlace {
  host: string;
  port: number;
  user: string;
  path: string;
  pattern: string;
  mode: FtpsMode;
  certificate?: string | undefined;
  password: string | undefined;
}

/** Maximum silence on the connection. */
const SILENT_MS = 30_000;
const DEEPEST = 8;
/** Maximum listing size: a folder's listing is held in memory as a whole. */
const MOST_LISTING_BYTES = 16 * 1024 ** 2;

/** Opens an FTP server with TLS for control and data. Sends no secret without a valid certificate. */
export async function openFtps(
  place: FtpsPlace,
  limits: PrivateHosts,
  signal: AbortSignal,
): Promise<OpenFiles> {
  const { address } = await allowedAddress(place, limits);
  (await reach({ address, port: place.port, pauseMs: limits.pauseMs }, signal)).destroy();
  let client = await signIn(place, address);
  const abort = (): void => client.close();
  // Some servers list a missing folder as an empty one.
  await told(() => client.cd(place.path)).catch((error: unknown) => {
    client.close();
    throw error;
  });
  signal.addEventListener('abort', abort, { once: true });
  /** An aborted download closes its connection, so a new one is opened. */
  const line = async (): Promise<Client> => {
    signal.throwIfAborted();
    if (client.closed) client = await signIn(place, address);
    return client;
  };

  async function* filesOf(below: string, depth: number): AsyncGenerator<RemoteFile> {
    const entries = await told(async () => (await line()).list(posix.join(place.path, below)));
    for (const entry of entries) {
      // Skips names that contain a path. Links count as neither files nor folders.
      if (entry.name.startsWith('.') || entry.name.includes('/')) continue;
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory && depth < DEEPEST) yield* filesOf(path, depth + 1);
      if (!entry.isFile || !fitsPattern(entry.name, place.pattern)) continue;
      yield { path, size: entry.size, modified: await modifiedOf(entry, path) };
    }
  }

  async function modifiedOf({ modifiedAt }: FileInfo, path: string): Promise<number> {
    // Dates of the legacy listing lack year and time zone.
    const time = modifiedAt ?? (await told(async () => (await line()).lastMod(posix.join(place.path, path))));
    return time.getTime();
  }

  return {
    holds: 'files',
    identity: undefined,
    list: () => filesOf('', 0),
    async *read(path, start, end) {
      if (end <= start) return;
      const using = await told(line);
      const bytes = new PassThrough();
      const whole = using.downloadTo(bytes, posix.join(place.path, path), start).then(
        () => undefined,
        (error: unknown) => {
          bytes.destroy(error instanceof Error ? error : new Error(String(error)));
        },
      );
      let wanted = end - start;
      let isWhole = false;
      try {
        for await (const chunk of bytes) {
          const piece = Buffer.from(chunk).subarray(0, wanted);
          wanted -= piece.length;
          yield piece;
          if (wanted === 0) break;
        }
        isWhole = wanted > 0;
      } catch (error) {
        throw failureOf(error);
      } finally {
        // FTP has no reliable way to stop a transfer midway.
        if (!isWhole) using.close();
        bytes.destroy();
        await whole;
      }
    },
    async close() {
      signal.removeEventListener('abort', abort);
      client.close();
    },
  };
}

async function signIn(place: FtpsPlace, address: string): Promise<Client> {
  const client = new Client(SILENT_MS, {
    allowSeparateTransferHost: false,
    maxListingBytes: MOST_LISTING_BYTES,
  });
  try {
    await client.access({
      host: address,
      port: place.port,
      user: place.user,
      password: place.password ?? '',
      secure: place.mode === 'implicit' ? 'implicit' : true,
      secureOptions: trustOf(place),
    });
    return client;
  } catch (error) {
    client.close();
    throw failureOf(error);
  }
}

async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

/** FTP replies: 530 is a refused sign-in, 550 a refused file or folder operation. */
function failureOf(error: unknown): unknown {
  if (error instanceof CollectionFailed) return error;
  if (error instanceof Error && error.name === 'AbortError') return error;
  const message = messageOf(error);
  const certificate = certificateFailure(error);
  if (certificate !== undefined) return certificate;
  const failed = (problem: CollectionFailed['problem']): CollectionFailed =>
    new CollectionFailed(problem, message, { cause: error });
  if (!(error instanceof FTPError)) return failed(/timeout/i.test(message) ? 'timed_out' : 'unreachable');
  if (error.code === 530 || error.code === 430) return failed('sign_in_refused');
  if (error.code === 550)
    return failed(/denied|permission|access/i.test(message) ? 'no_access' : 'not_found');
  // The server doesn't support TLS: no secret was sent.
  if (error.code === 500 || error.code === 502 || error.code === 504 || error.code === 534)
    return failed('certificate_refused');
  return failed('unreachable');
}
