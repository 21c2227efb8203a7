import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { nameClientFirst } from './flow.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** Suricata's record within AWS's, which adds the firewall's name and zone. */
function bodyOf(object: JsonObject): JsonObject | undefined {
  const { event } = object;
  if (!('firewall_name' in object) || !isJsonObject(event)) return undefined;
  const { http, tls, ...others } = event;
  return {
    ...others,
    ...(isJsonObject(http) ? { http } : {}),
    ...(isJsonObject(tls) ? { tls } : {}),
    firewall_name: object.firewall_name,
    availability_zone: object.availability_zone,
    event_timestamp: object.event_timestamp,
  };
}

export const awsNetworkFirewall = jsonFormat({
  name: 'aws-network-firewall',
  title: 'AWS Network Firewall: alerts, flows and TLS, JSON',
  rank: 'specific',
  fields: PROXY_FIELDS,
  marks: ['"firewall_name"'],
  body: bodyOf,
  table: {
    timestamp: 'time',
    event_timestamp: 'epoch',
    src_ip: 'src_ip',
    dest_ip: 'dst_ip',
    dest_port: 'dst_port',
    'http.hostname': 'host',
    'tls.sni': 'host',
    sni: 'host',
    'http.url': 'path',
    'http.http_method': 'method',
    'http.status': 'status',
    'http.http_user_agent': 'user_agent',
    'http.http_refer': 'referrer',
    'http.http_content_type': 'content_type',
    'verdict.action': 'action',
    'alert.action': 'action',
    'alert.category': 'category',
    'netflow.bytes': 'bytes_up',
    flow_id: 'drop',
  },
  rules: { silence: 'allowed' },
  prepare: (record) => {
    // The record's own time has a fraction; the other is the delivery time.
    if (record.has('time')) record.set('epoch', undefined);
    const kind = record.kept('event_type');
    if (record.has('path')) record.set('scheme', 'http');
    if (kind === 'netflow') nameClientFirst(record, 'src_port');
    if (record.kept('proto') === 'ICMP') record.set('dst_port', undefined);
    if (kind === 'alert' || kind === 'netflow' || kind === 'tls' || record.has('host')) return undefined;
    return `a record of the kind ${kind}`;
  },
});
