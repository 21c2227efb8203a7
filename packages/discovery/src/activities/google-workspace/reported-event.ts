import { isJsonObject, type JsonObject } from '../../cores/json.ts';
import type { RecordFacts, TextFact } from '../record-facts.ts';
import { textOf, textsOf, valueAt } from '../record-path.ts';

/** Members of a record that hold its events, in the Reports API and in Cloud Logging. */
const LISTS = ['events', 'protoPayload.metadata.event'] as const;

/** Members of a listed parameter that hold its value, by type. */
const VALUES = [
  'value',
  'multiValue',
  'intValue',
  'boolValue',
  'multiIntValue',
  'multiStrValue',
  'stringValue',
  'multi_value',
  'int_value',
  'bool_value',
] as const;

/** The record once for each of its events, with the others left out. */
export function eachEvent(record: JsonObject): readonly JsonObject[] {
  const { events, protoPayload } = record;
  if (Array.isArray(events) && events.length > 1)
    return events.map((_, index) => ({ ...record, events: onlyAt(events, index) }));
  const listed = valueAt(record, LISTS[1]);
  if (!Array.isArray(listed) || listed.length < 2 || !isJsonObject(protoPayload)) return [record];
  const { metadata } = protoPayload;
  return listed.map((_, index) => ({
    ...record,
    protoPayload: {
      ...protoPayload,
      metadata: { ...(isJsonObject(metadata) ? metadata : {}), event: onlyAt(listed, index) },
    },
  }));
}

function onlyAt(events: readonly unknown[], index: number): unknown[] {
  return events.map((event, at) => (at === index ? event : null));
}

/** An event within a record, wherever the source put its name and parameters. */
export class ReportedEvent {
  readonly #facts: RecordFacts;
  /** Path of the event's members: empty or ending in a dot. */
  readonly #base: string;
  readonly #parameters: readonly string[];
  readonly name: string;
  readonly namePath: string;
  readonly type: string | undefined;
  readonly application: string;

  constructor(facts: RecordFacts) {
    this.#facts = facts;
    this.#base = baseOf(facts);
    const names = ['name', 'eventName', 'event_name'].map((name) => this.#base + name);
    this.namePath = names.find((path) => textOf(facts.at(path)) !== undefined) ?? '';
    this.name = facts.text(this.namePath) ?? '';
    this.type = facts.text(`${this.#base}type`, `${this.#base}eventType`, 'event_type');
    this.application = applicationOf(facts);
    this.#parameters = [`${this.#base}parameters`, `${this.#base}parameter`, this.application];
  }

  /** Path of a parameter that has a value. */
  pathOf(parameter: string): string | undefined {
    for (const path of this.#parameters) {
      const parameters = this.#facts.at(path);
      if (Array.isArray(parameters)) {
        // Most parameters are missing, so the members of their value aren't tried.
        if (this.#facts.at(path + stepsTo(parameter)) === undefined) continue;
        const listed = VALUES.map((value) => `${path}${stepsTo(parameter)}.${value}`);
        const found = listed.find((each) => textsOf(this.#facts.at(each)).length > 0);
        if (found !== undefined) return found;
      } else if (textsOf(this.#facts.at(`${path}.${parameter}`)).length > 0) return `${path}.${parameter}`;
    }
    return undefined;
  }

  /** Values of the first parameter that has some. */
  texts(...parameters: readonly string[]): string[] {
    const path = this.#firstOf(parameters);
    return path === undefined ? [] : textsOf(this.#facts.at(path));
  }

  text(...parameters: readonly string[]): string | undefined {
    const texts = this.texts(...parameters);
    return texts.length === 0 ? undefined : texts.join(', ');
  }

  /** Reads a fact from the first parameter that has a value. */
  take(fact: TextFact, ...parameters: readonly string[]): this {
    const path = this.#firstOf(parameters);
    if (path !== undefined) this.#facts.set(fact, textsOf(this.#facts.at(path)).join(', '), path);
    return this;
  }

  keep(name: string, ...parameters: readonly string[]): this {
    this.#facts.extra(name, this.text(...parameters));
    return this;
  }

  target(...parameters: readonly string[]): this {
    for (const parameter of parameters) {
      const path = this.pathOf(parameter);
      if (path !== undefined) this.#facts.target(path);
    }
    return this;
  }

  #firstOf(parameters: readonly string[]): string | undefined {
    for (const parameter of parameters) {
      const path = this.pathOf(parameter);
      if (path !== undefined) return path;
    }
    return undefined;
  }
}

/** Steps to a listed parameter; those within another, as in `message_info.subject`, are in its `messageValue`. */
function stepsTo(parameter: string): string {
  return parameter
    .split('.')
    .map((name) => `[name=${name}]`)
    .join('.messageValue.parameter');
}

function baseOf(facts: RecordFacts): string {
  for (const path of LISTS) {
    const events = facts.at(path);
    if (Array.isArray(events)) {
      const index = events.findIndex((event) => isJsonObject(event));
      if (index >= 0) return `${path}[${index}].`;
    }
    if (isJsonObject(events)) return `${path}.`;
  }
  return '';
}

/** `drive`, `admin`, …; Cloud Logging names the API instead: `login.googleapis.com`. */
function applicationOf(facts: RecordFacts): string {
  const named = facts.text('id.applicationName', 'applicationName', 'record_type');
  if (named !== undefined) return named.toLowerCase();
  const api = facts.text('protoPayload.serviceName')?.replace(/\.googleapis\.com$/, '');
  return api === 'oauth2' ? 'token' : (api ?? '');
}
