import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { ipOf } from '../fields/address.ts';
import { jsonFormat } from './json-dialect.ts';
import { pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** `Info fw-1 Allow: type=FWD|proto=TCP|srcIF=eth1|srcIP=…`: what became of the session, then its fields. */
const VERDICT =
  /\b(?:(Allow|LocalAllow|Block|LocalBlock|Drop|Detect|Fail|LocalFail|Remove|LocalRemove|ARP|Scan)|box_Firewall_Activity): type=/;

function actionOfSession(word: string): EventAction {
  return /^(?:Local)?(?:Remove|Fail|Detect|Scan)$/.test(word)
    ? 'allowed'
    : actionOf(word.replace(/^Local/, ''));
}

export const barracudaFirewall = pairsFormat({
  name: 'barracuda-firewall',
  title: 'Barracuda CloudGen Firewall activity log',
  fields: [...FIREWALL_FIELDS, 'host', 'app', 'category'],
  locate: ({ text }) => {
    const match = text.includes('|srcIP=') ? VERDICT.exec(text) : null;
    return match === null ? -1 : match.index + match[0].length - 'type='.length;
  },
  style: () => ({ kind: 'delimited', delimiter: '|', assign: '=' }),
  table: {
    user: 'user',
    srcIP: 'src_ip',
    dstIP: 'dst_ip',
    dstPort: 'dst_port',
    target: 'host',
    sentBytes: 'bytes_up',
    receivedBytes: 'bytes_down',
    application: 'app',
    urlcat: 'category',
    action: 'action',
  },
  rules: { action: actionOfSession },
  prepare: (record, line, start) => {
    if (!record.has('src_ip') || !record.has('dst_ip')) return 'a session without two addresses';
    const before = line.text.slice(0, start);
    const verdict = VERDICT.exec(`${before}type=`)?.[1];
    if (verdict !== undefined) record.set('action', verdict);
    const time = /(\d{4} \d\d \d\d \d\d:\d\d:\d\d(?: [+-]\d\d:?\d\d)?) /.exec(before)?.[1];
    if (time !== undefined) record.set('time', time.replace(' ', '-').replace(' ', '-'));
    return undefined;
  },
});

/** What the firewall streams to log servers: sessions, and what its web filter and virus scanner saw. */
export const barracudaFirewallJson = jsonFormat({
  name: 'barracuda-firewall-json',
  title: 'Barracuda CloudGen Firewall streaming (sessions, web, threats), JSON',
  fields: [...PROXY_FIELDS, 'app'],
  marks: ['"fw_rule"'],
  body: (object) => ('dst_ip' in object || 'destination_ip' in object ? object : undefined),
  table: {
    timestamp: 'time',
    user: 'user',
    src_ip: 'src_ip',
    source_ip: 'src_ip',
    dst_ip: 'dst_ip',
    destination_ip: 'dst_ip',
    dst_port: 'dst_port',
    destination_port: 'dst_port',
    domain: 'host',
    name: 'url',
    method: 'method',
    status_code: 'status',
    user_agent: 'user_agent',
    content_type: 'content_type',
    fwd_bytes: 'bytes_up',
    rev_bytes: 'bytes_down',
    size: 'bytes_down',
    action: 'action',
    apps: 'app',
    // Numbers of Barracuda's own
    category: 'drop',
  },
  rules: { action: (word) => (word === 'End' ? 'allowed' : actionOfSession(word)) },
  prepare: (record) => {
    // Who is not known is named by the address.
    const user = record.get('user');
    if (user !== undefined && ipOf(user) !== undefined) record.set('user', undefined);
    const action = record.get('action');
    if (action !== undefined && /^\d+$/.test(action)) {
      record.set('action', undefined);
      record.keep('action', action);
    }
    return unlessTraffic(record);
  },
});
