import type { Flow } from './flow.ts';
import { SequenceGaps } from './sequence.ts';
import type { Template } from './template.ts';

/** Of one observation domain: templates, names of applications, samplers. */
const MOST_TEMPLATES = 256;
const MOST_APPLICATIONS = 4_096;
const MOST_SAMPLERS = 256;
/** Of one observation domain: data that waits for its template. */
const MOST_WAITING = 64;
const MOST_WAITING_BYTES = 64 * 1024;

/** Data that came before its template. */
interface WaitingData {
  readonly id: number;
  readonly sent: number;
  readonly started: number | undefined;
  readonly bytes: Uint8Array;
}

/** Exporters send templates every few minutes only: after a start, data waits for them, as far as there is room. */
export class Waiting {
  #kept: WaitingData[] = [];
  #bytes = 0;
  #lost = 0;

  /** Pieces dropped for lack of room. */
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

  /** What waited for a template, in the order in which it came. */
  take(id: number): WaitingData[] {
    const found = this.#kept.filter((data) => data.id === id);
    if (found.length === 0) return found;
    this.#kept = this.#kept.filter((data) => data.id !== id);
    for (const { bytes } of found) this.#bytes -= bytes.length;
    return found;
  }
}

/** Templates by number: the ones said least recently are forgotten first. */
class Templates {
  readonly #known = new Map<number, Template>();
  #fields = 0;

  /** Fields of all of them together. */
  get fields(): number {
    return this.#fields;
  }

  get(id: number): Template | undefined {
    return this.#known.get(id);
  }

  /** Without a template: it is withdrawn. */
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

/** One observation domain of one exporter: what it said of itself, and how far its numbering is. */
export class Domain {
  readonly templates = new Templates();
  readonly waiting = new Waiting();
  readonly gaps = new SequenceGaps();
  /** Data records of the datagram that is read; NaN where some wait for their template, uncounted. */
  records = 0;
  /** When the exporter started, where it says so. */
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

  /** Roughly the bytes of memory that it takes. */
  get weight(): number {
    const { templates, waiting } = this;
    return (
      1_000 + templates.fields * 64 + waiting.bytes + this.#applications.size * 400 + this.#samplers.size * 64
    );
  }

  /** A record about the exporter: names of applications, sampling, when it started. */
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

  /** The flow with who exported it, the name of its application, and how it was sampled. */
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

/** One packet of how many is looked at; undefined where the record doesn't say. */
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
