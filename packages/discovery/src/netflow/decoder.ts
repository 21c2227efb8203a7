import { Domain } from './domain.ts';
import type { Flow } from './flow.ts';
import { settleTimes } from './flow.ts';
import { type FieldSpecifier, type Template, templateOf, VARIABLE } from './template.ts';
import { unsignedAt, valueAt } from './values.ts';

/** Maximum exporters and observation domains remembered, so a flood of fake exporters can't fill memory. */
const MOST_DOMAINS = 1_024;
const MOST_BYTES = 64 * 1024 ** 2;
/** Maximum flows per datagram; real ones don't have more. */
const MOST_FLOWS = 4_096;

const V5_HEADER = 24;
const V5_RECORD = 48;
const V9_HEADER = 20;
const IPFIX_HEADER = 16;

/** Header length and observation domain offset by version. */
const HEADERS: ReadonlyMap<number, { length: number; domain: (bytes: Uint8Array) => number }> = new Map([
  [5, { length: V5_HEADER, domain: (bytes) => u16(bytes, 20) }],
  [9, { length: V9_HEADER, domain: (bytes) => u32(bytes, 16) }],
  [10, { length: IPFIX_HEADER, domain: (bytes) => u32(bytes, 12) }],
]);

export type TakeFlow = (flow: Flow) => void;

/** State for decoding one datagram. */
interface Reading {
  readonly bytes: Uint8Array;
  readonly end: number;
  readonly version: 9 | 10;
  readonly domain: Domain;
  readonly take: TakeFlow;
  sent: number;
  started: number | undefined;
  flows: number;
}

/**
 * Decodes NetFlow v5, v9 and IPFIX datagrams. Keeps templates by exporter and observation domain; data before
 * its template waits for it. Never throws, and its memory is bounded.
 */
export class FlowDecoder {
  readonly #domains = new Map<string, Domain>();
  #unreadable = 0;
  /** Memory used by all domains. */
  #weight = 0;
  /** Count of forgotten domains. */
  #missedBefore = 0;

