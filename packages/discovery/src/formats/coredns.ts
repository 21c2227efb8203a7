import type { LogRecord } from '../fields/log-record.ts';
import { actionOfCode, type DnsLine, dnsFormat } from './dns-dialect.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';

/**
 * `log` plugin formats `common` and `combined`: `10.0.0.1:51000 - 4711 "A IN www.example.com. udp 33 false
 * 512" NOERROR qr,rd,ra 98 0.012s`. Before 1.2, a time in brackets replaced the ID.
 */
const QUERY =
  /(?<![0-9A-Fa-f.:%])(\[?[0-9A-Fa-f.:%]{2,64}?\]?)(?::(\d+))? - (?:\[([^\]]+)\]|(\d+)) "([A-Z0-9]+) ([A-Z]+) (\S+) (udp|tcp|\S+) \d+ (?:true|false) \d+" ([A-Z]+|-) (\S+) \d+ ([\d.]+m?s)/;

const ISO = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;

function readLine(text: string, start: number, record: LogRecord): DnsLine | string | undefined {
  const match = QUERY.exec(text.slice(start, start + LONGEST_FOR_PATTERNS));
  if (match === null) return 'a message about no query';
  const [
    ,
    client = '',
    port,
    when,
    ,
    type = '',
    ,
    name = '',
    transport = '',
    code = '',
    flags = '',
    duration = '',
  ] = match;
  record.set('src_ip', client);
  record.set('host', name);
  if (when !== undefined) record.set('time', when);
  else {
    const front = text.slice(0, start + match.index).match(ISO);
    record.set('time', front?.at(-1));
  }
  if (code !== '-') {
    record.keep('rcode', code);
    record.set('action', actionOfCode(code));
  }
  if (port !== undefined) record.keep('client_port', port);
  record.keep('query_type', type);
  record.keep('transport', transport);
  record.keep('flags', flags);
  record.keep('duration', duration);
  return { part: 'whole', key: '' };
}

const LEVEL = /\[(?:INFO|ERROR|WARNING|DEBUG|FATAL)\] plugin\//;
const QUESTION = /^ "[A-Z0-9]+ (?:IN|CH|HS|ANY) \S+ (?:udp|tcp|\S{2,8}) \d+ (?:true|false) \d+" /;

export const coredns = dnsFormat({
  name: 'coredns',
  marks: [' - ', 'plugin/', ' udp ', ' tcp '],
  title: 'CoreDNS: queries, common and combined format',
  locate: ({ text }) => {
    // The query in quotes marks the position of the address and other fields.
    const quote = text.indexOf(' "');
    if (quote > 0 && quote < 256 && QUESTION.test(text.slice(quote, quote + 320)))
      return Math.max(0, text.lastIndexOf(' - ', quote) - 64);
    return text.includes('] plugin/') ? text.slice(0, 256).search(LEVEL) : -1;
  },
  open: () => readLine,
});
