import { isLoopback } from './http/origin.ts';
import type { Settings } from './settings.ts';

/** Whether the settings let only this machine reach the server. */
export function isLocalOnly({ host, proxies, publicUrl }: Settings): boolean {
  return isLoopback(host) && proxies.length === 0 && publicUrl === undefined;
}

/** Origin for a host and port. */
export function originAt(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Origin for a browser on this machine: a wildcard address such as 0.0.0.0 can't be opened. */
export function reachableAt(host: string, port: number): string {
  return originAt(host === '0.0.0.0' || host === '::' ? 'localhost' : host, port);
}
