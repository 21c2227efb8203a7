import { firstAddress } from './dns-answer.ts';
import { jsonFormat } from './json-dialect.ts';

/** Queries from a VPC to Route 53 Resolver. Answers are a list; the first address in it is the service's. */
export const awsRoute53Resolver = jsonFormat({
  name: 'aws-route53-resolver',
  title: 'AWS Route 53 Resolver query log, JSON',
  rank: 'specific',
  fields: ['time', 'src_ip', 'dst_ip', 'host', 'action', 'device', 'extra'],
  marks: ['"query_timestamp"'],
  body: (object) => {
    if (!('query_name' in object)) return undefined;
    // A reverse lookup by address is answered with names.
    const address =
      object.query_type === 'PTR' ? undefined : firstAddress(object.answers, ['Rdata', 'rdata']);
    return address === undefined ? object : { ...object, address };
  },
  table: {
    query_timestamp: 'time',
    srcaddr: 'src_ip',
    query_name: 'host',
    address: 'dst_ip',
    firewall_rule_action: 'action',
    'srcids.instance': 'device',
    version: 'drop',
  },
  rules: { silence: 'allowed' },
  prepare: (record) => (record.has('host') ? undefined : 'a query without a name'),
});
