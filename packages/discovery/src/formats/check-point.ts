import type { EventAction } from '@casbah/domain/event';
import { isAbsent } from '../fields/absent.ts';
import { actionOf } from '../fields/action.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Rules } from '../fields/normaliser.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { BY_SPACES, type PairsStyle, pairsFormat } from './pairs-dialect.ts';
import { PROXY_FIELDS } from './traffic.ts';

/** Check Point's field names, common to all its log exports. */
export const CHECK_POINT_TABLE: FieldTable = {
  time: 'epoch',
  Time: 'time',
  src_user_name: 'user',
  user: 'user',
  src_user_dn: 'user',
  src: 'src_ip',
  src_machine_name: 'device',
  dst: 'dst',
  service: 'dst_port',
  svc: 'dst_port',
  d_port: 'dst_port',
  http_host: 'host',
  http_server: 'drop',
  dns_query: 'host',
  sni: 'host',
  dst_domain_name: 'host',
  dst_machine_name: 'drop',
  resource: 'url',
  url: 'url',
  referrer: 'referrer',
  user_agent: 'user_agent',
  method: 'method',
  http_status: 'status',
  action: 'action',
  Action: 'action',
  rule_action: 'action',
  sent_bytes: 'bytes_up',
  client_outbound_bytes: 'bytes_up',
  received_bytes: 'bytes_down',
  client_inbound_bytes: 'bytes_down',
  server_inbound_bytes: 'drop',
  server_outbound_bytes: 'drop',
  content_type: 'content_type',
  matched_category: 'category',
  app_category: 'category',
  primary_category: 'category',
  categories: 'category',
  appi_name: 'app',
  dst_country: 'country',
  file_name: 'object',
  severity: 'severity',
  loguid: 'raw_id',
  flags: 'drop',
  originsicname: 'drop',
  origin_sic_name: 'drop',
  sequencenum: 'drop',
  version: 'drop',
  __policy_id_tag: 'drop',
  layer_uuid: 'drop',
  rule_uid: 'drop',
  db_tag: 'drop',
};

function actionOfGateway(word: string): EventAction {
  switch (word.trim().toLowerCase()) {
    case 'ask user':
    case 'ask':
    case 'inform user':
    case 'inform':
      return 'warned';
    case 'redirect':
      return 'blocked';
    case 'log in':
    case 'log out':
    case 'update':
      return 'other';
    default:
      return actionOf(word);
  }
}

export const CHECK_POINT_RULES: Rules = { action: actionOfGateway };

/** `John Doe (jdoe) (+)`: the account follows the name in parentheses. */
function accountIn(user: string): string {
  const account = /\(([^()+]+)\)/.exec(user)?.[1];
  return account === undefined ? user : account.trim();
}

export function isNone(value: string): boolean {
  return value === '0.0.0.0' || value === '::' || isAbsent(value);
}

export function prepare(record: LogRecord): string | undefined {
  if (/^key install$/i.test(record.get('action') ?? '')) return 'keys of a tunnel between gateways';
  if (!(record.has('dst') || record.has('url') || record.has('host'))) {
    const product = record.kept('product');
    return `${product === undefined ? 'a record' : `a record of ${product}`} without a destination`;
  }
  const user = record.get('user');
  if (user?.includes('(')) record.set('user', accountIn(user));
  const url = record.get('url');
  // Threat emulation puts file names there, others lists of URLs.
  if (url !== undefined && !/[./:]/.test(url)) {
    record.set('url', undefined);
    record.keep('resource', url);
  }
  return undefined;
}

export const CHECK_POINT_FIELDS = [
  ...PROXY_FIELDS,
  'device',
  'app',
  'object',
  'severity',
  'country',
  'raw_id',
] as const;

const BY_SEMICOLONS: PairsStyle = { kind: 'delimited', delimiter: ';', assign: ':' };
const BY_SEMICOLONS_AND_EQUALS: PairsStyle = { kind: 'delimited', delimiter: ';', assign: '=' };
const BY_PIPES: PairsStyle = { kind: 'delimited', delimiter: '|', assign: '=' };

