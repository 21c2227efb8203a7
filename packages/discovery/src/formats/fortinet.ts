import type { EventAction } from '@casbah/domain/event';
import { actionOf } from '../fields/action.ts';
import { type FieldTable, type LogRecord, type Place, placesOf } from '../fields/log-record.ts';
import type { Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { BY_COMMAS, BY_SPACES, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** FortiOS 5 to 7, followed by names from version 4. */
const TABLE: FieldTable = {
  eventtime: 'epoch',
  date: 'date',
  time: 'clock',
  tz: 'zone',
  user: 'user',
  unauthuser: 'user',
  srcuser: 'user',
  xauthuser: 'user',
  srcdomain: 'user_domain',
  srcip: 'src_ip',
  src: 'src_ip',
  clientip: 'src_ip',
  srcname: 'device',
  srchost: 'device',
  osname: 'os',
  agent: 'user_agent',
  dstip: 'dst_ip',
  dst: 'dst_ip',
  dstport: 'dst_port',
  dst_port: 'dst_port',
  dport: 'dst_port',
  hostname: 'host',
  httphost: 'host',
  sni: 'host',
  qname: 'host',
  botnetdomain: 'host',
  dstname: 'host',
  url: 'url',
  referralurl: 'referrer',
  httpmethod: 'method',
  statuscode: 'status',
  scheme: 'scheme',
  reqtype: 'drop',
  utmaction: 'action',
  action: 'action',
  status: 'action',
  sentbyte: 'bytes_up',
  sent: 'bytes_up',
  rcvdbyte: 'bytes_down',
  rcvd: 'bytes_down',
  // For a single HTTP transaction
  reqlength: 'bytes_up',
  resplength: 'bytes_down',
  contenttype: 'content_type',
  catdesc: 'category',
  cat_desc: 'category',
  app: 'app',
  application: 'app',
  saasname: 'app',
  saasapp: 'app',
  useractivity: 'activity',
  dstcity: 'city',
  dstcountry: 'country',
  dst_country: 'country',
  filename: 'object',
  msg: 'message',
  crlevel: 'severity',
  level: 'drop',
  pri: 'drop',
  devid: 'drop',
  device_id: 'drop',
  vd: 'drop',
  logid: 'drop',
  log_id: 'drop',
};

/** The reason a session ended isn't a verdict: everything except `deny` passed. */
function actionOfFirewall(word: string): EventAction {
  const lower = word.toLowerCase();
  switch (lower) {
    case 'close':
    case 'client-rst':
    case 'server-rst':
    case 'timeout':
    case 'ip-conn':
    case 'start':
    case 'dns':
    case 'passthrough':
    case 'exempt':
    case 'filtered':
    case 'exempted':
    case 'analytics':
    case 'info':
    case 'content-disarmed':
      return 'allowed';
    case 'redirect':
    case 'violation':
    case 'clear_session':
    case 'dropped':
    case 'ban':
    case 'ban-sender':
      return 'blocked';
    case 'warning':
    case 'ftgd_warning':
      return 'warned';
    case 'authenticate':
    case 'auth-logon':
      return 'authenticated';
    default:
      return actionOf(word);
  }
}

const RULES: Rules = { action: actionOfFirewall, silence: 'allowed' };

const NO_TRAFFIC = /^(?:event|voip|gtp|emailfilter|spamfilter)$/i;

const HTTP_METHOD = /^(?:GET|POST|PUT|HEAD|CONNECT|DELETE|OPTIONS|PATCH|TRACE)$/i;

/** Common to both forms: selects records with traffic and combines a web filter's fields. */
function prepareRecord(record: LogRecord, type: string, subtype: string): string | undefined {
  if (NO_TRAFFIC.test(type)) return `a log of type ${type}`;
  if (!record.has('src_ip') || !(record.has('dst_ip') || record.has('dst') || record.has('host')))
    return `a log of type ${type} without source and destination`;
  const scheme = (record.kept('service') ?? '').toLowerCase();
  if (scheme === 'http' || scheme === 'https') record.set('scheme', scheme);
  const user = record.get('user');
  if (user === 'N/A' || user === 'unknown') record.set('user', undefined);
  // A content policy ended the session: `action` is the session's, `utmaction` the policy's.
  const verdict = record.get('action');
  const session = record.kept('action');
  if (session !== undefined && verdict !== undefined) {
    if (verdict === 'allow' && session === 'deny') record.set('action', 'deny');
    else if (actionOfFirewall(verdict) === 'other') record.set('action', session);
  }
  // FortiProxy: its own response instead of the site's.
  if (verdict === undefined && record.get('status') === '403' && record.kept('resptype') === 'generated')
    record.set('action', 'deny');
  takeRawData(record);
  // For a web filter it is the rating method, for a web application firewall the HTTP method.
  const method = record.kept('method');
  if (!record.has('method') && method !== undefined && HTTP_METHOD.test(method)) record.set('method', method);
  takeDeltas(record);
  if (subtype === 'ftgd_warning' || record.kept('eventtype') === 'ftgd_warning')
    record.set('action', 'warning');
  return undefined;
}

/** Long sessions are logged repeatedly with running totals; only the increase counts. */
function takeDeltas(record: LogRecord): void {
  const sent = record.takeKept('sentdelta');
  const received = record.takeKept('rcvddelta');
  if (sent !== undefined && /^\d+$/.test(sent)) record.set('bytes_up', sent);
  if (received !== undefined && /^\d+$/.test(received)) record.set('bytes_down', received);
}

/** Request headers that the web filter logs in one field: `Method=GET|User-Agent=curl/8.5`. */
function takeRawData(record: LogRecord): void {
  const raw = record.kept('rawdata');
  if (raw === undefined) return;
  const part = (name: string) => new RegExp(`(?:^|\\|)${name}=([^|]+)`, 'i').exec(raw)?.[1];
  if (!record.has('method')) record.set('method', part('Method'));
  if (!record.has('user_agent')) record.set('user_agent', part('User-Agent'));
  if (!record.has('referrer')) record.set('referrer', part('Refer{1,2}er'));
}

function locate({ text }: Line): number {
  // Some forwarders drop the ID.
  const id =
    text.includes('logid=') ||
    text.includes('log_id=') ||
    (text.includes('devid=') && text.includes('subtype='));
  if (!id || !(text.includes(' type=') || text.includes(',type=')) || text.includes(' msg_id=')) return -1;
  if (!text.includes('subtype=') && !text.includes('devid=') && !text.includes('device_id=')) return -1;
  const date = text.indexOf('date=');
  const first =
    date >= 0 ? date : text.search(/\b(?:itime|time|timestamp|devname|device_id|devid|logver|eventtime)=/);
  return first < 0 ? -1 : first;
}

const FORTIGATE_FIELDS = [
  ...PROXY_FIELDS,
  'device',
  'os',
  'app',
  'activity',
  'country',
  'city',
  'object',
  'message',
  'severity',
] as const;

export const fortigate = pairsFormat({
  name: 'fortigate',
  title:
    'Fortinet FortiGate and FortiProxy (traffic, web filter, application control, HTTP transactions), key=value',
  rank: 'specific',
  marks: ['logid=', 'log_id=', 'devid='],
  fields: FORTIGATE_FIELDS,
  locate,
  style: (text, start) => {
    const space = text.indexOf(' ', start);
    const comma = text.indexOf(',', start);
    return comma >= 0 && (space < 0 || comma < space) ? BY_COMMAS : BY_SPACES;
  },
  table: TABLE,
  rules: RULES,
  prepare: (record) => prepareRecord(record, record.kept('type') ?? '', record.kept('subtype') ?? ''),
});

/** Keys in CEF: the standard's if it has one, otherwise FortiOS's with the prefix `FTNTFGT`. */
const CEF_TABLE: FieldTable = {
  FTNTFGTeventtime: 'epoch',
  FTNTFGTtz: 'zone',
  ...CEF_KEYS,
  FTNTFGTuser: 'user',
  FTNTFGTunauthuser: 'user',
  duser: 'user',
  FTNTFGTsrcname: 'device',
  FTNTFGTosname: 'os',
  FTNTFGTagent: 'user_agent',
  FTNTFGThostname: 'host',
  FTNTFGTqname: 'host',
  FTNTFGTurl: 'url',
  FTNTFGTutmaction: 'action',
  FTNTFGTaction: 'action',
  out: 'bytes_up',
  FTNTFGTsentbyte: 'bytes_up',
  in: 'bytes_down',
  FTNTFGTrcvdbyte: 'bytes_down',
  FTNTFGTcatdesc: 'category',
  requestContext: 'category',
  cat: 'drop',
  FTNTFGTapp: 'app',
  FTNTFGTdstcountry: 'country',
  FTNTFGTlogid: 'drop',
  FTNTFGTlevel: 'drop',
  FTNTFGTvd: 'drop',
  deviceExternalId: 'drop',
  fname: 'object',
};

/** FortiOS's own keys have the prefix `FTNTFGT`, and `ad.` if FortiAnalyzer forwards the log. */
const OWN_KEY = /^(?:FTNTFGT|ad\.)/;
/** Rank after the standard's keys. */
const BEHIND = 64;

function cefPlaces(): (name: string) => Place | undefined {
  const standard = placesOf(CEF_TABLE);
  const own = placesOf(TABLE);
  return (name) => {
    const known = standard.get(name);
    if (known !== undefined || !OWN_KEY.test(name)) return known;
    const place = own.get(name.replace(OWN_KEY, ''));
    return place === undefined ? undefined : { index: place.index, rank: place.rank + BEHIND };
  };
}

export const fortigateCef = cefFormat({
  name: 'fortigate-cef',
  title: 'Fortinet FortiGate, CEF',
  rank: 'specific',
  fields: FORTIGATE_FIELDS,
  headers: ['Fortinet|Forti', 'fortinet|forti', 'Fortinet|forti'],
  table: cefPlaces(),
  rules: RULES,
  prepare: (record, header) => {
    // Event name: `traffic:forward close`, `utm:webfilter ftgd_blk blocked`.
    const [type = '', subtype = ''] = header.name.split(/[:\s]/);
    return prepareRecord(record, type, subtype);
  },
});

/** The same names in a JSON object from collectors that parse the line. */
export const fortigateJson = jsonFormat({
  name: 'fortigate-json',
  title: 'Fortinet FortiGate, taken apart into JSON by a collector',
  rank: 'specific',
  fields: FORTIGATE_FIELDS,
  marks: ['"srcip"'],
  body: (object) => {
    const record = asObject(object.fortigate) ?? asObject(object.fortinet) ?? object;
    return 'srcip' in record && 'subtype' in record && ('logid' in record || 'devid' in record)
      ? record
      : undefined;
  },
  table: TABLE,
  rules: RULES,
  prepare: (record) => prepareRecord(record, record.kept('type') ?? '', record.kept('subtype') ?? ''),
});
