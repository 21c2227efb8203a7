import type { Event } from '@casbah/domain/event';
import { ColumnFields } from '../cores/named-fields.ts';
import { type FieldTable, type LogRecord, placesOf } from '../fields/log-record.ts';
import type { Outcome } from '../fields/normaliser.ts';
import { wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { nameClientFirst, protocolOf } from './flow.ts';
import { type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { jsonFormat } from './json-dialect.ts';
import { FIREWALL_FIELDS } from './traffic.ts';

/** Default format, version 2. Others have a header line with names. */
const DEFAULT =
  'version account-id interface-id srcaddr dstaddr srcport dstport protocol packets bytes start end action log-status'.split(
    ' ',
  );

/** With address translation on the way, `pkt-…` is the actual sender or receiver. */
const TABLE: FieldTable = {
  start: 'epoch',
  end: 'epoch',
  'pkt-srcaddr': 'src_ip',
  srcaddr: 'src_ip',
  'pkt-dstaddr': 'dst_ip',
  dstaddr: 'dst_ip',
  dstport: 'dst_port',
  bytes: 'bytes_up',
  action: 'action',
  'pkt-dst-aws-service': 'app',
  version: 'drop',
};

/** Field names of versions 2 to 8, including transit gateway flow logs. */
const NAME =
  /^(?:version|resource-type|account-id|interface-id|srcaddr|dstaddr|srcport|dstport|protocol|packets|bytes|start|end|action|log-status|(?:tgw|vpc|subnet|instance|az|sublocation|transit-gateway)-[a-z-]+|tcp-flags|type|pkt-(?:src|dst)[a-z-]*|region|sublocation-type|flow-direction|traffic-path|ecs-[a-z-]+|reject-reason|packets-lost-[a-z-]+|resource-id|encryption-status)$/;
const RECORD =
  /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z )?[2-9] (?:\d{12}|unknown) (?:eni-[0-9a-z]+|-) (?:[0-9a-fA-F.:]+|-) (?:[0-9a-fA-F.:]+|-) (?:\d+|-) (?:\d+|-) (?:\d+|-) (?:\d+|-) (?:\d+|-) \d{10} \d{10} (?:ACCEPT|REJECT|-) (?:OK|NODATA|SKIPDATA)\s*$/;
/** All fields of version 5, as selected in the console, in the order of the documentation's example. */
const KNOWN = [
  `${DEFAULT.join(' ')} vpc-id subnet-id instance-id tcp-flags type pkt-srcaddr pkt-dstaddr region az-id sublocation-type sublocation-id pkt-src-aws-service pkt-dst-aws-service flow-direction traffic-path`,
  'version srcaddr dstaddr srcport dstport protocol start end type packets bytes account-id vpc-id subnet-id instance-id interface-id region az-id sublocation-type sublocation-id action tcp-flags pkt-srcaddr pkt-dstaddr pkt-src-aws-service pkt-dst-aws-service traffic-path flow-direction log-status',
].map((names) => names.split(' '));
/** Default fields followed by any of the later fields, or the order of the example. */
const LATER =
  /^(?:\d{4}-\d\d-\d\dT[\d:.]+Z )?[3-9] (?:(?:\d{12}|unknown) (?:eni-[0-9a-z]+|-) .* (?:OK|NODATA|SKIPDATA) vpc-|[0-9a-fA-F.:]+ [0-9a-fA-F.:]+ \d+ \d+ \d+ \d{10} \d{10} IPv[46] .* (?:OK|NODATA|SKIPDATA)\s*$)/;

/** Prefix of lines from a log group. */
const INGESTED = /^\d{4}-\d\d-\d\dT[\d:.]+Z /;

function namesOf(text: string): string[] | undefined {
  if (text.length > 4096 || !/(?:^|[\s,])srcaddr(?:[\s,]|$)/.test(text)) return undefined;
  const names = text
    .trim()
    .split(/[\s,]+/)
    .map((name) => name.replaceAll('"', '').replaceAll('_', '-').toLowerCase());
  return names.length > 3 && names.every((name) => NAME.test(name)) ? names : undefined;
}

/**
 * Puts the client first and uses AWS's service name for an address. Returns a reason for records without a
 * flow.
 */
function prepareFlow(record: LogRecord): string | undefined {
  const status = record.takeKept('log-status');
  if (status === 'NODATA' || status === 'SKIPDATA') return `an interval with status ${status}`;
  if (!record.has('src_ip') || !record.has('dst_ip')) return 'no source and destination address';
  const protocol = record.takeKept('protocol');
  if (protocol !== undefined) record.keep('protocol', protocolOf(protocol));
  const service = record.takeKept('pkt-src-aws-service');
  const client = record.get('src_ip');
  nameClientFirst(record, 'srcport');
  if (service !== undefined) {
    if (record.get('src_ip') === client) record.keep('pkt-src-aws-service', service);
    else record.set('app', service);
  }
  return undefined;
}

class VpcFlowReader implements FormatReader {
  readonly #stream: Stream;
  #names: readonly string[] | undefined;
  #columns = new ColumnFields(DEFAULT, TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    if (namesOf(text) !== undefined) return 0;
    return RECORD.test(text) || LATER.test(text) ? (INGESTED.exec(text)?.[0].length ?? 0) : -1;
  }

  follow({ text }: Line): number {
    return this.#names === undefined ? -1 : (INGESTED.exec(text)?.[0].length ?? 0);
  }

  read(line: Line, start: number, event: Event): Outcome {
    const { text } = line;
    const names = namesOf(text);
    if (names !== undefined) {
      this.#use(names);
      return 'header';
    }
    const values = text
      .slice(start)
      .trim()
      .split(/[\s,]+/);
    const columns = this.#names === undefined ? this.#known(text, values.length) : this.#columns;
    if (values.length !== columns.count)
      return incomplete(`${values.length} values where the header names ${columns.count}`);
    const { record, normaliser } = this.#stream;
    columns.takeAll(record, values, values.length);
    const reason = prepareFlow(record);
    if (reason !== undefined) return notTraffic(reason);
    const bytes = record.get('bytes_up') ?? record.get('bytes_down');
    if (bytes !== undefined && wholeNumber(bytes) < 0)
      return { reason: 'unreadable_field', detail: `bytes '${bytes.slice(0, 64)}'` };
    return normaliser.fill(event, record, line, { hasOwnTime: true });
  }

  /** Without a header line: the default fields, followed by those of later versions. */
  #known(text: string, count: number): ColumnFields {
    if (!LATER.test(text)) return this.#columns;
    const isExample = /IPv[46] \d/.test(text) && !/^(?:\S+Z )?\d (?:\d{12}|unknown) /.test(text);
    const names = KNOWN[isExample ? 1 : 0] ?? DEFAULT;
    return new ColumnFields(names.slice(0, count), (name) => PLACES.get(name));
  }

  #use(names: readonly string[]): void {
    this.#names = names;
    this.#columns = new ColumnFields(names, (name) => PLACES.get(name));
  }

  save(): unknown {
    return this.#names;
  }

  restore(state: unknown): void {
    if (Array.isArray(state)) this.#use(state.map(String));
  }

  forget(): void {
    this.#names = undefined;
    this.#columns = new ColumnFields(DEFAULT, TABLE);
  }
}

