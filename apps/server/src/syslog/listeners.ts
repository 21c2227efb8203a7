import { createSocket, type Socket as DatagramSocket, type RemoteInfo } from 'node:dgram';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { FlowDecoder } from '@casbah/discovery/netflow/decoder';
import type { Flow } from '@casbah/discovery/netflow/flow';
import { FlowPairs, LONGEST_HELD_MS } from '@casbah/discovery/netflow/flow-pairs';
import { FramingError, SyslogFramer, type TakeMessage, takeDatagram } from '@casbah/discovery/syslog/framing';
import { HEADER_BYTES, senderOf } from '@casbah/discovery/syslog/header';
import { kernelDrops } from './kernel-drops.ts';
import { type Candidates, type SenderRule, SenderRules, type Source, sourceOf } from './rules.ts';
import { Spool, type SpoolParts } from './spool.ts';
import type { ListenerState, Received, ThreadData, ThreadState } from './thread-messages.ts';
import { UnclaimedSenders } from './unclaimed.ts';

export interface ListenersParts {
  listeners: ThreadData['listeners'];
  tls: ThreadData['tls'];
  /** Creates the dependencies of a source's spool. */
  spoolParts(source: Source): SpoolParts;
  clock: () => number;
}

/** Maximum connections per listener: more than a company has devices. */
const MOST_CONNECTIONS = 4_000;
/** Maximum connections per address: a device needs one or two, a relay a few more. */
const MOST_FROM_ONE = 256;
/** Detects vanished devices. */
const KEEP_ALIVE_MS = 60_000;
const HANDSHAKE_MS = 10_000;
/** Requested receive buffer for datagrams that arrive during a write; the system may limit it. */
const DATAGRAM_ROOM = 8 * 1024 ** 2;
/** Interval for flushing one-way flows. */
const FLUSH_EVERY_MS = 1_000;
/** Maximum addresses whose rules are cached between datagrams. */
const MOST_ADDRESSES = 4_096;

interface Connection {
  socket: Socket;
  address: string;
  candidates: Candidates;
  /** Set while it waits for room in a spool. */
  isPaused: boolean;
}

interface Listener {
  index: number;
  rules: SenderRules;
  state: ListenerState;
  server: Server | undefined;
  datagrams: DatagramSocket | undefined;
  connections: Set<Connection>;
  byAddress: Map<string, number>;
  candidates: Map<string, Candidates>;
  /** Datagrams dropped for lack of room. */
  lostHere: number;
  /** For NetFlow listeners: counts reported by exporters. */
  decoder: FlowDecoder;
}

interface SourceSpool {
  source: Source;
  spool: Spool;
  /** One-way flows that wait for their reverse direction. */
  pairs: FlowPairs;
  lastOn: number;
  lastAddress: string;
}

/**
 * Listens for syslog and NetFlow, and passes each line or flow to the spool of its source. TCP is read only as fast as
 * lines are written, so backpressure reaches the sender; lost datagrams are counted and reported.
 */
export class Listeners {
  readonly #parts: ListenersParts;
  readonly #listeners: Listener[];
  readonly #spools = new Map<string, SourceSpool>();
  readonly #unclaimed = new UnclaimedSenders();
  /** Spools of removed sources, until they are written. */
  readonly #ending = new Set<Promise<void>>();
  #flushing: NodeJS.Timeout | undefined;

