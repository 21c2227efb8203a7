import type { Event, EventField } from '@casbah/domain/event';
import type { LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { type Format, type FormatReader, LONGEST_FOR_PATTERNS, notTraffic, type Stream } from './format.ts';

/** `1304415172004335(root) 44243624 Traffic@FLOW: `; newer versions write `HillstoneNetworks#Traffic@FLOW: `. */
const BEGINNING = /\d{6,20}\([^()\s]{1,64}\) [0-9a-f]{8} (?:HillstoneNetworks#)?(\w+)@(\w+): /;
/** `SESSION: 10.1.1.1:51000(ethernet0/1)->203.0.113.9:443(ethernet0/0), Protocol TCP`; older versions `…:443(TCP)`. */
const SESSION =
  /^SESSION: ([0-9A-Fa-f.:]+):(\d{1,5})(?:\([^()]*\))?->([0-9A-Fa-f.:]+):(\d{1,5})(?:\(([^()]*)\))?(?:, Protocol (\w+))?[,.] ?/;

/** A part of the message by the words before it, up to the next comma or period. */
function partOf(text: string, words: string): string | undefined {
  const value = new RegExp(`(?:^|[,. ])${words} ([^,]*?) ?(?:[,.] ?(?=[a-z])|,|\\.?$| (?=host |mac ))`).exec(
    text,
  )?.[1];
  return value === undefined || value === '' || value === '-' ? undefined : value;
}

/** `jdoe@local`: user and authentication server; `-@-` and `-@UNKNOWN` for unknown users. */
function userIn(text: string): string | undefined {
  const user = partOf(text, 'user');
  if (user === undefined || user.startsWith('-@')) return undefined;
  const at = user.lastIndexOf('@');
  return at > 0 ? user.slice(0, at) : user;
}

function readSession(record: LogRecord, text: string): string | undefined {
  const match = SESSION.exec(text);
  if (match === null) return 'a message about no session';
  const rest = text.slice(match[0].length);
  if (/\bsession start\b/.test(rest)) return 'a session that begins: it is counted when it ends';
  const [, client, clientPort = '', server, serverPort, behind = '', named] = match;
  const protocol = (named ?? (/^[A-Z]+\d?$/.test(behind) ? behind : '')).toLowerCase();
  record.set('src_ip', client);
  record.set('dst_ip', server);
  if (!protocol.startsWith('icmp')) {
    record.set('dst_port', serverPort);
    record.keep('client_port', clientPort);
  }
  if (protocol !== '') record.keep('protocol', protocol);
  record.set('user', userIn(rest));
  record.set('device', partOf(rest, 'host'));
  record.set('app', partOf(rest, 'application'));
  record.set('bytes_up', partOf(rest, 'send bytes'));
  record.set('bytes_down', partOf(rest, 'receive bytes'));
  for (const words of ['policy', 'vr', 'interface', 'send packets', 'receive packets']) {
    const value = partOf(rest, words);
    if (value !== undefined && !/^(?:deny|permit)/.test(value)) record.keep(words, value);
  }
  record.set('action', /\bpolicy deny\b|\bdenied\b/.test(rest) ? 'denied' : 'allowed');
  return undefined;
}

class HillstoneReader implements FormatReader {
  readonly #stream: Stream;

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (text.length > LONGEST_FOR_PATTERNS || !text.includes('@') || !text.includes(') ')) return -1;
    return BEGINNING.exec(text)?.index ?? -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const text = line.text.slice(start);
    const [whole = '', type = '', module = ''] = BEGINNING.exec(text) ?? [];
    if (type !== 'Traffic') return notTraffic(`a record of ${type}@${module}`);
    const message = text.slice(whole.length).trimEnd();
    if (!message.startsWith('SESSION: ')) return notTraffic('a translation, or a rule that was applied');
    const { record, normaliser } = this.#stream;
    const reason = readSession(record, message);
    return reason === undefined ? normaliser.fill(event, record, line) : notTraffic(reason);
  }
}

const FIELDS: readonly EventField[] = [
  ...(['time', 'user', 'user_domain', 'src_ip', 'device', 'dst_ip', 'dst_port', 'action'] as const),
  ...(['bytes_up', 'bytes_down', 'app', 'extra'] as const),
];

export const hillstone: Format = {
  name: 'hillstone',
  title: 'Hillstone StoneOS, session log',
  rank: 'specific',
  fields: FIELDS,
  open: (stream) => new HillstoneReader(stream),
};
