import type { Event, EventAction } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { actionOf } from '../fields/action.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { type PairsStyle, pairsFormat } from './pairs-dialect.ts';
import { hasClient, PROXY_FIELDS } from './traffic.ts';

/**
 * First fields of TRAFFIC and THREAT logs, named as in the PAN-OS administrator's guide. Later versions only
 * append fields. '' is a field the guide calls FUTURE_USE.
 */
const COMMON =
  ' receive_time serial type subtype config_version time_generated src dst natsrc natdst rule srcuser dstuser app vsys from to inbound_if outbound_if logset  sessionid repeatcnt sport dport natsport natdport flags proto action'.split(
    ' ',
  );
const TRAFFIC = [
  ...COMMON,
  ...'bytes bytes_sent bytes_received packets start elapsed category  seqno actionflags srcloc dstloc  pkts_sent pkts_received session_end_reason dg_hier_level_1 dg_hier_level_2 dg_hier_level_3 dg_hier_level_4 vsys_name device_name action_source src_uuid dst_uuid tunnelid monitortag parent_session_id parent_start_time tunnel assoc_id chunks chunks_sent chunks_received rule_uuid http2_connection link_change_count policy_id link_switches sdwan_cluster sdwan_device_type sdwan_cluster_type sdwan_site dynusergroup_name xff_ip src_category src_profile src_model src_vendor src_osfamily src_osversion src_host src_mac dst_category dst_profile dst_model dst_vendor dst_osfamily dst_osversion dst_host dst_mac container_id pod_namespace pod_name src_edl dst_edl hostid serialnumber src_dag dst_dag session_owner high_res_timestamp nssai_sst nssai_sd subcategory_of_app category_of_app technology_of_app risk_of_app characteristic_of_app container_of_app tunneled_app is_saas_of_app sanctioned_state_of_app offloaded'.split(
    ' ',
  ),
];
const THREAT = [
  ...COMMON,
  ...'misc threatid category severity direction seqno actionflags srcloc dstloc  contenttype pcap_id filedigest cloud url_idx user_agent filetype xff referer sender subject recipient reportid dg_hier_level_1 dg_hier_level_2 dg_hier_level_3 dg_hier_level_4 vsys_name device_name  src_uuid dst_uuid http_method tunnelid monitortag parent_session_id parent_start_time tunnel thr_category contentver  assoc_id ppid http_headers url_category_list rule_uuid http2_connection dynusergroup_name xff_ip src_category src_profile src_model src_vendor src_osfamily src_osversion src_host src_mac dst_category dst_profile dst_model dst_vendor dst_osfamily dst_osversion dst_host dst_mac container_id pod_namespace pod_name src_edl dst_edl hostid serialnumber domain_edl src_dag dst_dag partial_hash high_res_timestamp reason justification nssai_sst subcategory_of_app category_of_app technology_of_app risk_of_app characteristic_of_app container_of_app tunneled_app is_saas_of_app sanctioned_state_of_app cloud_reportid'.split(
    ' ',
  ),
];

const TABLE: FieldTable = {
  time_generated: 'time',
  receive_time: 'time',
  src: 'src_ip',
  dst: 'dst_ip',
  srcuser: 'user',
  src_host: 'device',
  src_osfamily: 'os',
  dport: 'dst_port',
  app: 'app',
  action: 'action',
  bytes_sent: 'bytes_up',
  bytes_received: 'bytes_down',
  category: 'category',
  dstloc: 'country',
  contenttype: 'content_type',
  user_agent: 'user_agent',
  referer: 'referrer',
  http_method: 'method',
  severity: 'severity',
  seqno: 'raw_id',
  // Redundant, or about the firewall itself
  serial: 'drop',
  config_version: 'drop',
  repeatcnt: 'drop',
  flags: 'drop',
  actionflags: 'drop',
  natsrc: 'drop',
  natdst: 'drop',
  natsport: 'drop',
  natdport: 'drop',
  logset: 'drop',
  dg_hier_level_1: 'drop',
  dg_hier_level_2: 'drop',
  dg_hier_level_3: 'drop',
  dg_hier_level_4: 'drop',
  pcap_id: 'drop',
  url_idx: 'drop',
  tunnelid: 'drop',
  parent_session_id: 'drop',
  parent_start_time: 'drop',
  assoc_id: 'drop',
  chunks: 'drop',
  chunks_sent: 'drop',
  chunks_received: 'drop',
  reportid: 'drop',
  cloud_reportid: 'drop',
};

