import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Line } from '../lines/line.ts';
import { protocolOf } from './flow.ts';
import { type PairsStyle, pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, unlessTraffic } from './traffic.ts';

/** Flow log fields; each security service has its own verdict field. */
const TABLE: FieldTable = {
  fromUser: 'user',
  sourceIPv4Address: 'src_ip',
  sourceIPv6Address: 'src_ip',
  deviceName: 'device',
  destinationIPv4Address: 'dst_ip',
  destinationIPv6Address: 'dst_ip',
  destinationTransportPort: 'dst_port',
  destinationPort: 'dst_port',
  host: 'host',
  dnsfDomain: 'host',
  dnsDomain: 'host',
  httpUrl: 'url',
  httpMethod: 'method',
  httpUserAgent: 'user_agent',
  urlfAction: 'action',
  dnsfAction: 'action',
  ipfAction: 'action',
  avAction: 'action',
  fileFilterAction: 'action',
  casbAction: 'action',
  action: 'action',
  sentOctets: 'bytes_up',
  recvdOctets: 'bytes_down',
  appIdStr: 'app',
  urlCategory: 'category',
  fileName: 'object',
  toCountry: 'country',
  flowId: 'raw_id',
};

/** Flow and request logs. Others are about findings, translations, measurements and the device. */
const TRAFFIC: ReadonlySet<string> = new Set([
  ...['flowIdLog', 'flowMonLog', 'flowMonHttpLog', 'flowMonDnsLog', 'accessLog', 'sfwAccessLog'],
  ...['urlfLog', 'dnsfLog', 'ipfLog', 'avLog', 'fileFilterLog', 'casbLog', 'saseWebLog'],
]);

const TYPE = /(?:^|[\s:])(\w{1,40}Log), (?=applianceName=)/;
/** The record's own time, before the log type. */
const TIME = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?) $/;
const STYLE: PairsStyle = { kind: 'delimited', delimiter: ', ', assign: '=' };

function locate({ text }: Line): number {
  const mark = text.indexOf('Log, applianceName=');
  if (mark < 0) return -1;
  const from = Math.max(0, mark - 48);
  const match = TYPE.exec(text.slice(from, mark + 24));
  return match?.[1] === undefined ? -1 : mark + 3 - match[1].length;
}

/** A page that asks for justification lets the user continue. */
function actionOfVersa(word: string): EventAction {
  return /^(?:justify|override)/i.test(word) ? 'warned' : actionOf(word);
}

function prepare(record: LogRecord, { text }: Line, start: number): string | undefined {
  const type = text.slice(start, text.indexOf(',', start));
  if (!TRAFFIC.has(type)) return `a record of ${type}`;
  const time = TIME.exec(text.slice(Math.max(0, start - 48), start))?.[1];
  if (time !== undefined) record.set('time', time);
  record.keep('logType', type);
  const protocol = record.takeKept('protocolIdentifier');
  if (protocol !== undefined) record.keep('protocol', protocolOf(protocol));
  if (type === 'dnsfLog' || type === 'flowMonDnsLog') {
    // The remote end is the resolver.
    const resolver = record.get('dst_ip');
    if (resolver !== undefined) record.keep('resolver', resolver);
    record.set('dst_ip', undefined);
    record.set('dst_port', undefined);
  }
  return unlessTraffic(record);
}

export const versa = pairsFormat({
  name: 'versa-flow',
  title: 'Versa flow logs (flowIdLog, flowMonLog, accessLog, urlfLog, dnsfLog and others), key=value',
  rank: 'specific',
  marks: ['Log, applianceName='],
  fields: [
    ...FIREWALL_FIELDS,
    ...(['device', 'host', 'url', 'method', 'user_agent', 'app', 'category', 'object', 'country'] as const),
    'raw_id',
  ],
  locate,
  style: () => STYLE,
  table: TABLE,
  rules: { action: actionOfVersa },
  prepare,
});
