import type { Event, EventField } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { CEF_KEYS, cefFormat } from './cef-dialect.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { LEEF_KEYS, leefFormat } from './leef-dialect.ts';
import { BY_TABS, pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, PROXY_FIELDS, unlessTraffic } from './traffic.ts';
import { actionOfQuery, decodeFields, isFeedLine, isNone, RULES, takeLeadingTime } from './zscaler-feed.ts';

/** Field names of a web log in Zscaler's documentation and feeds for log servers. */
const WEB: FieldTable = {
  epochtime: 'epoch',
  datetime: 'time',
  time: 'time',
  TimeGenerated: 'time',
  tz: 'zone',
  timezone: 'zone',
  user: 'user',
  login: 'user',
  elogin: 'user',
  suser: 'user',
  ClientIP: 'src_ip',
  clientip: 'src_ip',
  cip: 'src_ip',
  cltip: 'src_ip',
  src: 'src_ip',
  clientpublicIP: 'src_ip',
  cpubip: 'src_ip',
  cintip: 'src_ip',
  cltpubip: 'src_ip',
  cltintip: 'src_ip',
  devicehostname: 'device',
  devicename: 'device',
  deviceostype: 'os',
  serverip: 'dst_ip',
  sip: 'dst_ip',
  dst: 'dst_ip',
  hostname: 'host',
  host: 'host',
  ehost: 'host',
  dhost: 'host',
  srv_dport: 'dst_port',
  dport: 'dst_port',
  dpt: 'dst_port',
  url: 'url',
  eurl: 'url',
  request: 'url',
  refererURL: 'referrer',
  refererurl: 'referrer',
  ereferer: 'referrer',
  referer: 'referrer',
  requestContext: 'referrer',
  requestmethod: 'method',
  reqmethod: 'method',
  requestMethod: 'method',
  status: 'status',
  respcode: 'status',
  responsecode: 'status',
  outcome: 'status',
  action: 'action',
  act: 'action',
  requestsize: 'bytes_up',
  reqsize: 'bytes_up',
  out: 'bytes_up',
  responsesize: 'bytes_down',
  respsize: 'bytes_down',
  in: 'bytes_down',
  totalsize: 'bytes_total',
  transactionsize: 'bytes_total',
  useragent: 'user_agent',
  ua: 'user_agent',
  eua: 'user_agent',
  requestClientApplication: 'user_agent',
  contenttype: 'content_type',
  urlcategory: 'category',
  urlcat: 'category',
  cat: 'category',
  urlsubcat: 'category',
  appname: 'app',
  filename: 'object',
  efilename: 'object',
  dstip_country: 'country',
  destcountry: 'country',
  destinationServiceName: 'app',
  event_id: 'raw_id',
  recordid: 'raw_id',
  externalId: 'raw_id',
  vendor: 'drop',
  product: 'drop',
};

const WEB_FIELDS: readonly EventField[] = [
  ...PROXY_FIELDS,
  'device',
  'os',
  'app',
  'object',
  'country',
  'raw_id',
];
/** Firewall and DNS feeds are sent the same way as web feeds. */
function isFirewall(text: string): boolean {
  return (
    text.includes('zscalernss-fw') ||
    text.includes('zscaler-nss-fw') ||
    text.includes('\tcdip=') ||
    text.includes('\tcdport=')
  );
}

export const zscalerWebPairs = pairsFormat({
  name: 'zscaler-web-kv',
  title: 'Zscaler NSS web log, name=value separated by tabs',
  rank: 'specific',
  marks: ['\tproduct=NSS', 'category=', 'ClientIP=', 'clientpublicIP='],
  fields: WEB_FIELDS,
  locate: ({ text }) => {
    if (!text.includes('\t') || isFirewall(text) || text.includes('LEEF:')) return -1;
    const marks = [
      '\tproduct=NSS',
      '\turlcategory=',
      '\turlsupercategory=',
      '\tClientIP=',
      '\tclientpublicIP=',
    ];
    let known = 0;
    for (const mark of marks) if (text.includes(mark)) known += 1;
    if (known < 2) return -1;
    return text.lastIndexOf('\t', text.indexOf('=')) + 1;
  },
  style: () => BY_TABS,
  table: WEB,
  absent: isNone,
  rules: RULES,
  prepare: (record, line, start) => {
    takeLeadingTime(record, line, start);
    decodeFields(record);
    return undefined;
  },
});