/**
 * `block-continue` and `block-override` show a page the user can continue from; `continue` and `override`
 * mean they did.
 */
function actionOfFirewall(word: string): EventAction {
  switch (word) {
    case 'block-continue':
      return 'warned';
    case 'block-override':
    case 'override-lockout':
      return 'blocked';
    case 'continue':
    case 'override':
    case 'alert':
    case 'syncookie-sent':
    case 'random-drop':
      return word === 'random-drop' ? 'blocked' : 'allowed';
    default:
      return actionOf(word);
  }
}

const RULES: Rules = { action: actionOfFirewall };

/** Log types without a connection through the firewall, or whose connections are also in TRAFFIC and THREAT. */
const OTHER_TYPES =
  'CONFIG|SYSTEM|HIPMATCH|HIP-MATCH|USERID|GLOBALPROTECT|DECRYPTION|CORRELATION|AUTHENTICATION|IPTAG|GTP|SCTP|TUNNEL|AUDIT';
const TYPE = new RegExp(`,(TRAFFIC|THREAT|${OTHER_TYPES}),`, 'i');

/** Start of `1,2026/11/20 08:14:22,serial,TYPE,`; -1 without one. */
function locateCsv({ text }: Line): number {
  let type = text.indexOf(',TRAFFIC,');
  if (type < 0) type = text.indexOf(',THREAT,');
  if (type < 0) type = TYPE.exec(text)?.index ?? -1;
  if (type < 0) return -1;
  const serial = text.lastIndexOf(',', type - 1);
  if (serial < 0) return -1;
  const time = text.lastIndexOf(',', serial - 1);
  // Some collectors drop the first field, which is unused.
  if (time < 0) {
    const date = /\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/.exec(text.slice(0, serial));
    return date === null ? -1 : date.index;
  }
  let start = time;
  while (start > 0 && text.charCodeAt(start - 1) >= 48 && text.charCodeAt(start - 1) <= 57) start -= 1;
  const received = text.slice(time + 1, serial);
  return /^"?\d{4}[-/]\d\d[-/]\d\d[ T]\d\d:\d\d:\d\d/.test(received) ? start : -1;
}

class PanCsvReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #traffic = new ColumnFields(TRAFFIC, TABLE);
  readonly #threat = new ColumnFields(THREAT, TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate(line: Line): number {
    // Console exports start with a header line.
    if (
      line.text.startsWith('Domain,Receive Time,Serial #,Type,') ||
      line.text.startsWith('"Domain","Receive Time"')
    )
      return 0;
    return locateCsv(line);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    if (text.startsWith('Domain', start) || text.startsWith('"Domain"', start)) return 'header';
    const values = this.#values;
    let count = readCsv(text, start, ',', values);
    if (count < 0) return incomplete('a quote is not closed');
    if (/^\d{4}\//.test(values[0] ?? '')) {
      values.unshift('');
      count += 1;
    }
    const type = (values[3] ?? '').toUpperCase();
    const columns = type === 'TRAFFIC' ? this.#traffic : type === 'THREAT' ? this.#threat : undefined;
    if (columns === undefined)
      return OTHER_TYPES.split('|').includes(type) ? notTraffic(`a ${type} log`) : FOREIGN;
    if (count < 31) return incomplete(`${count} values where a ${type} log has at least 31`);
    const { record, normaliser } = this.#stream;
    columns.takeAll(record, values, Math.min(count, columns.count));
    if (type === 'THREAT') prepareThreat(record);
    takeExactTime(record);
    return normaliser.fill(event, record, line, RULES);
  }
}

