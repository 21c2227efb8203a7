import type { Event, EventAction } from '@casbah/domain/event';
import { readElff } from '../cores/elff.ts';
import { isAbsent } from '../fields/absent.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import { wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { isSquidTime } from './squid-native.ts';
import { squidPeerOf, squidResultOf } from './squid-result.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** The ACL decision tag: `DEFAULT_CASE_12-AccessPolicy-Identity-NONE-…`. */
export const DECISION =
  / "?((?:ALLOW|ALT_CHANGE|AMW|BLOCK|DECRYPT|DEFAULT|DROP|MONITOR|NO_AUTHORIZATION|NO_PASSWORD|NO_SESSION|OTHER|PASSTHRU|REDIRECT|SAAS)[A-Z_]*(?:_\d+)?)-[^\s-]/;

/** Prefixes of the tags. */
const DECISIONS =
  'ALLOW ALT_CHANGE AMW BLOCK DECRYPT DEFAULT DROP MONITOR NO_AUTHORIZATION NO_PASSWORD NO_SESSION OTHER PASSTHRU REDIRECT SAAS'.split(
    ' ',
  );

/** The appliance's action: its decision tag is more specific than the result code. */
function wsaAction(code: string, status: number | undefined, tag: string): EventAction {
  if (status === 407 || (code.includes('DENIED') && status === 401)) return 'authenticated';
  if (tag.startsWith('BLOCK_CONTINUE') || tag.startsWith('BLOCK_WARN')) return 'warned';
  if (tag.startsWith('BLOCK') || tag.startsWith('DROP')) return 'blocked';
  if (tag.startsWith('NO_')) return 'authenticated';
  return code.includes('DENIED') ? 'blocked' : 'allowed';
}

/**
 * Access log of Cisco Secure Web Appliance (WSA, IronPort): Squid's native format, then the decision tag and
 * the scanning verdicts in angle brackets, the first of which is the URL category.
 */
class WsaReader implements FormatReader {
  readonly #normaliser: Normaliser;
  readonly #values: string[] = [];

  constructor({ normaliser }: Stream) {
    this.#normaliser = normaliser;
  }

  locate(line: Line): number {
    const { text } = line;
    if (!DECISION.test(text)) return -1;
    // The appliance's own level prefix
    const info = text.indexOf('Info: ');
    return info >= 0 && isSquidTime(text, info + 6) ? info + 6 : line.startOf(isSquidTime);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const normaliser = this.#normaliser;
    const tagMatch = DECISION.exec(text);
    if (tagMatch === null) return FOREIGN;
    const [, tag = ''] = tagMatch;
    const values = this.#values;
    const count = readElff(text.slice(0, tagMatch.index), start, false, values);
    // W3C fields without a header: another value may precede the client.
    let at = 3;
    let result = count <= at ? null : squidResultOf(values[at] ?? '');
    if (result === null && count > 4) {
      at = 4;
      result = squidResultOf(values[at] ?? '');
    }
    if (result === null) return FOREIGN;
    if (count < at + 4) return incomplete('the line ends before the URL');
    event.time = wholeNumber(text, start, start + 10) * 1000 + wholeNumber(text, start + 11, start + 14);
    const endpoint = normaliser.endpoint(values[at - 1] ?? '');
    event.src_ip = endpoint?.ip;
    if (event.src_ip === undefined) event.device = endpoint?.name;
    event.status = result.status;
    event.action = wsaAction(result.code, result.status, tag);
    const bytes = wholeNumber(values[at + 1] ?? '');
    if (bytes >= 0) event.bytes_down = bytes;
    event.method = normaliser.upper(values[at + 2] ?? '');
    const url = values[at + 3] ?? '-';
    if (!isAbsent(url)) {
      event.url = url;
      normaliser.setHostOfUrl(event, url);
    }
    const user = values[at + 4] ?? '-';
    if (count > at + 4 && !isAbsent(user)) normaliser.setUser(event, user);
    const extra: Record<string, string> = { code: result.code, decision: tag };
    at += 5;
    for (; at < count; at += 1) {
      const value = values[at] ?? '-';
      const peer = squidPeerOf(value);
      if (peer !== null) {
        event.dst_ip = peer.ip;
        extra.peerstatus = peer.status;
        if (peer.host !== undefined) extra.peerhost = peer.host;
      } else if (/^[a-z]+\/[\w.+-]+/i.test(value)) event.content_type = normaliser.word(value);
    }
    event.extra = extra;
    this.#readVerdicts(event, text.slice(tagMatch.index));
    return 'event';
  }

  /** `<"IW_snet",7.1,…>` and custom fields after it: only self-describing ones are used. */
  #readVerdicts(event: Event, rest: string): void {
    const category = (/(?:<|&lt;)"?([A-Za-z][\w:-]*)"?,/.exec(rest) ?? / (IW_\w+) /.exec(rest))?.[1];
    if (category !== undefined && category !== 'nc') event.category = this.#normaliser.word(category);
    const behind = rest.slice(rest.lastIndexOf('>') + 1);
    const agent =
      /"((?:Mozilla|Opera)\/[^"]*)"/.exec(rest)?.[1] ?? /"([A-Za-z][\w .-]*\/\d[^"]*)"/.exec(behind)?.[1];
    if (agent !== undefined) event.user_agent = this.#normaliser.word(agent);
  }
}

export const ciscoWsa: Format = {
  name: 'cisco-wsa',
  title: 'Cisco Secure Web Appliance (WSA, IronPort) access log',
  rank: 'specific',
  marks: DECISIONS,
  fields: PROXY_FIELDS.filter((field) => field !== 'bytes_up' && field !== 'referrer'),
  open: (stream) => new WsaReader(stream),
};
