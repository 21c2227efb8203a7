import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** `[2026-11-20 08:14:22] EFW: CONN: prio=1 …`; management servers write `CONN : id=600005 event=…`. */
const BEGINNING = /\b(?:prio=\d+ )?id=\d{6,8} (?:rev=\d+ )?event=/;
const TIME = /(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d)\]? \S*:? ?[A-Z0-9]+ ?: $/;

function actionOfFirewall(word: string): EventAction {
  return /^(?:close|open|replacing|none|audit)/i.test(word) ? 'allowed' : actionOf(word);
}

export const clavister = pairsFormat({
  name: 'clavister',
  title: 'Clavister cOS Core and NetWall: connections, rules, web filter',
  rank: 'specific',
  marks: ['destip='],
  fields: [
    ...PROXY_FIELDS.filter((field) => !['status', 'user_agent', 'referrer', 'content_type'].includes(field)),
    'app',
  ],
  locate: ({ text }) =>
    text.includes('conndestip=') || text.includes(' destip=') ? text.search(BEGINNING) : -1,
  style: () => BY_SPACES,
  table: {
    time: 'time',
    user: 'user',
    username: 'user',
    authuser: 'user',
    connsrcuser: 'user',
    connsrcip: 'src_ip',
    srcip: 'src_ip',
    // After address translation, the actual server is `connnewdestip`.
    conndestip: 'dst_ip',
    destip: 'dst_ip',
    conndestport: 'dst_port',
    destport: 'dst_port',
    host: 'host',
    hostname: 'host',
    fqdn: 'host',
    url: 'url',
    method: 'method',
    action: 'action',
    origsent: 'bytes_up',
    termsent: 'bytes_down',
    categories: 'category',
    category: 'category',
    application: 'app',
    app: 'app',
    prio: 'drop',
    rev: 'drop',
  },
  rules: { action: actionOfFirewall, silence: 'allowed' },
  prepare: (record, line, start) => {
    if (!record.has('src_ip') || !record.has('dst_ip'))
      return `event ${record.kept('event') ?? ''} without two addresses`;
    const time = TIME.exec(line.text.slice(0, start))?.[1];
    if (time !== undefined && !record.has('time')) record.set('time', time);
    const event = record.kept('event') ?? '';
    if (/(?:drop|reject|block|deny|denied)/.test(event)) record.set('action', 'blocked');
    return undefined;
  },
});
