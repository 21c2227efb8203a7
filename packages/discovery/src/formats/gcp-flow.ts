import type { EventField } from '@casbah/domain/event';
import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { nameClientFirst, protocolOf } from './flow.ts';
import { jsonFormat } from './json-dialect.ts';

/** Payload of a log entry, or the entry itself if only the payload was exported, with the entry's time. */
function payloadOf(entry: JsonObject): JsonObject | undefined {
  const payload = isJsonObject(entry.jsonPayload) ? entry.jsonPayload : entry;
  if (!isJsonObject(payload.connection) || !('src_ip' in payload.connection)) return undefined;
  const { timestamp, insertId } = entry;
  return { ...payload, ...(payload === entry ? {} : { timestamp, insertId }) };
}

const FIELDS: readonly EventField[] = [
  'time',
  'src_ip',
  'dst_ip',
  'dst_port',
  'action',
  'device',
  'country',
  'city',
  'raw_id',
  'extra',
];

const CONNECTION = {
  'connection.src_ip': 'src_ip',
  'connection.dest_ip': 'dst_ip',
  'connection.dest_port': 'dst_port',
  insertId: 'raw_id',
} as const;

export const gcpVpcFlow = jsonFormat({
  name: 'gcp-vpc-flow',
  title: 'Google Cloud VPC flow logs, JSON',
  rank: 'specific',
  fields: [...FIELDS, 'bytes_up', 'bytes_down'],
  marks: ['"bytes_sent"'],
  body: (entry) => {
    const payload = payloadOf(entry);
    return payload !== undefined && 'bytes_sent' in payload ? payload : undefined;
  },
  table: {
    ...CONNECTION,
    start_time: 'time',
    end_time: 'time',
    timestamp: 'time',
    bytes_sent: 'bytes_up',
    'src_instance.vm_name': 'device',
    'dest_location.country': 'country',
    'dest_location.city': 'city',
  },
  rules: { silence: 'allowed' },
  prepare: (record) => {
    const source = record.get('src_ip');
    nameProtocol(record);
    nameClientFirst(record, 'connection.src_port');
    if (record.get('src_ip') !== source) {
      // Locations and machines of the two ends are swapped, too.
      record.set('device', record.kept('dest_instance.vm_name'));
      record.set('country', record.kept('src_location.country'));
      record.set('city', record.kept('src_location.city'));
    }
    return undefined;
  },
});

export const gcpFirewall = jsonFormat({
  name: 'gcp-firewall',
  title: 'Google Cloud firewall rules log, JSON',
  rank: 'specific',
  fields: FIELDS,
  marks: ['"disposition"'],
  body: (entry) => {
    const payload = payloadOf(entry);
    return payload !== undefined && 'disposition' in payload && 'rule_details' in payload
      ? payload
      : undefined;
  },
  table: {
    ...CONNECTION,
    timestamp: 'time',
    disposition: 'action',
    'instance.vm_name': 'device',
    'remote_location.country': 'country',
    'remote_location.city': 'city',
  },
  prepare: (record) => {
    nameProtocol(record);
    return undefined;
  },
});

function nameProtocol(record: Parameters<typeof nameClientFirst>[0]): void {
  const protocol = record.takeKept('connection.protocol');
  if (protocol !== undefined) record.keep('protocol', protocolOf(protocol));
}
