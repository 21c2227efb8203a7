import type { Event, EventField } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { asObject, jsonFormat } from './json-dialect.ts';
import { BY_TABS, pairsFormat } from './pairs-dialect.ts';
import { FIREWALL_FIELDS, unlessTraffic } from './traffic.ts';
import { actionOfQuery, decodeFields, isFeedLine, isNone, RULES, takeLeadingTime } from './zscaler-feed.ts';

const FIREWALL: FieldTable = {
  epochtime: 'epoch',
  datetime: 'time',
  time: 'time',
  TimeGenerated: 'time',
  tz: 'zone',
  user: 'user',
  login: 'user',
  elogin: 'user',
  suser: 'user',
  csip: 'src_ip',
  src: 'src_ip',
  clt_sip: 'src_ip',
  tsip: 'src_ip',
  devicehostname: 'device',
  devicename: 'device',
  deviceostype: 'os',
  cdip: 'dst_ip',
  dst: 'dst_ip',
  srv_dip: 'dst_ip',
  sdip: 'dst_ip',
  cdport: 'dst_port',
  dpt: 'dst_port',
  srv_dport: 'dst_port',
  cdfqdn: 'host',
  fqdn: 'host',
  action: 'action',
  act: 'action',
  outbytes: 'bytes_up',
  out: 'bytes_up',
  inbytes: 'bytes_down',
  in: 'bytes_down',
  nwapp: 'app',
  ipcat: 'category',
  destcountry: 'country',
  recordid: 'raw_id',
  vendor: 'drop',
  product: 'drop',
};

const FIREWALL_LOG_FIELDS: readonly EventField[] = [
  ...FIREWALL_FIELDS,
  'host',
  'device',
  'os',
  'app',
  'category',
  'country',
];

/** Feed of tunnels between networks: their state, not their users. */
const TUNNEL = 'a record of a tunnel between networks';

export const zscalerFirewallPairs = pairsFormat({
  name: 'zscaler-firewall-kv',
  title: 'Zscaler NSS firewall log, name=value separated by tabs',
  rank: 'specific',
  marks: ['\tcdip=', '\ttunneltype='],
  fields: FIREWALL_LOG_FIELDS,
  locate: ({ text }) =>
    (text.includes('\tcdip=') && (text.includes('\tcsip=') || text.includes('\ttsip='))) ||
    text.includes('\ttunneltype=')
      ? text.lastIndexOf('\t', text.indexOf('=')) + 1
      : -1,
  style: () => BY_TABS,
  table: FIREWALL,
  absent: isNone,
  rules: RULES,
  prepare: (record, line, start) => {
    if (record.kept('tunneltype') !== undefined) return TUNNEL;
    takeLeadingTime(record, line, start);
    decodeFields(record);
    return undefined;
  },
});

export const zscalerFirewallJson = jsonFormat({
  name: 'zscaler-firewall-json',
  title: 'Zscaler NSS firewall log, JSON',
  rank: 'specific',
  isLoose: true,
  fields: FIREWALL_LOG_FIELDS,
  marks: ['zscalernss-fw', 'zscaler-nss-fw', '"cdip"', 'zscalernss-tunnel', '"tunneltype"'],
  body: (object) => asObject(object.event) ?? object,
  table: FIREWALL,
  absent: isNone,
  rules: RULES,
  prepare: (record) => {
    if (record.kept('tunneltype') !== undefined) return TUNNEL;
    decodeFields(record);
    return unlessTraffic(record);
  },
});

/** Client DNS queries. The server's address isn't the service's. */
export const zscalerDnsJson = jsonFormat({
  name: 'zscaler-dns-json',
  isLoose: true,
  title: 'Zscaler NSS DNS log, JSON',
  rank: 'specific',
  fields: [
    'time',
    'user',
    'user_domain',
    'src_ip',
    'host',
    'action',
    'category',
    'app',
    'device',
    'os',
    'extra',
  ],
  marks: ['zscalernss-dns', 'zscaler-nss-dns', '"dns_req"'],
  body: (object) => asObject(object.event) ?? object,
  table: {
    epochtime: 'epoch',
    datetime: 'time',
    time: 'time',
    tz: 'zone',
    user: 'user',
    login: 'user',
    elogin: 'user',
    clt_sip: 'src_ip',
    devicehostname: 'device',
    devicename: 'device',
    deviceostype: 'os',
    dns_req: 'host',
    domcat: 'category',
    category: 'category',
    dnsapp: 'app',
    resaction: 'action',
    vendor: 'drop',
    product: 'drop',
  },
  absent: isNone,
  rules: { action: actionOfQuery, silence: 'allowed' },
  prepare: (record) => {
    decodeFields(record);
    // The response is evaluated only if the request was allowed.
    const asked = record.kept('reqaction');
    if (asked !== undefined && (actionOfQuery(asked) === 'blocked' || !record.has('action')))
      record.set('action', asked);
    return unlessTraffic(record);
  },
});

/** Field order of the feed output type CSV. */
const CSV_COLUMNS =
  'time login dept location cdport csport sdport ssport csip cdip ssip sdip tsip tunsport tuntype action dnat stateful aggregate nwsvc nwapp ipproto ipcat destcountry avgduration rulelabel inbytes outbytes duration durationms numsessions ipsrulelabel threatcat threatname deviceowner devicehostname'.split(
    ' ',
  );

function isAddress(value: string | undefined): boolean {
  return value !== undefined && (ipOf(value) !== undefined || isNone(value));
}

/**
 * `"Fri Nov 20 08:14:22 2026","user","dept","location","443","51234",…`, separated by commas or tabs, quoted
 * or not.
 */
class FirewallCsvReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #columns = new ColumnFields(CSV_COLUMNS, FIREWALL, isNone);

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
    const count = readCsv(text, start, tab > 0 && tab - start < 40 ? '\t' : ',', values);
    if (count < 24 || !/^\d+$/.test(values[4] ?? '') || !isAddress(values[8]) || !isAddress(values[9]))
      return FOREIGN;
    if (count < 28) return incomplete(`${count} values where the firewall feed has ${CSV_COLUMNS.length}`);
    const { record, normaliser } = this.#stream;
    this.#columns.takeAll(record, values, Math.min(count, this.#columns.count));
    return normaliser.fill(event, record, line, RULES);
  }
}

export const zscalerFirewallCsv: Format = {
  name: 'zscaler-firewall-csv',
  title: 'Zscaler NSS firewall log, CSV (feed output type CSV, also with tabs)',
  rank: 'specific',
  marks: ['Sun ', 'Mon ', 'Tue ', 'Wed ', 'Thu ', 'Fri ', 'Sat '],
  fields: FIREWALL_LOG_FIELDS,
  open: (stream) => new FirewallCsvReader(stream),
};
