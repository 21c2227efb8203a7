import type { FieldTable } from '../fields/log-record.ts';
import { pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/** Field names of policy hits. */
const TABLE: FieldTable = {
  time: 'time',
  'source-ip': 'src_ip',
  'destination-ip': 'dst_ip',
  'destination-port': 'dst_port',
  user: 'user',
  'user-name': 'user',
  'application-name': 'app',
  application: 'app',
};

/**
 * `%%01POLICY/6/POLICYPERMIT(l):vsys=public, protocol=6, source-ip=10.1.1.1, …, rule-name=web.`: the message
 * name is the verdict.
 */
const MESSAGE = /%%\d{2}POLICY\/\d\/POLICY(PERMIT|DENY)(?:\(\w+\))?(?:\[\d+\])?:\s?/;

export const huaweiUsg = pairsFormat({
  name: 'huawei-usg',
  title: 'Huawei USG and Eudemon firewalls: hits of policies',
  rank: 'specific',
  marks: ['POLICY/'],
  fields: [...FIREWALL_FIELDS.filter((field) => !field.startsWith('bytes')), 'app'],
  locate: ({ text }) => {
    if (!text.includes('POLICY/')) return -1;
    const message = MESSAGE.exec(text);
    return message === null ? -1 : message.index + message[0].length;
  },
  style: () => ({ kind: 'delimited', delimiter: ', ', assign: '=' }),
  table: TABLE,
  prepare: (record, line, start) => {
    const verdict = MESSAGE.exec(line.text.slice(0, start))?.[1];
    record.set('action', verdict === 'PERMIT' ? 'allowed' : 'blocked');
    const rule = record.takeKept('rule-name');
    // A period ends the sentence.
    if (rule !== undefined) record.keep('rule-name', rule.replace(/\.$/, ''));
    return record.has('src_ip') && record.has('dst_ip') ? undefined : 'no source and destination address';
  },
});
