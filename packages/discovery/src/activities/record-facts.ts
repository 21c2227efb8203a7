import {
  ACTIVITY_EXTRAS,
  type Activity,
  type ActivityOutcome,
  type ActorType,
  type ObjectType,
  TARGET_SEPARATOR,
} from '@casbah/domain/activity';
import type { JsonObject } from '../cores/json.ts';
import { textOf, textsOf, valueAt } from './record-path.ts';

/** Event fields that are read as text from a record. */
export type TextFact =
  | 'time'
  | 'user'
  | 'user_domain'
  | 'on_behalf_of'
  | 'src_ip'
  | 'user_agent'
  | 'browser'
  | 'os'
  | 'device'
  | 'app'
  | 'service_id'
  | 'object'
  | 'object_id'
  | 'session'
  | 'severity'
  | 'country'
  | 'city'
  | 'lat'
  | 'lon'
  | 'url'
  | 'message'
  | 'raw_id';
export type Fact = TextFact | 'activity' | 'object_type' | 'outcome' | 'targets';

/** Dialects look words up in plain objects, in which a record's `constructor` finds a function. */
function isText<Text extends string>(value: Text | undefined): value is Text {
  return typeof value === 'string' && value !== '';
}

/**
 * What is known of one activity, and where in the original record each fact was read. The first value wins: a fact that
 * is set stays.
 */
export class RecordFacts {
  readonly record: JsonObject;
  readonly #values = new Map<Fact, string>();
  readonly #origins = new Map<Fact, string>();
  readonly #extra = new Map<string, string>();

  constructor(record: JsonObject) {
    this.record = record;
  }

  /** The value at a path. */
  at(path: string): unknown {
    return valueAt(this.record, path);
  }

  /** Text of the first path that has a value. */
  text(...paths: readonly string[]): string | undefined {
    for (const path of paths) {
      const text = textOf(this.at(path));
      if (text !== undefined) return text;
    }
    return undefined;
  }

  get(fact: Fact): string | undefined {
    return this.#values.get(fact);
  }

  has(fact: Fact): boolean {
    return this.#values.has(fact);
  }

  /** Reads a fact from the first path that has a value. */
  take(fact: TextFact, ...paths: readonly string[]): this {
    for (const path of paths) {
      const text = textOf(this.at(path));
      if (text !== undefined) return this.set(fact, text, path);
    }
    return this;
  }

  /** Sets a fact that was derived from the values at these paths; undefined sets nothing. */
  set(fact: TextFact, value: string | undefined, ...origins: readonly string[]): this {
    if (isText(value) && !this.#values.has(fact)) {
      this.#values.set(fact, value);
      this.#origins.set(fact, origins.join('+'));
    }
    return this;
  }

  /** Sets the term of the vocabulary and keeps the source's own name of the action. */
  act(activity: Activity, sourceAction: string, ...origins: readonly string[]): this {
    this.#values.set('activity', isText(activity) ? activity : 'other');
    this.#origins.set('activity', origins.join('+'));
    return this.extra(ACTIVITY_EXTRAS.action, sourceAction);
  }

  /** Sets the kind of object, unless it is known. */
  on(type: ObjectType | undefined, ...origins: readonly string[]): this {
    if (isText(type) && !this.#values.has('object_type')) {
      this.#values.set('object_type', type);
      this.#origins.set('object_type', origins.join('+'));
    }
    return this;
  }

  ended(outcome: ActivityOutcome | undefined, ...origins: readonly string[]): this {
    if (isText(outcome) && !this.#values.has('outcome')) {
      this.#values.set('outcome', outcome);
      this.#origins.set('outcome', origins.join('+'));
    }
    return this;
  }

  /** Adds people and groups that the activity affects, from each path: texts, or lists of texts. */
  target(...paths: readonly string[]): this {
    for (const path of paths) this.addTargets(textsOf(this.at(path)), path);
    return this;
  }

  addTargets(targets: readonly string[], ...origins: readonly string[]): this {
    if (targets.length === 0) return this;
    const known = this.#values.get('targets')?.split(TARGET_SEPARATOR) ?? [];
    const added = targets
      .map((target) => (target.includes('@') ? target.toLowerCase() : target))
      .map((target) => target.replaceAll(TARGET_SEPARATOR, ',').trim())
      .filter((target) => target !== '');
    this.#values.set('targets', [...new Set([...known, ...added])].join(TARGET_SEPARATOR));
    const before = this.#origins.get('targets');
    this.#origins.set('targets', [...(before === undefined ? [] : [before]), ...origins].join('+'));
    return this;
  }

  actor(type: ActorType | undefined): this {
    return this.extra(ACTIVITY_EXTRAS.actorType, type);
  }

  /** Keeps a value of the source under a name of `ACTIVITY_EXTRAS`, or its own name. */
  extra(name: string, value: string | undefined): this {
    if (isText(value) && !this.#extra.has(name)) this.#extra.set(name, value);
    return this;
  }

  /** The same from the first path with a value. */
  keep(name: string, ...paths: readonly string[]): this {
    return this.extra(name, this.text(...paths));
  }

  get extras(): ReadonlyMap<string, string> {
    return this.#extra;
  }

  /** `fact=path` of each fact, in the order they were found; see `originsOf` in domain. */
  get origins(): string {
    return [...this.#origins]
      .filter(([fact, path]) => path !== '' && this.#values.has(fact))
      .map(([fact, path]) => `${fact}=${path}`)
      .join(TARGET_SEPARATOR);
  }
}
