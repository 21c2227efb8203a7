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

/** A request made on this machine to this machine, that no proxy passed on. */
export function isFromLoopback(request: FastifyRequest): boolean {
  return (
    isLoopback(request.socket.remoteAddress ?? '') &&
    isLoopback(request.hostname) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers.forwarded === undefined
  );
}

/** Where the caller found this server, as they or the proxy in front say. */
export function ownOrigin({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
