import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { actionOfCode, DNS_FIELDS } from './dns-dialect.ts';
import { jsonFormat } from './json-dialect.ts';

/** Device action, or DNS response code. */
function actionOfVerdict(word: string): EventAction {
  return actionOfCode(word) ?? (/^[A-Z]+$/.test(word) ? 'allowed' : actionOf(word));
}

/**
 * DNS queries in Microsoft Sentinel tables: `ASimDnsActivityLogs`, filled from Windows DNS and other servers,
 * and the older `DnsEvents`.
 */
export const asimDns = jsonFormat({
  name: 'asim-dns',
  title: 'Microsoft Sentinel DNS tables (ASimDnsActivityLogs, DnsEvents), JSON',
  rank: 'specific',
  fields: [...DNS_FIELDS, 'user', 'user_domain', 'category'],
  marks: ['"DnsQuery"', '"LookupQuery"'],
  body: (object) => {
    const isAsim = typeof object.DnsQuery === 'string' && 'TimeGenerated' in object;
    return isAsim || (object.SubType === 'LookupQuery' && 'ClientIP' in object) ? object : undefined;
  },
  table: {
    EventStartTime: 'time',
    TimeGenerated: 'time',
    SrcIpAddr: 'src_ip',
    ClientIP: 'src_ip',
    SrcHostname: 'device',
    SrcUsername: 'user',
    DnsQuery: 'host',
    Name: 'host',
    DvcAction: 'action',
    EventResultDetails: 'action',
    DnsResponseCodeName: 'action',
    Result: 'drop',
    UrlCategory: 'category',
    ThreatCategory: 'category',
  },
  rules: { action: actionOfVerdict, silence: 'allowed' },
  prepare: (record) => {
    if (!record.has('host') || !record.has('src_ip')) return 'a query without a name or a client';
    // The tables contain both query and response; only the query counts.
    return record.kept('EventSubType') === 'response' ? 'about a query that is counted already' : undefined;
  },
});
