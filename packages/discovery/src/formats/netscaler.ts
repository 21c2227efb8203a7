import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { UTC } from '../time/zone.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { isAnswer } from './flow.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';
import { FIREWALL_FIELDS, PROXY_FIELDS } from './traffic.ts';

/**
 * `11/20/2026:08:14:22 GMT ns1 0-PPE-0 : default TCP CONN_DELINK 4389 0 :  Source 10.0.0.1:51000 - Vserver
 * …`: module and message, then names and values separated by hyphens. The device's settings define the date
 * order.
 */
const HEAD =
  /(?:(\d{1,4}\/\d{1,2}\/\d{1,4}):(\d\d:\d\d:\d\d) +(?:(GMT|LOCAL_TIME) +)?)?(?:\S{1,64} {1,4})?\d{1,3}-PPE-\d{1,3} : +(?:\S{1,32} {1,4})?([A-Z][A-Z0-9_]{1,31}) ([A-Z][A-Z0-9_]{2,63}) (?:\d+ ){0,2}: */;
const OLD_HEAD =
  /(\d{1,4}\/\d{1,2}\/\d{1,4}):(\d\d:\d\d:\d\d) +(?:(GMT|LOCAL_TIME) +)?\S+ PPE-\d+ : +(?:\S+ +)?([A-Z][A-Z0-9_]{1,31}) ([A-Z][A-Z0-9_]{2,63}) \d+(?: \d+)? : */;

/** RFC 5424 headers omit the engine; groups as above. */
const BARE_HEAD = /()()()\bdefault ([A-Z][A-Z0-9_]{1,31}) ([A-Z][A-Z0-9_]{2,63}) \d+ \d+ : */;
const HEADS = [HEAD, OLD_HEAD, BARE_HEAD];

/** `10.0.0.1:443`, also `2001:db8::7:443` and `[2001:db8::7]:443`. */
function takeEndpoint(text: string | undefined): { address: string; port: string } | undefined {
  const match = /^\[?([0-9A-Fa-f.:]+?)\]?:(\d{1,5})$/.exec(text ?? '');
  return match === null ? undefined : { address: match[1] ?? '', port: match[2] ?? '' };
}

/** The value after a name, which is at the start or follows a hyphen or colon. */
function valueBehind(message: string, name: string): string | undefined {
  const wanted = `${name} `;
  for (let at = message.indexOf(wanted); at >= 0; at = message.indexOf(wanted, at + 1)) {
    if (at > 0 && !/[-:] ?$/.test(message.slice(Math.max(0, at - 2), at))) continue;
    const from = at + wanted.length;
    const end = message.indexOf(' - ', from);
    return message
      .slice(from, end < 0 ? message.length : end)
      .replaceAll('"', '')
      .trim();
  }
  return undefined;
}

function setConnection(record: LogRecord, message: string): string | undefined {
  const source = takeEndpoint(valueBehind(message, 'Source'));
  const destination = takeEndpoint(valueBehind(message, 'Destination'));
  if (source === undefined || destination === undefined) return 'a connection without two addresses';
  if (source.address.startsWith('127.')) return 'a connection of the device with itself';
  const turned = isAnswer(Number(source.port), Number(destination.port));
  const [client, server] = turned ? [destination, source] : [source, destination];
  const sent = valueBehind(message, 'Total_bytes_send');
  const received = valueBehind(message, 'Total_bytes_recv');
  record.set('src_ip', client.address);
  record.keep('client_port', client.port);
  record.set('dst_ip', server.address);
  record.set('dst_port', server.port);
  record.set('bytes_up', turned ? received : sent);
  record.set('bytes_down', turned ? sent : received);
  const virtual = valueBehind(message, 'Vserver');
  if (virtual !== undefined) record.keep('vserver', virtual);
  return undefined;
}

function setUser(record: LogRecord, message: string): void {
  const named = /\busername:domainname ([^\s:]{1,256}):(\S{0,256})/.exec(message);
  const user = named?.[1] ?? /\bUser ([^\s:]{1,256})/.exec(message)?.[1];
  if (user === undefined || user === 'N/A') return;
  record.set('user', user);
  const domain = named?.[2];
  if (domain !== undefined && domain !== '') record.set('user_domain', domain);
}

/** `Context jdoe@10.0.0.1 - SessionId: 7- www.example.com User jdoe : Group(s) … GMT GET /x - -` */
const HTTP_REQUEST =
  /Context \S+@([0-9A-Fa-f.:]+) - SessionId: ?\d+ ?- ?(\S+) User \S+ .*? ([A-Z]{3,12}) (\/\S*|https?:\S+)/;
const ACL =
  /Source ([0-9A-Fa-f.:]+) --> Destination ([0-9A-Fa-f.:]+) - Protocol (\S+)(?:.*?Source Port (\d+))?(?:.*?Destination Port (\d+))?/;
