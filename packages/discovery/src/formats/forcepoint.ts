import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Rules } from '../fields/normaliser.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

const REFUSED = /block|denied|discard|refus|terminat/i;

/** Actions in the firewall's logs. A termination that was only simulated or that failed counts as allowed. */
function actionOfFirewall(word: string): EventAction {
  if (/^terminate \((?:passive|failed)\)/i.test(word)) return 'allowed';
  return /^wait for authentication/i.test(word) ? 'authenticated' : actionOf(word);
}

const RULES: Rules = { action: actionOfFirewall };

const FORCEPOINT_FIELDS = [...PROXY_FIELDS, 'device', 'app'] as const;
const HEADERS = ['Forcepoint|', 'FORCEPOINT|', 'Websense|', 'WEBSENSE|'];

export const forcepointCef = cefFormat({
  name: 'forcepoint-cef',
  title: 'Forcepoint (Websense) Web Security, CEF',
  rank: 'specific',
  fields: [...FORCEPOINT_FIELDS, 'message', 'severity'],
  headers: HEADERS,
  table: {
    loginID: 'user',
    ...CEF_KEYS,
    in: 'bytes_down',
    out: 'bytes_up',
    ContentType: 'content_type',
    DynCat: 'drop',
    DispositionCode: 'drop',
    ScanDuration: 'drop',
  },
  rules: RULES,
  prepare: unlessTraffic,
});

export const forcepointLeef = leefFormat({
  name: 'forcepoint-leef',
  title: 'Forcepoint (Websense) Web Security, LEEF',
  rank: 'specific',
  fields: FORCEPOINT_FIELDS,
  headers: HEADERS,
  table: {
    loginID: 'user',
    ...LEEF_KEYS,
    act: 'action',
    disposition: 'drop',
    'proxyStatus-code': 'status',
    'serverStatus-code': 'status',
    contentType: 'content_type',
  },
  rules: RULES,
  prepare: (record, header) => {
    // Without a verdict, the event ID is one: `transaction:permitted`, `Connection_Discarded`.
    if (!record.has('action')) record.set('action', REFUSED.test(header.id) ? 'blocked' : 'allowed');
    // Key-value separators are escaped in values, as in CEF.
    const url = record.get('url');
    // A later version appends its last key after a space.
    const own = url?.split(' logRecordSource=')[0]?.replaceAll('\\=', '=');
    if (own !== undefined && own !== url) record.set('url', own);
    return unlessTraffic(record);
  },
});

const TABLE: FieldTable = {
  time: 'time',
  date: 'date',
  loginID: 'user',
  user: 'user',
  src_host: 'src_ip',
  src_ip: 'src_ip',
  dst_host: 'host',
  dst_ip: 'dst_ip',
  dst_port: 'dst_port',
  url: 'url',
  referrer: 'referrer',
  http_method: 'method',
  http_proxy_status_code: 'status',
  http_response: 'status',
  http_user_agent: 'user_agent',
  http_content_type: 'content_type',
  action: 'action',
  bytes_out: 'bytes_up',
  bytes_in: 'bytes_down',
  category: 'category',
  severity: 'severity',
  vendor: 'drop',
  product: 'drop',
  product_version: 'drop',
};

export const forcepointPairs = pairsFormat({
  name: 'forcepoint-kv',
  title: 'Forcepoint (Websense) Web Security, key=value',
  rank: 'specific',
  marks: ['product='],
  fields: [...FORCEPOINT_FIELDS, 'severity'],
  locate: ({ text }) => {
    const vendor = text.search(/vendor=(?:Websense|Forcepoint)\b/i);
    return vendor >= 0 && text.includes('product=') ? vendor : -1;
  },
  style: () => BY_SPACES,
  table: TABLE,
  prepare: (record) => {
    const agent = record.get('user_agent');
    // Spaces are written as underscores.
    if (agent !== undefined && !agent.includes(' ')) record.set('user_agent', agent.replaceAll('_', ' '));
    return unlessTraffic(record);
  },
});