/** Fields unique to Check Point's logs, and its product names. */
const OWN_NAMES =
  /(?:^|[|; [])(?:loguid|originsicname|origin_sic_name|i\/f_name|i\/f_dir|ifdir|__policy_id_tag|smartdefense_profile)[=:]/;
const PRODUCTS =
  /(?:^|[|; [])product[=:]"?(?:VPN-1|FireWall-1|Firewall|SmartDefense|URL Filtering|Application Control|Identity Awareness|Threat Emulation|Anti-Virus|Anti-Bot|Anti Malware|IPS|HTTPS Inspection|SmartConsole)\b/i;

/** List name in syslog messages sent directly by gateways: `[Fields@1.3.6.1.4.1.2620 src="…" …]`. */
const SYSLOG_LIST = /\[Fields@1\.3\.6\.1\.4\.1\.2620 /;

/** `[action:"Accept"; flags:"1"; …]`, or `key="v"; key="v"` in the log exporter's syslog format. */
function locatePairs(text: string): number {
  const product = text.indexOf('CheckPoint ');
  if (product >= 0) {
    const bracket = text.indexOf('[', product);
    if (bracket > 0 && bracket - product < 60) return bracket + 1;
  }
  const list = SYSLOG_LIST.exec(text);
  if (list !== null) return list.index + list[0].length;
  // Splunk, generic and LEA-like: pairs separated by pipes or semicolons, with Check Point's names
  if (!OWN_NAMES.test(text) && !PRODUCTS.test(text)) return -1;
  if (!/(?:^|[|; [])(?:src|dst|action|product)[=:]/.test(text)) return -1;
  const first =
    /(?:^|[\s<>|[])((?:time|loc|Time|action|hostname|num|date|flags|product|src|ifdir|origin)[=:])/.exec(
      text,
    );
  return first === null ? -1 : first.index + first[0].length - (first[1] ?? '').length;
}

export const checkPoint = pairsFormat({
  name: 'checkpoint',
  title: 'Check Point log exporter and LEA: key:"value"; key="value" and key=value|',
  rank: 'specific',
  marks: [
    'CheckPoint ',
    '[Fields@1.3.',
    'loguid',
    'originsicname',
    'origin_sic_name',
    'i/f_',
    'ifdir',
    '__policy_id_tag',
    'smartdefense_profile',
    'product=',
    'product:',
  ],
  fields: CHECK_POINT_FIELDS,
  locate: ({ text }) => {
    const at = locatePairs(text);
    return at >= 0 && styleAt(text, at) !== undefined ? at : -1;
  },
  style: (text, start) => styleAt(text, start) ?? BY_SPACES,
  table: CHECK_POINT_TABLE,
  absent: isNone,
  rules: CHECK_POINT_RULES,
  prepare: (record, line) => {
    const last = line.text.trimEnd();
    // The list's closing bracket may be attached to the last value.
    if (last.endsWith(']')) {
      const url = record.get('url');
      if (url?.endsWith(']') && !url.includes('[')) record.set('url', url.slice(0, -1));
    }
    takeOddZone(record, last);
    return prepare(record);
  },
});

/** Gateways that send syslog directly write the zone as a plain offset: `T08:14:22--5:00`, `T08:14:22+2:00`. */
function takeOddZone(record: LogRecord, text: string): void {
  if (record.has('epoch') || record.has('time')) return;
  const match = /^.{0,12}(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)[+-]?([+-])(\d):(\d\d) /.exec(text);
  if (match !== null) record.set('time', `${match[1]}${match[2]}0${match[3]}:${match[4]}`);
}

/** Pair style, determined by what follows the first pair. */
function styleAt(text: string, start: number): PairsStyle | undefined {
  const head = text.slice(start, start + 400);
  if (/^[\w@/. -]*\s?[\w/.-]+:\s?"/.test(head)) return BY_SEMICOLONS;
  if (/^[\w/.-]+=[^|;]*\|\s*[\w/.-]+=/.test(head)) return BY_PIPES;
  if (/^(?:[\w@.-]+ )?[\w/.-]+="[^"]*"; ?[\w/.-]+=/.test(head)) return BY_SEMICOLONS_AND_EQUALS;
  if (/^(?:[\w@.-]+ )?[\w/.-]+="[^"]*" [\w/.-]+=/.test(head)) return BY_SPACES;
  if (/^[\w/.-]+:\s[^;]*;\s?[\w/.-]+:\s/.test(head)) return BY_SEMICOLONS;
  if (/^[\w/.-]+=[^;]*;\s?[\w/.-]+=/.test(head)) return BY_SEMICOLONS_AND_EQUALS;
  return undefined;
}

export const checkPointCef = cefFormat({
  name: 'checkpoint-cef',
  title: 'Check Point log exporter, CEF',
  rank: 'specific',
  fields: [...CHECK_POINT_FIELDS, 'message'],
  headers: ['Check Point|', 'CheckPoint|'],
  table: {
    ...CEF_KEYS,
    ...CHECK_POINT_TABLE,
    rt: 'time',
    suser: 'user',
    duser: 'user',
    service: 'dst_port',
    app: 'app',
    in: 'bytes_down',
    out: 'bytes_up',
    Category: 'category',
    'Application Category': 'category',
    'Matched Category': 'category',
    'Application Name': 'app',
    requestMethod: 'method',
    cat: 'category',
    msg: 'message',
    time: 'time',
  },
  absent: isNone,
  rules: CHECK_POINT_RULES,
  prepare: (record, header) => {
    record.keep('product', header.product);
    // The service name uses the same field, so only numbers count as a port.
    return prepare(record);
  },
});

export const checkPointLeef = leefFormat({
  name: 'checkpoint-leef',
  title: 'Check Point log exporter, LEEF',
  rank: 'specific',
  fields: CHECK_POINT_FIELDS,
  headers: ['Check Point|', 'CheckPoint|'],
  table: { ...LEEF_KEYS, ...CHECK_POINT_TABLE, srcPort: 'drop', proto: 'drop', time: 'time' },
  absent: isNone,
  rules: CHECK_POINT_RULES,
  prepare,
});

export const checkPointJson = jsonFormat({
  name: 'checkpoint-json',
  title: 'Check Point log exporter, JSON',
  rank: 'specific',
  fields: CHECK_POINT_FIELDS,
  marks: ['"originsicname"', '"loguid"', '"origin_sic_name"', '"ifdir"'],
  body: (object) => {
    const event = asObject(object.event) ?? object;
    return 'ifdir' in event && !('product' in event) ? undefined : event;
  },
  table: CHECK_POINT_TABLE,
  absent: isNone,
  rules: CHECK_POINT_RULES,
  prepare,
});
