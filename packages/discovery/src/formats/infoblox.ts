import { CustomFields, RecordHeader, readCefExtension, readCefHeader } from '../cores/cef.ts';
import { NamedFields } from '../cores/named-fields.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import { actionOfCode, type ReadDnsLine } from './dns-dialect.ts';

/**
 * Infoblox CEF: policy zones and threat protection of NIOS, and the Data Connector's output for NIOS and the
 * cloud.
 */
export const INFOBLOX_CEF = /CEF: ?0\|Infoblox\|(?:NIOS(?: Threat)?|Data Connector)\|/;

/** Keeps `view`, `qtype` and `spt`, which all lines of a query share. */
const TABLE: FieldTable = {
  rt: 'time',
  src: 'src_ip',
  shost: 'device',
  suser: 'user',
  destinationDnsDomain: 'host',
  fqdn: 'host',
  dhost: 'host',
  cat: 'category',
  CAT: 'category',
  nat: 'drop',
  nfpt: 'drop',
  nlpt: 'drop',
};

/** `RPZ-QNAME-REDIRECT`, `RPZ-QNAME|NXDOMAIN`: the policy's action. */
const BLOCKED = /NXDOMAIN|NODATA|DROP|Local-Data|CNAME|REDIRECT|BLOCK/i;
const PASSED = /PASSTHRU|TCP-ONLY|LOG|ALLOW/i;
const REWRITE = /\brpz (\S+) (\S+) rewrite (\S+?)(?: \[(\w+)\])? via (\S+)/;

/** The destination is the resolver; the service is the queried name. */
function takeResolver(record: LogRecord): void {
  const resolver = record.takeKept('dst');
  if (resolver === undefined) return;
  if (ipOf(resolver) !== undefined) record.keep('resolver', resolver);
  else if (!record.has('host')) record.set('host', resolver);
}

function readPolicy(record: LogRecord, id: string, name: string): void {
  const message = record.takeKept('msg') ?? '';
  const match = REWRITE.exec(message);
  if (match !== null) {
    if (!record.has('host')) record.set('host', match[3]);
    record.keep('rpz_zone', match[5] ?? '');
  }
  const policy =
    record.kept('InfobloxPolicyAction') ?? record.kept('InfobloxB1PolicyAction') ?? `${id} ${name}`;
  record.keep('rpz', `${id} ${name}`.replace(/\s+/g, ' '));
  record.set('action', BLOCKED.test(policy) ? 'blocked' : PASSED.test(policy) ? 'allowed' : undefined);
}

export function infobloxReader(): ReadDnsLine {
  const fields = new NamedFields(TABLE);
  const header = new RecordHeader();
  const custom = new CustomFields();
  return (text, start, record) => {
    if (!readCefHeader(text, start, header)) return undefined;
    readCefExtension(text, header.body, fields, record, custom);
    const id = header.id.trim();
    const name = header.name.trim();
    takeResolver(record);
    const isQuery = /^DNS[ -]Query/i.test(id);
    const isResponse = /^DNS[ -]Response/i.test(id);
    if (id.startsWith('RPZ')) readPolicy(record, id, name);
    else if (header.product.startsWith('NIOS Threat')) {
      if (!record.has('host')) return 'an attack that names no host';
      record.set('action', unquoted(record.takeKept('act') ?? 'DROP'));
    } else if (isResponse) record.set('action', actionOfCode(record.kept('InfobloxDNSRCode') ?? ''));
    else if (!isQuery) return `a message of the kind ${id}`;
    const host = record.get('host');
    if (host === undefined) return 'a query without a name';
    const type = record.takeKept('InfobloxDNSQType') ?? record.takeKept('qtype');
    if (type !== undefined) record.keep('query_type', type);
    const key = `${record.get('src_ip') ?? ''}#${record.kept('spt') ?? ''} ${host.toLowerCase().replace(/\.$/, '')} ${type ?? ''}`;
    return { part: isQuery ? 'query' : isResponse ? 'answer' : 'policy', key };
  };
}

function unquoted(text: string): string {
  return text.replaceAll('"', '');
}
