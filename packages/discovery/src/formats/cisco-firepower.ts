import { isAbsent } from '../fields/absent.ts';
import type { FieldTable } from '../fields/log-record.ts';
import { pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/**
 * Connection events of Firepower Threat Defense (430002, 430003) and Firepower syslog: `Key: value, Key:
 * value`.
 */
const TABLE: FieldTable = {
  User: 'user',
  SrcIP: 'src_ip',
  OriginalClientIP: 'src_ip',
  DstIP: 'dst_ip',
  DstPort: 'dst_port',
  URL: 'url',
  URI: 'url',
  HTTP_URI: 'path',
  ReferencedHost: 'host',
  HTTP_Hostname: 'host',
  DNSQuery: 'host',
  SSLServerName: 'host',
  TLSServerName: 'host',
  HTTPReferer: 'referrer',
  UserAgent: 'user_agent',
  HTTP_UserAgent: 'user_agent',
  HTTPResponse: 'status',
  // Result for intrusions and files; for connections, the rule's action.
  InlineResult: 'action',
  FileAction: 'action',
  AccessControlRuleAction: 'action',
  InitiatorBytes: 'bytes_up',
  ResponderBytes: 'bytes_down',
  URLCategory: 'category',
  SSLURLCategory: 'category',
  WebApplication: 'app',
  FileName: 'object',
  Client: 'drop',
  FirstPacketSecond: 'time',
};

/** Placeholder for an unknown user. */
const NO_USER = new Set([
  'Unknown',
  'No Authentication Required',
  'Not Found',
  'Pending',
  'Failed Authentication',
]);

/** Prefix of the fields for all appliance names: `%FTD-1-430003: `, `%NGIPS-0-430002: `. */
const TAG = /(?:%[A-Z][A-Z0-9]*(?:-[a-z]+)?-\d-4300\d\d:\s*|SFIMS\S*: )/;
const FIRST =
  /\b(?:EventPriority|DeviceUUID|InstanceID|AccessControlRuleAction|AccessControlRuleReason|SrcIP): /;

function isNone(value: string): boolean {
  return NO_USER.has(value) || value === '::' || isAbsent(value);
}

export const ciscoFirepower = pairsFormat({
  name: 'cisco-firepower',
  title: 'Cisco Firepower / FTD connection events',
  rank: 'specific',
  marks: ['SrcIP: '],
  fields: [...PROXY_FIELDS, 'app', 'object'],
  locate: ({ text }) => {
    const client = text.indexOf('SrcIP: ');
    if (client < 0 || !text.includes('DstIP: ')) return -1;
    const tag = TAG.exec(text);
    if (tag !== null) return tag.index + tag[0].length;
    if (!text.includes('AccessControlRuleAction: ')) return -1;
    // Without a tag, the record starts with its first field.
    return FIRST.exec(text)?.index ?? client;
  },
  style: () => ({ kind: 'delimited', delimiter: ', ', assign: ':' }),
  table: TABLE,
  absent: isNone,
  // The sensor only reported the intrusion.
  rules: { silence: 'allowed' },
  prepare: (record) => {
    // `DOMAIN\user` is followed by its realm.
    const user = record.get('user');
    if (user?.startsWith('Discovered Identities\\')) record.set('user', user.slice(22));
    else if (user?.startsWith('Special Identities\\')) record.set('user', undefined);
    return record.has('src_ip') && record.has('dst_ip') ? undefined : 'no source and destination address';
  },
});
