import type { Event, EventField } from '@casbah/domain/event';
import { ipOf } from '../fields/address.ts';
import type { LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { nameClientFirst } from './flow.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';

/** Prefixes of each message: web filtering, zone-based firewall, access lists, vEdge flows, vEdge notices. */
const MARKS = ['[Instance_ID: ', '%FW-', '-6-IPACCESSLOG', 'FLOW LOG vpn-', '%Viptela-'] as const;

/** `10.1.1.1:51000`, IPv6 with or without brackets. */
const ADDRESS = String.raw`\[?([0-9A-Fa-f.:]+?)\]?:(\d{1,5})`;
const FLOW = new RegExp(String.raw`\{(\w+)\} ${ADDRESS} -> ${ADDRESS}`);
const SESSION = new RegExp(
  String.raw`\b(Start|Stop) (\w+)[\w -]{0,40}?: initiator \(${ADDRESS}\)(?: sent (\d+) bytes)? -- responder \(${ADDRESS}\)(?: sent (\d+) bytes)?`,
);
const PACKET = new RegExp(
  String.raw`(Dropping|Passing) (\S+) (?:session|pkt|packet)(?: from \S+)? ${ADDRESS}(?: =>)? ${ADDRESS}`,
);
const SUMMARY = new RegExp(
  String.raw`\b(\d{1,10}) packets? (?:was|were) (dropped|passed) from \S+ ${ADDRESS} => ${ADDRESS}`,
);
const ACCESS_LIST =
  /IPACCESSLOG[DNR]?P: list (\S+) (permitted|denied) (\S+) ([0-9A-Fa-f.:]+)(?:\((\d+)\))? (?:\([^)]*\) )?-> ([0-9A-Fa-f.:]+)(?:\((\d+)\)| \(\d+\/\d+\))?,/;
const FLOW_LOG =
  /FLOW LOG vpn-(\d+) ([0-9A-Fa-f.:]+)\/(\d+) ([0-9A-Fa-f.:]+)\/(\d+) (\w+): tos: \d+ (\S+), Result: (accept|deny) ?Pkt count (\d+): Byte count (\d+)/i;

/** Time and zone before a message; IOS may mark the time with a star or dot. */
const TIME =
  /([A-Z][a-z]{2} +\d{1,2}(?: \d{4})? \d\d:\d\d:\d\d(?:\.\d+)?)(?: ([A-Z]{3,5}))?: (?=%(?:IOSXE|FW|SEC|FMANFP)-)/;
const UTD_TIME = /(\d{4}\/\d\d\/\d\d)-(\d\d:\d\d:\d\d(?:\.\d+)?)(?: ([A-Z]{3,5}))? \[\*\*\]/;

interface Side {
  readonly ip: string | undefined;
  readonly port: string | undefined;
}

function take(record: LogRecord, client: Side, server: Side, protocol: string | undefined): void {
  record.set('src_ip', client.ip);
  record.set('dst_ip', server.ip);
  if (protocol !== undefined) record.keep('protocol', protocol.toLowerCase());
  // For other protocols, the value isn't a port.
  if (/icmp/i.test(protocol ?? '')) return;
  record.set('dst_port', server.port);
  if (client.port !== undefined) record.keep('client_port', client.port);
}

/** `[Name: value]` in a Unified Threat Defense message. */
function partOf(text: string, name: string): string | undefined {
  return new RegExp(`\\[${name}: ([^\\]]*)\\]`).exec(text)?.[1]?.trim();
}

