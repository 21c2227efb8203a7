import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import type { MalwareScanner, ScanVerdict } from '@casbah/inspection/threats/malware-scanner';

/** Where ClamAV's daemon listens: a socket's path, or host and port. */
export type ClamdAddress = { readonly path: string } | { readonly host: string; readonly port: number };

/** Between two answers or acknowledged pieces. */
const PATIENCE_MS = 30_000;
const ANSWER_MAX = 4096;

/** `/run/clamav/clamd.ctl`, or `clamav.example.com:3310`. */
export function clamdAddressOf(text: string): ClamdAddress | undefined {
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === undefined || Number(port) > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** ClamAV over the socket of its daemon (INSTREAM). It unpacks archives itself. */
export function clamd(address: ClamdAddress): MalwareScanner {
  return {
    name: 'ClamAV',
    async scan(bytes, signal) {
      const socket = createConnection(address);
      socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('It did not answer in time')));
      const stop = (): void => void socket.destroy(new Error('The scan was stopped'));
      signal.addEventListener('abort', stop, { once: true });
      const answer = answerOf(socket);
      // A failure while sending shows in the answer.
      answer.catch(() => {});
      try {
        await Promise.race([send(socket, bytes instanceof Uint8Array ? [bytes] : bytes), answer]);
        return verdictOf(await answer);
      } catch (error) {
        return { verdict: 'failed', reason: error instanceof Error ? error.message : String(error) };
      } finally {
        signal.removeEventListener('abort', stop);
        socket.destroy();
      }
    },
  };
}

/** Pieces, each after its length, and an empty one at the end. */
async function send(socket: Socket, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of bytes) {
    if (piece.length === 0) continue;
    socket.write(lengthOf(piece.length));
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const piece of socket) {
    answer += String(piece);
    if (answer.includes('\0') || answer.length > ANSWER_MAX) break;
  }
  return answer.split('\0', 1)[0] ?? '';
}

function verdictOf(answer: string): ScanVerdict {
  const [, name] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (name !== undefined) return { verdict: 'infected', name };
  return answer === 'stream: OK' ? { verdict: 'clean' } : { verdict: 'failed', reason: answer.slice(0, 200) };
}
