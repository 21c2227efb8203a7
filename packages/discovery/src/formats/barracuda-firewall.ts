import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/** `Info fw-1 Allow: type=FWD|proto=TCP|srcIF=eth1|srcIP=…`: what became of the session, then its fields. */
const VERDICT =
  /\b(Allow|LocalAllow|Block|LocalBlock|Drop|Detect|Fail|LocalFail|Remove|LocalRemove|ARP|Scan): type=/;

function actionOfSession(word: string): EventAction {
  return /^(?:Local)?(?:Remove|Fail|Detect|Scan)$/.test(word)
    ? 'allowed'
    : actionOf(word.replace(/^Local/, ''));
}

export const barracudaFirewall = pairsFormat({
  name: 'barracuda-firewall',
  title: 'Barracuda CloudGen Firewall activity log',
  fields: [...FIREWALL_FIELDS, 'host', 'app', 'category'],
  locate: ({ text }) => {
    const match = text.includes('|srcIP=') ? VERDICT.exec(text) : null;
    return match === null ? -1 : match.index + match[0].length - 'type='.length;
  },
  style: () => ({ kind: 'delimited', delimiter: '|', assign: '=' }),
  table: {
    user: 'user',
    srcIP: 'src_ip',
    dstIP: 'dst_ip',
    dstPort: 'dst_port',
    target: 'host',
    sentBytes: 'bytes_up',
    receivedBytes: 'bytes_down',
    application: 'app',
    urlcat: 'category',
  },
  rules: { action: actionOfSession },
  prepare: (record, line, start) => {
    if (!record.has('src_ip') || !record.has('dst_ip')) return 'a session without two addresses';
    const before = line.text.slice(0, start);
    record.set('action', VERDICT.exec(`${before}type=`)?.[1]);
    const time = /(\d{4} \d\d \d\d \d\d:\d\d:\d\d(?: [+-]\d\d:?\d\d)?) /.exec(before)?.[1];
    if (time !== undefined) record.set('time', time.replace(' ', '-').replace(' ', '-'));
    return undefined;
  },
});
