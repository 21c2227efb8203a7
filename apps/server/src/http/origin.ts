import type { FastifyRequest } from 'fastify';

/** Whether a hostname or address is this machine. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(name);
}

/** Whether cookies and transport require TLS: everywhere except on loopback. */
export function needsSecureCookies(request: FastifyRequest): boolean {
  return request.protocol === 'https' || !isLoopback(request.hostname);
}

/** Headers that proxies add to forwarded requests. */
const FORWARDING =
  /^(?:x-forwarded(?:-.+)?|forwarded|via|x-real-ip|x-original-.+|x-(?:cluster-)?client-ip|true-client-ip|client-ip|x-proxyuser-ip|x-remote-.+|x-envoy-.+|cf-.+|fastly-client-ip|x-arr-.+|x-azure-.+|x-amzn-trace-id|cdn-loop)$/;

/**
 * Whether a request comes from this machine, without a proxy's headers. Doesn't prove who sent it: other
 * local users and proxies that add no header look the same.
 */
export function isFromLoopback(request: FastifyRequest): boolean {
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(request.hostname) &&
    !Object.keys(request.headers).some((name) => FORWARDING.test(name))
  );
}

/** This server's origin as seen by the client or the proxy in front. */
export function ownOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
