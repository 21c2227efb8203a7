import type { Event } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { ipOf } from '../fields/address.ts';
import type { Outcome } from '../fields/normaliser.ts';
import { portOf } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, type Stream } from './format.ts';

/** `rule,subrule,anchor,tracker,interface,reason,action,direction,4`: common to IPv4 and IPv6. */
const RECORD = /(?:^|[\s\]:])(\d*,\d*,[^,\s]*,[^,\s]*,[^,\s]+,[a-z0-9-]+,[a-z-]+,(?:in|out),[46],.*)$/;

/** pfSense and OPNsense packet filter log: comma-separated, with the time in the syslog header. */
class FilterLogReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (!text.includes('filterlog') || text.length > 4096) return -1;
    const match = RECORD.exec(text);
    return match?.[1] === undefined ? -1 : text.length - match[1].length;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const values = line.text.slice(start).trimEnd().split(',');
    const [
      rule = '',
      ,
      anchor = '',
      tracker = '',
      card = '',
      reason = '',
      action = '',
      direction = '',
      version,
    ] = values;
    const first = version === '4' ? 15 : 12;
    const [one = '', other = '', length = '', source = '', destination = '', from = '', to = ''] =
      values.slice(first);
    const protocol = version === '4' ? other : one;
    const { normaliser } = this.#stream;
    event.time = normaliser.headerTime(line);
    if (Number.isNaN(event.time)) return { reason: 'unreadable_time', detail: 'the line holds no time' };
    event.src_ip = ipOf(source);
    event.dst_ip = ipOf(destination);
    if (event.src_ip === undefined || event.dst_ip === undefined) return incomplete('no two addresses');
    const ports = /^(?:tcp|udp|sctp)$/i.test(protocol);
    if (ports) event.dst_port = portOf(to);
    event.action = actionOf(action);
    event.extra = {
      rule,
      interface: normaliser.word(card),
      reason: normaliser.word(reason),
      direction,
      protocol: normaliser.word(protocol.toLowerCase()),
      length,
    };
    if (event.action === 'other') event.extra.action = action;
    if (anchor !== '') event.extra.anchor = anchor;
    if (tracker !== '') event.extra.tracker = normaliser.word(tracker);
    if (ports && from !== '') event.extra.src_port = from;
    return 'event';
  }
}

export const pfsense: Format = {
  name: 'pfsense',
  title: 'pfSense and OPNsense packet filter (filterlog)',
  rank: 'specific',
  marks: ['filterlog'],
  fields: ['time', 'src_ip', 'dst_ip', 'dst_port', 'action', 'extra'],
  open: (stream) => new FilterLogReader(stream),
};