/** `10.0.0.1 123-PPE0 - profile Disallow Illegal URL: http://www.example.com/x <blocked>` */
const APPFW = /^([0-9A-Fa-f.:]+) .*?(https?:\/\/\S+).*<(blocked|not blocked|transformed|[\w ]+)>/;

/** Fills the record from a message, by module and message name. Returns a reason for records without traffic. */
function readMessage(record: LogRecord, module: string, message: string, text: string): string | undefined {
  record.keep('message', `${module} ${message}`);
  if (module === 'TCP' && /(?:DELINK|TERMINATE)$/.test(message)) {
    record.set('action', 'allowed');
    return setConnection(record, text);
  }
  if (module === 'SSLVPN') return readGateway(record, message, text);
  if (module === 'ACL') {
    const match = ACL.exec(text);
    if (match === null) return 'a rule without two addresses';
    record.set('src_ip', match[1]);
    record.set('dst_ip', match[2]);
    record.set('dst_port', match[5]);
    record.keep('protocol', match[3] ?? '');
    return undefined;
  }
  if (module === 'APPFW') {
    const match = APPFW.exec(text);
    if (match === null) return 'a message of the application firewall without a URL';
    record.set('src_ip', match[1]);
    record.set('url', match[2]);
    record.set('action', match[3]);
    return undefined;
  }
  return `${module} ${message} tells of no traffic`;
}

function readGateway(record: LogRecord, message: string, text: string): string | undefined {
  setUser(record, text);
  if (message === 'HTTPREQUEST') {
    const match = HTTP_REQUEST.exec(text);
    if (match === null) return 'a request without a host';
    record.set('src_ip', match[1]);
    record.set('host', match[2]);
    record.set('method', match[3]);
    record.set('path', match[4]);
    record.set('action', 'allowed');
    return undefined;
  }
  if (
    /^(?:TCPCONNSTAT|UDPFLOWSTAT|ICAEND_CONNSTAT)$/.test(message) ||
    message.endsWith('RESOURCEACCESS_DENIED')
  ) {
    const access = valueBehind(text, 'Access');
    record.set('action', message.endsWith('DENIED') ? 'denied' : (access ?? 'allowed'));
    const app = valueBehind(text, 'applicationName');
    if (app !== undefined) record.set('app', app);
    return setConnection(record, text);
  }
  return `SSLVPN ${message} tells of no traffic`;
}

class NetscalerReader implements FormatReader {
  readonly #stream: Stream;
  /** Set once a number above 12 appears at either position. */
  #isDayFirst = false;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    if (!text.includes('PPE-') && !text.includes(' default ')) return -1;
    for (const head of HEADS) {
      const at = text.search(head);
      if (at >= 0) return at;
    }
    return -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const rest = line.text.slice(start);
    const head = HEAD.exec(rest) ?? OLD_HEAD.exec(rest) ?? BARE_HEAD.exec(rest);
    if (head === null) return notTraffic('a message without a module');
    const [whole, date, clock, zone, module = '', message = ''] = head;
    const { record, normaliser } = this.#stream;
    const reason = readMessage(record, module, message, rest.slice(head.index + whole.length));
    if (reason !== undefined) return notTraffic(reason);
    if (date !== undefined && date !== '') record.set('time', `${this.#ordered(date)} ${clock}`);
    return normaliser.fill(event, record, line, zone === 'GMT' ? { zone: UTC } : undefined);
  }

  /**
   * `yyyy-MM-dd` from any of the three date orders the device supports: month first unless a day proves
   * otherwise.
   */
  #ordered(date: string): string {
    const [first = '', second = '', third = ''] = date.split('/');
    if (first.length === 4) return `${first}-${second}-${third}`;
    if (Number(first) > 12) this.#isDayFirst = true;
    else if (Number(second) > 12) this.#isDayFirst = false;
    return this.#isDayFirst ? `${third}-${second}-${first}` : `${third}-${first}-${second}`;
  }
}

const FIELDS: readonly EventField[] = [...FIREWALL_FIELDS, 'host', 'url', 'method', 'app'];

export const netscaler: Format = {
  name: 'netscaler',
  title: 'Citrix NetScaler (ADC, Gateway): connections, requests, rules, syslog',
  rank: 'specific',
  marks: ['PPE-', ' default '],
  fields: FIELDS,
  open: (stream) => new NetscalerReader(stream),
};

export const netscalerCef = cefFormat({
  name: 'netscaler-cef',
  title: 'Citrix NetScaler application firewall, CEF',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'severity', 'message', 'app', 'device'],
  headers: ['Citrix|NetScaler|'],
  table: { ...CEF_KEYS, method: 'method', geolocation: 'drop', cs5: 'drop' },
  prepare: (record) => (record.has('url') ? undefined : 'a message without a request'),
});
