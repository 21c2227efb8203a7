import type { Person } from './company.ts';

/** A request at the proxy, from which every vendor's log line is written. */
export interface Request {
  /** Milliseconds since 1970 UTC. */
  time: number;
  person: Person;
  host: string;
  path: string;
  method: 'GET' | 'POST' | 'PUT';
  status: number;
  verdict: 'allowed' | 'blocked';
  /** Bytes from client to service. */
  bytesUp: number;
  /** Bytes from service to client. */
  bytesDown: number;
  contentType: string;
  category: string;
  /** Milliseconds. */
  duration: number;
}

/** A stable public-looking address for a host, from the documentation range 198.18.0.0/15. */
export function addressOf(host: string): string {
  let value = 0;
  for (let index = 0; index < host.length; index++)
    value = (Math.imul(value, 31) + host.charCodeAt(index)) >>> 0;
  return `198.${18 + (value & 1)}.${(value >>> 8) & 255}.${1 + ((value >>> 16) % 254)}`;
}
