import type { Event } from '@casbah/domain/event';
import type { Outcome } from '../fields/normaliser.ts';
import { portOf } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, LONGEST_FOR_PATTERNS, type Stream } from './format.ts';
import { verdictIn } from './netfilter.ts';

/**
 * `allow-web forward: in:bridge out:ether1, connection-state:new src-mac 00:…, proto TCP (SYN),
 * 10.1.1.1:51000->9.9.9.9:443, len 52`: the rule's prefix, the chain, the packet.
 */
const RECORD =
  /(?:^|\s)([a-z][\w.-]{0,63}): in:(\S+|\([^)]*\)) out:(\S+|\([^)]*\)),? .*?\bproto ([\w-]+)(?: \([^)]*\))?, (\[?[0-9A-Fa-f.:]+?\]?)(?::(\d{1,5}))?->(\[?[0-9A-Fa-f.:]+?\]?)(?::(\d{1,5}))?(?:,|$)/;
/** Between the syslog header and the rule's prefix: `firewall,info `. */
const TOPICS = /(?:^|[\s:])firewall,[a-z,]+:? /;

class MikrotikReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS || !text.includes(': in:') || !text.includes('->')) return -1;
    return RECORD.exec(text)?.index ?? -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const match = RECORD.exec(text);
    if (match === null) return incomplete('no two addresses');
    const [, chain = '', incoming = '', outgoing = '', protocol = '', source = '', from, target = '', to] =
      match;
    const { normaliser } = this.#stream;
    event.time = normaliser.headerTime(line);
    if (Number.isNaN(event.time)) return { reason: 'unreadable_time', detail: 'the line holds no time' };
    event.src_ip = normaliser.ip(source.replaceAll(/[[\]]/g, ''));
    event.dst_ip = normaliser.ip(target.replaceAll(/[[\]]/g, ''));
    if (event.src_ip === undefined || event.dst_ip === undefined) return incomplete('no two addresses');
    event.dst_port = to === undefined ? undefined : portOf(to);
    // The kernel logs no verdict; the rule's prefix may contain one.
    const before = text.slice(0, start);
    const topics = TOPICS.exec(before);
    const prefix = (topics === null ? before : before.slice(topics.index + topics[0].length)).trim();
    const words = topics === null ? (/\S+$/.exec(prefix)?.[0] ?? '') : prefix;
    event.action = verdictIn(words);
    event.extra = { chain, protocol: protocol.toLowerCase(), in: incoming, out: outgoing };
    if (words !== '') event.extra.rule = words.slice(0, 128);
    if (from !== undefined) event.extra.src_port = from;
    return 'event';
  }
}

export const mikrotik: Format = {
  name: 'mikrotik',
  title: 'MikroTik RouterOS firewall: logged packets',
  rank: 'specific',
  marks: [': in:'],
  fields: ['time', 'src_ip', 'dst_ip', 'dst_port', 'action', 'extra'],
  open: (stream) => new MikrotikReader(stream),
};