/** `time_generated` has no zone; PAN-OS 10 adds a time with one. */
function takeExactTime(record: LogRecord): void {
  const exact = record.takeKept('high_res_timestamp');
  if (exact !== undefined && /^\d{4}-\d\d-\d\dT/.test(exact)) record.set('time', exact);
}

/** The meaning of `misc` depends on the subtype: URL, file name or domain. */
function prepareThreat(record: LogRecord): void {
  const misc = record.takeKept('misc');
  if (misc === undefined) return;
  const subtype = record.kept('subtype') ?? '';
  if (subtype === 'url') record.set('url', misc);
  else if (/^dns|^spyware$/.test(subtype) && /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+\.?$/.test(misc))
    record.set('host', misc);
  else if (misc.includes('/')) record.set('url', misc);
  else record.set('object', misc);
}

const PAN_FIELDS = [
  ...PROXY_FIELDS,
  'app',
  'device',
  'os',
  'object',
  'severity',
  'country',
  'raw_id',
] as const;

export const paloAltoCsv: Format = {
  name: 'paloalto-csv',
  title: 'Palo Alto Networks PAN-OS TRAFFIC and THREAT (URL) logs, CSV',
  rank: 'specific',
  marks: ['Receive Time', ...`TRAFFIC|THREAT|${OTHER_TYPES}`.split('|').map((type) => `,${type},`)],
  fields: PAN_FIELDS.filter((field) => field !== 'status'),
  open: (stream) => new PanCsvReader(stream),
};

/** Names that custom formats use for variables, in addition to the guide's. */
const PAIRS: FieldTable = {
  ...TABLE,
  suser: 'user',
  act: 'action',
  cat: 'category',
  dloc: 'country',
  ref: 'referrer',
  useragent: 'user_agent',
  bytes: 'bytes_total',
  seq: 'raw_id',
  actflag: 'drop',
  actflags: 'drop',
};
const BY_PIPES: PairsStyle = { kind: 'delimited', delimiter: '|', assign: '=' };
const BY_COMMAS: PairsStyle = { kind: 'delimited', delimiter: ',', assign: '=' };
const BY_SEMICOLONS: PairsStyle = { kind: 'delimited', delimiter: ';', assign: '=' };
const BY_SPACES: PairsStyle = { kind: 'key-value', delimiter: ' ' };
/** Log type with the text before it. */
const TYPE_PAIR = /(?:^|[\s|,;])type="?(TRAFFIC|THREAT)"?(?=[\s|,;])/;

/** Custom log format of the firewall: variables of the guide as `name=value`. */
export const paloAltoPairs = pairsFormat({
  name: 'paloalto-kv',
  title: 'Palo Alto Networks PAN-OS, custom log format with name=value',
  rank: 'specific',
  marks: ['=TRAFFIC', '=THREAT', 'type="T'],
  fields: PAN_FIELDS.filter((field) => field !== 'status'),
  locate: ({ text }) => {
    if (!text.includes('=TRAFFIC') && !text.includes('=THREAT') && !text.includes('type="T')) return -1;
    if (!TYPE_PAIR.test(text) || !/[\s|,;]subtype=/.test(text)) return -1;
    // The first pair starts after the last space before its separator.
    return text.lastIndexOf(' ', text.indexOf('=')) + 1;
  },
  style: (text, start) => {
    const sign = TYPE_PAIR.exec(text.slice(start))?.[0].charAt(0);
    const behind = /(?:TRAFFIC|THREAT)"?([\s|,;])/.exec(text.slice(start))?.[1] ?? sign;
    if (behind === '|') return BY_PIPES;
    if (behind === ',') return BY_COMMAS;
    return behind === ';' ? BY_SEMICOLONS : BY_SPACES;
  },
  table: PAIRS,
  rules: RULES,
  prepare: (record) => {
    if (!record.has('src_ip') || !record.has('dst_ip')) return 'no source and destination address';
    prepareThreat(record);
    takeExactTime(record);
    return undefined;
  },
});