  /** Flows lost in transit according to sequence numbers; for NetFlow v9, packets. */
  get missed(): number {
    let missed = this.#missedBefore;
    for (const { gaps } of this.#domains.values()) missed += gaps.missed;
    return missed;
  }

  /** Datagrams that aren't NetFlow, and data whose template never came. */
  get unreadable(): number {
    let unreadable = this.#unreadable;
    for (const { waiting } of this.#domains.values()) unreadable += waiting.lost;
    return unreadable;
  }

  /** Passes on each flow in a datagram from an address. */
  decode(bytes: Uint8Array, exporter: string, take: TakeFlow): void {
    const version = bytes.length < 4 ? 0 : u16(bytes, 0);
    const header = HEADERS.get(version);
    if (header === undefined || bytes.length < header.length) {
      this.#unreadable += 1;
      return;
    }
    const domain = this.#domain(version, exporter, header.domain(bytes));
    this.#weight -= domain.weight;
    if (version === 5) decodeV5(bytes, domain, take);
    else if (!(version === 9 ? decodeV9(bytes, domain, take) : decodeIpfix(bytes, domain, take)))
      this.#unreadable += 1;
    this.#weight += domain.weight;
    this.#makeRoom();
  }

  /** Forgets the least recently active domains if there are too many or they use too much memory. */
  #makeRoom(): void {
    for (const [key, domain] of this.#domains) {
      if (this.#domains.size <= MOST_DOMAINS && this.#weight <= MOST_BYTES) return;
      this.#missedBefore += domain.gaps.missed;
      this.#unreadable += domain.waiting.lost;
      this.#weight -= domain.weight;
      this.#domains.delete(key);
    }
  }

  #domain(version: number, exporter: string, id: number): Domain {
    const key = `${version} ${id} ${exporter}`;
    const known = this.#domains.get(key);
    const domain = known ?? new Domain(version, exporter, id);
    if (known === undefined) this.#weight += domain.weight;
    else this.#domains.delete(key);
    this.#domains.set(key, domain);
    return domain;
  }
}

function decodeV5(bytes: Uint8Array, domain: Domain, take: TakeFlow): void {
  const count = Math.min(u16(bytes, 2), Math.floor((bytes.length - V5_HEADER) / V5_RECORD));
  domain.gaps.take(u32(bytes, 16), u16(bytes, 2));
  const sent = u32(bytes, 8) * 1000 + Math.floor(u32(bytes, 12) / 1_000_000);
  const started = sent - u32(bytes, 4);
  const sampling = u16(bytes, 22) & 0x3fff;
  for (let index = 0; index < count; index += 1) {
    const at = V5_HEADER + index * V5_RECORD;
    const flow: Flow = {
      sourceIPv4Address: String(valueAt('address', bytes, at, 4)),
      destinationIPv4Address: String(valueAt('address', bytes, at + 4, 4)),
      sourceTransportPort: u16(bytes, at + 32),
      destinationTransportPort: u16(bytes, at + 34),
      protocolIdentifier: bytes[at + 38] ?? 0,
      octetDeltaCount: u32(bytes, at + 20),
      packetDeltaCount: u32(bytes, at + 16),
      tcpControlBits: bytes[at + 37] ?? 0,
      ingressInterface: u16(bytes, at + 12),
      egressInterface: u16(bytes, at + 14),
      flowStartSysUpTime: u32(bytes, at + 24),
      flowEndSysUpTime: u32(bytes, at + 28),
    };
    settleTimes(flow, { sent, started });
    if (sampling > 1) flow.samplingInterval = sampling;
    take(domain.named(flow));
  }
}

/** Returns false if the sets exceed the datagram. */
function decodeV9(bytes: Uint8Array, domain: Domain, take: TakeFlow): boolean {
  domain.gaps.take(u32(bytes, 12), 1);
  const sent = u32(bytes, 8) * 1000;
  const reading: Reading = {
    bytes,
    end: bytes.length,
    version: 9,
    domain,
    take,
    sent,
    started: sent - u32(bytes, 4),
    flows: 0,
  };
  return readSets(reading, V9_HEADER);
}

/** Returns false if the sets exceed the message. */
function decodeIpfix(bytes: Uint8Array, domain: Domain, take: TakeFlow): boolean {
  const reading: Reading = {
    bytes,
    end: Math.min(bytes.length, u16(bytes, 2)),
    version: 10,
    domain,
    take,
    sent: u32(bytes, 4) * 1000,
    started: domain.started,
    flows: 0,
  };
  domain.records = 0;
  const isWhole = readSets(reading, IPFIX_HEADER);
  // For data without its template the record count is unknown; the next sequence number shows it.
  if (Number.isNaN(domain.records)) domain.gaps.forget();
  else domain.gaps.take(u32(bytes, 8), domain.records);
  return isWhole;
}

/** Returns false if the sets exceed the datagram. */
function readSets(reading: Reading, first: number): boolean {
  const { bytes, end } = reading;
  let at = first;
  while (at + 4 <= end) {
    const id = u16(bytes, at);
    const length = u16(bytes, at + 2);
    if (length < 4 || at + length > end) return false;
    readSet(reading, id, at + 4, at + length);
    at += length;
  }
  return true;
}

function readSet(reading: Reading, id: number, start: number, end: number): void {
  const { version, domain } = reading;
  if (id === (version === 9 ? 0 : 2)) readTemplates(reading, start, end);
  else if (id === 1 && version === 9) readOptionsTemplatesV9(reading, start, end);
  else if (id === 3 && version === 10) readOptionsTemplates(reading, start, end);
  else if (id >= 256) {
    const template = domain.templates.get(id);
    if (template !== undefined) readRecords(reading, template, start, end);
    else {
      const { sent, started } = reading;
      domain.waiting.keep({ id, sent, started, bytes: reading.bytes.slice(start, end) });
      domain.records = Number.NaN;
    }
  }
}

/** Fields of a template, and the position after it; undefined if truncated. */
function readSpecifiers(
  { bytes, version }: Reading,
  from: number,
  end: number,
  count: number,
  scopesOfV9 = 0,
): { specifiers: FieldSpecifier[]; next: number } | undefined {
  const specifiers: FieldSpecifier[] = [];
  let at = from;
  for (let index = 0; index < count; index += 1) {
    if (at + 4 > end) return undefined;
    const number = u16(bytes, at);
    const length = u16(bytes, at + 2);
    const isOfVendor = version === 10 && number >= 0x8000;
    at += 4;
    if (isOfVendor && at + 4 > end) return undefined;
    const enterprise = isOfVendor ? u32(bytes, at) : 0;
    if (isOfVendor) at += 4;
    specifiers.push({
      id: isOfVendor ? number & 0x7fff : number,
      length,
      enterprise,
      isScopeOfV9: index < scopesOfV9,
    });
  }
  return { specifiers, next: at };
}

function readTemplates(reading: Reading, start: number, end: number): void {
  const { bytes, version } = reading;
  let at = start;
  while (at + 4 <= end) {
    const id = u16(bytes, at);
    const count = u16(bytes, at + 2);
    // The rest is padding.
    if (id < 256) return;
    const read = readSpecifiers(reading, at + 4, end, count);
    if (read === undefined) return;
    learn(reading, id, count === 0 ? undefined : templateOf(version, read.specifiers, false));
    at = read.next;
  }
}

function readOptionsTemplates(reading: Reading, start: number, end: number): void {
  const { bytes } = reading;
  let at = start;
  while (at + 6 <= end) {
    const id = u16(bytes, at);
    if (id < 256) return;
    const read = readSpecifiers(reading, at + 6, end, u16(bytes, at + 2));
    if (read === undefined) return;
    learn(reading, id, templateOf(10, read.specifiers, true));
    at = read.next;
  }
}

function readOptionsTemplatesV9(reading: Reading, start: number, end: number): void {
  const { bytes } = reading;
  let at = start;
  while (at + 6 <= end) {
    const id = u16(bytes, at);
    if (id < 256) return;
    const scopes = Math.floor(u16(bytes, at + 2) / 4);
    const options = Math.floor(u16(bytes, at + 4) / 4);
    const read = readSpecifiers(reading, at + 6, end, scopes + options, scopes);
    if (read === undefined) return;
    learn(reading, id, templateOf(9, read.specifiers, true));
    at = read.next;
  }
}

/** Stores a template and decodes the data that waited for it; an empty one withdraws it. */
function learn(reading: Reading, id: number, template: Template | undefined): void {
  const { domain } = reading;
  domain.templates.set(id, template);
  if (template === undefined) return;
  for (const { bytes, sent, started } of domain.waiting.take(id)) {
    const late: Reading = { ...reading, bytes, sent, started, end: bytes.length, flows: 0 };
    // They count toward the sequence number of their own datagram.
    const { records } = domain;
    readRecords(late, template, 0, bytes.length);
    domain.records = records;
  }
}

function readRecords(reading: Reading, template: Template, start: number, end: number): void {
  const { domain, take, sent } = reading;
  let at = start;
  while (end - at >= template.shortest) {
    const flow: Flow = {};
    at = readRecord(reading.bytes, template, at, end, flow);
    if (at < 0) return;
    domain.records += 1;
    if (template.isOptions) domain.learn(flow);
    else if (reading.flows < MOST_FLOWS) {
      reading.flows += 1;
      settleTimes(flow, { sent, started: reading.started ?? domain.started });
      take(domain.named(flow));
    }
  }
}

/** Position of the next record; -1 if this one is truncated. */
function readRecord(bytes: Uint8Array, { fields }: Template, start: number, end: number, flow: Flow): number {
  let at = start;
  for (const { element, length: said } of fields) {
    let length = said;
    if (said === VARIABLE) {
      length = bytes[at] ?? 0;
      at += 1;
      if (length === 255) {
        length = unsignedAt(bytes, at, 2) ?? 0;
        at += 2;
      }
    }
    if (at + length > end) return -1;
    if (element !== undefined && length > 0) {
      const value = valueAt(element.kind, bytes, at, length);
      if (value !== undefined) flow[element.name] = value;
    }
    at += length;
  }
  return at;
}

function u16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function u32(bytes: Uint8Array, at: number): number {
  return u16(bytes, at) * 65_536 + u16(bytes, at + 2);
}
