import type { Event, EventAction, EventField } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { actionOf } from '../fields/action.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable, LogRecord } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { UTC } from '../time/zone.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, type Stream } from './format.ts';
import { FIREWALL_FIELDS, PROXY_FIELDS } from './traffic.ts';

/**
 * Logs that Umbrella exports to a bucket: quoted CSV, UTC times; each schema version appends columns. Columns
 * are named as in Umbrella's header line, in lower case.
 */
const DNS =
  'timestamp|most granular identity|identities|internal ip|external ip|action|query type|response code|domain|categories|most granular identity type|identity types|blocked categories|rule id|destination countries|organization id';
const PROXY =
  'timestamp|policy identity label|internal client ip|external client ip|destination ip|content type|verdict|url|referer|user agent|status code|request size|response size|response body size|sha-sha256|categories|av detections|puas|amp disposition|amp malware name|amp score|policy identity type|blocked categories|identities|identity types|request method|dlp status|certificate errors|file name|ruleset id|rule id|destination list ids|isolate action|file action|warn status|forwarding method|producer|msp organization id|geo location of blocked destination countries|application ids|hostname|data center|egress|server name|time based rule|security overridden|detected response file type|warn categories|organization id';
const IP =
  'timestamp|identity|source ip|source port|destination ip|destination port|categories|identity types|organization id';
const FIREWALL =
  'timestamp|origin id|identity|identity type|direction|ip protocol|packet size|source ip|source port|destination ip|destination port|data center|rule id|verdict|fqdns|destination list ids|first packet|last packet|packets sent|packets received|bytes sent|bytes received|fw event id|destination country';

const TABLE: FieldTable = {
  timestamp: 'time',
  'most granular identity': 'user',
  'policy identity label': 'user',
  identity: 'user',
  'internal ip': 'src_ip',
  'internal client ip': 'src_ip',
  'source ip': 'src_ip',
  'external ip': 'src_ip',
  'external client ip': 'src_ip',
  'destination ip': 'dst_ip',
  'destination port': 'dst_port',
  domain: 'host',
  fqdns: 'host',
  url: 'url',
  referer: 'referrer',
  'user agent': 'user_agent',
  'request method': 'method',
  'status code': 'status',
  action: 'action',
  verdict: 'action',
  'request size': 'bytes_up',
  'response size': 'bytes_down',
  'bytes sent': 'bytes_up',
  'bytes received': 'bytes_down',
  'content type': 'content_type',
  categories: 'category',
  'file name': 'object',
  'destination country': 'country',
  egress: 'drop',
};

/** Alternative column names in header lines. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'policy identity': 'most granular identity',
  'policy identity type': 'most granular identity type',
  internalip: 'internal ip',
  externalip: 'external ip',
  querytype: 'query type',
  responsecode: 'response code',
  'user-agent': 'user agent',
  statuscode: 'status code',
  requestsize: 'request size',
  responsesize: 'response size',
  'content-type': 'content type',
  'action (verdict)': 'verdict',
};

const RULES: Rules = { zone: UTC, action: actionOfUmbrella };

function actionOfUmbrella(word: string): EventAction {
  return /^(?:warn|proxied_warn)/i.test(word) ? 'warned' : actionOf(word);
}

type Kind = 'dns' | 'proxy' | 'ip' | 'firewall';

const COLUMNS: Readonly<Record<Kind, readonly string[]>> = {
  dns: DNS.split('|'),
  proxy: PROXY.split('|'),
  ip: IP.split('|'),
  firewall: FIREWALL.split('|'),
};

function isAddress(value: string | undefined): boolean {
  return value !== undefined && (value === '' || ipOf(value) !== undefined);
}

function isNumber(value: string | undefined): boolean {
  return value !== undefined && /^\d*$/.test(value);
}

const VERDICT = /^(?:allow|block|proxied|warn|isolat|ask|monitor|redirect)/i;

/** Identifies the log by values at positions unique to it. */
function kindOf(values: readonly string[], count: number): Kind | undefined {
  if (
    count >= 9 &&
    isAddress(values[3]) &&
    isAddress(values[4]) &&
    VERDICT.test(values[5] ?? '') &&
    /^\d*\s*\(?[\w-]*\)?$/.test(values[6] ?? '')
  )
    return 'dns';
  if (
    count >= 11 &&
    isAddress(values[2]) &&
    isAddress(values[3]) &&
    isAddress(values[4]) &&
    VERDICT.test(values[6] ?? '')
  )
    return 'proxy';
  if (
    count >= 12 &&
    isAddress(values[7]) &&
    isNumber(values[8]) &&
    isAddress(values[9]) &&
    isNumber(values[10])
  )
    return 'firewall';
  if (
    count >= 6 &&
    isAddress(values[2]) &&
    values[2] !== '' &&
    isNumber(values[3]) &&
    isAddress(values[4]) &&
    isNumber(values[5])
  )
    return 'ip';
  return undefined;
}

const QUOTE = 34;
const ZERO = 48;
const NINE = 57;
const BIG_T = 84;
const SMALL_T = 116;
const COMMA = 44;

const FIRST = /^\s*"?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"?,/;
const HEADER =
  /^"?timestamp"?\s*,\s*"?(?:most[ _]granular[ _]identity|policy[ _]identity|identity|origin[ _]id)/i;

/** A policy identity is a person, unless it has one of these types. */
const NO_PERSON = /network|site|computer|device|tunnel|roaming|chromebook|mobile|appliance|server|group/i;

const MACHINE = /computer|device|roaming|chromebook|mobile/i;
const TUNNEL = /tunnel/i;
const PERSON = /\busers?\b/i;

