import type { FastifyRequest } from 'fastify';

/** Whether a host name or address means this very machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

/** Cookies and transport are held to TLS everywhere but on loopback. */
export function needsSecureCookies(request: FastifyRequest): boolean {
  return request.protocol === 'https' || !isLoopback(request.hostname);
}

/** Headers that proxies add to what they pass on. */
const FORWARDING =
  /^(?:x-forwarded(?:-.+)?|forwarded|via|x-real-ip|x-original-.+|x-(?:cluster-)?client-ip|true-client-ip|client-ip|x-proxyuser-ip|x-remote-.+|x-envoy-.+|cf-.+|fastly-client-ip|x-arr-.+|x-azure-.+|x-amzn-trace-id|cdn-loop)$/;

/**
 * A request made on this machine to this machine, that no proxy says it passed on. It doesn't prove who asks: other users
 * of the machine come from here, too, and so does a proxy that adds no header.
 */
export function isFromLoopback(request: FastifyRequest): boolean {
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(request.hostname) &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name))
  );
}

/** Where the caller found this server, as they or the proxy in front say. */
export function ownOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
