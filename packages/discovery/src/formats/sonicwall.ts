import type { EventAction } from '@casbah/domain/event';
import { actionIn, actionOf } from '../fields/action.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable } from '../fields/log-record.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

const TABLE: FieldTable = {
  time: 'time',
  usr: 'user',
  user: 'user',
  srcV6: 'src_ip',
  src: 'src_ip',
  dstV6: 'dst_ip',
  dst: 'dst_ip',
  dstname: 'host',
  arg: 'path',
  referer: 'referrer',
  op: 'method',
  result: 'status',
  fw_action: 'action',
  sent: 'bytes_up',
  rcvd: 'bytes_down',
  Category: 'category',
  appName: 'app',
  app: 'drop',
  msg: 'message',
  sn: 'drop',
  fw: 'drop',
  pri: 'drop',
};

/** HTTP methods by `op` number in older firmware. */
const METHODS: Readonly<Record<string, string>> = { '1': 'GET', '2': 'POST', '3': 'HEAD' };
/** Messages about sign-ins, tunnels and leases, which also name two addresses. */
const NO_TRAFFIC =
  /\b(?:log(?:in|out|ged (?:in|out))|administrat(?:or|ion session)|configuration (?:succeeded|failed)|IKE\w*|ISAKMP|IPsec|Received notify|DHCP|NAT Mapping)\b/i;
/** A user-based rule refused the connection: no one, or the wrong user, was signed in. */
const BY_RULE = /\bnot allowed by policy rule\b/i;
/** Message numbers of refusals: blocked sites, dropped packets. */
const REFUSED = new Set([
  '14',
  '16',
  '20',
  '36',
  '37',
  '38',
  '46',
  '48',
  '524',
  '1153',
  '1573',
  '1600',
  '1599',
]);

/** Service names that `proto=tcp/https` has in place of a port. */
const PORTS: Readonly<Record<string, string>> = {
  ftp: '21',
  ssh: '22',
  telnet: '23',
  smtp: '25',
  dns: '53',
  http: '80',
  pop3: '110',
  ntp: '123',
  imap: '143',
  ldap: '389',
  https: '443',
  smtps: '465',
  ldaps: '636',
  imaps: '993',
  pop3s: '995',
  rdp: '3389',
};

/** Port at the end of `tcp/443` or `tcp/https`. */
function portIn(protocol: string | undefined): string | undefined {
  const service = /^(?:tcp|udp)\/(\w+)$/i.exec(protocol ?? '')?.[1]?.toLowerCase();
  if (service === undefined) return undefined;
  return /^\d+$/.test(service) ? service : PORTS[service];
}

function firewallAction(word: string): EventAction {
  return word === 'mgmt' ? 'allowed' : actionOf(word);
}

/** The firewall's action: its explicit verdict, otherwise the message number, otherwise the message text. */
function verdictOf(word: string | undefined, message: string, text: string): string | undefined {
  if (word !== undefined && word !== 'NA') return word;
  return REFUSED.has(message) || actionIn(text) === 'blocked' ? 'blocked' : undefined;
}

/** `10.0.0.1:51234:X0:name`: address, port, interface, name. IPv6 addresses have a separate field. */
function addressIn(endpoint: string): {
  address: string;
  port: string | undefined;
  name: string | undefined;
} {
  const [address = '', port, , name] = endpoint.split(':');
  return { address, port, name };
}

export const sonicwall = pairsFormat({
  name: 'sonicwall',
  title: 'SonicWall firewall, key=value',
  rank: 'specific',
  marks: [' sn='],
  fields: [...PROXY_FIELDS, 'app', 'message'],
  locate: ({ text }) => {
    const id = text.indexOf('id=');
    if (id < 0 || !text.includes(' sn=') || !text.includes(' fw=')) return -1;
    return text.includes(' m=') || text.includes(' srcV6=') ? id : -1;
  },
  style: () => BY_SPACES,
  table: TABLE,
  rules: { action: firewallAction, silence: 'allowed' },
  prepare: (record) => {
    const text = record.get('message') ?? '';
    if (NO_TRAFFIC.test(text) && !BY_RULE.test(text))
      return `message ${record.kept('m') ?? ''}: ${text.slice(0, 64)}`;
    if (record.get('user')?.startsWith('Unknown')) record.set('user', undefined);
    const src = record.get('src_ip');
    const dst = record.get('dst_ip');
    if (src === undefined || dst === undefined)
      return `message ${record.kept('m') ?? ''} without source and destination`;
    if (ipOf(src) === undefined) record.set('src_ip', addressIn(src).address);
    if (ipOf(dst) === undefined) {
      const { address, port, name } = addressIn(dst);
      record.set('dst_ip', address);
      if (port !== undefined && port !== '') record.set('dst_port', port);
      if (name !== undefined && name !== '' && !record.has('host')) record.set('host', name);
    }
    // For IPv6, these fields have the port but no address: `dst=:443:X1`.
    const port = /^:(\d+)/.exec(record.kept('dst') ?? '')?.[1];
    if (port !== undefined) record.set('dst_port', port);
    if (!record.has('dst_port')) record.set('dst_port', portIn(record.kept('proto')));
    const method = record.get('method');
    if (method !== undefined)
      record.set('method', METHODS[method] ?? (/^[A-Za-z]+$/.test(method) ? method : undefined));
    record.set('action', verdictOf(record.get('action'), record.kept('m') ?? '', text));
    // The path replaces the URL only with a host in front.
    if (!record.has('host') && record.get('path') === '/') record.set('path', undefined);
    return undefined;
  },
});

/** Values also quoted in CEF. */
const QUOTED = ['user', 'action', 'app', 'category', 'host', 'url', 'path', 'message'] as const;

export const sonicwallCef = cefFormat({
  name: 'sonicwall-cef',
  title: 'SonicWall firewall, CEF (ArcSight)',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'app', 'message', 'severity'],
  headers: ['SonicWall|'],
  table: {
    ...CEF_KEYS,
    susr: 'user',
    fw_action: 'action',
    appName: 'app',
    app: 'drop',
    cat: 'drop',
    Category: 'category',
    dstname: 'host',
    arg: 'path',
    out: 'bytes_up',
    in: 'bytes_down',
  },
  rules: { action: firewallAction, silence: 'allowed' },
  prepare: (record, header) => {
    if (NO_TRAFFIC.test(header.name)) return `message ${header.id}: ${header.name.slice(0, 64)}`;
    if (!record.has('src_ip') || !record.has('dst'))
      return `message ${header.id} without source and destination`;
    for (const place of QUOTED) {
      const quoted = /^"(.*)"$/.exec(record.get(place) ?? '')?.[1];
      if (quoted !== undefined) record.set(place, quoted === '' ? undefined : quoted);
    }
    record.set('action', verdictOf(record.get('action'), header.id, header.name));
    const method = record.get('method');
    if (method !== undefined) record.set('method', METHODS[method] ?? method);
    return undefined;
  },
});
