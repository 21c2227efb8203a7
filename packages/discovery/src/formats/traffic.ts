import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';

/** Whether a record says where a client went. */
export function hasDestination(record: LogRecord): boolean {
  return record.has('url') || record.has('host') || record.has('dst_ip') || record.has('dst');
}

/** Whether it says who went. */
export function hasClient(record: LogRecord): boolean {
  return record.has('src_ip') || record.has('user');
}

/**
 * The least that a record of no known device must hold to be taken for traffic: where to, and from whom. A URL or both byte
 * counts make up for the client.
 */
export function unlessTraffic(record: LogRecord): string | undefined {
  if (!hasDestination(record)) return 'no host, URL or destination address';
  if (hasClient(record) || record.has('url') || (record.has('bytes_up') && record.has('bytes_down')))
    return undefined;
  return 'no client address or user';
}

/** Whether something in the event is said of connections and requests only. */
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

/** Whether an event of an unknown device, with fields of fixed meaning, is traffic. */
export function unlessRequest(event: Event): string | undefined {
  if (event.host === undefined && event.dst_ip === undefined) return 'no host, URL or destination address';
  if (event.url !== undefined) return undefined;
  if (event.src_ip === undefined) return 'no client address';
  return hasEvidence(event) ? undefined : 'nothing that is said of connections only';
}

/** The same where even the meaning of the fields is a guess by their names: more must fit together. */
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
