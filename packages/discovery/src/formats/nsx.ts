import type { Event } from '@casbah/domain/event';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/**
 * Distributed or gateway firewall: `INET match DROP 2 IN 48 TCP 10.0.0.1/51000->192.0.2.7/443 S`; a session
 * end adds `9/8 1461/4677 tag`. NSX for vSphere puts the cluster before the rule number.
 */
const PACKET =
  /\bINET(6?) ([\w-]+) (?:([A-Z][A-Za-z_]{2,15}) )?((?:\S{1,64}\/)?-?\d+) (IN\/OUT|IN|OUT|FWD)(?: (\d+))? (?:PROTO )?(\w+)(?: (?:\d+ \d+|[A-Z]{2,12}))? ([0-9A-Fa-f.:]{2,45})(?:\/(\d+))?->([0-9A-Fa-f.:]{2,45})(?:\/(\d+))?(?: (.*))?$/;
/** Packets and bytes in each direction. */
const COUNTS = /^(\d+)\/(\d+) (\d+)\/(\d+)(?: (.*))?$/;

class NsxReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    if (text.includes('IDPS_EVT') && text.includes('nsx')) return text.indexOf('IDPS_EVT');
    if (!text.includes('INET') || !text.includes('->')) return -1;
    const at = text.search(/\bINET6? [\w-]+ /);
    return at >= 0 && PACKET.test(text) ? at : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const match = PACKET.exec(line.text.slice(start).trimEnd());
    if (match === null) return notTraffic('an event of intrusion detection');
    const [, six, reason = '', verdict, rule = '', direction = '', , protocol = ''] = match;
    const [, , , , , , , , client = '', , server = '', port, rest = ''] = match;
    const { record, normaliser } = this.#stream;
    record.set('src_ip', client);
    record.set('dst_ip', server);
    record.set('dst_port', port);
    record.keep('rule', rule);
    record.keep('direction', direction.toLowerCase());
    record.keep('protocol', protocol.toLowerCase() + six);
    record.keep('stage', reason);
    // A terminated session was allowed; for reasons other than a rule match, only an explicit verdict counts.
    record.set('action', verdict ?? (reason === 'TERM' ? 'pass' : undefined));
    const counts = COUNTS.exec(rest);
    if (counts !== null) {
      record.set('bytes_up', counts[3]);
      record.set('bytes_down', counts[4]);
    }
    const tag = counts === null ? rest.replace(/^[SFRPAUEW]{1,8}(?: |$)/, '') : (counts[5] ?? '');
    if (tag !== '') record.keep('tag', tag);
    return normaliser.fill(event, record, line);
  }
}

export const nsx: Format = {
  name: 'vmware-nsx',
  title: 'VMware NSX distributed and gateway firewall (dfwpktlogs, FIREWALL-PKTLOG)',
  rank: 'specific',
  marks: ['INET', 'IDPS_EVT'],
  fields: FIREWALL_FIELDS.filter((field) => field !== 'user' && field !== 'user_domain'),
  open: (stream) => new NsxReader(stream),
};