export const zscalerWebJson = jsonFormat({
  name: 'zscaler-web-json',
  title: 'Zscaler NSS web log, JSON',
  rank: 'specific',
  isLoose: true,
  fields: WEB_FIELDS,
  marks: ['zscalernss-web', '"urlcategory"', '"urlsupercategory"', '"NSSWeblog"', '"urlsupercat"'],
  body: (object) => {
    const type = object.sourcetype;
    const event = asObject(object.event);
    if (event !== undefined) return type === undefined || type === 'zscalernss-web' ? event : undefined;
    return typeof type === 'string' && type !== 'zscalernss-web' ? undefined : object;
  },
  table: WEB,
  absent: isNone,
  rules: RULES,
  prepare: (record) => {
    decodeFields(record);
    return unlessTraffic(record);
  },
});

/** Private access: who reached which internal application. Times look like `Wed Jul 03 05:12:25 2019`. */
export const zscalerPrivateAccess = jsonFormat({
  name: 'zscaler-private-access',
  title: 'Zscaler Private Access user activity and browser access, JSON',
  rank: 'specific',
  fields: [
    'time',
    'user',
    'user_domain',
    'src_ip',
    'dst_ip',
    'dst_port',
    'host',
    'url',
    'method',
    'status',
    'action',
    'bytes_up',
    'bytes_down',
    'app',
    'extra',
  ],
  marks: ['"LogTimestamp"', '"AuditOperationType"'],
  body: (object) => ('Customer' in object || 'CustomerID' in object ? object : undefined),
  table: {
    LogTimestamp: 'time',
    Username: 'user',
    NameID: 'user',
    ClientPublicIP: 'src_ip',
    ClientPublicIp: 'src_ip',
    ClientPrivateIP: 'src_ip',
    ClientPrivateIp: 'src_ip',
    ServerIP: 'dst_ip',
    ServicePort: 'dst_port',
    ServerPort: 'dst_port',
    ApplicationPort: 'dst_port',
    Host: 'host',
    URL: 'url',
    Method: 'method',
    StatusCode: 'status',
    RequestSize: 'bytes_up',
    ResponseSize: 'bytes_down',
    // A long connection has several lines, each with the bytes since the previous one.
    ZENBytesRxClient: 'bytes_up',
    ZENBytesTxClient: 'bytes_down',
    ZENTotalBytesRxClient: 'bytes_up',
    ZENTotalBytesTxClient: 'bytes_down',
    UserAgent: 'user_agent',
    Application: 'app',
    ConnectionStatus: 'activity',
  },
  absent: isNone,
  rules: { silence: 'allowed' },
  prepare: unlessTraffic,
});

/** The same in the documentation's QRadar format. */
export const zscalerPrivateAccessLeef = leefFormat({
  name: 'zscaler-private-access-leef',
  title: 'Zscaler Private Access user activity, LEEF',
  rank: 'specific',
  fields: FIREWALL_FIELDS.concat('host', 'app'),
  headers: ['Zscaler|ZPA|'],
  table: {
    devTime: 'time',
    usrName: 'user',
    srcPreNAT: 'src_ip',
    src: 'src_ip',
    dst: 'dst',
    ServerIP: 'dst',
    dstPort: 'dst_port',
    ServerPort: 'dst_port',
    ApplicationName: 'host',
    Host: 'host',
    ApplicationSegment: 'app',
    Application: 'app',
    ZENBytesRxClient: 'bytes_up',
    ZENBytesTxClient: 'bytes_down',
    ZENTotalBytesRxClient: 'bytes_up',
    ZENTotalBytesTxClient: 'bytes_down',
    cat: 'drop',
  },
  absent: isNone,
  rules: { silence: 'allowed' },
  prepare: unlessTraffic,
});

/** The answer is the service if it is an address, and is evaluated only if the request was allowed. */
function readQuery(record: LogRecord): void {
  const resolver = record.get('dst');
  if (resolver !== undefined) record.keep('resolver', resolver);
  record.set('dst', ipOf(record.kept('dns_resp') ?? ''));
  record.set('dst_port', undefined);
  const asked = record.kept('reqaction');
  const answered = record.kept('resaction');
  const verdict = asked !== undefined && actionOfQuery(asked) === 'blocked' ? asked : (answered ?? asked);
  if (verdict !== undefined) record.set('action', actionOfQuery(verdict));
}

