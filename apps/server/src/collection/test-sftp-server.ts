import { generateKeyPairSync } from 'node:crypto';
import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import ssh2, { type Attributes, type Connection, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE } = ssh2.utils.sftp;

export interface TestSftpServer {
  port: number;
  /** A private key that can sign in. */
  privateKey: string;
  /** Attempted sign-in methods. */
  tried: string[];
  close(): Promise<void>;
}

const ACCOUNT = { user: 'logs', password: 'right' };

const newKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs1', format: 'pem' })
    .toString();

/** An SSH server of the `ssh2` library that serves a folder's files by SFTP. */
export async function openSftpServer(folder: string): Promise<TestSftpServer> {
  const privateKey = newKey();
  const theirs = ssh2.utils.parseKey(privateKey);
  if (theirs instanceof Error) throw new Error('No key');
  const tried: string[] = [];
  const open = new Set<Connection>();
  const serve = async (key: string, port: number): Promise<ssh2.Server> => {
    const made = new ssh2.Server({ hostKeys: [key] }, (client) => {
      open.add(client);
      client.on('error', () => {});
      client.on('close', () => open.delete(client));
      client.on('authentication', (asked) => {
        tried.push(asked.method);
        const isUser = asked.username === ACCOUNT.user;
        if (isUser && asked.method === 'password' && asked.password === ACCOUNT.password) asked.accept();
        else if (isUser && asked.method === 'publickey' && asked.key.data.equals(theirs.getPublicSSH()))
          asked.accept();
        else asked.reject(['password', 'publickey']);
      });
      client.on('session', (accept) => {
        accept().on('sftp', (acceptSftp) => giveFiles(acceptSftp(), folder));
      });
    });
    await new Promise<void>((done) => made.listen(port, '127.0.0.1', () => done()));
    return made;
  };
  const server = await serve(newKey(), 0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  const { port } = address;
  const end = async (): Promise<void> => {
    for (const client of open) client.end();
    await new Promise<void>((done) => server.close(() => done()));
  };
  return {
    port,
    privateKey,
    tried,
    close: end,
  };
}

function giveFiles(sftp: SFTPWrapper, folder: string): void {
  const handles = new Map<number, FileHandle | string[]>();
  let made = 0;
  const attrsOf = async (path: string): Promise<Attributes> => {
    const { mode, uid, gid, size, atimeMs, mtimeMs } = await stat(path);
    return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) };
  };
  const give = (id: number, what: FileHandle | string[]): void => {
    made += 1;
    handles.set(made, what);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(made);
    sftp.handle(id, handle);
  };
  const answer = (id: number, work: () => Promise<void>): void => {
    work().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
      else if (error.code === 'EACCES') sftp.status(id, STATUS_CODE.PERMISSION_DENIED);
      else sftp.status(id, STATUS_CODE.FAILURE);
    });
  };
  sftp.on('OPENDIR', (id, path) => answer(id, async () => give(id, await readdir(join(folder, path)))));
  const paths = new Map<number, string>();
  sftp.on('OPENDIR', (_id, path) => paths.set(made + 1, path));
  sftp.on('READDIR', (id, handle) =>
    answer(id, async () => {
      const number = handle.readUInt32BE();
      const names = handles.get(number);
      if (!Array.isArray(names) || names.length === 0) return void sftp.status(id, STATUS_CODE.EOF);
      handles.set(number, []);
      const path = join(folder, paths.get(number) ?? '');
      sftp.name(
        id,
        await Promise.all(
          names.map(async (filename) => ({
            filename,
            longname: filename,
            attrs: await attrsOf(join(path, filename)),
          })),
        ),
      );
    }),
  );
  sftp.on('OPEN', (id, path) => answer(id, async () => give(id, await open(join(folder, path), 'r'))));
  sftp.on('READ', (id, handle, offset, length) =>
    answer(id, async () => {
      const file = handles.get(handle.readUInt32BE());
      if (file === undefined || Array.isArray(file)) return void sftp.status(id, STATUS_CODE.FAILURE);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
      if (bytesRead === 0) sftp.status(id, STATUS_CODE.EOF);
      else sftp.data(id, buffer.subarray(0, bytesRead));
    }),
  );
  sftp.on('CLOSE', (id, handle) =>
    answer(id, async () => {
      const file = handles.get(handle.readUInt32BE());
      handles.delete(handle.readUInt32BE());
      if (file !== undefined && !Array.isArray(file)) await file.close();
      sftp.status(id, STATUS_CODE.OK);
    }),
  );
}
