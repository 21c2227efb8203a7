import { isLoopback } from './http/origin.ts';
import type { Settings } from './settings.ts';

/** Whether only this machine can reach the server, as the settings say. */
export function isLocalOnly({ host, proxies, publicUrl }: Settings): boolean {
  return isLoopback(host) && proxies.length === 0 && publicUrl === undefined;
}

/** The address of a host and port. */
export function originAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Where a browser on this machine reaches the server: a wildcard address such as 0.0.0.0 can't be opened. */
export function reachableAt(host: string, port: number): string {
  return originAt(host === '0.0.0.0' || host === '::' ? 'localhost' : host, port);
}
