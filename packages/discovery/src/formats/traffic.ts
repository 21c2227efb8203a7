import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';

/** Whether a record has a destination. */
export function hasDestination(record: LogRecord): boolean {
  return record.has('url') || record.has('host') || record.has('dst_ip') || record.has('dst');
}

/** Whether a record has a client. */
export function hasClient(record: LogRecord): boolean {
  return record.has('src_ip') || record.has('user');
}

/**
 * Minimum for a record of an unknown device to count as traffic: destination and client. A URL or both byte
 * counts can replace the client.
 */
export function unlessTraffic(record: LogRecord): string | undefined {
  if (!hasDestination(record)) return 'no host, URL or destination address';
  if (hasClient(record) || record.has('url') || (record.has('bytes_up') && record.has('bytes_down')))
    return undefined;
  return 'no client address or user';
}

/** Whether the event has a field that only connections and requests have. */
function hasEvidence(event: Event): boolean {
  return (
    event.method !== undefined ||
    event.status !== undefined ||
    event.bytes_up !== undefined ||
    event.bytes_down !== undefined ||
    event.user_agent !== undefined ||
    event.dst_port !== undefined ||
    (event.action !== undefined && event.action !== 'other')
  );
}

/** Checks whether an event of an unknown device, with fields of fixed meaning, is traffic. */
export function unlessRequest(event: Event): string | undefined {
  if (event.host === undefined && event.dst_ip === undefined) return 'no host, URL or destination address';
  if (event.url !== undefined) return undefined;
  if (event.src_ip === undefined) return 'no client address';
  return hasEvidence(event) ? undefined : 'nothing that is said of connections only';
}

/** The same if even field meanings are guessed from names, so more must fit together. */
export function unlessSurelyRequest(event: Event): string | undefined {
  if (event.host === undefined && event.dst_ip === undefined) return 'no host, URL or destination address';
  if (event.src_ip === undefined && event.user === undefined) return 'no client address or user';
  return hasEvidence(event) ? undefined : 'nothing that is said of connections only';
}

/** Fields of a web proxy's log. */
export const PROXY_FIELDS: readonly EventField[] = [
  'time',
  'user',
  'user_domain',
  'src_ip',
  'dst_ip',
  'dst_port',
  'host',
  'url',
  'method',
  'status',
  'action',
  'bytes_up',
  'bytes_down',
  'user_agent',
  'referrer',
  'content_type',
  'category',
  'extra',
];

/** Fields of a firewall's connection log. */
export const FIREWALL_FIELDS: readonly EventField[] = [
  'time',
  'user',
  'user_domain',
  'src_ip',
  'dst_ip',
  'dst_port',
  'action',
  'bytes_up',
  'bytes_down',
  'extra',
];
