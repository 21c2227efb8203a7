import type { EventAction } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { PROXY_FIELDS, unlessTraffic } from './traffic.ts';

function isNone(value: string): boolean {
  return value === 'NA' || value === 'Unknown' || isAbsent(value);
}

/** An isolated page is rendered elsewhere and displayed. */
function actionOfIsolation(word: string): EventAction {
  return /^(?:isolat|clear|read.?only|view.?only|safe)/i.test(word) ? 'allowed' : actionOf(word);
}

const RULES = { action: actionOfIsolation };

/** The platform's own field names, which its CEF uses where the standard has no key. */
const OWN = {
  event_time: 'time',
  userid: 'user',
  email: 'user',
  'x-client-ip': 'src_ip',
  client_ip: 'src_ip',
  origin_ip: 'src_ip',
  dst: 'dst_ip',
  destination_ip: 'dst_ip',
  domain: 'host',
  url: 'url',
  referer: 'referrer',
  refererl: 'referrer',
  referrer: 'referrer',
  request_type: 'method',
  response_code: 'status',
  pe_action: 'action',
  bytes_out: 'bytes_up',
  bytes_sent: 'bytes_up',
  upload_bytes: 'bytes_up',
  bytes_in: 'bytes_down',
  bytes_received: 'bytes_down',
  download_bytes: 'bytes_down',
  'user-agent': 'user_agent',
  user_agent: 'user_agent',
  'content-type': 'content_type',
  mimeType: 'content_type',
  categories: 'category',
  top_category: 'category',
  casb_app_name: 'app',
  filename: 'object',
  severity: 'severity',
  vendor: 'drop',
  product: 'drop',
  version: 'drop',
} as const;

export const menloCef = cefFormat({
  name: 'menlo-cef',
  title: 'Menlo Security, CEF',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'device', 'app', 'object', 'message', 'severity', 'raw_id'],
  headers: ['Menlo Security|', 'Menlo|', 'MenloSecurity|'],
  table: {
    ...CEF_KEYS,
    ...OWN,
    in: 'bytes_down',
    out: 'bytes_up',
    bytesIn: 'bytes_down',
    bytesOut: 'bytes_up',
    outcome: 'status',
    app: 'drop',
    destinationServiceName: 'app',
    fileType: 'content_type',
    fname: 'object',
    'URL Category': 'category',
    Categories: 'category',
    'Response Code': 'status',
    'Content Type': 'content_type',
  },
  absent: isNone,
  rules: RULES,
  prepare: unlessTraffic,
});

export const menloJson = jsonFormat({
  name: 'menlo-json',
  title: 'Menlo Security web log, JSON',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'app', 'object', 'severity'],
  marks: ['Menlo Security', '"pe_action"'],
  body: (object) => {
    const event = asObject(object.event) ?? object;
    return 'pe_action' in event || ('event_time' in event && 'x-client-ip' in event) ? event : undefined;
  },
  table: OWN,
  absent: isNone,
  rules: RULES,
  prepare: unlessTraffic,
});
