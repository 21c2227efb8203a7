import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy in front of a server that can cut connections midway, and counts clients. */
export interface TestLine {
  port: number;
  connections(): number;
  /** Bytes sent to the server since the last call, encrypted or not. */
  heard(): string;
  /** Cuts every connection after this many bytes from the server, until repaired. */
  cutAfter(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openTestLine(port: number): Promise<TestLine> {
  let connections = 0;
  let most = Number.POSITIVE_INFINITY;
  let heard: Buffer[] = [];
  const open = new Set<Socket>();
  const server = createServer((near) => {
    connections += 1;
    const far = connect(port, '127.0.0.1');
    let said = 0;
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => heard.push(bytes));
    near.pipe(far);
    far.on('data', (bytes) => {
      said += bytes.length;
      if (said > most) near.destroy();
      else if (!near.write(bytes)) far.pause();
    });
    near.on('drain', () => far.resume());
    far.on('end', () => near.end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    connections: () => connections,
    heard() {
      const text = Buffer.concat(heard).toString('latin1');
      heard = [];
      return text;
    },
    cutAfter(bytes) {
      most = bytes;
    },
    mend() {
      most = Number.POSITIVE_INFINITY;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
