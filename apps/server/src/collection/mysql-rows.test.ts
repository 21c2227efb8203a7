import { createServer, type Socket } from 'node:net';
import mysql from 'mysql2';
import { afterEach, expect, test } from 'vitest';
import { openMysql } from './mysql-rows.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that sends each client this greeting and nothing else. */
async function serverThat(greets: (socket: Socket) => void): Promise<{ port: number; heard(): string }> {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('data', (bytes) => heard.push(bytes));
    socket.on('error', () => {});
    closing.push(() => socket.destroy());
    greets(socket);
  });
  closing.push(() => server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { port: address.port, heard: () => Buffer.concat(heard).toString('latin1') };
}
const placeAt = (port: number) => ({
  host: 'logs.example',
  port,
  user: 'reader',
  password: 'secret',
  database: 'logs',
  query: 'select * from traffic',
  column: 'id',
  is_encrypted: true,
});
const noOne = new AbortController().signal;
const TLS = 0x800;
/** Greets as a MySQL server without TLS. */
const withoutTls = (socket: Socket): void => {
  const server = mysql.createServer((connection) => {
    connection.on('error', () => {});
    connection.serverHandshake({
      protocolVersion: 10,
      serverVersion: '8.4.0',
      connectionId: 1,
      statusFlags: 2,
      characterSet: 45,
      capabilityFlags: 0xff_ff_ff & ~TLS,
    });
  });
  Reflect.get(server, '_server').emit('connection', socket);
};

test('a server without TLS gets neither user name nor password', async () => {
  const { port, heard } = await serverThat(withoutTls);
  await expect(openMysql(placeAt(port), '127.0.0.1', noOne)).rejects.toMatchObject({
    problem: 'certificate_refused',
  });
  expect(heard()).toBe('');
});

test("doesn't wait for a silent server", async () => {
  const { port } = await serverThat(() => {});
  const stop = new AbortController();
  const opened = openMysql(placeAt(port), '127.0.0.1', stop.signal);
  setTimeout(() => stop.abort(new Error('Nobody waits')), 50);
  await expect(opened).rejects.toThrow('Nobody waits');
});

test("can't verify a certificate for an IP address", async () => {
  const { port, heard } = await serverThat(() => {});
  const place = { ...placeAt(port), host: '192.0.2.1' };
  await expect(openMysql(place, '127.0.0.1', noOne)).rejects.toMatchObject({
    problem: 'certificate_refused',
  });
  expect(heard()).toBe('');
});
