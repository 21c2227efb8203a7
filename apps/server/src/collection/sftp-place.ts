import { createHash, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import { posix } from 'node:path';
import { fitsPattern } from '@casbah/domain/collection';
import { Client, type FileEntryWithStats, type SFTPWrapper } from 'ssh2';
import { CollectionFailed, messageOf, type OpenFiles, type RemoteFile } from './place.ts';
import { allowedAddress, type PrivateHosts, reach } from './reach.ts';

interface SftpPlace {
  host: string;
  port: number;
  user: string;
  path: string;
  pattern: string;
  password?: string | undefined;
  private_key?: string | undefined;
  passphrase?: string | undefined;
  /** The trusted server key. */
  pinned: string | null;
}

/** Time limit for key exchange and sign-in. */
const READY_MS = 15_000;
/** Silence after which a keepalive is sent. */
const ALIVE_MS = 10_000;
const DEEPEST = 8;

/** Opens an SFTP server (which modern SCP uses, too). Checks the server's key before sending a secret. */
export async function openSftp(
  place: SftpPlace,
  limits: PrivateHosts,
  signal: AbortSignal,
): Promise<OpenFiles> {
  const { address } = await allowedAddress(place, limits);
  const socket = await reach({ address, port: place.port, pauseMs: limits.pauseMs }, signal);
  const client = new Client();
  const abort = (): void => void client.destroy();
  signal.addEventListener('abort', abort, { once: true });
  const close = async (): Promise<void> => {
    signal.removeEventListener('abort', abort);
    client.end();
    client.destroy();
    socket.destroy();
  };
  // Pending reads get this error; later errors have no reader.
  client.on('error', () => {});
  try {
    const identity = await signIn(client, place, socket);
    const sftp = await ended<SFTPWrapper>(client, (done, failed) =>
      client.sftp((error, opened) => (error === undefined ? done(opened) : failed(error))),
    );
    return {
      holds: 'files',
      identity,
      close,
      list: () => filesOf(client, sftp, place, '', 0),
      read: read(client, sftp, place.path),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function signIn(client: Client, place: SftpPlace, sock: Socket): Promise<string> {
  const { pinned } = place;
  let shown = '';
  let isKnown = false;
  return ended(client, (done, failed) => {
    client.once('ready', () => done(shown));
    const refuse = (error: unknown): void => {
      const problem = pinned === null ? 'identity_unknown' : 'identity_changed';
      const isOther = shown !== '' && !isKnown;
      failed(isOther ? new CollectionFailed(problem, shown, { cause: error, identity: shown }) : error);
    };
    client.once('error', refuse);
    try {
      client.connect({
        sock,
        username: place.user,
        ...(place.password === undefined ? {} : { password: place.password }),
        ...(place.private_key === undefined ? {} : { privateKey: place.private_key }),
        ...(place.passphrase === undefined ? {} : { passphrase: place.passphrase }),
        readyTimeout: READY_MS,
        keepaliveInterval: ALIVE_MS,
        keepaliveCountMax: 3,
        hostVerifier: (key: Buffer) => {
          shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
          isKnown = pinned !== null && isEqual(shown, pinned);
          return isKnown;
        },
      });
    } catch (error) {
      // The private key couldn't be read.
      failed(new CollectionFailed('sign_in_refused', messageOf(error), { cause: error }));
    }
  });
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function* filesOf(
  client: Client,
  sftp: SFTPWrapper,
  place: SftpPlace,
  below: string,
  depth: number,
): AsyncGenerator<RemoteFile> {
  const folder = posix.join(place.path, below);
  const entries = await ended<FileEntryWithStats[]>(client, (done, failed) =>
    sftp.readdir(folder, (error, list) => (error ? failed(error) : done(list))),
  );
  for (const { filename, attrs } of entries) {
    // Skips names that contain a path. Links count as neither files nor folders.
    if (filename.startsWith('.') || filename.includes('/')) continue;
    const path = below === '' ? filename : `${below}/${filename}`;
    if (attrs.isDirectory() && depth < DEEPEST) yield* filesOf(client, sftp, place, path, depth + 1);
    if (attrs.isFile() && fitsPattern(filename, place.pattern))
      yield { path, size: attrs.size, modified: attrs.mtime * 1000 };
  }
}

function read(client: Client, sftp: SFTPWrapper, root: string): OpenFiles['read'] {
  return async function* bytes(path, start, end) {
    if (end <= start) return;
    const stream = sftp.createReadStream(posix.join(root, path), { start, end: end - 1 });
    // Reads in flight when the connection broke get their error only here.
    const broke = (): void => void stream.destroy(new Error('The server closed the connection'));
    client.once('close', broke);
    // It closes the file when done, and reports close errors that no one needs by then.
    stream.on('error', () => {});
    try {
      for await (const chunk of stream) yield Buffer.from(chunk);
    } catch (error) {
      throw failureOf(error);
    } finally {
      client.removeListener('close', broke);
      stream.destroy();
    }
  };
}

/** Resolves with the server's reply, or rejects when the connection breaks. */
async function ended<Result>(
  client: Client,
  ask: (done: (result: Result) => void, failed: (error: unknown) => void) => void,
): Promise<Result> {
  let broke: (() => void) | undefined;
  try {
    return await new Promise<Result>((done, failed) => {
      broke = () => failed(new CollectionFailed('unreachable', 'The server closed the connection'));
      client.once('close', broke);
      ask(done, failed);
    });
  } catch (error) {
    throw failureOf(error);
  } finally {
    if (broke !== undefined) client.removeListener('close', broke);
  }
}

/** SFTP status codes: 2 no such file, 3 permission denied. */
function failureOf(error: unknown): CollectionFailed {
  if (error instanceof CollectionFailed) return error;
  const { level, code } = Object(error);
  const message = messageOf(error);
  const failed = (problem: CollectionFailed['problem']): CollectionFailed =>
    new CollectionFailed(problem, message, { cause: error });
  if (level === 'client-authentication') return failed('sign_in_refused');
  if (level === 'client-timeout') return failed('timed_out');
  if (code === 2) return failed('not_found');
  if (code === 3) return failed('no_access');
  return failed('unreachable');
}
