import { isJsonObject, type JsonObject } from '../cores/json.ts';
import type { LogRecord } from '../fields/log-record.ts';
import { firstAddress } from './dns-answer.ts';
import { jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** EVE types for connections and requests. Files, alerts and counters refer to those, or to no traffic. */
const KINDS: ReadonlySet<unknown> = new Set(['http', 'tls', 'quic', 'dns', 'flow', 'drop']);

/** All EVE types; other products also name their events by type. */
const TYPES: ReadonlySet<unknown> = new Set(
  [...KINDS].concat(
    'alert anomaly arp bittorrent_dht dcerpc dhcp dnp3 doh2 engine enip fileinfo frame ftp ftp_data http2 ike ikev2 krb5 ldap mdns metadata modbus mqtt netflow nfs packet pgsql pop3 rdp rfb sip smb smtp snmp ssh stats telnet template tftp verdict websocket'.split(
      ' ',
    ),
  ),
);

/** The query and the first address in the answer, in each EVE version's structure. */
function dnsOf(dns: JsonObject): JsonObject {
  const query: unknown = Array.isArray(dns.queries) ? dns.queries[0] : dns;
  if (isJsonObject(query) && query.rrtype === 'PTR') return { asked: query.rrname };
  const grouped = isJsonObject(dns.grouped) ? [dns.grouped.A, dns.grouped.AAAA] : [];
  const listed = grouped.filter(Array.isArray).flat();
  const answers = Array.isArray(dns.answers) ? dns.answers : [dns, ...listed.map((rdata) => ({ rdata }))];
  const address = firstAddress(answers, ['rdata']);
  const answer = answers.filter(isJsonObject).find(({ rdata }) => address === undefined || rdata === address);
  // Some answers have the queried name only in their records.
  const name = isJsonObject(query) ? query.rrname : undefined;
  return { asked: name ?? answer?.rrname, address };
}

function bodyOf(object: JsonObject): JsonObject | undefined {
  const { event_type: kind } = object;
  if (typeof kind !== 'string' || !TYPES.has(kind) || typeof object.timestamp !== 'string') return undefined;
  if (!('flow_id' in object || kind in object)) return undefined;
  if (kind !== 'dns' || !isJsonObject(object.dns)) return object;
  // A response comes from the resolver, which isn't the service.
  const { src_ip, src_port, dest_ip, dest_port, ...others } = object;
  const answered = src_port === 53 && dest_port !== 53;
  return {
    ...others,
    ...dnsOf(object.dns),
    src_ip: answered ? dest_ip : src_ip,
    resolver: answered ? src_ip : dest_ip,
  };
}

/** The URL is a path for direct requests, and complete for requests to a proxy. */
function readUrl(record: LogRecord): void {
  const url = record.get('url');
  if (url === undefined || !url.startsWith('/')) return;
  record.set('url', undefined);
  record.set('path', url);
  record.set('scheme', 'http');
}

export const suricataEve = jsonFormat({
  name: 'suricata-eve',
  title: 'Suricata EVE: HTTP, TLS, QUIC, DNS and flows, JSON',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'raw_id'],
  marks: ['"event_type"'],
  body: bodyOf,
  table: {
    timestamp: 'time',
    src_ip: 'src_ip',
    dest_ip: 'dst_ip',
    address: 'dst_ip',
    dest_port: 'dst_port',
    'http.hostname': 'host',
    'tls.sni': 'host',
    'quic.sni': 'host',
    asked: 'host',
    'http.url': 'url',
    'http.http_method': 'method',
    'http.status': 'status',
    'http.http_user_agent': 'user_agent',
    'http.http_refer': 'referrer',
    'http.http_content_type': 'content_type',
    'flow.bytes_toserver': 'bytes_up',
    'flow.bytes_toclient': 'bytes_down',
    'http.length': 'bytes_down',
    'verdict.action': 'action',
    'flow.action': 'action',
    flow_id: 'raw_id',
  },
  rules: { silence: 'allowed' },
  prepare: (record) => {
    const kind = record.kept('event_type');
    if (!KINDS.has(kind)) return `a record of the kind ${kind}`;
    if (kind === 'drop') record.set('action', 'drop');
    if (kind === 'dns' && !record.has('host')) return 'a query without a name';
    readUrl(record);
    return record.has('dst_ip') || record.has('host') ? undefined : 'no host and no destination address';
  },
});
