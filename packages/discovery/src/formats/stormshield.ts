import { ipOf } from '../fields/address.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** Connection and filter logs. Others are about sign-ins, tunnels, counters and the system. */
const TRAFFIC = /\blogtype="?(connection|filter|web|plugin|ssl|alarm|ftp|smtp|pop3)\b/;

/**
 * Stormshield Network Security (formerly NETASQ): `id=firewall time="…" fw="…" tz=+0100 …
 * logtype="connection"`.
 */
export const stormshield = pairsFormat({
  name: 'stormshield',
  title: 'Stormshield (NETASQ) firewall: connections, filter, web',
  rank: 'specific',
  marks: ['logtype='],
  fields: [
    ...PROXY_FIELDS.filter((field) => !['user_agent', 'referrer', 'content_type'].includes(field)),
    'device',
    'app',
    'country',
    'object',
    'message',
  ],
  locate: ({ text }) => {
    if (!text.includes('logtype=') || !text.includes(' fw=')) return -1;
    const id = text.indexOf('id=firewall');
    return id >= 0 ? id : text.search(/\btime="/);
  },
  style: () => BY_SPACES,
  table: {
    time: 'time',
    tz: 'zone',
    user: 'user',
    domain: 'user_domain',
    src: 'src_ip',
    srcname: 'device',
    dst: 'dst_ip',
    dstport: 'dst_port',
    dstname: 'host',
    arg: 'path',
    op: 'method',
    result: 'status',
    action: 'action',
    sent: 'bytes_up',
    rcvd: 'bytes_down',
    cat_site: 'category',
    serverappid: 'app',
    clientappid: 'app',
    dstcountry: 'country',
    filename: 'object',
    msg: 'message',
    id: 'drop',
    fw: 'drop',
    pri: 'drop',
  },
  prepare: (record, line) => {
    const kind = TRAFFIC.exec(line.text)?.[1];
    // A log-only rule has no verdict; other logs are about allowed traffic.
    if (kind !== 'filter' && !record.has('action')) record.set('action', 'pass');
    if (kind === undefined) return `a log of type ${record.kept('logtype') ?? ''}`;
    if (!record.has('src_ip') || !record.has('dst_ip')) return `a log of type ${kind} without two addresses`;
    const category = record.get('category');
    if (category !== undefined) record.set('category', category.replaceAll(/[{}]/g, '') || undefined);
    const name = record.get('host');
    // Objects in the firewall's configuration have names, too.
    if (name !== undefined && (!name.includes('.') || name.includes('_') || ipOf(name) !== undefined)) {
      record.set('host', undefined);
      record.keep('dstname', name);
    }
    const asked = record.get('path');
    if (asked !== undefined && (asked.includes('://') || !record.has('method'))) {
      // The complete URL, or the argument of a non-HTTP command.
      record.set('path', undefined);
      if (asked.includes('://')) record.set('url', asked);
      else record.keep('arg', asked);
    } else if (asked !== undefined && record.get('dst_port') === '443') record.set('scheme', 'https');
    return undefined;
  },
});
