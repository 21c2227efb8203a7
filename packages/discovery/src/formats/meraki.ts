import type { Event } from '@casbah/domain/event';
import { readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, notTraffic, type Stream } from './format.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** `1563249630.774247826 MX84 urls src=… dst=… request: GET https://…`, with or without a syslog header. */
const RECORD =
  /(?:^|[\s>])(\d{9,10}(?:\.\d{1,9}|\d{3})?|\d{4}-\d\d-\d\dT[\d:.]+Z?) (\S+) (urls|flows|ip_flow_start|ip_flow_end|firewall|vpn_firewall|cellular_firewall|bridge_anyconnect_client_vpn_firewall|content_filtering_block|security_event|ids-alerts|events|airmarshal_events|l7_firewall) /;

/** Cisco Meraki appliances: URLs and flows. */
class MerakiReader implements FormatReader {
  readonly #stream: Stream;
  readonly #fields = new NamedFields({
    src: 'src_ip',
    dst: 'dst_ip',
    dport: 'dst_port',
    // For a scanned file
    name: 'object',
    user: 'user',
    agent: 'user_agent',
    url: 'url',
    category0: 'category',
    server: 'dst_ip',
    mac: 'drop',
  });

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    const match = RECORD.exec(text);
    if (match === null) return -1;
    return match.index === 0 && /\d/.test(text[0] ?? '') ? 0 : match.index + 1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const body = line.text.slice(start);
    const match = RECORD.exec(body);
    if (match === null) return notTraffic('no role');
    const [whole, time = '', device = '', role = ''] = match;
    // A scanned file has a URL; an alert is about a connection with its own record.
    const hasUrl = / url=\S/.test(body);
    if (/^(?:security_event|ids-alerts|events|airmarshal_events)$/.test(role) && !hasUrl)
      return notTraffic(`a record of role ${role}`);
    const { record, normaliser } = this.#stream;
    const request = body.search(/ request: /);
    const pattern = body.search(/ pattern: /);
    const end = request >= 0 ? request : pattern >= 0 ? pattern : body.length;
    readKeyValues(body.slice(0, end), whole.length, ' ', this.#fields, record);
    record.set('time', time);
    record.keep('device', device);
    record.keep('role', role);
    if (request >= 0) {
      const [method = '', url = ''] = body
        .slice(request + 10)
        .trim()
        .split(' ');
      if (method !== 'UNKNOWN') record.set('method', method);
      record.set('url', url);
    }
    const rule = pattern >= 0 ? body.slice(pattern + 10).trim() : (record.kept('pattern') ?? '');
    const verdict =
      /^(?:Group Policy )?(allow|deny|0|1)\b/i.exec(rule)?.[1]?.toLowerCase() ??
      /^\S+ \S+ \S+ (allow|deny) /.exec(body)?.[1];
    // A digit precedes the rule: 1 denies, 0 allows.
    const word = record.kept('action') ?? record.kept('decision') ?? '';
    const refused = verdict === 'deny' || verdict === '1' || /^block/i.test(word);
    if (role === 'content_filtering_block' || refused) record.set('action', 'blocked');
    else record.set('action', 'allowed');
    if (!record.has('src_ip') && role !== 'content_filtering_block')
      return notTraffic(`a record of role ${role} without an address`);
    return normaliser.fill(event, record, line);
  }
}

export const meraki: Format = {
  name: 'meraki',
  title: 'Cisco Meraki: URLs, flows and content filtering',
  rank: 'specific',
  marks: [
    ' urls ',
    ' flows ',
    ' ip_flow_',
    'firewall ',
    ' content_filtering_block ',
    ' security_event ',
    ' ids-alerts ',
    ' events ',
    ' airmarshal_events ',
  ],
  fields: PROXY_FIELDS.filter(
    (field) => !['status', 'bytes_up', 'bytes_down', 'referrer', 'content_type'].includes(field),
  ),
  open: (stream) => new MerakiReader(stream),
};
