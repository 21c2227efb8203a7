import { ipOf } from '../fields/address.ts';
import type { LogRecord } from '../fields/log-record.ts';
import { actionOfCode, type DnsLine, dnsFormat, type ReadDnsLine } from './dns-dialect.ts';
import { LONGEST_FOR_PATTERNS } from './format.ts';

const TAG = /^dnsmasq(?:\[\d+\])?: /;
/** With `log-queries=extra`, lines start with the query's number and client: `7 10.0.0.1/51000 query[A] …`. */
const EXTRA = /^(\d+) ([0-9A-Fa-f.:]+)\/(\d+) /;
const QUERY = /^(?:query|auth)\[([^\]]+)\] (\S+) from ([0-9A-Fa-f.:%]+)/;
/** `forwarded a to 192.0.2.1`, `cached a is 192.0.2.7`, `gravity blocked a is 0.0.0.0`, `/etc/hosts a is 10.0.0.1`. */
const OUTCOME = /^(.{1,64}?) (\S+) (?:is|to) (.+)$/;

/** Words that Pi-hole and other front ends use for blocked queries. */
const REFUSED =
  /^(?:gravity blocked|gravity|(?:regex|exactly) (?:blacklisted|denied|blocked)|(?:black|deny)\S*|blocked|special domain|\S*(?:gravity|black|adblock|block|deny)\S*\.(?:list|conf|hosts|txt))/i;
const UPSTREAM_REFUSED = /^(?:blocked upstream|\(blocked upstream)/i;
/** Answers that lead nowhere. */
const NOWHERE = /^(?:0\.0\.0\.0|::|NXDOMAIN|NODATA(?:-IPv[46])?|\(null\))$/;

/** Whether the server's own configuration answers that the host doesn't exist, which is how it blocks. */
function isRefused(word: string, value: string): boolean {
  if (REFUSED.test(word) || UPSTREAM_REFUSED.test(word)) return true;
  return (word === 'config' || word.startsWith('/')) && NOWHERE.test(value);
}

function readMessage(message: string, record: LogRecord): DnsLine | string {
  const numbered = EXTRA.exec(message);
  const rest = numbered === null ? message : message.slice(numbered[0].length);
  const number = numbered === null ? '' : `${numbered[1]} ${numbered[2]}#${numbered[3]} `;
  const asked = QUERY.exec(rest);
  if (asked !== null) {
    const [, type = '', name = '', client = ''] = asked;
    record.set('src_ip', client);
    record.set('host', name);
    record.keep('query_type', type);
    return { part: 'query', key: number + name.toLowerCase() };
  }
  const outcome = OUTCOME.exec(rest);
  if (outcome === null) return 'a message about no query';
  const [, word = '', name = '', value = ''] = outcome;
  // Forwarding isn't an outcome; the answer follows.
  if (word === 'forwarded') return 'a query that is asked on';
  if (word.startsWith('dnssec') || word === 'validation' || word.startsWith('DHCP'))
    return 'a message about no query';
  record.set('host', name);
  record.set('src_ip', numbered?.[2]);
  record.keep('answer', `${word} ${value}`);
  const refused = isRefused(word, value);
  if (refused) record.set('action', 'blocked');
  else {
    record.set('action', actionOfCode(value));
    if (ipOf(value) !== undefined && !NOWHERE.test(value)) record.set('dst_ip', value);
  }
  return { part: refused ? 'policy' : 'answer', key: number + name.toLowerCase() };
}

function openReader(): ReadDnsLine {
  return (text, start, record) => {
    if (text.length > LONGEST_FOR_PATTERNS) return undefined;
    const rest = text.slice(start).trimEnd();
    const tag = TAG.exec(rest);
    if (tag === null) return undefined;
    return readMessage(rest.slice(tag[0].length), record);
  };
}

export const dnsmasq = dnsFormat({
  name: 'dnsmasq',
  title: 'dnsmasq and Pi-hole: queries and what became of them',
  marks: ['dnsmasq'],
  // Lines of its DHCP server are identity mappings for other formats.
  locate: ({ text }) => {
    const at = text.indexOf('dnsmasq');
    return at >= 0 && at <= 256 && /^dnsmasq(?:\[\d+\])?: /.test(text.slice(at, at + 24)) ? at : -1;
  },
  open: openReader,
});