/** Names and their types, in the same order; names of people may contain a comma followed by a space. */
function namesOfTypes(names: string, types: readonly string[]): readonly string[] | undefined {
  for (const separator of [',', /,(?! )/]) {
    const parts = names.split(separator);
    if (parts.length === types.length) return parts.map((part) => part.trim());
  }
  return undefined;
}

/** User and machine: one identity determines the policy, the others are in a list with their types. */
function takeIdentities(record: LogRecord): void {
  const types = (record.kept('identity types') ?? '').split(',').map((type) => type.trim());
  const type =
    record.kept('most granular identity type') ??
    record.kept('policy identity type') ??
    record.kept('identity type') ??
    types[0] ??
    '';
  const identity = record.get('user');
  if (identity !== undefined && NO_PERSON.test(type)) {
    record.set('user', undefined);
    if (MACHINE.test(type) && !TUNNEL.test(type)) record.set('device', identity);
    else record.keep('identity', identity);
  }
  const all = record.kept('identities');
  const names = all === undefined ? undefined : namesOfTypes(all, types);
  if (names === undefined) return;
  if (!record.has('user')) record.set('user', names[types.findIndex((each) => PERSON.test(each))]);
  if (!record.has('device'))
    record.set('device', names[types.findIndex((each) => MACHINE.test(each) && !TUNNEL.test(each))]);
}

class UmbrellaReader implements FormatReader {
  readonly #stream: Stream;
  readonly #kinds: readonly Kind[];
  readonly #values: string[] = [];
  readonly #columns: Readonly<Record<Kind, ColumnFields>>;
  /** Column names from a header line, if there was one. */
  #named: readonly string[] | undefined;
  #namedColumns: ColumnFields | undefined;

  constructor(stream: Stream, kinds: readonly Kind[]) {
    this.#stream = stream;
    this.#kinds = kinds;
    this.#columns = {
      dns: new ColumnFields(COLUMNS.dns, TABLE),
      proxy: new ColumnFields(COLUMNS.proxy, TABLE),
      ip: new ColumnFields(COLUMNS.ip, TABLE),
      firewall: new ColumnFields(COLUMNS.firewall, TABLE),
    };
  }

  locate({ text }: Line): number {
    const first = text.charCodeAt(0);
    if (first > QUOTE && (first < ZERO || first > NINE) && first !== SMALL_T && first !== BIG_T) return -1;
    if (first >= ZERO && first <= NINE && text.charCodeAt(19) !== COMMA) return -1;
    return FIRST.test(text) || HEADER.test(text) ? 0 : -1;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const { text } = line;
    const values = this.#values;
    const count = readCsv(text, 0, ',', values);
    if (count < 0) return incomplete('a quote is not closed');
    if (HEADER.test(text)) return this.#readHeader(values.slice(0, count));
    const kind = kindOf(values, count);
    if (kind === undefined || !this.#kinds.includes(kind)) return FOREIGN;
    const { record, normaliser } = this.#stream;
    const columns = this.#namedColumns?.count === count ? this.#namedColumns : this.#columns[kind];
    columns.takeAll(record, values, Math.min(count, columns.count));
    takeIdentities(record);
    // The IP log lists connections refused by IP-layer enforcement, without a verdict field.
    if (kind === 'ip' && !record.has('action')) record.set('action', 'blocked');
    // If several names map to the address, the first one counts.
    const names = record.get('host');
    if (names?.includes(',')) record.set('host', names.slice(0, names.indexOf(',')));
    return normaliser.fill(event, record, line, RULES);
  }

  #readHeader(names: readonly string[]): Outcome {
    const columns = names.map((name) => {
      const lower = name.trim().toLowerCase().replaceAll('_', ' ');
      return OTHER_NAMES[lower] ?? lower;
    });
    const kind =
      columns.includes('verdict') || columns.includes('url')
        ? 'proxy'
        : columns.includes('query type')
          ? 'dns'
          : columns.includes('source port')
            ? 'ip'
            : undefined;
    if (
      kind === undefined ||
      !(
        this.#kinds.includes(kind) ||
        (kind === 'proxy' && this.#kinds.includes('firewall') && columns.includes('direction'))
      )
    )
      return FOREIGN;
    this.#use(columns);
    return 'header';
  }

  #use(columns: readonly string[]): void {
    this.#named = columns;
    this.#namedColumns = new ColumnFields(columns, TABLE);
  }

  save(): unknown {
    return this.#named;
  }

  restore(state: unknown): void {
    if (Array.isArray(state)) this.#use(state.map(String));
  }

  forget(): void {
    this.#named = undefined;
    this.#namedColumns = undefined;
  }
}

const DNS_FIELDS: readonly EventField[] = [
  'time',
  'user',
  'user_domain',
  'src_ip',
  'host',
  'action',
  'category',
  'device',
  'extra',
];

export const umbrellaProxy: Format = {
  name: 'umbrella-proxy',
  title: 'Cisco Umbrella and Secure Access, web (proxy) log, CSV',
  rank: 'specific',
  fields: [...PROXY_FIELDS, 'device', 'object'],
  open: (stream) => new UmbrellaReader(stream, ['proxy']),
};

export const umbrellaDns: Format = {
  name: 'umbrella-dns',
  title: 'Cisco Umbrella and Secure Access, DNS log, CSV',
  rank: 'specific',
  fields: DNS_FIELDS,
  open: (stream) => new UmbrellaReader(stream, ['dns']),
};

export const umbrellaIp: Format = {
  name: 'umbrella-ip',
  title: 'Cisco Umbrella and Secure Access, cloud firewall log, and Umbrella IP log, CSV',
  rank: 'specific',
  fields: [...FIREWALL_FIELDS, 'host', 'category', 'country'],
  open: (stream) => new UmbrellaReader(stream, ['ip', 'firewall']),
};
