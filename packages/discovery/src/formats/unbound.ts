import type { LogRecord } from '../fields/log-record.ts';
import { actionOfCode, type DnsLine, dnsFormat } from './dns-dialect.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';

/** `[1795162462] unbound[1234:0] info:` in its own file, `unbound[1234]: [1234:0] info:` in syslog. */
const HEAD = /(?:\[(\d{9,10})\] )?(?:\S*unbound\S* )?(?:\[\d+:[0-9a-f]+\] )?(info|query|reply): /;

/** `10.0.0.1 www.example.com. A IN`; replies add code, seconds, whether it was cached, and size. */
const QUERY =
  /^([0-9A-Fa-f.:]+) (\S+)\.? ([A-Z][A-Z0-9-]*) ([A-Z][A-Z0-9]*)(?: ([A-Z]+)(?: [\d.]+ ([01]) \d+)?.*)?$/;
/** `rpz: applied [zone] example.com. rpz-nxdomain 10.0.0.1@51000 www.example.com. A IN` */
const POLICY =
  /^rpz: applied (?:\[([^\]]*)\] )?(?:\S+ ){1,3}(rpz-[\w-]+) (?:([0-9A-Fa-f.:]+)@\d+ )?(\S+) ([A-Z]\S*) IN$/;
/** `example.com. always_nxdomain 10.0.0.1@51000 www.example.com. A IN` */
const LOCAL = /^(\S+) ([a-z]+(?:_[a-z]+)*) ([0-9A-Fa-f.:]+)@\d+ (\S+) ([A-Z]\S*) IN$/;

const LETTING_POLICIES = new Set(['rpz-passthru', 'rpz-tcp-only', 'rpz-disabled']);
/** Local zone types that block. All others answer or let the query pass. */
const REFUSING_ZONES =
  /^(?:deny|refuse|inform_deny|block_a|always_refuse|always_nxdomain|always_nodata|always_deny|always_null)$/;

function found(
  record: LogRecord,
  part: DnsLine['part'],
  client: string,
  name: string,
  type: string,
): DnsLine {
  record.set('src_ip', client);
  record.set('host', name);
  record.keep('query_type', type);
  return { part, key: `${client} ${name.toLowerCase().replace(/\.$/, '')} ${type}` };
}

function readLine(text: string, start: number, record: LogRecord): DnsLine | string | undefined {
  if (text.length > LONGEST_FOR_PATTERNS) return undefined;
  const rest = text.slice(start).trimEnd();
  const head = HEAD.exec(rest);
  if (head === null) return undefined;
  const [whole, epoch, tag] = head;
  if (epoch !== undefined) record.set('epoch', epoch);
  const message = rest.slice(head.index + whole.length);
  const asked = QUERY.exec(message);
  if (asked !== null) {
    const [, client = '', name = '', type = '', , code, cached] = asked;
    const isReply = tag === 'reply' || code !== undefined;
    if (code !== undefined) {
      record.keep('rcode', code);
      record.set('action', actionOfCode(code));
    }
    if (cached !== undefined) record.keep('cached', cached);
    return found(record, isReply ? 'answer' : 'query', client, name, type);
  }
  const applied = POLICY.exec(message);
  if (applied !== null) {
    const [, zone, policy = '', client, name = '', type = ''] = applied;
    if (client === undefined) return 'a policy that was applied for no client';
    record.set('action', LETTING_POLICIES.has(policy) ? 'allowed' : 'blocked');
    record.keep('rpz', policy);
    if (zone !== undefined) record.keep('rpz_zone', zone);
    return found(record, 'policy', client, name, type);
  }
  const local = LOCAL.exec(message);
  if (local !== null) {
    const [, zone = '', kind = '', client = '', name = '', type = ''] = local;
    record.set('action', REFUSING_ZONES.test(kind) ? 'blocked' : 'allowed');
    record.keep('local_zone', `${zone} ${kind}`);
    return found(record, 'policy', client, name, type);
  }
  return 'a message that names no query';
}

export const unbound = dnsFormat({
  name: 'unbound',
  title: 'Unbound (also of pfSense and OPNsense): queries, replies, policy zones',
  marks: ['unbound'],
  locate: (line) => {
    const { text } = line;
    const at = text.indexOf('unbound');
    if (at < 0 || at > 256) return -1;
    if (text[0] === '[' && /^\[\d{9,10}\] \S*unbound\S* /.test(text)) return 0;
    return /\[\d+:[0-9a-f]+\] (?:info|query|reply|notice|warning|error|debug): /.test(
      text.slice(at, at + 160),
    )
      ? at
      : -1;
  },
  open: () => readLine,
});
