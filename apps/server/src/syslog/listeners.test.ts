import { createSocket } from 'node:dgram';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterEach, expect, test, vi } from 'vitest';
import { selfSigned } from '../test-certificate.ts';
import { Listeners } from './listeners.ts';
import type { SenderRule } from './rules.ts';
import { TestFiles } from './test-files.ts';
import type { ThreadData } from './thread-messages.ts';

const rule = (part: Partial<SenderRule> = {}): SenderRule => ({
  tenant: 'atlas',
  datasource: 'proxy',
  port: null,
  network: null,
  host: null,
  tag: null,
  ...part,
});

const open: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.stop();
});

async function listening(
  protocol: 'tcp' | 'tls' | 'udp' | 'netflow',
  rules: SenderRule[],
  { most, tls }: { most?: number; tls?: ThreadData['tls'] } = {},
) {
  const sources = new Map<string, TestFiles>();
  const filesOf = (datasource: string): TestFiles => {
    const known = sources.get(datasource) ?? new TestFiles();
    sources.set(datasource, known);
    return known;
  };
  const listeners = new Listeners({
    listeners: [{ protocol, host: '127.0.0.1', port: 0 }],
    tls,
    clock: Date.now,
    spoolParts: ({ datasource }) => filesOf(datasource).parts(most === undefined ? {} : { most }),
  });
  open.push(listeners);
  listeners.setRules([rules]);
  await listeners.start();
  const [state] = (await listeners.state()).listeners;
  if (state === undefined) throw new Error('no listener');
  expect(state.problem).toBeUndefined();
  return { listeners, filesOf, port: state.port };
}

async function sender(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  open.push({ stop: async () => socket.destroy() });
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

test("lines over TCP, with either framing, reach their sender's source", async () => {
  const { filesOf, port } = await listening('tcp', [rule(), rule({ datasource: 'squid', tag: 'squid' })]);
  (await sender(port)).end(
    '<14>Nov 20 08:14:22 fw1 kernel: one\n<14>Nov 20 08:14:22 fw1 squid[1]: two\nthree',
  );
  const counted = ['<14>1 2026-11-20T08:14:22Z a squid - - - four', '<4>five'];
  (await sender(port)).end(counted.map((message) => `${message.length} ${message}`).join(''));
  const linesOf = (datasource: string) => filesOf(datasource).text.trimEnd().split('\n').sort();
  await vi.waitFor(() => {
    expect(linesOf('proxy')).toEqual(['<14>Nov 20 08:14:22 fw1 kernel: one', '<4>five', 'three']);
    expect(linesOf('squid')).toEqual([
      '<14>1 2026-11-20T08:14:22Z a squid - - - four',
      '<14>Nov 20 08:14:22 fw1 squid[1]: two',
    ]);
  });
});

test('reads a sender no faster than its lines are written, and loses none', async () => {
  const { listeners, filesOf, port } = await listening('tcp', [rule()], { most: 256 * 1024 });
  const gate = Promise.withResolvers<void>();
  filesOf('proxy').gate = gate.promise;
  const socket = await sender(port);
  const rest = 'x'.repeat(250);
  // More bytes than both ends' socket buffers hold.
  const COUNT = 60_000;
  let sent = 0;
  const send = () => {
    while (sent < COUNT) {
      sent += 1;
      if (!socket.write(`<14>${sent} ${rest}\n`)) return;
    }
    socket.end();
  };
  socket.on('drain', send);
  send();
  await vi.waitFor(async () =>
    expect((await listeners.state()).sources[0]?.waiting).toBeGreaterThan(256 * 1024),
  );
  const held = (await listeners.state()).sources[0]?.waiting ?? 0;
  // One socket chunk may exceed the limit.
  expect(held).toBeLessThan(256 * 1024 + 128 * 1024);
  expect(sent).toBeLessThan(COUNT);
  gate.resolve();
  await vi.waitFor(
    async () => expect((await listeners.state()).sources).toMatchObject([{ lines: COUNT, waiting: 0 }]),
    { timeout: 20_000 },
  );
  const numbers = filesOf('proxy')
    .text.split('\n')
    .slice(0, -1)
    .map((one) => Number.parseInt(one.slice(4), 10));
  expect(numbers.every((number, index) => number === index + 1)).toBe(true);
});

test('refuses unassigned senders, and lists them so they can be assigned', async () => {
  const { listeners, port } = await listening('tcp', [rule({ network: '192.0.2.0/24' })]);
  const socket = await sender(port);
  await new Promise((resolve) => socket.once('close', resolve));
  const { unclaimed } = await listeners.state();
  expect(unclaimed).toMatchObject([{ listener: 0, address: '127.0.0.1', lines: 1 }]);
});

test('counts a line without a matching source, with its program', async () => {
  const { listeners, port } = await listening('tcp', [rule({ tag: 'squid' })]);
  (await sender(port)).write('<14>Nov 20 08:14:22 fw1 sshd[4]: hello\n');
  await vi.waitFor(async () =>
    expect((await listeners.state()).unclaimed).toMatchObject([{ host: 'fw1', tag: 'sshd', lines: 1 }]),
  );
});

test('non-syslog data closes only its own connection', async () => {
  const { listeners, filesOf, port } = await listening('tcp', [rule()]);
  const broken = await sender(port);
  broken.write('6 <14>ab rubbish');
  await new Promise((resolve) => broken.once('close', resolve));
  (await sender(port)).write('<14>fine\n');
  await vi.waitFor(() => expect(filesOf('proxy').text).toContain('<14>fine\n'));
  expect((await listeners.state()).listeners[0]).toMatchObject({ broken: 1, connections: 1 });
});

test('when a sender is unassigned, its connections end and its lines are written', async () => {
  const { listeners, filesOf, port } = await listening('tcp', [rule()]);
  const socket = await sender(port);
  socket.write('<14>last\n');
  await vi.waitFor(() => expect(filesOf('proxy').text).toBe('<14>last\n'));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  listeners.setRules([[]]);
  await closed;
  await vi.waitFor(() => expect(filesOf('proxy').sealed).toHaveLength(1));
  expect((await listeners.state()).sources).toEqual([]);
});

test('datagrams are messages, and those lost by the system are counted', async () => {
  const { listeners, filesOf, port } = await listening('udp', [rule()]);
  const socket = createSocket('udp4');
  open.push({ stop: () => new Promise((resolve) => socket.close(() => resolve(undefined))) });
  await new Promise((resolve) => socket.send('<14>one\ntwo\n', port, '127.0.0.1', resolve));
  await vi.waitFor(() => expect(filesOf('proxy').text).toBe('<14>one two\n'));
  if (process.platform === 'linux') expect((await listeners.state()).listeners[0]?.dropped).toBe(0);
});

test('over TLS, with a client certificate if a CA is set', async () => {
  const { cert, key } = await selfSigned();
  const stranger = await selfSigned();
  const { filesOf, port } = await listening('tls', [rule()], { tls: { cert, key, ca: cert } });
  const say = async (who: { cert: string; key: string } | undefined, text: string) => {
    const socket = connectTls({
      host: '127.0.0.1',
      port,
      ca: cert,
      ...who,
      checkServerIdentity: () => undefined,
    });
    socket.on('error', () => {});
    open.push({ stop: async () => socket.destroy() });
    socket.end(text);
    await new Promise((resolve) => socket.once('close', resolve));
  };
  await say(undefined, '<14>nobody\n');
  await say(stranger, '<14>stranger\n');
  await say({ cert, key }, '<14>known\n');
  await vi.waitFor(() => expect(filesOf('proxy').text).toBe('<14>known\n'));
});

test("a listener that can't listen reports why, and the others listen", async () => {
  const { port } = await listening('tcp', [rule()]);
  const listeners = new Listeners({
    listeners: [
      { protocol: 'tcp', host: '127.0.0.1', port },
      { protocol: 'tcp', host: '127.0.0.1', port: 0 },
    ],
    tls: undefined,
    clock: Date.now,
    spoolParts: () => new TestFiles().parts(),
  });
  open.push(listeners);
  await listeners.start();
  const [taken, free] = (await listeners.state()).listeners;
  expect(taken?.problem).toContain('EADDRINUSE');
  expect(free).toMatchObject({ problem: undefined });
});

/** A NetFlow v5 packet with one flow. */
function flowPacket(
  sequence: number,
  [from, fromPort, to, toPort]: readonly [number, number, number, number],
  bytes: number,
) {
  const packet = Buffer.alloc(72);
  packet.writeUInt16BE(5, 0);
  packet.writeUInt16BE(1, 2);
  packet.writeUInt32BE(60_000, 4);
  packet.writeUInt32BE(Date.UTC(2026, 10, 20, 8, 14, 22) / 1000, 8);
  packet.writeUInt32BE(sequence, 16);
  packet.set([10, 0, 0, from], 24);
  packet.set([10, 0, 0, to], 28);
  packet.writeUInt32BE(bytes, 44);
  packet.writeUInt16BE(fromPort, 56);
  packet.writeUInt16BE(toPort, 58);
  packet[62] = 6;
  return packet;
}

async function exporter(port: number) {
  const socket = createSocket('udp4');
  open.push({ stop: async () => socket.close() });
  return (packet: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      socket.send(packet, port, '127.0.0.1', (error) => (error === null ? resolve() : reject(error)));
    });
}

