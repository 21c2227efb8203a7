import type { Flow } from './flow.ts';
import { SequenceGaps } from './sequence.ts';
import type { Template } from './template.ts';

/** Per observation domain: templates, application names, samplers. */
const MOST_TEMPLATES = 256;
const MOST_APPLICATIONS = 4_096;
const MOST_SAMPLERS = 256;
/** Per observation domain: data waiting for its template. */
const MOST_WAITING = 64;
const MOST_WAITING_BYTES = 64 * 1024;

/** Data received before its template. */
interface WaitingData {
  readonly id: number;
  readonly sent: number;
  readonly started: number | undefined;
  readonly bytes: Uint8Array;
}

/** Exporters send templates only every few minutes, so after a start data waits for them, within limits. */
export class Waiting {
  #kept: WaitingData[] = [];
  #bytes = 0;
  #lost = 0;

  /** Data sets dropped for lack of room. */
  get lost(): number {
    return this.#lost;
  }

  get bytes(): number {
    return this.#bytes;
  }

  keep(data: WaitingData): void {
    if (data.bytes.length > MOST_WAITING_BYTES) {
      this.#lost += 1;
      return;
    }
    this.#kept.push(data);
    this.#bytes += data.bytes.length;
    while (this.#kept.length > MOST_WAITING || this.#bytes > MOST_WAITING_BYTES) {
      this.#bytes -= this.#kept.shift()?.bytes.length ?? 0;
      this.#lost += 1;
    }
  }

  /** Data that waited for a template, in order of arrival. */
  take(id: number): WaitingData[] {
    const found = this.#kept.filter((data) => data.id === id);
    if (found.length === 0) return found;
    this.#kept = this.#kept.filter((data) => data.id !== id);
    for (const { bytes } of found) this.#bytes -= bytes.length;
    return found;
  }
}

/** Templates by number; the least recently announced are forgotten first. */
class Templates {
  readonly #known = new Map<number, Template>();
  #fields = 0;

  /** Number of fields in all templates. */
  get fields(): number {
    return this.#fields;
  }

  get(id: number): Template | undefined {
    return this.#known.get(id);
  }

  /** An undefined template withdraws it. */
  set(id: number, template: Template | undefined): void {
    this.#forget(id);
    if (template === undefined) return;
    this.#known.set(id, template);
    this.#fields += template.fields.length;
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_TEMPLATES && oldest !== undefined) this.#forget(oldest);
  }

  #forget(id: number): void {
    this.#fields -= this.#known.get(id)?.fields.length ?? 0;
    this.#known.delete(id);
  }
}

/** Observation domain of an exporter: what it announced, and its current sequence number. */
export class Domain {
  readonly templates = new Templates();
  readonly waiting = new Waiting();
  readonly gaps = new SequenceGaps();
  /** Data records in the current datagram; NaN if some wait for their template, uncounted. */
  records = 0;
  /** Start time of the exporter, if announced. */
  started: number | undefined;
  readonly #version: number;
  readonly #exporter: string;
  readonly #id: number;
  readonly #applications = new Map<string, string>();
  readonly #samplers = new Map<number, number>();

  constructor(version: number, exporter: string, id: number) {
    this.#version = version;
    this.#exporter = exporter;
    this.#id = id;
  }

  /** Approximate memory in bytes. */
  get weight(): number {
    const { templates, waiting } = this;
    return (
      1_000 + templates.fields * 64 + waiting.bytes + this.#applications.size * 400 + this.#samplers.size * 64
    );
  }

  /** Stores a record about the exporter: application names, sampling, start time. */
  learn(record: Flow): void {
    const { applicationId, applicationName, systemInitTimeMilliseconds: started } = record;
    if (typeof applicationId === 'string' && typeof applicationName === 'string')
      keep(this.#applications, applicationId, applicationName, MOST_APPLICATIONS);
    if (typeof started === 'number' && started > 0) this.started = started;
    const interval = intervalOf(record);
    const sampler = record.selectorId ?? record.samplerId ?? 0;
    if (interval !== undefined && typeof sampler === 'number')
      keep(this.#samplers, sampler, interval, MOST_SAMPLERS);
  }

  /** Adds the exporter, application name and sampling to a flow. */
  named(flow: Flow): Flow {
    const { applicationId } = flow;
    const name = typeof applicationId === 'string' ? this.#applications.get(applicationId) : undefined;
    if (name !== undefined) flow.applicationName ??= name;
    const sampler = flow.selectorId ?? flow.samplerId ?? 0;
    const interval =
      intervalOf(flow) ?? (typeof sampler === 'number' ? this.#samplers.get(sampler) : undefined);
    delete flow.samplingPacketInterval;
    delete flow.samplingPacketSpace;
    delete flow.samplerRandomInterval;
    if (interval !== undefined && interval > 1) flow.samplingInterval = interval;
    flow.exporterAddress = this.#exporter;
    flow.observationDomainId = this.#id;
    flow.exportVersion = this.#version;
    return flow;
  }
}

/** Sampling interval (1 in N packets); undefined if the record doesn't have it. */
function intervalOf(record: Flow): number | undefined {
  const { samplingPacketInterval: taken, samplingPacketSpace: passed } = record;
  if (typeof taken === 'number' && typeof passed === 'number' && taken > 0)
    return Math.round((taken + passed) / taken);
  const interval = record.samplingInterval ?? record.samplerRandomInterval;
  return typeof interval === 'number' && interval > 0 ? interval : undefined;
}

function keep<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number): void {
  if (map.size < most || map.has(key)) map.set(key, value);
}
