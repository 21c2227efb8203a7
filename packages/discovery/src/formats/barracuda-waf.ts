import type { Event } from '@casbah/domain/event';
import { readElff } from '../cores/elff.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { PROXY_FIELDS } from './traffic.ts';

/**
 * Default access log, after time and unit. Cookies contain unquoted spaces, so the fields after them are
 * ignored.
 */
const COLUMNS =
  'vip vip_port client client_port login certificate method protocol host version status bytes_sent bytes_received cache_hit time_taken server server_port server_time session response_type profile protected matched uri query referer cookie'.split(
    ' ',
  );

const TABLE: FieldTable = {
  login: 'user',
  certificate: 'user',
  client: 'src_ip',
  vip: 'dst_ip',
  vip_port: 'dst_port',
  host: 'host',
  method: 'method',
  status: 'status',
  bytes_sent: 'bytes_down',
  bytes_received: 'bytes_up',
  uri: 'path',
  query: 'query',
  referer: 'referrer',
};

/** `2026-11-20 08:14:22.959 +0100  waf1 TR `. */
const BEGINNING =
  /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d+ [+-]\d{4}) +\S+ TR (?=[0-9a-fA-F.:]+ \d+ [0-9a-fA-F.:]+ \d+ )/;
const PROTOCOL = /^(?:HTTPS?|(?:TLS|SSL)v[\d.]+)$/;
const AGENT = /"((?:Mozilla|Opera|[A-Za-z][\w.-]*\/\d)[^"]*)"/;

class AccessReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #columns = new ColumnFields(COLUMNS, TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return text.includes(' TR ') ? text.search(BEGINNING) : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const body = line.text.slice(start);
    const match = BEGINNING.exec(body);
    if (match === null) return incomplete('no time, unit and addresses');
    const values = this.#values;
    let count = readElff(body, match[0].length, false, values);
    // Names of people contain unquoted spaces, too.
    const protocol = values.findIndex((value, index) => index > 6 && index < 13 && PROTOCOL.test(value));
    if (protocol > 7) {
      values.splice(5, protocol - 6, values.slice(5, protocol - 1).join(' '));
      count -= protocol - 7;
    }
    if (count >= 0 && count < COLUMNS.length) return incomplete(`${count} values behind the unit`);
    const { record, normaliser } = this.#stream;
    this.#columns.takeAll(record, values, COLUMNS.length);
    record.set('time', match[1]);
    record.set('scheme', /^(?:TLS|SSL|HTTPS)/i.test(record.kept('protocol') ?? '') ? 'https' : 'http');
    const path = record.get('path');
    if (path !== undefined && !path.startsWith('/')) record.set('path', undefined);
    record.set('user_agent', AGENT.exec(body)?.[1]);
    const refused = record.kept('matched') === 'INVALID' && record.kept('protected') === 'PROTECTED';
    record.set('action', refused ? 'blocked' : 'allowed');
    return normaliser.fill(event, record, line);
  }
}

export const barracudaWaf: Format = {
  name: 'barracuda-waf',
  title: 'Barracuda Web Application Firewall access log',
  rank: 'specific',
  marks: [' TR '],
  fields: PROXY_FIELDS.filter((field) => field !== 'category' && field !== 'content_type'),
  open: (stream) => new AccessReader(stream),
};
