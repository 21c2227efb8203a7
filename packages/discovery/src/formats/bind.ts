import type { EventAction } from '@casbah/domain/event';
import { ipOf } from '../fields/address.ts';
import type { LogRecord } from '../fields/log-record.ts';
import { actionOfCode, DNS_FIELDS, type DnsLine, dnsFormat, type ReadDnsLine } from './dns-dialect.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';
import { INFOBLOX_CEF, infobloxReader } from './infoblox.ts';

/**
 * `named` client messages, BIND 9.0 to 9.21, and Infoblox NIOS, which is based on it: `client @0x7f…
 * 10.0.0.1#51000/key name (www.example.com): view internal: query: …`. Object address since 9.11, name in
 * parentheses since 9.9.
 */
const CLIENT =
  /\bclient (?:@0x[0-9a-fA-F]+ )?([0-9A-Fa-f.:%]+)#(\d+)(?:\/key \S+)?:?(?: (?:UDP|TCP|TLS|DoT|DoH|HTTPS?))?(?: \((\S+)\))?:? (?:view (\S+): )?(.+)$/;

const QUERY = /^(?:query: )(\S+) (\S+) (\S+)(?: (.*))?$/;
/** `responses` of BIND 9.21 and NIOS: code, flags and, in NIOS, the records. */
const RESPONSE = /^response: (\S+) (\S+) (\S+) ([A-Z]+)(?: (.*))?$/;
const NIOS_RESPONSE = /^query: (\S+) (\S+) (\S+) response: ([A-Z]+)(?: (.*))?$/;
const REWRITE =
  /^(?:disabled )?rpz (\S+) (\S+) rewrite (\S+?)(?:\/([\w-]+)\/(\w+))?(?: \[\w+\])?(?: stop)?(?: via (\S+))?$/;
const FAILED = /^query failed \(([^()]+)\) for (\S+)\/([\w-]+)\/([\w-]+) at /;
const DENIED = /^(?:query|query \(cache\)|zone transfer|update) '([^']+)\/([\w-]+)\/([\w-]+)' denied/;

const OWN_TIME =
  /(\d{1,2}-[A-Z][a-z]{2}-\d{4} \d\d:\d\d:\d\d(?:\.\d+)?|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?|[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d\.\d+)(?= )/g;

/** Policy zone actions that affect the answer; all others let the query pass. */
const POLICIES: Readonly<Record<string, EventAction>> = {
  NXDOMAIN: 'blocked',
  NODATA: 'blocked',
  DROP: 'blocked',
  // The zone's own records replace the real ones.
  'Local-Data': 'blocked',
  CNAME: 'blocked',
  PASSTHRU: 'allowed',
  'TCP-ONLY': 'allowed',
};

/** The last time before the message, which is closer to it than the relay's. */
function ownTime(text: string, end: number): string | undefined {
  let time: string | undefined;
  for (const match of text.slice(0, end).matchAll(OWN_TIME)) time = match[1];
  return time;
}

/** `www.example.com. 300 IN CNAME a.example.; a.example. 60 IN A 192.0.2.7;` */
function addressIn(records: string): string | undefined {
  for (const match of records.matchAll(/ IN (?:A|AAAA) ([0-9A-Fa-f.:]+)/g)) {
    const address = ipOf(match[1] ?? '');
    if (address !== undefined) return address;
  }
  return undefined;
}

/** Keeps the flags; the server's address may follow in parentheses. */
function keepFlags(record: LogRecord, rest: string | undefined): void {
  const match = /^([-+]\S*)?(?: ?\(([0-9A-Fa-f.:]+)\))?/.exec(rest ?? '');
  if (match?.[1] !== undefined) record.keep('flags', match[1]);
  if (match?.[2] !== undefined) record.keep('resolver', match[2]);
}

function takeName(record: LogRecord, name: string, type: string | undefined): void {
  record.set('host', name);
  if (type !== undefined) record.keep('query_type', type);
}

function readMessage(record: LogRecord, message: string): DnsLine['part'] | undefined {
  const responded = NIOS_RESPONSE.exec(message) ?? RESPONSE.exec(message);
  if (responded !== null) {
    const [, name = '', , type, code = '', rest = ''] = responded;
    takeName(record, name, type);
    record.keep('rcode', code);
    record.set('action', actionOfCode(code));
    if (type !== 'PTR') record.set('dst_ip', addressIn(rest));
    return 'answer';
  }
  const asked = QUERY.exec(message);
  if (asked !== null) {
    const [, name = '', , type, rest] = asked;
    takeName(record, name, type);
    keepFlags(record, rest);
    return 'query';
  }
  const rewritten = REWRITE.exec(message);
  if (rewritten !== null) {
    const [, trigger = '', policy = '', name = '', type, , zone] = rewritten;
    takeName(record, name, type);
    record.set('action', message.startsWith('disabled') ? 'allowed' : (POLICIES[policy] ?? policy));
    record.keep('rpz', `${trigger} ${policy}`);
    if (zone !== undefined) record.keep('rpz_zone', zone);
    return 'policy';
  }
  const failed = FAILED.exec(message);
  if (failed !== null) {
    const [, code = '', name = '', , type] = failed;
    takeName(record, name, type);
    record.keep('rcode', code);
    record.set('action', actionOfCode(code));
    return 'failure';
  }
  const denied = DENIED.exec(message);
  if (denied !== null && message.startsWith('query')) {
    takeName(record, denied[1] ?? '', denied[2]);
    record.keep('rcode', 'REFUSED');
    record.set('action', 'blocked');
    return 'failure';
  }
  return undefined;
}

function readLine(text: string, start: number, record: LogRecord): DnsLine | string | undefined {
  if (text.length > LONGEST_FOR_PATTERNS * 2) return 'longer than any query';
  const match = CLIENT.exec(text.slice(start).trimEnd());
  if (match === null) return undefined;
  const [, client = '', port = '', , view, message = ''] = match;
  const part = readMessage(record, message);
  if (part === undefined) return 'a message about a client that is no query';
  record.set('src_ip', client);
  record.set('time', ownTime(text, start));
  if (view !== undefined) record.keep('view', view);
  const name = (record.get('host') ?? '').toLowerCase().replace(/\.$/, '');
  return { part, key: `${client}#${port} ${name} ${record.kept('query_type') ?? ''}` };
}

/** NIOS logs policy zone actions in CEF, between BIND-style lines of the same queries. */
function openReader(): ReadDnsLine {
  const readCef = infobloxReader();
  return (text, start, record) =>
    text.startsWith('CEF', start) ? readCef(text, start, record) : readLine(text, start, record);
}

export const bind = dnsFormat({
  name: 'bind',
  title: 'BIND named, Infoblox NIOS and Threat Defense: queries, responses, policy zones',
  marks: ['client ', '|Infoblox|'],
  fields: [...DNS_FIELDS, 'user', 'user_domain', 'category'],
  locate: ({ text }) => {
    const at = text.indexOf('client ');
    if (at < 0 || at > 512 || (at > 0 && !/[\s:]/.test(text[at - 1] ?? '')))
      return text.includes('|Infoblox|') ? text.search(INFOBLOX_CEF) : -1;
    return /^client (?:@0x[0-9a-fA-F]+ )?[0-9A-Fa-f.:%]+#\d+/.test(text.slice(at, at + 96)) ? at : -1;
  },
  open: openReader,
});
