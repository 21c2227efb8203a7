import type { LogRecord } from '../fields/log-record.ts';
import { actionOfCode, type DnsLine, dnsFormat, type ReadDnsLine } from './dns-dialect.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';

/**
 * Debug log packet, such as `11/20/2026 8:14:22 AM 0DB4 PACKET  000000D3E1B2C3D0 UDP Rcv 10.0.0.1   a1b2 …`,
 * with date and time in the server's locale.
 */
const PACKET =
  /^(\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?) (\d{1,2}[:.]\d\d[:.]\d\d)(?: ?([AaPp])\.?\s?[Mm]\.?)? ([0-9A-Fa-f]{3,5}) PACKET +[0-9A-Fa-f]{6,16} (UDP|TCP) (Rcv|Snd) ([0-9A-Fa-f.:%]+) +([0-9A-Fa-f]{4}) (R| ) ([QNU?]) \[([0-9A-Fa-f]{4}) ([^\]]{0,24})\] (\S+) +(\S+)/;
/** The log's lines about itself, and packet fields of detailed logging. */
const ABOUT_ITSELF =
  /^(?:DNS Server log file creation|Log file wrap at|Message logging key|\tField #|\s{2,}\S|\S+ \S+ (?:[AP]M )?[0-9A-Fa-f]{3,5} (?:EVENT|Note|INIT|LOOKUP|DSPOLL|RECURSE|REMOTE|TIMEOUT|UPDATE|DSWRITE|EDNS))/;

/** `(3)www(7)example(3)com(0)` */
function nameOf(labels: string): string {
  return labels.replaceAll(/\(\d+\)/g, '.').replace(/^\.|\.$/g, '');
}

/**
 * Converts times of any locale to `yyyy-MM-dd HH:mm:ss`. With slashes, a number above 12 settles the order
 * for the rest of the log; until then, AM/PM with a month without a leading zero is American.
 */
class LocalTimes {
  #isDayFirst: boolean | undefined;

  read(date: string, clock: string, half: string | undefined): string {
    const [first = '', second = '', third = ''] = date.replace(/\.$/, '').split(/[./-] ?/);
    const [hours = '', minutes, seconds] = clock.split(/[:.]/);
    const hour =
      half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    const time = `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
    if (first.length === 4) return `${first}-${second.padStart(2, '0')}-${third.padStart(2, '0')} ${time}`;
    const isDayFirst = this.#dayComesFirst(date, first, second, half !== undefined);
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    const year = third.length === 2 ? `20${third}` : third;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')} ${time}`;
  }

  #dayComesFirst(date: string, first: string, second: string, hasHalf: boolean): boolean {
    if (Number(first) > 12) this.#isDayFirst = true;
    else if (Number(second) > 12) this.#isDayFirst = false;
    if (this.#isDayFirst !== undefined) return this.#isDayFirst;
    return !date.includes('/') || !hasHalf || second.startsWith('0');
  }
}

function openReader(): ReadDnsLine {
  const times = new LocalTimes();
  return (text, start, record) => {
    const match = PACKET.exec(text.slice(start, start + LONGEST_FOR_PATTERNS));
    if (match === null) return ABOUT_ITSELF.test(text.slice(start)) ? 'a line about no packet' : undefined;
    return readPacket(match, record, times);
  };
}

function readPacket(match: RegExpExecArray, record: LogRecord, times: LocalTimes): DnsLine | string {
  const [, date = '', clock = '', half, , transport = '', way, remote = '', id = '', response, opcode] =
    match;
  const [, , , , , , , , , , , flags = '', words = '', type = '', labels = ''] = match;
  if (opcode !== 'Q') return 'a packet that is no query';
  // The server's own queries to others, and their responses.
  if ((way === 'Rcv') === (response === 'R')) return 'a question of the server itself';
  const name = nameOf(labels);
  record.set('time', times.read(date, clock, half));
  record.set('src_ip', remote);
  record.set('host', name);
  record.keep('query_type', type);
  record.keep('transport', transport.toLowerCase());
  const key = `${remote} ${id} ${name.toLowerCase()} ${type}`;
  if (way === 'Rcv') return { part: 'query', key };
  const code = words.trim().split(/\s+/).at(-1) ?? '';
  record.keep('rcode', code);
  record.keep('flags', flags);
  record.set('action', actionOfCode(code));
  return { part: 'answer', key };
}

const PACKET_AHEAD = / [0-9A-Fa-f]{3,5} PACKET +[0-9A-Fa-f]{6,16} (?:UDP|TCP) (?:Rcv|Snd) /;

export const windowsDns = dnsFormat({
  name: 'windows-dns',
  title: 'Windows DNS Server debug log, of any locale',
  marks: [' PACKET ', 'DNS Server log', 'Message logging key'],
  locate: (line) => {
    const { text } = line;
    const at = text.indexOf(' PACKET ');
    if (at < 0)
      return text.startsWith('DNS Server log file creation') || text.startsWith('Message logging key')
        ? 0
        : -1;
    const before = text.slice(Math.max(0, at - 8), at + 64);
    if (at > 512 || !PACKET_AHEAD.test(before)) return -1;
    // After a collector's header, the date precedes the thread number.
    const own =
      /\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.? \d{1,2}[:.]\d\d[:.]\d\d(?: ?[AaPp]\.?\s?[Mm]\.?)? [0-9A-Fa-f]{3,5} PACKET /.exec(
        text.slice(0, at + 8),
      );
    return own?.index ?? -1;
  },
  open: openReader,
});
