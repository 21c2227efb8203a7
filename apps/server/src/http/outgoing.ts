import { lookup as resolve } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Sends requests to user-supplied URLs: public addresses only, with time and size limits. */
export type Outgoing = (url: string | URL, options?: OutgoingOptions) => Promise<Response>;

export interface OutgoingOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | null;
  signal?: AbortSignal;
  /** Follows redirects, each checked like the first; off by default. */
  follow?: boolean;
}

/** The server doesn't call this address: private, on this machine, or without TLS. */
export class OutgoingRefused extends Error {
  readonly code = 'OUTGOING_REFUSED';
  readonly host: string;
  constructor(host: string, why: string) {
    super(why);
    this.name = 'OutgoingRefused';
    this.host = host;
  }
}

/** No response, too late or too large. */
export class OutgoingFailed extends Error {
  readonly code = 'OUTGOING_FAILED';
  readonly host: string;
  readonly kind: OutgoingFailure;
  constructor(host: string, why: string, options: ErrorOptions & { kind?: OutgoingFailure } = {}) {
    super(why, options);
    this.name = 'OutgoingFailed';
    this.host = host;
    this.kind = options.kind ?? 'unreachable';
  }
}

type OutgoingFailure = 'unreachable' | 'too_late' | 'too_large';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1024 * 1024;
const MAX_STEPS = 3;

/**
 * Special-purpose address registries (RFC 6890), and addresses that embed IPv4. Two lists, because one would match each
 * IPv4 address in its mapped form.
 */
const NOT_PUBLIC = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  NOT_PUBLIC.ipv6.addSubnet(network, prefix, 'ipv6');

/** Whether an address is globally routable. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return !NOT_PUBLIC[family].check(address, family);
}

export interface OutgoingLimits {
  /** Hosts, with an optional port, that may be called even if they are private, and without TLS. */
  allowedHosts: readonly string[];
  timeoutMs?: number;
  maxBytes?: number;
  /** For tests: resolves a name to addresses. */
  resolveName?: (name: string) => Promise<readonly { address: string; family: number }[]>;
}

export function makeOutgoing(limits: OutgoingLimits): Outgoing {
  const { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = limits;
  const resolveName = limits.resolveName ?? ((name: string) => resolve(name, { all: true }));
  const allowed = new Set(limits.allowedHosts.map((host) => host.toLowerCase()));
  const isAllowed = ({ hostname, host }: URL): boolean => allowed.has(hostname) || allowed.has(host);

  const assertCallable = (url: URL): void => {
    const mayBePrivate = isAllowed(url);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && mayBePrivate))
      throw new OutgoingRefused(url.host, 'The URL must start with https://');
    if (url.username !== '' || url.password !== '')
      throw new OutgoingRefused(url.host, 'The URL contains a user name or password');
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!mayBePrivate && isIP(literal) !== 0 && !isPublicAddress(literal))
      throw new OutgoingRefused(url.host, 'The address is private');
  };

  /** The connection uses the verified addresses, so DNS rebinding has no effect. */
  const lookupFor =
    (url: URL): LookupFunction =>
    (name, options, done) => {
      const answer = async (): Promise<void> => {
        const found = await resolveName(name);
        if (!isAllowed(url) && !found.every(({ address }) => isPublicAddress(address)))
          throw new OutgoingRefused(url.host, 'The name resolves to a private address');
        const [first] = found;
        if (first === undefined) throw new OutgoingFailed(url.host, 'The name doesn’t resolve to an address');
        if (options.all === true) done(null, [...found]);
        else done(null, first.address, first.family);
      };
      answer().catch((error: unknown) => done(asError(error), ''));
    };

  const send = (url: URL, options: OutgoingOptions, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((answered, failed) => {
      const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
        method: options.method ?? 'GET',
        headers: { 'user-agent': 'Casbah', ...options.headers },
        lookup: lookupFor(url),
        agent: false,
        signal,
      });
      request.once('response', answered);
      request.once('error', failed);
      request.end(options.body ?? undefined);
    });

  return async (address, options = {}) => {
    if (!URL.canParse(String(address))) throw new OutgoingRefused('', 'It isn’t a URL');
    let url = new URL(address);
    const time = AbortSignal.timeout(timeoutMs);
    const signal = options.signal === undefined ? time : AbortSignal.any([time, options.signal]);
    try {
      for (let step = 0; ; step += 1) {
        assertCallable(url);
        const message = await send(url, options, signal);
        const status = message.statusCode ?? 0;
        const { location } = message.headers;
        if (options.follow !== true || location === undefined || status < 300 || status > 399)
          return await responseOf(message, url, maxBytes);
        message.destroy();
        if (step === MAX_STEPS) throw new OutgoingFailed(url.host, 'Too many redirects');
        if (!URL.canParse(location, url.href)) throw new OutgoingFailed(url.host, 'Invalid redirect');
        url = new URL(location, url);
      }
    } catch (error) {
      if (error instanceof OutgoingRefused || error instanceof OutgoingFailed) throw error;
      if (time.aborted)
        throw new OutgoingFailed(url.host, `No response within ${timeoutMs / 1000} s`, {
          cause: error,
          kind: 'too_late',
        });
      throw new OutgoingFailed(url.host, reasonOf(error), { cause: error });
    }
  };
}

async function responseOf(message: IncomingMessage, { host }: URL, maxBytes: number): Promise<Response> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of message) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > maxBytes)
      throw new OutgoingFailed(host, `The response is larger than ${maxBytes} bytes`, { kind: 'too_large' });
    pieces.push(bytes);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  const status = message.statusCode ?? 0;
  const hasBody = ![101, 204, 205, 304].includes(status);
  return new Response(hasBody ? Buffer.concat(pieces) : null, { status, headers });
}

/** Messages for common connection errors; others use Node's. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'The name doesn’t resolve to an address'],
  ['EAI_AGAIN', 'The name could not be looked up: no name server answered'],
  ['ECONNREFUSED', 'Nobody answers at that address and port'],
  ['ECONNRESET', 'The connection was broken off'],
  ['EHOSTUNREACH', 'There is no way to that address'],
  ['ENETUNREACH', 'There is no way to that address'],
  ['CERT_HAS_EXPIRED', 'The certificate of the server has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'The certificate of the server is signed by nobody that is trusted'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'The certificate of the server is signed by nobody that is trusted'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'The certificate of the server is signed by nobody that is trusted'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'The certificate of the server is for another name'],
]);

function reasonOf(error: unknown): string {
  const known = error instanceof Error && 'code' in error ? REASONS.get(String(error.code)) : undefined;
  return known ?? asError(error).message;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
