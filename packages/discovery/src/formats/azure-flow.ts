import { blankEvent, type Event } from '@casbah/domain/event';
import { isJsonObject, type JsonObject, readJson } from '../cores/json.ts';
import { ipOf } from '../fields/address.ts';
import type { Normaliser, Outcome } from '../fields/normaliser.ts';
import { portOf, wholeNumber } from '../fields/number.ts';
import type { Line } from '../lines/line.ts';
import { protocolOf } from './flow.ts';
import { FOREIGN, type Format, type FormatReader, incomplete, notTraffic, type Stream } from './format.ts';
import { locateJson } from './json-dialect.ts';

/** One flow tuple, with the data its rule shares. */
interface Flow {
  readonly tuple: string;
  readonly rule: string;
  readonly mac: string;
  readonly resource: string;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function* objectsIn(value: unknown): Generator<JsonObject> {
  if (Array.isArray(value)) for (const item of value) if (isJsonObject(item)) yield item;
}

/**
 * Flows in a record: of a network security group (`flows` within `flows`) or a virtual network
 * (`flowGroups`).
 */
function* flowsOf(record: JsonObject): Generator<Flow> {
  const properties = isJsonObject(record.properties) ? record.properties : {};
  const resource = textOf(record.targetResourceID) || textOf(record.resourceId);
  for (const byRule of objectsIn(properties.flows))
    for (const byCard of objectsIn(byRule.flows))
      yield* tuplesOf(byCard, textOf(byRule.rule), textOf(byCard.mac), resource);
  const flowRecords = isJsonObject(record.flowRecords) ? record.flowRecords : {};
  for (const byList of objectsIn(flowRecords.flows))
    for (const byRule of objectsIn(byList.flowGroups))
      yield* tuplesOf(byRule, textOf(byRule.rule), textOf(record.macAddress), resource);
}

function* tuplesOf(group: JsonObject, rule: string, mac: string, resource: string): Generator<Flow> {
  if (!Array.isArray(group.flowTuples)) return;
  for (const tuple of group.flowTuples) yield { tuple: String(tuple), rule, mac, resource };
}

const PROTOCOL_LETTERS: Readonly<Record<string, string>> = { T: 'tcp', U: 'udp', I: 'icmp' };
const STATES: Readonly<Record<string, string>> = { B: 'begin', C: 'continuing', E: 'end', D: 'denied' };
const DIRECTIONS: Readonly<Record<string, string>> = { I: 'inbound', O: 'outbound' };

/**
 * Parses `1542110377,10.0.0.4,13.67.143.118,44931,443,T,O,A,B,…`: time, ends, protocol, direction; decision
 * and state, or for a virtual network state and encryption; packets and bytes both ways.
 */
function fill(event: Event, flow: Flow, normaliser: Normaliser): string | undefined {
  const parts = flow.tuple.split(',');
  const [stamp = '', source = '', destination = '', from = '', to = '', protocol = '', direction = ''] =
    parts;
  const [decision = '', state = '', sent = '', up = '', received = '', down = ''] = parts.slice(7);
  if (parts.length !== 8 && parts.length !== 13) return `a flow of ${parts.length} values`;
  event.time = normaliser.times.read(stamp);
  event.src_ip = ipOf(source);
  event.dst_ip = ipOf(destination);
  if (Number.isNaN(event.time)) return `the time of a flow: '${stamp.slice(0, 64)}'`;
  if (event.src_ip === undefined || event.dst_ip === undefined) return 'a flow without two addresses';
  event.dst_port = portOf(to);
  const denied = decision === 'D';
  event.action = denied ? 'blocked' : 'allowed';
  const bytesUp = wholeNumber(up);
  const bytesDown = wholeNumber(down);
  if (up !== '') {
    if (bytesUp < 0) return `the bytes of a flow: '${up.slice(0, 64)}'`;
    event.bytes_up = bytesUp;
  }
  if (down !== '') {
    if (bytesDown < 0) return `the bytes of a flow: '${down.slice(0, 64)}'`;
    event.bytes_down = bytesDown;
  }
  // In virtual network records, the state takes the place of the decision.
  const isNetwork = decision !== 'A' && !(decision === 'D' && (state === '' || STATES[state] !== undefined));
  const extra: Record<string, string> = {
    protocol: PROTOCOL_LETTERS[protocol] ?? protocolOf(protocol),
    direction: DIRECTIONS[direction] ?? direction,
  };
  if (from !== '') extra.src_port = from;
  const phase = STATES[isNetwork ? decision : state];
  if (phase !== undefined) extra.state = phase;
  if (isNetwork && state !== '') extra.encryption = state;
  if (sent !== '') extra.packets_sent = sent;
  if (received !== '') extra.packets_received = received;
  if (flow.rule !== '') extra.rule = normaliser.word(flow.rule);
  if (flow.mac !== '') extra.mac = normaliser.word(flow.mac);
  if (flow.resource !== '') extra.resource = normaliser.word(flow.resource);
  event.extra = extra;
  return undefined;
}

/** Reads records that cover a minute of one network interface: many flows, one event each. */
class AzureFlowReader implements FormatReader {
  readonly #stream: Stream;
  #flows: Flow[] = [];
  #next = 0;
  /** Scratch event to validate all flows before the first one is emitted. */
  readonly #scratch = blankEvent('traffic');

  constructor(stream: Stream) {
    this.#stream = stream;
  }

  locate(line: Line): number {
    return line.text.includes('"flowTuples"') ? locateJson(line) : -1;
  }

  read(line: Line, start: number, event: Event): Outcome {
    const object = readJson(line.text, start);
    if (object === undefined) return incomplete('the JSON is cut off');
    const records = Array.isArray(object.records) ? [...objectsIn(object.records)] : [object];
    const flows = records.flatMap((record) => [...flowsOf(record)]);
    if (flows.length === 0)
      return records.some((record) => 'flowRecords' in record || 'properties' in record)
        ? notTraffic('a record without flows')
        : FOREIGN;
    const { normaliser } = this.#stream;
    this.#flows = flows;
    this.#next = 0;
    for (const flow of flows) {
      const fault = fill(this.#scratch, flow, normaliser);
      if (fault !== undefined) {
        this.#flows = [];
        return { reason: 'unreadable_field', detail: fault };
      }
    }
    this.next(event);
    return 'event';
  }

  next(event: Event): boolean {
    const flow = this.#flows[this.#next];
    this.#next += 1;
    if (flow === undefined) {
      this.#flows = [];
      return false;
    }
    fill(event, flow, this.#stream.normaliser);
    return true;
  }
}

export const azureFlow: Format = {
  name: 'azure-flow',
  title: 'Azure flow logs of network security groups and virtual networks, JSON',
  rank: 'specific',
  isObject: true,
  marks: ['"flowTuples"'],
  fields: ['time', 'src_ip', 'dst_ip', 'dst_port', 'action', 'bytes_up', 'bytes_down', 'extra'],
  open: (stream) => new AzureFlowReader(stream),
};