const PLACES = placesOf(TABLE);

export const awsVpcFlow: Format = {
  name: 'aws-vpc-flow',
  title: 'AWS VPC and transit gateway flow logs (default format, or any with its line of names)',
  rank: 'specific',
  marks: ['srcaddr', ' OK', 'NODATA', 'SKIPDATA'],
  fields: [...FIREWALL_FIELDS.filter((field) => field !== 'user' && field !== 'user_domain'), 'app'],
  open: (stream) => new VpcFlowReader(stream),
};

/** The same as JSON from a delivery stream, with underscores in names. */
export const awsVpcFlowJson = jsonFormat({
  name: 'aws-vpc-flow-json',
  title: 'AWS VPC flow logs, JSON',
  rank: 'specific',
  fields: [...FIREWALL_FIELDS.filter((field) => field !== 'user' && field !== 'user_domain'), 'app'],
  marks: ['"srcaddr"'],
  body: (object) => {
    const flow = Object.fromEntries(
      Object.entries(object).map(([name, value]) => [name.replaceAll('_', '-').toLowerCase(), value]),
    );
    return 'dstaddr' in flow && ('log-status' in flow || 'interface-id' in flow || 'flow-direction' in flow)
      ? flow
      : undefined;
  },
  table: TABLE,
  prepare: prepareFlow,
});