export const zscalerCef = cefFormat({
  name: 'zscaler-cef',
  title: 'Zscaler NSS web, firewall and DNS logs, CEF',
  rank: 'specific',
  fields: [...WEB_FIELDS, 'severity', 'message'],
  headers: ['Zscaler|'],
  table: {
    ...CEF_KEYS,
    requestContext: 'referrer',
    in: 'bytes_down',
    out: 'bytes_up',
    outcome: 'status',
    destinationServiceName: 'app',
    app: 'drop',
    requestClientApplication: 'user_agent',
    deviceowner: 'drop',
    devicehostname: 'device',
    contenttype: 'content_type',
    nwApp: 'app',
    destCountry: 'country',
    dns_req: 'host',
  },
  absent: isNone,
  rules: RULES,
  prepare: (record, header) => {
    const kind = record.get('message');
    if (kind !== undefined && kind === record.get('action')) record.set('message', undefined);
    if (header.product === 'NSSDNSlog') readQuery(record);
    return unlessTraffic(record);
  },
});

export const zscalerLeef = leefFormat({
  name: 'zscaler-leef',
  title: 'Zscaler NSS web log, LEEF',
  rank: 'specific',
  yieldsTo: ['zscaler-private-access-leef'],
  fields: WEB_FIELDS,
  headers: ['Zscaler|'],
  table: {
    ...LEEF_KEYS,
    cat: 'action',
    referer: 'referrer',
    recordid: 'raw_id',
    respcode: 'status',
    requestmethod: 'method',
    reqmethod: 'method',
    contenttype: 'content_type',
    appname: 'app',
  },
  absent: isNone,
  rules: RULES,
  prepare: unlessTraffic,
});

/** Field order of the feed output type CSV. */
const CSV_COLUMNS =
  'time login proto eurl action appname appclass reqsize respsize stime ctime urlclass urlsupercat urlcat malwarecat threatname riskscore dlpeng dlpdict location dept cip sip reqmethod respcode ua ereferer ruletype rulelabel contenttype unscannabletype deviceowner devicehostname keyprotectiontype'.split(
    ' ',
  );
/** The same with the client's public address after its own, as some tenants have it. */
const CSV_COLUMNS_WITH_PUBLIC = CSV_COLUMNS.toSpliced(CSV_COLUMNS.indexOf('cip') + 1, 0, 'cintip');

/**
 * `"Mon Jun 20 15:29:11 2022","user","HTTP","host/path","Blocked",…`, separated by commas or tabs, quoted or
 * not.
 */
class ZscalerCsvReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #plain = new ColumnFields(CSV_COLUMNS, WEB, isNone);
  readonly #withPublic = new ColumnFields(CSV_COLUMNS_WITH_PUBLIC, WEB, isNone);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate(line: Line): number {
    return line.startOf(isFeedLine);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const values = this.#values;
    const tab = text.indexOf('\t', start);
    const delimiter = tab > 0 && tab - start < 40 ? '\t' : ',';
    const count = readCsv(text, start, delimiter, values);
    if (count < 0) return incomplete('a quote is not closed');
    if (count < 25) return incomplete(`${count} values where the web feed has ${CSV_COLUMNS.length}`);
    // The method shows which of the two orders applies.
    const columns =
      /^[A-Z]{3,}$/.test(values[23] ?? '') || values[23] === 'NA' ? this.#plain : this.#withPublic;
    if (columns === this.#withPublic && !/^[A-Z]{3,}$/.test(values[24] ?? '')) return FOREIGN;
    const { record, normaliser } = this.#stream;
    columns.takeAll(record, values, Math.min(count, columns.count));
    return normaliser.fill(event, record, line, RULES);
  }
}

export const zscalerWebCsv: Format = {
  name: 'zscaler-web-csv',
  title: 'Zscaler NSS web log, CSV (feed output type CSV, also with tabs)',
  rank: 'specific',
  marks: ['Sun ', 'Mon ', 'Tue ', 'Wed ', 'Thu ', 'Fri ', 'Sat '],
  fields: WEB_FIELDS,
  open: (stream) => new ZscalerCsvReader(stream),
};
