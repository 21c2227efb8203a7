import type { Event, EventField } from '@casbah/domain/event';
import { readCsv } from '../cores/csv.ts';
import { ColumnFields } from '../cores/named-fields.ts';
import { ipOf } from '../fields/address.ts';
import type { FieldTable } from '../fields/log-record.ts';
import type { Outcome, Rules } from '../fields/normaliser.ts';
import type { Line } from '../lines/line.ts';
import { UTC } from '../time/zone.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { unlessTraffic } from './traffic.ts';

/**
 * Zero Trust Access log in schema order; each version appends columns. DNS, web and firewall logs have
 * Umbrella's columns and are read as such.
 */
const COLUMNS =
  'timestamp|identity email|identity labels|identity type labels|hostname|verdict|client os|client browser|client geo location|client ip|ruleset id|rule id|private app group id|private app id|private resource id|private resource group id|step up auth type|step up auth result|step up auth token life|posture id|requested id fqdn|resolved ip|app connector group id|headend type|duo device id|duo device id string|system password|client firewall|disk encryption|anti malware agents|transaction id|block reason|application port|application protocol|tunnel type|secure client version'.split(
    '|',
  );

const TABLE: FieldTable = {
  timestamp: 'time',
  'identity email': 'user',
  'client ip': 'src_ip',
  hostname: 'device',
  'client os': 'os',
  'client browser': 'browser',
  'requested id fqdn': 'host',
  'resolved ip': 'dst_ip',
  'application port': 'dst_port',
  verdict: 'action',
  'transaction id': 'raw_id',
};

const RULES: Rules = { zone: UTC };

const FIRST = /^\s*"?\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"?,/;
const AUDIT = /^\s*"\d+",\s*"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d",/;
const HEADER =
  /^"?(?:timestamp"?,\s*"?(?:identity email|identities"?,\s*"?identity types"?,\s*"?generator id|event type"?,\s*"?unique event id)|id"?,\s*"?timestamp"?,\s*"?email"?,\s*"?user"?,\s*"?type)\b/i;

function isAddress(value: string | undefined): boolean {
  return value !== undefined && ipOf(value) !== undefined;
}

function isNumber(value: string | undefined): boolean {
  return value !== undefined && /^\d+$/.test(value);
}

function isAccess(values: readonly string[], count: number): boolean {
  return count >= 34 && /^(?:allow|block)/i.test(values[5] ?? '') && isAddress(values[9]);
}

/** Recognizes the product's logs without requests, by values at positions unique to them. */
function otherLog(values: readonly string[], count: number): string | undefined {
  if (
    count >= 17 &&
    isNumber(values[3]) &&
    isNumber(values[4]) &&
    isAddress(values[12]) &&
    isAddress(values[14])
  )
    return 'a finding of intrusion prevention';
  if (count >= 17 && /^(?:real time|saas api)$/i.test(values[1] ?? ''))
    return 'a finding of data loss prevention';
  return count === 9 && isAddress(values[6]) ? 'a change by an administrator' : undefined;
}

class AccessReader implements FormatReader {
  readonly #stream: Stream;
  readonly #values: string[] = [];
  readonly #columns = new ColumnFields(COLUMNS, TABLE);

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate({ text }: Line): number {
    return FIRST.test(text) || AUDIT.test(text) || HEADER.test(text) ? 0 : -1;
  }

  read(line: Line, _start: number, event: Event): Outcome {
    const values = this.#values;
    const count = readCsv(line.text, 0, ',', values);
    if (count < 0) return incomplete('a quote is not closed');
    if (HEADER.test(line.text)) return 'header';
    if (!isAccess(values, count)) {
      const other = otherLog(values, count);
      return other === undefined ? FOREIGN : notTraffic(other);
    }
    const { record, normaliser } = this.#stream;
    this.#columns.takeAll(record, values, Math.min(count, COLUMNS.length));
    const reason = unlessTraffic(record);
    return reason === undefined ? normaliser.fill(event, record, line, RULES) : notTraffic(reason);
  }
}

const FIELDS: readonly EventField[] = [
  ...(['time', 'user', 'user_domain', 'src_ip', 'device', 'dst_ip', 'dst_port', 'host', 'action'] as const),
  ...(['os', 'browser', 'raw_id', 'extra'] as const),
];

export const ciscoSecureAccess: Format = {
  name: 'cisco-secure-access-zta',
  title: 'Cisco Secure Access, Zero Trust Access log, CSV',
  rank: 'specific',
  fields: FIELDS,
  open: (stream) => new AccessReader(stream),
};
