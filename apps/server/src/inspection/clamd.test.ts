import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { clamd, clamdAddressOf } from './clamd.ts';

/** Speaks INSTREAM as ClamAV's daemon does; what it gets decides its answer. */
async function daemon(answer: (content: string) => string | undefined): Promise<number> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      const content: Buffer[] = [];
      for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length; ) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const text = answer(Buffer.concat(content).toString());
          return text === undefined ? socket.destroy() : socket.end(`${text}\0`);
        }
        content.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

const scan = async (port: number, content: string) =>
  clamd({ host: '127.0.0.1', port }).scan(
    (async function* () {
      for (const piece of content.match(/.{1,3}/gs) ?? []) yield Buffer.from(piece);
    })(),
    new AbortController().signal,
  );

test('asks the daemon about a document, piece by piece', async () => {
  const port = await daemon((content) =>
    content === 'evil document' ? 'stream: Test.Evil FOUND' : 'stream: OK',
  );
  expect(await scan(port, 'evil document')).toEqual({ verdict: 'infected', name: 'Test.Evil' });
  expect(await scan(port, 'good document')).toEqual({ verdict: 'clean' });
});

test('what the daemon could not judge is not clean', async () => {
  const full = await daemon(() => 'INSTREAM size limit exceeded. ERROR');
  expect(await scan(full, 'x')).toEqual({ verdict: 'failed', reason: 'INSTREAM size limit exceeded. ERROR' });
  expect(await scan(await daemon(() => undefined), 'x')).toMatchObject({ verdict: 'failed' });
  expect(await scan(1, 'x')).toMatchObject({ verdict: 'failed' });
});

test('addresses are paths, or a host and a port', () => {
  expect(clamdAddressOf('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(clamdAddressOf('clamav.example.com:3310')).toEqual({ host: 'clamav.example.com', port: 3310 });
  expect(clamdAddressOf('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  for (const wrong of ['clamav', 'a b:1', 'host:70000', '']) expect(clamdAddressOf(wrong)).toBeUndefined();
});
