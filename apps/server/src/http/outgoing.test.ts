import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPublicAddress, makeOutgoing, OutgoingFailed, OutgoingRefused } from './outgoing.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

test('only globally routable addresses are public', () => {
  for (const address of ['8.8.8.8', '2606:4700::1111', '1.1.1.1', '223.255.255.1'])
    expect(isPublicAddress(address), address).toBe(true);
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    'fd00::1',
    'fe80::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'nonsense',
  ])
    expect(isPublicAddress(address), address).toBe(false);
});

test('refuses a private address in any notation', async () => {
  const port = await serve((_request, response) => response.end('inside'));
  const outgoing = makeOutgoing({ allowedHosts: [] });
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '2130706433',
    '0x7f.1',
    '127.1',
    '[::ffff:127.0.0.1]',
  ])
    await expect(outgoing(`https://${host}:${port}/`), host).rejects.toBeInstanceOf(OutgoingRefused);
});

test('refuses a name that resolves to a private address, even among public ones', async () => {
  const outgoing = makeOutgoing({
    allowedHosts: [],
    resolveName: async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  });
  await expect(outgoing('https://idp.example/')).rejects.toBeInstanceOf(OutgoingRefused);
});

test('refuses plain HTTP, other schemes and passwords in the URL', async () => {
  const outgoing = makeOutgoing({ allowedHosts: [] });
  for (const url of ['http://idp.example/', 'file:///etc/passwd', 'https://a:b@idp.example/', 'nothing'])
    await expect(outgoing(url), url).rejects.toBeInstanceOf(OutgoingRefused);
});

test('calls a private host that the operator allows', async () => {
  const port = await serve((_request, response) => response.end('inside'));
  const outgoing = makeOutgoing({ allowedHosts: [`127.0.0.1:${port}`] });
  expect(await (await outgoing(`http://127.0.0.1:${port}/`)).text()).toBe('inside');
});

test('checks each redirect like the first URL', async () => {
  const inside = await serve((_request, response) => response.end('inside'));
  const port = await serve((_request, response) =>
    response.writeHead(302, { location: `http://localhost:${inside}/` }).end(),
  );
  const outgoing = makeOutgoing({ allowedHosts: [`127.0.0.1:${port}`] });
  await expect(outgoing(`http://127.0.0.1:${port}/`, { follow: true })).rejects.toBeInstanceOf(
    OutgoingRefused,
  );
  // Redirects aren't followed by default.
  expect((await outgoing(`http://127.0.0.1:${port}/`)).status).toBe(302);
});

test('stops a redirect loop', async () => {
  const port = await serve((_request, response) => response.writeHead(302, { location: '/' }).end());
  const outgoing = makeOutgoing({ allowedHosts: ['127.0.0.1'] });
  await expect(outgoing(`http://127.0.0.1:${port}/`, { follow: true })).rejects.toBeInstanceOf(
    OutgoingFailed,
  );
});

test("refuses a response that is too large or doesn't end", async () => {
  const large = await serve((_request, response) => response.end('x'.repeat(2000)));
  const silent = await serve(() => {});
  const outgoing = makeOutgoing({ allowedHosts: ['127.0.0.1'], maxBytes: 1000, timeoutMs: 50 });
  await expect(outgoing(`http://127.0.0.1:${large}/`)).rejects.toThrow('larger than 1000 bytes');
  await expect(outgoing(`http://127.0.0.1:${silent}/`)).rejects.toThrow('No response within');
});
