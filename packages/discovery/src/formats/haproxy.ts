import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';

/** `10.0.0.1:33317 [20/Nov/2026:08:14:22.655] frontend~ backend/server`, the prefix of all its own formats. */
const HEAD =
  /(?:^|[\s:])([0-9A-Fa-f.:]{2,45}|unix|-):(\d{1,5}) \[(\d{1,2}\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d(?:\.\d+)?(?: [+-]\d{4})?)\] (\S+) (\S+?)\/(\S+) /;
/** Timers, status, bytes, cookies, termination state, connections, queues, captured headers, request. */
const HTTP =
  /^[\d/+-]+ (-?\d{1,3}) \+?(\d+) (\S+) (\S+) (\S{4}) [\d/+]+ [\d/]+(?: \{([^}]*)\})?(?: \{([^}]*)\})? "([^"]*)"?(?: (.*))?$/;
const TCP = /^[\d/+-]+ \+?(\d+) (\S{2}) [\d/+]+ [\d/]+(?: (.*))?$/;
/** HTTPS format: errors, then the SNI from the handshake. */
const HANDSHAKE = /(?:^| )[-\d]+\/[0-9a-f]+\/\d+\/\d+\/[01] (\S+?)\/(TLS\S+|SSL\S+|-)\/(\S+)/;
/** Default format, logged at connection start. */
const CONNECT =
  /Connect from ([0-9A-Fa-f.:]{2,45}):(\d+) to ([0-9A-Fa-f.:]{2,45}):(\d+) \((\S+)\/(HTTP|TCP)\)/;

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}(?::\d{1,5})?$/i;

/** The only captured header that looks like a hostname, because logs don't name captured headers. */
function hostIn(captured: string): string | undefined {
  const hosts = captured.split('|').filter((value) => HOST.test(value));
  return hosts.length === 1 ? hosts[0] : undefined;
}

/**
 * Action from the termination state: a leading `P` means that the proxy ended the session, a trailing `R`
 * that this was before the server.
 */
function actionOf(ended: string, status: number): string {
  return ended.startsWith('P') || status === 407 ? (status === 407 ? 'authenticated' : 'blocked') : 'allowed';
}

function readHttp(record: LogRecord, match: RegExpExecArray): string | undefined {
  const [, status = '', bytes, , , ended = '', first = '', second = '', request = '', rest = ''] = match;
  if (request === '<BADREQ>' || request === '') return 'what came was no request';
  const [method = '', target = '', version] = request.split(' ');
  const name = hostIn(first);
  record.set('status', status);
  record.set('bytes_down', bytes);
  record.set('action', actionOf(ended, Number(status)));
  record.keep('termination', ended);
  if (version !== undefined) record.keep('http_version', version);
  if (first !== '') record.keep('captured_request', first);
  if (second !== '') record.keep('captured_response', second);
  record.set('method', method);
  if (target.startsWith('/')) record.set('path', target);
  else record.set('url', target);
  const asked = HANDSHAKE.exec(rest);
  if (asked?.[2] !== undefined) record.keep('tls', asked[2]);
  record.set('host', name ?? (asked?.[1] === '-' ? undefined : asked?.[1]));
  if (asked !== null || record.kept('frontend')?.endsWith('~') === true) record.set('scheme', 'https');
  return undefined;
}

function readTcp(record: LogRecord, match: RegExpExecArray): undefined {
  const [, bytes, ended = '', rest = ''] = match;
  record.set('bytes_down', bytes);
  record.set('action', actionOf(ended, 0));
  record.keep('termination', ended);
  const asked = HANDSHAKE.exec(rest)?.[1];
  record.set('host', asked === undefined || asked === '-' ? undefined : asked);
}

function readRest(record: LogRecord, text: string): string | undefined {
  const begun = CONNECT.exec(text);
  if (begun !== null) {
    const [, client, , server, port, frontend = ''] = begun;
    record.set('src_ip', client);
    record.set('dst_ip', server);
    record.set('dst_port', port);
    record.set('action', 'allowed');
    record.keep('frontend', frontend);
    return undefined;
  }
  const head = HEAD.exec(text);
  if (head === null) return 'a message about no connection';
  const [whole, client, , time, frontend = '', backend = '', server = ''] = head;
  const rest = text.slice(head.index + whole.length).trimEnd();
  const http = HTTP.exec(rest);
  const tcp = http === null ? TCP.exec(rest) : null;
  if (http === null && tcp === null) return 'a connection that failed before a request';
  record.set('src_ip', client);
  record.set('time', time);
  record.keep('frontend', frontend);
  record.keep('server', server);
  if (backend !== frontend.replace('~', '')) record.set('app', backend);
  return http !== null ? readHttp(record, http) : tcp !== null ? readTcp(record, tcp) : undefined;
}

class HaproxyReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS * 2) return -1;
    const tag = text.indexOf('haproxy');
    if (tag >= 0 && tag < 256 && /^haproxy(?:-?\w{0,16})?(?:\[\d+\])?:? /.test(text.slice(tag, tag + 48)))
      return tag;
    // Without a header, formats are recognized by their prefix.
    const bracket = text.indexOf(' [');
    if (bracket < 0 || bracket > 300) return -1;
    const match = HEAD.exec(text.slice(0, 1024));
    if (match === null) return -1;
    const rest = text.slice(match.index + match[0].length);
    return HTTP.test(rest) || TCP.test(rest) ? match.index : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { record, normaliser } = this.#stream;
    const reason = readRest(record, line.text.slice(start));
    return reason === undefined ? normaliser.fill(event, record, line) : notTraffic(reason);
  }
}

const FIELDS: readonly EventField[] = [
  ...(['time', 'src_ip', 'dst_ip', 'dst_port', 'host', 'url', 'method', 'status', 'action'] as const),
  ...(['bytes_down', 'app', 'extra'] as const),
];

export const haproxy: Format = {
  name: 'haproxy',
  title: 'HAProxy: HTTP, HTTPS, TCP and default format',
  rank: 'specific',
  marks: [
    'haproxy',
    ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((month) => `/${month}/`),
  ],
  fields: FIELDS,
  open: (stream) => new HaproxyReader(stream),
};