/** URLs and file names are quoted, as in the firewall's default format. */
function unquote(record: LogRecord): void {
  const url = record.get('url');
  if (url !== undefined && url.length > 1 && url.startsWith('"') && url.endsWith('"'))
    record.set('url', url.slice(1, -1));
}

export const paloAltoCef = cefFormat({
  name: 'paloalto-cef',
  title: 'Palo Alto Networks PAN-OS, CEF',
  rank: 'specific',
  fields: [...PAN_FIELDS, 'message'],
  headers: ['Palo Alto Networks|'],
  table: {
    start: 'time',
    ...CEF_KEYS,
    // PAN-OS follows the standard: `in` is source to destination.
    in: 'bytes_up',
    out: 'bytes_down',
    PanOSBytesSent: 'bytes_up',
    PanOSBytesReceived: 'bytes_down',
    'URL Category': 'category',
    cat: 'drop',
    requestContext: 'content_type',
    PanOSContentType: 'content_type',
    PanOSReferer: 'referrer',
    PanOSHTTPMethod: 'method',
    PanOSSourceUserName: 'user',
    PanOSSourceHost: 'device',
    PanOSDestinationLocation: 'country',
  },
  rules: RULES,
  prepare: (record, header) => {
    // In the guide, the type is the event's name and the subtype its ID; some versions swap them.
    const type = [header.name, header.id].find((part) => TYPE.test(`,${part},`)) ?? header.name;
    if (new RegExp(`^(?:${OTHER_TYPES})$`, 'i').test(type)) return `a ${type} log`;
    if (record.get('message') === header.name) record.set('message', undefined);
    unquote(record);
    // If configured, User-ID puts the header's address in the user field.
    if (/^x-fwd-for\b/i.test(record.get('user') ?? '')) record.set('user', undefined);
    const file = record.get('url');
    const isOfUrl = /^url$/i.test(header.id) || /^url$/i.test(header.name);
    if (file !== undefined && !isOfUrl && (!file.includes('/') || /^[A-Za-z]:[\\/](?!\/)/.test(file))) {
      record.set('url', undefined);
      record.set('object', file);
    }
    return hasClient(record) && (record.has('dst') || record.has('url'))
      ? undefined
      : 'no source and destination';
  },
});

export const paloAltoLeef = leefFormat({
  name: 'paloalto-leef',
  title: 'Palo Alto Networks PAN-OS, LEEF',
  rank: 'specific',
  fields: PAN_FIELDS,
  headers: ['Palo Alto Networks|'],
  table: {
    URLCategory: 'category',
    ...LEEF_KEYS,
    ReceiveTime: 'time',
    SourceUser: 'user',
    Application: 'app',
    Severity: 'severity',
    sequence: 'raw_id',
    DestinationLocation: 'country',
    ContentType: 'content_type',
    RequestMethod: 'method',
    HTTPMethod: 'method',
    UserAgent: 'user_agent',
    Referer: 'referrer',
    Miscellaneous: 'url',
    SerialNumber: 'drop',
    totalBytes: 'drop',
  },
  rules: RULES,
  prepare: (record, header) => {
    const action = record.get('action');
    if (action === undefined) record.set('action', header.id);
    const category = record.get('category');
    if (category !== undefined && TYPE.test(`,${category},`)) record.set('category', undefined);
    const type = record.kept('Type') ?? record.kept('cat') ?? category ?? '';
    if (new RegExp(`^(?:${OTHER_TYPES})$`, 'i').test(type)) return `a ${type} log`;
    const url = record.get('url');
    // For the other subtypes, it is a file name.
    const file = /^(?:file|virus|wildfire|data)/i.test(record.kept('Subtype') ?? '');
    if (url !== undefined && !url.includes('/') && (file || !url.includes('.'))) {
      record.set('url', undefined);
      record.set('object', url);
    }
    return record.has('src_ip') && record.has('dst') ? undefined : 'no source and destination address';
  },
});
