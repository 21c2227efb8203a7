import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import type { FieldTable } from '../fields/log-record.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

const FIREWALL: FieldTable = {
  timestamp: 'time',
  date: 'date',
  time: 'clock',
  timezone: 'zone',
  user_name: 'user',
  user: 'user',
  src_ip: 'src_ip',
  sourceip: 'src_ip',
  dst_ip: 'dst_ip',
  destinationip: 'dst_ip',
  dst_port: 'dst_port',
  domain: 'host',
  domainname: 'host',
  sni: 'host',
  server_name: 'host',
  url: 'url',
  referer: 'referrer',
  http_referer: 'referrer',
  http_method: 'method',
  method: 'method',
  httpresponsecode: 'status',
  http_status: 'status',
  status_code: 'status',
  log_subtype: 'action',
  status: 'action',
  bytes_sent: 'bytes_up',
  sent_bytes: 'bytes_up',
  bytes_received: 'bytes_down',
  recv_bytes: 'bytes_down',
  user_agent: 'user_agent',
  http_user_agent: 'user_agent',
  contenttype: 'content_type',
  content_type: 'content_type',
  category: 'category',
  http_category: 'category',
  app_name: 'app',
  application: 'app',
  application_name: 'app',
  dst_country_code: 'country',
  dst_country: 'country',
  message: 'message',
  severity: 'severity',
  priority: 'drop',
  device_id: 'drop',
  log_id: 'drop',
};

const NO_TRAFFIC = /^(?:Event|System Health|Admin|Heartbeat|SD-WAN|Wireless|Anti-Spam)/i;
/** Virus-scanned emails aren't web traffic. */
const MAIL = /^(?:SMTP|POP|IMAP)S?/i;

function firewallAction(word: string): EventAction {
  if (word === 'Virus' || word === 'PUA') return 'blocked';
  // For TLS, connections that aren't inspected pass.
  return /^(?:do not decrypt|clean)/i.test(word) ? 'allowed' : actionOf(word);
}

/** Sophos Firewall (XG, SFOS) and Cyberoam. */
export const sophosFirewall = pairsFormat({
  name: 'sophos-firewall',
  title: 'Sophos Firewall (XG, SFOS) and Cyberoam, key="value"',
  rank: 'specific',
  marks: ['log_type='],
  fields: [...PROXY_FIELDS, 'app', 'country', 'message', 'severity'],
  locate: ({ text }) => {
    if (!text.includes('log_type="') && !text.includes('log_type=')) return -1;
    if (!text.includes('log_component=') && !text.includes('log_subtype=')) return -1;
    const first = text.search(/\b(?:device|device_name|date|timestamp)=/);
    return first >= 0 ? first : text.indexOf('log_type=');
  },
  style: () => BY_SPACES,
  table: FIREWALL,
  rules: { action: firewallAction },
  prepare: (record, line) => {
    const type = record.kept('log_type') ?? '';
    // Log viewer exports start with the time.
    const time = /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(?!\d)/.exec(line.text)?.[1];
    if (time !== undefined && !record.has('date')) record.set('time', time);
    if (NO_TRAFFIC.test(type) || MAIL.test(record.kept('log_component') ?? ''))
      return `a log of type ${type}`;
    if (!record.has('src_ip') || !(record.has('dst_ip') || record.has('host') || record.has('url')))
      return `a log of type ${type} without source and destination`;
    return undefined;
  },
});

const UTM: FieldTable = {
  user: 'user',
  srcip: 'src_ip',
  dstip: 'dst_ip',
  dstport: 'dst_port',
  url: 'url',
  referer: 'referrer',
  method: 'method',
  statuscode: 'status',
  action: 'action',
  size: 'bytes_down',
  ua: 'user_agent',
  'content-type': 'content_type',
  categoryname: 'category',
  application: 'app',
  severity: 'severity',
  ad_domain: 'user_domain',
};

/** `2026:11:20-08:14:22 `; relays that take the year for a tag add a space after its colon. */
const UTM_TIME = /(?:^|\s)(\d{4}): ?(\d\d:\d\d-\d\d:\d\d:\d\d) /;

function utmAction(word: string): EventAction {
  // The packet filter only logs these: `DNS request`, `ICMP redirect`.
  if (/^(?:DNS request|ICMP \w+|traceroute)/i.test(word)) return 'allowed';
  return /^(?:warn|override)/i.test(word) ? 'warned' : actionOf(word);
}

/** Sophos UTM (SG, Astaro): web proxy and packet filter. */
export const sophosUtm = pairsFormat({
  name: 'sophos-utm',
  title: 'Sophos UTM (SG): web proxy and packet filter, key="value"',
  rank: 'specific',
  marks: [' sys="'],
  fields: [...PROXY_FIELDS, 'app', 'severity'],
  locate: ({ text }) => {
    const id = text.indexOf('id="');
    return id >= 0 && text.includes(' sys="') && text.includes(' sub="') ? id : -1;
  },
  style: () => BY_SPACES,
  table: UTM,
  rules: { action: utmAction },
  prepare: (record, line, start) => {
    const sub = record.kept('sub') ?? '';
    if (!record.has('src_ip') || !(record.has('dst_ip') || record.has('url')))
      return `a record of ${sub} without source and destination`;
    const before = line.text.slice(0, start).replace(/^<\d+>/, '');
    const time = UTM_TIME.exec(before);
    if (time !== null) record.set('time', `${time[1]}:${time[2]}`);
    if (record.get('status') === '407') record.set('action', 'authenticated');
    return undefined;
  },
});
