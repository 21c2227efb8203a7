import type { Event } from '@casbah/domain/event';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, incomplete, LONGEST_FOR_PATTERNS, type Stream } from './format.ts';
import { PROXY_FIELDS } from './traffic.ts';

/**
 * Web security gateway (web filter): epoch, 1, source, destination, content type, source, URL, size, anchor,
 * action, reason, flags, `(match)`, and the user in brackets.
 */
const RECORD =
  /(?:^|\s)(\d{9,10}) (\d) ([0-9a-fA-F.:]{3,45}) ([0-9a-fA-F.:]{3,45}|-) (\S+) (\S+) (\S+) (\d+|-) (\S+) (ALLOWED|BLOCKED|DETECTED|WARNED|MONITORED|REDIRECTED)(?: (\S+))?(.*)$/;

class BarracudaReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS) return -1;
    const verdict = text.search(/ (?:ALLOWED|BLOCKED|DETECTED|WARNED|MONITORED) /);
    if (verdict < 0) return -1;
    const match = RECORD.exec(text);
    return match === null ? -1 : match.index;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const match = RECORD.exec(line.text.slice(start));
    if (match === null) return incomplete('no action');
    const [, epoch, , source = '', destination = '', type, , url, size, , action, reason, rest = ''] = match;
    const { record, normaliser } = this.#stream;
    record.set('epoch', epoch);
    record.set('src_ip', source);
    if (destination !== '-') record.set('dst_ip', destination);
    if (type !== '-' && type !== '') record.set('content_type', type);
    if (url !== '-') record.set('url', url);
    record.set('bytes_down', size);
    record.set('action', action);
    if (reason !== undefined && reason !== '-') record.keep('reason', reason);
    const user = /\[(?:ldap\d*:|ntlm\d*:)?([^\]]+)\]/i.exec(rest)?.[1];
    if (user !== undefined && user !== '-' && !/^anonymous$/i.test(user)) record.set('user', user);
    const category = /\([^)]*\) \d (\S+) \d/.exec(rest)?.[1];
    if (category !== undefined && category !== '-') record.set('category', category);
    return normaliser.fill(event, record, line);
  }
}

export const barracudaWeb: Format = {
  name: 'barracuda-web',
  title: 'Barracuda Web Security Gateway (Web Filter)',
  rank: 'specific',
  marks: [' ALLOWED ', ' BLOCKED ', ' DETECTED ', ' WARNED ', ' MONITORED '],
  fields: PROXY_FIELDS.filter(
    (field) => !['method', 'status', 'bytes_up', 'user_agent', 'referrer'].includes(field),
  ),
  open: (stream) => new BarracudaReader(stream),
};
