import type { JsonObject } from '../../cores/json.ts';
import type { RecordFacts, TextFact } from '../record-facts.ts';

/** `USER_ID_DERIVED` and `UserIdDerived` → `useridderived`. */
function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

/** Fields of a record in any of Salesforce's spellings: log files, objects and platform events write them differently. */
export class Columns {
  readonly #facts: RecordFacts;
  readonly #names: ReadonlyMap<string, string>;

  constructor(facts: RecordFacts) {
    this.#facts = facts;
    this.#names = Columns.#namesOf(facts.record);
  }

  static #namesOf(record: JsonObject): ReadonlyMap<string, string> {
    return new Map(Object.keys(record).map((name) => [plain(name), name.replaceAll('.', '\\.')]));
  }

  /** Path of the first of these fields that has a value. */
  path(...names: readonly string[]): string | undefined {
    const paths = names.map((name) => this.#names.get(plain(name)));
    return paths.find((path) => path !== undefined && this.#facts.text(path) !== undefined);
  }

  text(...names: readonly string[]): string | undefined {
    const path = this.path(...names);
    return path === undefined ? undefined : this.#facts.text(path);
  }

  take(fact: TextFact, ...names: readonly string[]): this {
    const path = this.path(...names);
    if (path !== undefined) this.#facts.take(fact, path);
    return this;
  }

  keep(extra: string, ...names: readonly string[]): this {
    this.#facts.extra(extra, this.text(...names));
    return this;
  }
}
