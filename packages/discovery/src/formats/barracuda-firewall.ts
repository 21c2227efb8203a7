import type { Event, EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { ipOf } from '../fields/address.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, type Stream } from './format.ts';
import { jsonFormat } from './json-dialect.ts';
import { pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, PROXY_FIELDS, unlessTraffic } from './traffic.ts';

/** `Info fw-1 Allow: type=FWD|proto=TCP|srcIF=eth1|srcIP=…`: the session's verdict, then its fields. */
const VERDICT =
  /\b(?:(Allow|LocalAllow|Block|LocalBlock|Drop|Detect|Fail|LocalFail|Remove|LocalRemove|ARP|Scan)|box_Firewall_Activity): type=/;

/** The same without names: `Block: FWD|UDP|eth0|10.0.1.2|51234|mac|203.0.113.9|443|https|eth1|rule|…`. */
const LISTED =
  /\b(Allow|LocalAllow|Block|LocalBlock|Drop|Detect|Fail|LocalFail|Remove|LocalRemove|ARP|Scan): (?=[A-Z]{2,5}\|[A-Za-z0-9-]+\|[^|]*\|[0-9A-Fa-f.:]+\|\d*\|[0-9a-f:]*\|[0-9A-Fa-f.:]+\|)/;
/** Field positions according to the manual. */
const PLACES = [
  [3, 'src_ip'],
  [6, 'dst_ip'],
  [7, 'dst_port'],
  [16, 'bytes_down'],
  [17, 'bytes_up'],
  [20, 'user'],
  [22, 'app'],
  [23, 'host'],
  [25, 'category'],
] as const;

function actionOfSession(word: string): EventAction {
  return /^(?:Local)?(?:Remove|Fail|Detect|Scan)$/.test(word)
    ? 'allowed'
    : actionOf(word.replace(/^Local/, ''));
}

/** The device's own time, before the verdict: `2026 11 20 08:14:22 +00:00`. */
function timeIn(before: string): string | undefined {
  const time = /(\d{4} \d\d \d\d \d\d:\d\d:\d\d(?: [+-]\d\d:?\d\d)?) /.exec(before)?.[1];
  return time?.replace(' ', '-').replace(' ', '-');
}

class ListReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return text.length <= LONGEST_FOR_PATTERNS && text.includes('|') ? text.search(LISTED) : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { record, normaliser } = this.#stream;
    const [whole = '', verdict = ''] = LISTED.exec(line.text) ?? [];
    const parts = line.text.slice(start + whole.length).split('|', 26);
    for (const [place, field] of PLACES) if (parts[place]) record.set(field, parts[place]);
    record.set('action', verdict);
    record.set('time', timeIn(line.text.slice(0, start)));
    if (parts[10]) record.keep('rule', parts[10]);
    return normaliser.fill(event, record, line, { action: actionOfSession });
  }
}

export const barracudaFirewallList: Format = {
  name: 'barracuda-firewall-list',
  title: 'Barracuda CloudGen Firewall and SecureEdge activity log, fields without names',
  rank: 'specific',
  marks: ['Allow: ', 'Block: ', 'Drop: ', 'Detect: ', 'Fail: ', 'Remove: ', 'ARP: ', 'Scan: '],
  fields: [...FIREWALL_FIELDS, 'host', 'app', 'category'],
  open: (stream) => new ListReader(stream),
};

export const barracudaFirewall = pairsFormat({
  name: 'barracuda-firewall',
  title: 'Barracuda CloudGen Firewall activity log',
  rank: 'specific',
  marks: ['|srcIP='],
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
    record.set('time', timeIn(before));
    return undefined;
  },
});

/** JSON that the firewall streams to log servers: sessions, web filter and virus scanner. */
export const barracudaFirewallJson = jsonFormat({
  name: 'barracuda-firewall-json',
  title: 'Barracuda CloudGen Firewall streaming (sessions, web, threats), JSON',
  rank: 'specific',
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
    // Barracuda's own numbers
    category: 'drop',
  },
  rules: { action: (word) => (word === 'End' ? 'allowed' : actionOfSession(word)) },
  prepare: (record) => {
    // The address stands in for an unknown user.
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
