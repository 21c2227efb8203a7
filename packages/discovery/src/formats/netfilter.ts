import type { Event, EventAction } from '@casbah/domain/event';
import { readKeyValues } from '../cores/key-value.ts';
import { NamedFields } from '../cores/named-fields.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, notTraffic, type Stream } from './format.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/** Fields the kernel logs for packets that match a LOG or NFLOG rule. */
const TABLE: FieldTable = {
  SRC: 'src_ip',
  DST: 'dst_ip',
  DPT: 'dst_port',
  // The packet's length, not the connection's.
  LEN: 'drop',
  WINDOW: 'drop',
  SEQ: 'drop',
  ACK: 'drop',
};

/** Fields in the kernel's order: `IN=eth0 OUT= MAC=… SRC=10.0.0.1 DST=… LEN=… PROTO=TCP`. */
const PACKET =
  /\bIN=\S* (?:PHYSIN=\S* )?OUT=\S* (?:PHYSOUT=\S* )?(?:MAC=\S* )?(?:TUNNEL=\S* )?SRC=[0-9A-Fa-f.:]+ DST=[0-9A-Fa-f.:]+ .{0,200}?PROTO=/;

const BLOCKED =
  /(?:^|[^a-z])(?:block(?:ed|ing)?|drop(?:ped|ping)?|den(?:y|ied)|reject(?:ed)?|invalid|ban(?:ned)?)(?![a-z])/i;
const ALLOWED =
  /(?:^|[^a-z])(?:allow(?:ed)?|accept(?:ed)?|pass(?:ed)?|permit(?:ted)?|nat|masq(?:uerade)?)(?![a-z])/i;
/** Rule name in brackets, with the verdict as one letter: `[WAN_LOCAL-4000-D]`, `[LAN_IN-A-2147483647]`. */
const LETTER = /\[[\w. -]+?-(?:\w+-)?([ADRadr])(?:-\w+)?\]/;

/**
 * Verdict from the rule's prefix before the packet's fields. The kernel logs none, so a rule that only counts
 * gives none.
 */
export function verdictIn(prefix: string): EventAction | undefined {
  const letter = LETTER.exec(prefix)?.[1]?.toUpperCase();
  if (letter !== undefined) return letter === 'A' ? 'allowed' : 'blocked';
  if (BLOCKED.test(prefix)) return 'blocked';
  return ALLOWED.test(prefix) ? 'allowed' : undefined;
}

class NetfilterReader implements FormatReader {
  readonly #stream: Stream;
  readonly #fields = new NamedFields(TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (!text.includes(' SRC=') || !text.includes(' DST=') || text.length > 4096) return -1;
    return PACKET.exec(text)?.index ?? -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const { record, normaliser } = this.#stream;
    readKeyValues(text, start, ' ', this.#fields, record);
    if (!record.has('src_ip') || !record.has('dst_ip')) return notTraffic('a packet without two addresses');
    // The rule's prefix follows the hostname and the kernel's timestamp.
    const prefix = text
      .slice(Math.max(0, start - 256), start)
      .replace(/^.*?\bkernel: ?/, '')
      .replace(/\[ *\d+\.\d+\]/, '')
      .trim();
    const action = verdictIn(prefix);
    if (action !== undefined) record.set('action', action);
    const rule = /\[[^\]]+\]/.exec(prefix)?.[0] ?? /[\w.:-]+$/.exec(prefix)?.[0];
    if (rule !== undefined) record.keep('rule', rule);
    return normaliser.fill(event, record, line);
  }
}

export const netfilter: Format = {
  name: 'netfilter',
  title: 'Linux netfilter (iptables, nftables, UFW, UniFi, EdgeRouter, OpenWrt): logged packets',
  rank: 'specific',
  marks: [' SRC='],
  fields: FIREWALL_FIELDS.filter(
    (field) => !['user', 'user_domain', 'bytes_up', 'bytes_down'].includes(field),
  ),
  open: (stream) => new NetfilterReader(stream),
};