  constructor(parts: ListenersParts) {
    this.#parts = parts;
    this.#listeners = parts.listeners.map(({ port }, index) => ({
      index,
      rules: new SenderRules([]),
      server: undefined,
      datagrams: undefined,
      state: { port, problem: undefined, connections: 0, dropped: null, broken: 0, missed: 0 },
      connections: new Set(),
      byAddress: new Map(),
      candidates: new Map(),
      lostHere: 0,
      decoder: new FlowDecoder(),
    }));
  }

  /** Never rejects: a listener that can't listen reports it in its state, and the others start. */
  async start(): Promise<void> {
    if (this.#parts.listeners.some(({ protocol }) => protocol === 'netflow'))
      this.#flushing = setInterval(
        () => this.#flushPairs(this.#parts.clock() - LONGEST_HELD_MS),
        FLUSH_EVERY_MS,
      );
    await Promise.all(
      this.#listeners.map((listener) =>
        this.#listen(listener).catch((error: unknown) => {
          listener.state.problem = error instanceof Error ? error.message : String(error);
        }),
      ),
    );
  }

  /** Routing rules per listener. Connections without a rule are closed. */
  setRules(rules: readonly (readonly SenderRule[])[]): void {
    this.#unclaimed.clear();
    for (const listener of this.#listeners) {
      listener.rules = new SenderRules(rules[listener.index] ?? []);
      listener.candidates.clear();
      for (const connection of listener.connections) {
        connection.candidates = listener.rules.from(connection.address, listener.state.port);
        if (connection.candidates.rules.length === 0) connection.socket.destroy();
      }
    }
    const wanted = new Set(rules.flat().map(({ datasource }) => datasource));
    for (const [id, held] of this.#spools) {
      if (wanted.has(id)) continue;
      const { spool } = held;
      flushPairs(held, Number.POSITIVE_INFINITY);
      this.#spools.delete(id);
      const ended = spool.end();
      this.#ending.add(ended);
      void ended.finally(() => this.#ending.delete(ended));
    }
  }

  async state(): Promise<ThreadState> {
    await Promise.all(this.#listeners.map((listener) => this.#countDrops(listener)));
    return {
      listeners: this.#listeners.map(({ state, connections, decoder }) => ({
        ...state,
        connections: connections.size,
        broken: state.broken + decoder.unreadable,
        missed: decoder.missed,
      })),
      sources: [...this.#spools.values()].map(receivedOf),
      unclaimed: this.#unclaimed.list(),
    };
  }

  /** Stops accepting, and writes everything received. */
  async stop(): Promise<void> {
    clearInterval(this.#flushing);
    await Promise.all(
      this.#listeners.map(async ({ server, datagrams, connections }) => {
        const closed = Promise.withResolvers<void>();
        if (server === undefined) closed.resolve();
        else server.close(() => closed.resolve());
        for (const { socket } of connections) socket.destroy();
        if (datagrams !== undefined) await new Promise<void>((resolve) => datagrams.close(resolve));
        await closed.promise;
      }),
    );
    this.#flushPairs(Number.POSITIVE_INFINITY);
    await Promise.all([...this.#ending, ...[...this.#spools.values()].map(({ spool }) => spool.end())]);
  }

  #listen(listener: Listener): Promise<void> {
    const { protocol, host, port } = at(this.#parts.listeners, listener.index);
    switch (protocol) {
      case 'udp':
        return this.#listenForDatagrams(listener, { host, port }, (bytes, address) =>
          this.#takeDatagram(listener, bytes, address),
        );
      case 'netflow':
        return this.#listenForDatagrams(listener, { host, port }, (bytes, address) =>
          this.#takeFlows(listener, bytes, address),
        );
      case 'tcp':
      case 'tls':
        return this.#listenForConnections(listener, { protocol, host, port });
    }
  }

  async #listenForConnections(
    listener: Listener,
    { protocol, host, port }: { protocol: 'tcp' | 'tls'; host: string; port: number },
  ): Promise<void> {
    const { tls } = this.#parts;
    if (protocol === 'tls' && tls === undefined) throw new Error('There is no certificate for TLS');
    const server =
      protocol === 'tcp'
        ? createServer((socket) => this.#connected(listener, socket))
        : createTlsServer(
            {
              cert: tls?.cert,
              key: tls?.key,
              ca: tls?.ca,
              minVersion: 'TLSv1.2',
              handshakeTimeout: HANDSHAKE_MS,
              // If a CA is set, only devices with a certificate from it may connect.
              requestCert: tls?.ca !== undefined,
              rejectUnauthorized: tls?.ca !== undefined,
            },
            (socket) => this.#connected(listener, socket),
          );
    server.maxConnections = MOST_CONNECTIONS;
    const listening = Promise.withResolvers<void>();
    server.once('error', listening.reject);
    server.listen({ host, port }, () => listening.resolve());
    await listening.promise;
    server.off('error', listening.reject);
    server.on('error', (error) => {
      listener.state.problem = error.message;
    });
    listener.server = server;
    const address = server.address();
    if (address instanceof Object) listener.state.port = address.port;
  }

  #connected(listener: Listener, socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? '');
    const connection: Connection = {
      socket,
      address,
      isPaused: false,
      candidates: listener.rules.from(address, listener.state.port),
    };
    socket.on('error', () => socket.destroy());
    const fromHere = (listener.byAddress.get(address) ?? 0) + 1;
    if (connection.candidates.rules.length === 0 || fromHere > MOST_FROM_ONE) {
      // If read, its lines would be lost to a sender that could have kept them.
      if (connection.candidates.rules.length === 0)
        this.#unclaimed.note(
          listener.index,
          address,
          { host: undefined, tag: undefined },
          this.#parts.clock(),
        );
      socket.destroy();
      return;
    }
    listener.connections.add(connection);
    listener.byAddress.set(address, fromHere);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    const framer = new SyslogFramer();
    socket.on('data', (chunk: Buffer) => {
      const now = this.#parts.clock();
      const touched = new Set<Spool>();
      const take = this.#taking(listener, connection, now, touched);
      try {
        framer.push(chunk, take);
      } catch (error) {
        if (!(error instanceof FramingError)) throw error;
        listener.state.broken += 1;
        socket.destroy();
      }
      for (const spool of touched) if (spool.isFull) this.#pause(connection, spool);
    });
    socket.on('end', () => {
      if (framer.end(this.#taking(listener, connection, this.#parts.clock(), new Set())) > 0)
        listener.state.broken += 1;
    });
    socket.on('close', () => {
      listener.connections.delete(connection);
      const left = (listener.byAddress.get(address) ?? 1) - 1;
      if (left === 0) listener.byAddress.delete(address);
      else listener.byAddress.set(address, left);
    });
  }

  #pause(connection: Connection, spool: Spool): void {
    if (connection.isPaused) return;
    connection.isPaused = true;
    connection.socket.pause();
    spool.drained(() => {
      connection.isPaused = false;
      connection.socket.resume();
    });
  }

  async #listenForDatagrams(
    listener: Listener,
    { host, port }: { host: string; port: number },
    take: (bytes: Buffer, address: string) => void,
  ): Promise<void> {
    const socket = createSocket({
      type: host.includes(':') ? 'udp6' : 'udp4',
      recvBufferSize: DATAGRAM_ROOM,
    });
    const listening = Promise.withResolvers<void>();
    socket.once('error', listening.reject);
    socket.bind({ address: host, port }, () => listening.resolve());
    await listening.promise.catch((error: unknown) => {
      socket.close();
      throw error;
    });
    socket.off('error', listening.reject);
    socket.on('error', (error) => {
      listener.state.problem = error.message;
    });
    listener.datagrams = socket;
    listener.state.port = socket.address().port;
    socket.on('message', (bytes: Buffer, from: RemoteInfo) => take(bytes, plainAddress(from.address)));
  }

  #takeDatagram(listener: Listener, bytes: Buffer, address: string): void {
    const candidates = this.#remembered(listener, address);
    const now = this.#parts.clock();
    takeDatagram(bytes, this.#taking(listener, { address, candidates }, now, undefined));
  }

  /** Exporters name no host or program, so flows are assigned by address and port alone. */
  #takeFlows(listener: Listener, bytes: Buffer, address: string): void {
    const now = this.#parts.clock();
    const nobody = { host: undefined, tag: undefined };
    const source = sourceOf(this.#remembered(listener, address), nobody);
    if (source === undefined) {
      this.#unclaimed.note(listener.index, address, nobody, now);
      return;
    }
    const held = this.#spoolOf(source);
    const { spool, pairs } = held;
    spool.heard(now);
    held.lastOn = now;
    held.lastAddress = address;
    // Always decoded, because later packets need its templates and sequence numbers.
    const isFull = spool.isFull;
    if (isFull) listener.lostHere += 1;
    listener.decoder.decode(bytes, address, (flow) => {
      if (!isFull) pairs.take(flow, now, (whole) => addFlow(spool, whole));
    });
  }

  #flushPairs(before: number): void {
    for (const held of this.#spools.values()) flushPairs(held, before);
  }

  #remembered(listener: Listener, address: string): Candidates {
    const known = listener.candidates.get(address);
    if (known !== undefined) return known;
    if (listener.candidates.size >= MOST_ADDRESSES) listener.candidates.clear();
    const candidates = listener.rules.from(address, listener.state.port);
    listener.candidates.set(address, candidates);
    return candidates;
  }

  /** Routes each message. `touched` collects spools; without it, lines without room are dropped and counted. */
  #taking(
    listener: Listener,
    { address, candidates }: Pick<Connection, 'address' | 'candidates'>,
    now: number,
    touched: Set<Spool> | undefined,
  ): TakeMessage {
    let last: SourceSpool | undefined;
    return (from, start, end) => {
      const sender =
        candidates.all === undefined
          ? senderOf(
              Buffer.from(from.buffer, from.byteOffset + start, Math.min(HEADER_BYTES, end - start)).toString(
                'latin1',
              ),
            )
          : undefined;
      const source = candidates.all ?? sourceOf(candidates, sender ?? { host: undefined, tag: undefined });
      if (source === undefined) {
        this.#unclaimed.note(listener.index, address, sender ?? { host: undefined, tag: undefined }, now);
        return;
      }
      if (last?.source.datasource !== source.datasource) {
        last = this.#spoolOf(source);
        last.spool.heard(now);
        last.lastOn = now;
        last.lastAddress = address;
        touched?.add(last.spool);
      }
      if (touched === undefined && last.spool.isFull) listener.lostHere += 1;
      else last.spool.add(from, start, end);
    };
  }

  #spoolOf(source: Source): SourceSpool {
    const known = this.#spools.get(source.datasource);
    if (known !== undefined) return known;
    const { tenant, datasource } = source;
    const made: SourceSpool = {
      source: { tenant, datasource },
      spool: new Spool(this.#parts.spoolParts({ tenant, datasource })),
      pairs: new FlowPairs(),
      lastOn: 0,
      lastAddress: '',
    };
    this.#spools.set(datasource, made);
    return made;
  }

  async #countDrops(listener: Listener): Promise<void> {
    if (listener.datagrams === undefined) return;
    const { host } = at(this.#parts.listeners, listener.index);
    try {
      const table = await readFile(host.includes(':') ? '/proc/net/udp6' : '/proc/net/udp', 'utf8');
      listener.state.dropped = kernelDrops(table, listener.state.port) + listener.lostHere;
    } catch {
      // Not every system reports how many were lost.
      listener.state.dropped = null;
    }
  }
}

/** Writes a flow as a line, which `netflow-json` reads. */
function addFlow(spool: Spool, flow: Flow): void {
  const line = Buffer.from(JSON.stringify(flow));
  spool.add(line, 0, line.length);
}

function flushPairs({ spool, pairs }: SourceSpool, before: number): void {
  pairs.flush(before, (flow) => addFlow(spool, flow));
}

function receivedOf({ source, spool, lastOn, lastAddress }: SourceSpool): Received {
  const { lines, bytes } = spool.taken;
  return {
    datasource: source.datasource,
    lines,
    bytes,
    lastOn,
    lastAddress,
    waiting: spool.waiting,
    problem: spool.problem,
  };
}

/** IPv4 in the usual notation, also on IPv6 sockets. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No listener ${index}`);
  return item;
}