test("NetFlow reaches its exporter's source as lines, both directions of a connection as one", async () => {
  const { listeners, filesOf, port } = await listening('netflow', [
    rule({ datasource: 'router', network: '127.0.0.1' }),
    rule({ datasource: 'squid', tag: 'squid' }),
  ]);
  const send = await exporter(port);
  await send(flowPacket(1, [7, 51_000, 9, 443], 100));
  await send(flowPacket(2, [9, 443, 7, 51_000], 900));
  await vi.waitFor(() => expect(filesOf('router').text).not.toBe(''));
  const flows = filesOf('router').text.trimEnd().split('\n');
  expect(flows.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      sourceIPv4Address: '10.0.0.7',
      destinationIPv4Address: '10.0.0.9',
      destinationTransportPort: 443,
      octetDeltaCount: 100,
      reverseOctetDeltaCount: 900,
      exporterAddress: '127.0.0.1',
    },
  ]);
  // Missing sequence numbers and non-NetFlow packets are counted; waiting flows are written at the end.
  await send(flowPacket(7, [8, 51_001, 9, 443], 5));
  await send(Buffer.from('<14>hello'));
  await vi.waitFor(async () =>
    expect((await listeners.state()).listeners).toMatchObject([{ missed: 4, broken: 1 }]),
  );
  open.splice(open.indexOf(listeners), 1);
  await listeners.stop();
  expect(filesOf('router').text.trimEnd().split('\n')).toHaveLength(2);
});

test('flows of unassigned exporters are refused, and their exporters offered', async () => {
  const { listeners, port } = await listening('netflow', [rule({ network: '192.0.2.0/24' })]);
  const send = await exporter(port);
  await send(flowPacket(1, [7, 51_000, 9, 443], 100));
  await vi.waitFor(async () =>
    expect((await listeners.state()).unclaimed).toMatchObject([{ address: '127.0.0.1', lines: 1 }]),
  );
  expect((await listeners.state()).sources).toEqual([]);
});