function readFilter(record: LogRecord, text: string): string | undefined {
  const verdict = /\[\*\*\] (\w+) \[\*\*\] UTD WebFilter ([^[]*?) ?\[\*\*\]/.exec(text);
  if (verdict === null) return 'a finding of intrusion prevention or file inspection';
  const flow = FLOW.exec(text);
  if (flow === null) return 'a request without addresses';
  const [, protocol, client, clientPort, server, serverPort] = flow;
  const time = UTD_TIME.exec(text);
  if (time !== null) {
    record.set('time', `${time[1]} ${time[2]}`);
    record.set('zone', time[3]);
  }
  take(record, { ip: client, port: clientPort }, { ip: server, port: serverPort }, protocol);
  nameClientFirst(record, 'client_port');
  record.set('url', partOf(text, 'URL'));
  record.set('category', partOf(text, 'Category'));
  record.set('action', verdict[1]);
  record.keep('list', verdict[2] ?? '');
  for (const name of ['Hostname', 'System_IP', 'Reputation', 'POLICY', 'VRF']) {
    const value = partOf(text, name);
    if (value !== undefined) record.keep(name, value);
  }
  return undefined;
}

function readFirewall(record: LogRecord, text: string): string | undefined {
  const session = SESSION.exec(text);
  if (session !== null) {
    const [, end, protocol, client, clientPort, sent, server, serverPort, received] = session;
    if (end === 'Start') return 'a session that begins: it is counted when it ends';
    take(record, { ip: client, port: clientPort }, { ip: server, port: serverPort }, protocol);
    record.set('bytes_up', sent);
    record.set('bytes_down', received);
    record.set('action', 'allowed');
    return undefined;
  }
  const packet = PACKET.exec(text);
  if (packet !== null) {
    const [, verdict, protocol, client, clientPort, server, serverPort] = packet;
    take(record, { ip: client, port: clientPort }, { ip: server, port: serverPort }, protocol);
    record.set('action', verdict === 'Dropping' ? 'dropped' : 'passed');
    return undefined;
  }
  const summary = SUMMARY.exec(text);
  if (summary === null) return 'a message about no session';
  const [, packets, verdict, client, clientPort, server, serverPort] = summary;
  take(record, { ip: client, port: clientPort }, { ip: server, port: serverPort }, undefined);
  record.set('action', verdict);
  record.keep('packets', packets ?? '');
  return undefined;
}

function readAccessList(record: LogRecord, text: string): string | undefined {
  const match = ACCESS_LIST.exec(text);
  if (match === null) return 'a message about no connection';
  const [, list, verdict, protocol, client, clientPort, server, serverPort] = match;
  take(record, { ip: client, port: clientPort }, { ip: server, port: serverPort }, protocol);
  record.set('action', verdict);
  record.keep('list', list ?? '');
  return undefined;
}

function readFlow(record: LogRecord, text: string): string | undefined {
  const match = FLOW_LOG.exec(text);
  if (match === null) return 'a message about no flow';
  const [, vpn, client, clientPort, server, serverPort, protocol, policy, verdict, packets, bytes] = match;
  take(record, { ip: client, port: clientPort }, { ip: server, port: serverPort }, protocol);
  record.set('bytes_up', bytes);
  nameClientFirst(record, 'client_port');
  record.set('action', verdict);
  record.keep('vpn', vpn ?? '');
  record.keep('policy', policy ?? '');
  record.keep('packets', packets ?? '');
  return undefined;
}

function readMessage(record: LogRecord, text: string): string | undefined {
  if (text.includes('[Instance_ID: ')) return readFilter(record, text);
  const time = TIME.exec(text);
  if (time !== null) {
    record.set('time', time[1]);
    record.set('zone', time[2]);
  }
  const reason = text.includes('%FW-')
    ? readFirewall(record, text)
    : text.includes('-6-IPACCESSLOG')
      ? readAccessList(record, text)
      : text.includes('FLOW LOG vpn-')
        ? readFlow(record, text)
        : 'a notice of the device';
  if (reason !== undefined) return reason;
  const server = record.get('dst_ip');
  return server === undefined || ipOf(server) === undefined ? 'no destination address' : undefined;
}

class SdWanReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    for (const mark of MARKS) {
      const at = text.indexOf(mark);
      if (at >= 0) return mark === '[Instance_ID: ' && !text.includes('[**]') ? -1 : at;
    }
    return -1;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { record, normaliser } = this.#stream;
    const reason = readMessage(record, line.text);
    return reason === undefined ? normaliser.fill(event, record, line) : notTraffic(reason);
  }
}

const FIELDS: readonly EventField[] = [
  ...(['time', 'src_ip', 'dst_ip', 'dst_port', 'host', 'url', 'action', 'bytes_up', 'bytes_down'] as const),
  ...(['category', 'extra'] as const),
];

export const ciscoSdWan: Format = {
  name: 'cisco-sd-wan',
  title: 'Cisco SD-WAN and IOS XE: web filtering (UTD), zone-based firewall, access lists, vEdge flow log',
  rank: 'specific',
  marks: MARKS,
  fields: FIELDS,
  open: (stream) => new SdWanReader(stream),
};
